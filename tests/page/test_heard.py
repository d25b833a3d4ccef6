"""What those hear who do not see the page: the first turns as a screen reader has them, and a whole duel with the screen off."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.draws import same_duels
from tests.page.browsers import Tabs, holds, settled
from tests.page.playing import Player, against_a_bot, new_room
from tests.web.serving import Served

pytestmark = pytest.mark.served

SNAPSHOTS: Final = Path(__file__).parent / "snapshots"
WRITTEN: Final = os.environ.get("SPELLSPEED_WRITE_SNAPSHOTS", "0") == "1"
"""Writes the files anew; what has changed in them is to be read before it is kept."""
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 412, "height": 839}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2.625,
}  # fmt: skip
EARS: Final = """() => {
    window.heard = [];
    const hear = (role, text) => text && window.heard.push([role, text.replace(/\\s+/g, ' ').trim()]);
    new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
            const element = target instanceof Element ? target : target.parentElement;
            const region = element?.closest('[id^="told-"]');
            if (region) for (const added of addedNodes) hear(region.id.slice(5), added.textContent);
        }
    }).observe(document, { childList: true, subtree: true });
}"""
"""Keeps what the live regions say, in order."""
ALL_SAID: Final = """
    plain(window.heard.filter(([role]) => role === 'log').map(([, text]) => text).join(' ')).endsWith(plain(table.log.at(-1).line))
