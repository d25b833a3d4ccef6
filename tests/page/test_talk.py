"""Talk at the page: phrases with a mute for each sender, and a card that a partner points at."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.draws import same_duels
from tests.page.browsers import Tabs, settled, violations
from tests.page.playing import new_room, persons
from tests.web.serving import DECKS, Served

pytestmark = pytest.mark.served

PHRASES = [
    "Hello!",
    "Good luck!",
    "One moment, please.",
    "Thank you!",
    "Sorry!",
    "Well played!",
    "Good game!",
    "Goodbye!",
]


LASTING = """{
    const later = window.setTimeout;
    window.setTimeout = (deed, after, ...words) => later(deed, after >= 2000 ? 3_600_000 : after, ...words);
}"""
"""What stands on the page for some seconds stands there for as long as it is looked at."""


def coming(tabs: Tabs, room: str, token: str) -> Page:
    """A tab at a seat, in which what is said stays."""
    page = tabs.open("/healthz")
    page.add_init_script(LASTING)
    page.goto(f"{tabs.url}/r/{room}#{token}")
    return page


@pytest.mark.whole_page
def test_a_phrase_is_shown_and_told_and_can_be_muted(tabs: Tabs, served: Served) -> None:
    """By keys alone: the button, the first phrase. Who is muted is not heard any more, and hears the others still."""
    same_duels("talk")
    room, tokens = new_room(served, **persons(2))
    ana, ben = (coming(tabs, room, tokens[place]) for place in range(2))
    ana.locator(".ask-open").wait_for()
    ben.locator("#field-1").wait_for()
    ana.locator("header [data-talk]").press("Enter")
    expect(ana.locator("#talk .row").first.locator("button")).to_have_text(PHRASES)
    assert violations(ana) == []
    ana.keyboard.press("Enter")
    expect(ben.locator(".toast")).to_have_text("Ana: Hello!")
    expect(ben.locator("#told-log")).to_contain_text("Ana: Hello!")
    expect(ana.locator("#talk")).to_have_count(0)
    ben.get_by_role("button", name="Say").first.click()
    ben.get_by_role("button", name="Mute Ana").click()
    ana.locator("header [data-talk]").click()
    ana.get_by_role("button", name="Thank you!").click()
    expect(ana.locator(".toast")).to_contain_text("Ana: Thank you!")
    ben.get_by_role("button", name="Good luck!").click()
    expect(ana.locator(".toast")).to_contain_text("Ben: Good luck!")
    expect(ben.locator("#told-log")).to_contain_text("Ben: Good luck!")
    assert "Thank you!" not in ben.locator("#told-log").inner_text()


@pytest.mark.whole_page
def test_a_partner_points_at_a_card_which_glows(tabs: Tabs, served: Served) -> None:
    """One of the own hand, which lies open beside the partner's. Without a partner who is a person there is no such button."""
    same_duels("point")
    bots = [{"kind": "bot", "bot": "sensible", "deck": DECKS[place]} for place in (1, 3)]
    room, tokens = new_room(served, seats=4, who=[{"kind": "person"}, bots[0], {"kind": "person"}, bots[1]])
    ana, cem = (coming(tabs, room, tokens[place]) for place in (0, 2))
    ana.locator(".ask-open").wait_for()
    shown = ana.locator("#hand-0 .card").nth(2)
    name = str(shown.get_attribute("aria-label")).split(", ")[1]
    shown.hover()
    ana.get_by_role("button", name="Show partner").click()
    expect(cem.locator(".toast")).to_contain_text(f"points at {name}")
    expect(cem.locator(".pinged")).to_have_count(1)
    expect(cem.locator(".pinged")).to_have_attribute("aria-label", re.compile(re.escape(name)))
    settled(ana)
    expect(ana.locator(".pinged")).to_have_count(0)
