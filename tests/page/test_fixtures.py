"""The tests' own eyes: what a page complains of is heard, and axe finds what is wrong."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.page.browsers import Tabs, program, quiet, violations
from tests.web.serving import Served

pytestmark = pytest.mark.served

LIST = '<main><h1>List</h1><button><svg width="30" height="30"></svg></button></main>'


def test_an_error_of_a_page_fails_its_test(browser: Browser, served: Served) -> None:
    """A line of the console, an error that nobody caught, a style that the policy refuses, an address that is not there."""
    tabs = Tabs(browser, served.url)

    def complain() -> None:
        with quiet(tabs):
            page = tabs.open("/healthz")
            page.evaluate("console.log('a line')")
            page.evaluate("setTimeout(() => { throw new Error('nobody caught it') })")
            page.evaluate("document.body.setAttribute('style', 'color: red')")
            page.evaluate("fetch('/not_there').then(() => null)")

    with pytest.raises(AssertionError, match="a line"):
        complain()
    found = "\n".join(tabs.complaints.found)
    assert "nobody caught it" in found
    assert "Content Security Policy" in found
    assert "404" in found


def test_what_a_test_brings_about_is_no_complaint(tabs: Tabs) -> None:
    """It is named by a piece of it."""
    tabs.complaints.expected.append("on purpose")
    tabs.open("/healthz").evaluate("console.log('said on purpose')")


def test_axe_finds_a_button_without_a_name(tabs: Tabs) -> None:
    """And nothing once it has one."""
    page = tabs.context().new_page()
    page.set_content(f'<!doctype html><html lang="en"><head><title>List</title></head><body>{LIST}</body></html>')
    assert [one.split()[0] for one in violations(page)] == ["button-name"]
    page.evaluate("document.querySelector('button').setAttribute('aria-label', 'Draw')")
    assert violations(page) == []


def test_a_browser_is_found_where_one_is(browser: Browser) -> None:
    """Its program is one of those that are looked for."""
    assert program() is not None
    assert browser.version
