"""Whole duels at the page, by one kind of input each."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.browsers import Tabs, settled
from tests.page.playing import (
    Player,
    Speaker,
    Toucher,
    Typist,
    against_a_bot,
    as_json,
    come,
    new_room,
)
from tests.web.serving import Served

pytestmark = pytest.mark.served

PHONE = {"viewport": {"width": 412, "height": 839}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2.625}


def ended(found: dict[str, Any]) -> bool:
    """Whether all that was to be played is over, by a rule."""
    return bool(found["over"] and found["over"]["whole"] and found["over"]["reason"])


def test_three_clicks_to_the_first_hand(tabs: Tabs) -> None:
    """From the start page, whatever else stands there: at most three until the cards lie there and something is asked."""
    page = tabs.open("/")
    page.get_by_role("button", name="Play a bot").click()
    clicks = 1
    hand = '[data-walk="hand"] [data-card]'
    while True:
        page.locator(f".room-state button.go, [data-option], {hand}").first.wait_for()
        settled(page)
        if page.locator(hand).count():
            break
        page.locator(".room-state button.go, [data-option]").first.click()
        clicks += 1
    assert clicks <= 3


def test_a_duel_by_mouse(tabs: Tabs, served: Served) -> None:
    """To the end that the rules give it."""
    room, tokens = new_room(served, **against_a_bot())
    player = Player(come(tabs, room, tokens[0]))
    found = player.play()
    assert ended(found), as_json(found)
    expect(player.page.locator(".prompt.ended")).to_be_visible()


@pytest.mark.whole_page
def test_a_duel_by_touch_on_a_phone(tabs: Tabs, served: Served) -> None:
    """No pointer, a narrow screen."""
    room, tokens = new_room(served, **against_a_bot())
    found = Toucher(come(tabs, room, tokens[0], **PHONE)).play()
    assert ended(found), as_json(found)


@pytest.mark.whole_page
def test_a_duel_by_keys_alone(tabs: Tabs, served: Served) -> None:
    """Digits and letters, where there is none the Tab key."""
    room, tokens = new_room(served, **against_a_bot())
    found = Typist(come(tabs, room, tokens[0])).play()
    assert ended(found), as_json(found)


@pytest.mark.whole_page
@pytest.mark.parametrize("locale", ["en-GB", "tr-TR"])
def test_a_duel_by_typed_moves_alone(tabs: Tabs, served: Served, locale: str) -> None:
    """What options are called is what is typed, in each language."""
    room, tokens = new_room(served, **against_a_bot())
    found = Speaker(come(tabs, room, tokens[0], locale=locale)).play()
    assert ended(found), as_json(found)