"""
"""Whether the last line of the log has been said."""
FOCUSED: Final = ":focus"
MOMENT: Final = 2_000
"""Milliseconds within which what has the focus is read, unless it has just left the page."""
QUESTIONS: Final = 9
"""So many questions of the first three turns."""


def listened(page: Page) -> list[list[str]]:
    """What was said so far: the region and the text."""
    found: list[list[str]] = page.evaluate("window.heard")
    return found


def at_a_seat(tabs: Tabs, room: str, token: str, **options: Any) -> Page:
    """A tab that is listened to."""
    page = tabs.open("/healthz", **options)
    page.add_init_script(f"({EARS})()")
    page.goto(f"{tabs.url}/r/{room}#{token}")
    return page


@pytest.mark.parametrize(
    ("name", "options"),
    [
        pytest.param("desktop", {}),
        pytest.param("phone", PHONE, marks=pytest.mark.whole_page),
        pytest.param("turkish", {"locale": "tr-TR"}, marks=pytest.mark.whole_page),
    ],
)
def test_the_first_turns_as_they_are_heard(tabs: Tabs, served: Served, name: str, options: dict[str, Any]) -> None:
    """At each question: all that was said since the last one, and what stands in the main part and beside it by role and name."""
    same_duels("the first turns")
    room, tokens = new_room(served, **against_a_bot())
    player = Player(at_a_seat(tabs, room, tokens[0], **options))
    parts: list[str] = []
    said = 0
    for number in range(QUESTIONS):
        ask = player.next()["ask"]
        status = player.page.locator("#told-status")
        status.get_by_text(ask["question"]).wait_for(state="attached")
        holds(player.page, ALL_SAID)
        spoken = listened(player.page)
        lines = " ".join(text for role, text in spoken[said:] if role == "log")
        said = len(spoken)
        parts.append(f"# question {number + 1}, after: {lines}\n{player.page.locator('body').aria_snapshot()}\n")
        player.answer(ask)
    found = "\n".join(re.sub(r"- log:.*?- status", "- status", part, flags=re.DOTALL) for part in parts)
    file = SNAPSHOTS / f"{name}.txt"
    if WRITTEN:
        file.write_text(found, encoding="utf-8")
    assert found == file.read_text(encoding="utf-8")


class ByEar:
    """Somebody who hears the page and presses keys, and knows nothing else of it: neither its classes nor what the server sent."""

    END: Final = ("wins the duel", "is a draw")
    LIKED: Final = ("summon", "attack", "activate", "set", "battle")
    BEFORE: Final = ". Hold"
    AFTER: Final = '"All"'
    DONE: Final = ("Enter", "Done", "done")

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self.questions = 0
        self.tried: list[str] = []
        self.zest = 60

    def is_told_the_end(self) -> bool:
        """Whether the result was said."""
        return any(end in text for role, text in listened(self.page) if role == "log" for end in self.END)

    def wait_for_a_question(self) -> bool:
        """Until another question is said; False where the duel ends instead."""
        self.page.wait_for_function(
            """([before, ends]) => window.heard.filter(([role]) => role === 'status').length > before
                || window.heard.some(([role, text]) => role === 'log' && ends.some((end) => text.includes(end)))""",
            arg=[self.questions, list(self.END)],
        )
        self.questions = len([text for role, text in listened(self.page) if role == "status"])
        self.tried.clear()
        return not self.is_told_the_end()

    def name(self) -> str:
        """The role and name of what has the focus; "" where nothing has it."""
        here = self.page.locator(FOCUSED)
        while here.count():
            try:
                told = here.aria_snapshot(timeout=MOMENT)
            except PlaywrightTimeoutError:  # what had the focus left the page while it was looked at
                continue
            return told.partition("\n")[0].removeprefix("- ").strip("'")
        return ""

    def choices(self) -> list[str]:
        """The buttons of the question, in order: from it back to those of passing, which come before, and on until one leaves them."""
        self.page.keyboard.press("Escape")
        self.go("Shift+Tab", lambda name: self.BEFORE in name or not name.startswith("button"))
        found: list[str] = []
        for _ in range(40):
            self.page.keyboard.press("Tab")
            name = self.name()
            if not name.startswith(("button", "checkbox")) or self.AFTER in name or name in found:
                break
            found.append(name)
        return found

    def go(self, key: str, is_there: Callable[[str], bool]) -> None:
        """Press a key until one hears what one looks for."""
        for _ in range(60):
            if is_there(self.name()):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"not found by {key}; the focus is on {self.name()}")

    def choose(self, names: list[str]) -> int:
        """Which of them."""
        fresh = [name for name in names if name not in self.tried and "[disabled]" not in name]
        for liked in self.LIKED if self.zest > 0 else ():
            for name in fresh:
                if liked in name.lower():
                    self.zest -= 1
                    return names.index(name)
        for name in fresh:
            if any(done in name for done in (*self.DONE, "pass", "end phase", "End")):
                return names.index(name)
        return names.index(fresh[0] if fresh else names[-1])

    def play(self, most: int = 700) -> None:
        """To the end of the duel."""
        for _ in range(most):
            if not self.wait_for_a_question():
                return
            for _ in range(40):
                if not self.answer() or self.is_answered():
                    break

    def is_answered(self) -> bool:
        """Whether what was pressed answered the question: then it is no more said that one chooses, or another one is asked."""
        asked = len([text for role, text in listened(self.page) if role == "status"])
        return asked > self.questions or self.is_told_the_end() or not self.choices()

    def answer(self) -> bool:
        """Go to a button and press it; False where there is none."""
        names = self.choices()
        if not names:
            return False
        place = self.choose(names)
        self.tried.append(names[place])
        self.go("Shift+Tab", lambda name: name == names[place])
        self.page.keyboard.press("Enter")
        settled(self.page)
        return True


@pytest.mark.whole_page
def test_a_duel_with_the_screen_off(tabs: Tabs, served: Served) -> None:
    """By what is said and by the names of what has the focus, to the end that the rules give the duel."""
    same_duels("by ear")
    room, tokens = new_room(served, **against_a_bot())
    player = ByEar(at_a_seat(tabs, room, tokens[0]))
    player.play()
    assert player.is_told_the_end()
    assert player.questions > 10
    game = served.rooms.held[room].room.record.recordings[0]
    assert game.answers
