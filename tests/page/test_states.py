"""States of the page: axe finds nothing against any of them, in both themes, both languages, wide and on the phone; nothing runs over sideways."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from tests.draws import same_duels
from tests.page.browsers import Tabs, drawn, quiet, violations
from tests.page.playing import Player, against_a_bot, come, new_room, persons
from tests.web.serving import DECKS, Served

pytestmark = pytest.mark.served

PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 3,
}
OVERFLOW: Final = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
PLACES: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"color_scheme": "light"},
    "phone, Turkish": {**PHONE, "color_scheme": "light", "locale": "tr-TR"},
}
"""Where a state is brought about: what a context has for good."""
LOOKS: Final[dict[str, tuple[tuple[str, int, int], ...]]] = {
    "desktop": (("light", 1280, 800), ("dark", 1280, 800), ("light", 320, 640)),
    "phone, Turkish": (("light", 390, 844), ("dark", 390, 844)),
}
"""How it is looked at there: theme, width, height."""

State = Callable[[Tabs, Served, dict[str, Any]], Page]
STATES: Final[dict[str, State]] = {}
"""What brings a tab into a state of the page."""


def named_state(make: State) -> State:
    """A state is named as what makes it."""
    STATES[make.__name__.replace("_", " ")] = make
    return make


def in_a_duel(tabs: Tabs, served: Served, options: dict[str, Any], zest: int = 40) -> Player:
    """Somebody in a duel against the bot."""
    room, tokens = new_room(served, **against_a_bot())
    return Player(come(tabs, room, tokens[0], **options), zest)


def until_kind(player: Player, kinds: tuple[str, ...], most: int = 120) -> Page:
    """Play until such an ask is open."""
    for _ in range(most):
        seen = player.next()
        if seen["ask"] is not None and seen["ask"]["n"] != player.answered and seen["ask"]["kind"] in kinds:
            return player.page
        assert player.step(), "the duel is over before"
    raise AssertionError("not reached")


@named_state
def start_page(tabs: Tabs, served: Served, options: dict[str, Any]) -> Page:
    page = tabs.open("/", **options)
    page.locator("button.big").first.wait_for()
    return page


@named_state
def waiting_for_others(tabs: Tabs, served: Served, options: dict[str, Any]) -> Page:
    made = served.post("/api/1/rooms", {"settings": persons(2), "name": "Ana", "deck": DECKS[0]})[1]
    page = come(tabs, made["room"], made["token"], **options)
    page.locator(".lines, .seat-row, main li").first.wait_for()
    return page


@named_state
def first_question(tabs: Tabs, served: Served, options: dict[str, Any]) -> Page:
    return until_kind(in_a_duel(tabs, served, options), ("open",))


@named_state
def menu_of_a_card(tabs: Tabs, served: Served, options: dict[str, Any]) -> Page:
    page = until_kind(in_a_duel(tabs, served, options), ("open",))
    for card in page.locator("#hand-0 .can").all():
        card.click()
        drawn(page)
        if page.locator("#menu").count():
            break
    page.locator("#menu button").first.wait_for()
    return page


@named_state
def middle_of_a_duel(tabs: Tabs, served: Served, options: dict[str, Any]) -> Page:
    player = in_a_duel(tabs, served, options, zest=12)
    player.play(most=14)
    return until_kind(player, ("open",))


@named_state
def graveyard(tabs: Tabs, served: Served, options: dict[str, Any]) -> Page:
    page = middle_of_a_duel(tabs, served, options)
    page.locator('[id^="graveyard-"]').first.click()
    page.locator("#pile").wait_for()
    return page


@named_state
def several_to_choose(tabs: Tabs, served: Served, options: dict[str, Any]) -> Page:
    return until_kind(in_a_duel(tabs, served, options), ("discard", "choose", "tribute", "cost", "material", "target"))


@named_state
def reasons_why_not(tabs: Tabs, served: Served, options: dict[str, Any]) -> Page:
    page = until_kind(in_a_duel(tabs, served, options), ("open",))
    page.locator("#hand-0 .card.quiet").first.click()
    page.locator("#whynot p").wait_for()
    return page


@named_state
def end_of_a_duel(tabs: Tabs, served: Served, options: dict[str, Any]) -> Page:
    player = in_a_duel(tabs, served, options, zest=0)
    player.play()
    return player.page


@pytest.fixture
def opened(browser: Browser, served: Served) -> Iterator[Tabs]:
    """Tabs whose consoles must be empty; the same cards in each run."""
    same_duels("states 2")
    with quiet(Tabs(browser, served.url)) as tabs:
        yield tabs


def looked_at(opened: Tabs, served: Served, name: str, place: str, looks: tuple[tuple[str, int, int], ...]) -> None:
    """No rule is broken in a state, however it is looked at, and nothing is wider than the screen."""
    page = STATES[name](opened, served, PLACES[place])
    for theme, width, height in looks:
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        assert (violations(page), max(0, page.evaluate(OVERFLOW))) == ([], 0), (theme, width)


@pytest.mark.parametrize("name", ["start page", "middle of a duel"])
def test_nothing_is_wrong_in_a_state(opened: Tabs, served: Served, name: str) -> None:
    """The sample."""
    looked_at(opened, served, name, "desktop", LOOKS["desktop"][:1])


@pytest.mark.whole_page
@pytest.mark.parametrize("place", LOOKS)
@pytest.mark.parametrize("name", STATES)
def test_nothing_is_wrong_in_any_state(opened: Tabs, served: Served, name: str, place: str) -> None:
    """All of them, in each look."""
    looked_at(opened, served, name, place, LOOKS[place])
