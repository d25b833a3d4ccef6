"""Takes the pictures of the page for README and docs anew: the same cards in the same states each time. Needs a Chromium.

python tools/make_pictures.py             all of them, into docs/pictures
python tools/make_pictures.py duel team   only these
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Page, sync_playwright

from tests.draws import same_duels
from tests.hygiene.sources import ROOT
from tests.page.browsers import NO_BROWSER, Tabs, program
from tests.page.playing import Player, against_a_bot, come, new_room
from tests.page.test_states import PHONE
from tests.web.serving import DECKS, Served, new_served

FOLDER: Final = ROOT / "docs" / "pictures"
RECORDING: Final = ROOT / "tests" / "recordings" / "bench_sensible_3.json"
DARK: Final[dict[str, Any]] = {"color_scheme": "dark"}
LIGHT: Final[dict[str, Any]] = {"color_scheme": "light"}
MOST: Final = 200
"""Answers after which a state is given up."""

Taking = Callable[[Tabs, Served], Page]
PICTURES: Final[dict[str, Taking]] = {}
"""What brings a tab into the state of a picture, by its name."""


def picture(take: Taking) -> Taking:
    """A picture is named as what takes it."""
    PICTURES[take.__name__] = take
    return take


def sits_down(tabs: Tabs, served: Served, name: str, settings: dict[str, Any], look: dict[str, Any]) -> Player:
    """Somebody in a room whose cards follow from a name."""
    same_duels(name)
    room, tokens = new_room(served, **settings)
    player = Player(come(tabs, room, tokens[0], **look))
    player.next()
    return player


def answers_an_attack(seen: dict[str, Any]) -> bool:
    """Whether a Trap Card can answer an attack."""
    ask = seen["ask"]
    return ask["kind"] == "response" and seen["parts"].get("battle") is not None


def plays_until(player: Player, wanted: Callable[[dict[str, Any]], bool], turn: int) -> Page:
    """Play to a turn, and on to a state. Raises SystemExit where the duel ends before."""
    for _ in range(MOST):
        seen = player.next()
        fresh = seen["ask"] is not None and seen["ask"]["n"] != player.answered
        if fresh and seen["parts"].get("turn", 0) >= turn and wanted(seen):
            return player.page
        if not player.step():
            break
    raise SystemExit("the duel does not come to what the picture shows")


@picture
def duel(tabs: Tabs, served: Served) -> Page:
    """An attack that can be answered."""
    return plays_until(sits_down(tabs, served, "duel 19", against_a_bot(), DARK), answers_an_attack, turn=8)


@picture
def phone(tabs: Tabs, served: Served) -> Page:
    """An own turn on a phone."""
    player = sits_down(tabs, served, "phone", against_a_bot(), {**PHONE, **LIGHT, "device_scale_factor": 2})
    return plays_until(player, lambda seen: seen["ask"]["kind"] == "open", turn=7)


@picture
def team(tabs: Tabs, served: Served) -> Page:
    """Four fields, the partner's hand beside the own one."""
    bots = [{"kind": "bot", "bot": "sensible", "deck": DECKS[seat]} for seat in (1, 2, 3)]
    settings = {"seats": 4, "who": [{"kind": "person"}, *bots]}
    player = sits_down(tabs, served, "team", settings, {**DARK, "viewport": {"width": 1440, "height": 900}})
    return plays_until(player, lambda seen: seen["ask"]["kind"] == "open", turn=9)


@picture
def why_not(tabs: Tabs, served: Served) -> Page:
    """Why a card of the own hand cannot be used, with the rule."""
    player = sits_down(tabs, served, "why not 4", against_a_bot(), LIGHT)
    page = plays_until(player, lambda seen: seen["ask"]["kind"] == "open", turn=1)
    page.locator('[data-walk="hand"] .card.quiet').first.click()
    page.locator("#whynot p").wait_for()
    return page


@picture
def looking_back(tabs: Tabs, served: Served) -> Page:
    """A recording, all hands open."""
    page = tabs.open("/back", **LIGHT)
    page.set_input_files("#recording", RECORDING)
    page.locator("#back-turn").wait_for()
    page.select_option("#back-turn", index=9)
    page.locator(".back-bar h2").filter(has_not_text="Step 0 of").wait_for()
    return page


@picture
def decks(tabs: Tabs, served: Served) -> Page:
    """A deck with a test hand, and the odds of a card."""
    page = tabs.open("/decks", **DARK, viewport={"width": 1280, "height": 1000})
    page.locator(".stacks .face").first.wait_for()
    page.get_by_role("button", name="New hand").click()
    page.get_by_role("button", name="Sangan, 1 copy").click()
    page.get_by_role("button", name="Count Sangan").click()
    page.locator(".odds b").wait_for()
    return page


def main(wanted: list[str]) -> int:
    """Take the pictures that are wanted; all, where none is named."""
    if wrong := [name for name in wanted if name not in PICTURES]:
        print(f"there is no picture {', '.join(wrong)}; there are {', '.join(PICTURES)}")
        return 2
    found = program()
    if found is None:
        print(NO_BROWSER)
        return 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = new_served(Path(folder))
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for name in wanted or PICTURES:
            tabs = Tabs(browser, served.url)
            page = PICTURES[name](tabs, served)
            tabs.settle()
            page.screenshot(path=FOLDER / f"{name}.png")
            print(f"docs/pictures/{name}.png")
            tabs.close()
        browser.close()
        served.stop()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
