"""A browser for the tests of the page: which program, and a tab that hears everything the page complains of."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, TimeoutError, expect

from tests.patience import PATIENCE

PROGRAMS: Final = ("chromium-headless-shell", "chromium")
NO_BROWSER: Final = (
    "no Chromium is installed here (Debian: chromium-headless-shell fonts-dejavu-core), so the page was not tried"
)
"""Why the tests that need one are skipped, where they are."""
NEEDED: Final = os.environ.get("SPELLSPEED_NEEDS_BROWSER", "0") == "1"
"""Whether a machine without a browser fails rather than skips."""
WHOLE: Final = os.environ.get("SPELLSPEED_PAGE_THOROUGH", "0") == "1"
"""Whether all tests of the page run, or those that are enough while writing."""
ONLY_A_SAMPLE: Final = "a sample of the tests of the page (SPELLSPEED_PAGE_THOROUGH=1 runs all)"
RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
"""The rules of axe that the page keeps."""
AXE: Final = "async (tags) => (await axe.run(document, {runOnly: tags})).violations"
SETTLED: Final = """async () => {
    const { request } = await import(document.querySelector('script[type=module]').src.replace('main.js', 'wire.js'));
    await request({ t: 'try', ask: -1, picks: [] });
    await new Promise((done) => setTimeout(done));
    return true;
}"""
"""Messages are answered one after the other: a question that changes nothing is answered when all is that the page has said before."""
HOLDS: Final = """async (arg) => {
    const from = (name) => import(document.querySelector('script[type=module]').src.replace('main.js', name));
    const { table } = await from('table.js');
    const { isAnswering } = await from('wire.js');
    const plain = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
    while (!(%s)) await new Promise(requestAnimationFrame);
    return true;
}"""
"""Playwright looks once at what an asynchronous function returns, so this one looks again by itself, before each frame."""
FIXED_SALT: Final = "crypto.getRandomValues = (held) => held.fill(7)"
"""What the page draws is the same in each run, so that duels are."""
MILLISECONDS: Final = 1000 * PATIENCE
"""PATIENCE as Playwright counts."""


expect.set_options(MILLISECONDS)


def program() -> str | None:
    """The path of an installed Chromium; None if there is none."""
    return next((found for name in PROGRAMS if (found := shutil.which(name))), None)


def holds(page: Page, condition: str, arg: object = None) -> None:
    """Wait until a JavaScript condition holds of a page in a room: of its `table`, of `isAnswering()`, of texts made `plain`."""
    page.wait_for_function(HOLDS % condition, arg=arg)


def settled(page: Page) -> None:
    """Wait until the server has answered all that a page in a room has said, and the page has drawn what follows."""
    page.wait_for_function(SETTLED)


def drawn(page: Page) -> None:
    """Wait until a page has heard every key and click so far, and drawn what follows at once. It is the sign before one looks at what must not be."""
    page.wait_for_function("() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(true))))")


def comes_to(page: Page, expression: str, wanted: object) -> None:
    """Wait until a JavaScript expression is worth this; what it is worth instead is the failure."""
    try:
        page.wait_for_function(f"() => JSON.stringify({expression}) === JSON.stringify({json.dumps(wanted)})")
    except TimeoutError:
        assert page.evaluate(expression) == wanted
        raise


class Complaints:
    """What a tab's console, its scripts and its requests complained of. `expected` are pieces of what a test brings about on purpose."""

    def __init__(self) -> None:
        self.found: Final[list[str]] = []
        self.expected: Final[list[str]] = []

    def hear(self, page: Page) -> None:
        """Listen to a tab: every line of its console counts, not errors alone."""
        page.on("console", self.said)
        page.on("pageerror", lambda error: self.found.append(f"error: {error}"))
        page.on("requestfailed", self.failed)

    def said(self, message: ConsoleMessage) -> None:
        """A line of the console; refusals of the content security policy are among them."""
        self.found.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def failed(self, request: Request) -> None:
        """A request without an answer."""
        self.found.append(f"{request.url}: {request.failure}")

    def unexpected(self) -> list[str]:
        """Those that no test wanted."""
        return [line for line in self.found if not any(piece in line for piece in self.expected)]


class Tabs:
    """Opens tabs of one browser, each with a storage of its own, and hears them all."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser: Final = browser
        self.url: Final = url
        self.complaints: Final = Complaints()
        self.contexts: Final[list[BrowserContext]] = []

    def open(self, path: str = "/", **options: Any) -> Page:
        """A new tab at a path of the server; options are those of a browser context (viewport, locale, color_scheme ...)."""
        page = self.context(**options).new_page()
        self.complaints.hear(page)
        page.goto(self.url + path)
        return page

    def context(self, **options: Any) -> BrowserContext:
        """A browser context, in English and without motion unless told otherwise."""
        wanted = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 800}, **options}
        context = self.browser.new_context(**wanted)
        context.set_default_timeout(MILLISECONDS)
        context.add_init_script(FIXED_SALT)
        self.contexts.append(context)
        return context

    def settle(self) -> None:
        """Let every tab do what it has put off, so that its complaints are heard."""
        for page in [page for context in self.contexts for page in context.pages]:
            page.evaluate("() => new Promise((done) => setTimeout(done))")

    def close(self) -> None:
        """Close all tabs."""
        for context in self.contexts:
            context.close()


def violations(page: Page) -> list[str]:
    """What axe has against the page as it is now: the rule, what it wants, and where."""
    page.evaluate((files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(AXE, RULES)
    return [
        f"{one['id']} ({one['help']}): {node['target']} {node['html'][:200]}" for one in found for node in one["nodes"]
    ]


@contextmanager
def quiet(tabs: Tabs) -> Iterator[Tabs]:
    """The tabs of a test; afterwards they are closed, and nothing was complained of."""
    try:
        yield tabs
        tabs.settle()
    finally:
        tabs.close()
    if found := tabs.complaints.unexpected():
        raise AssertionError("\n".join(["the page complained:", *found]))
