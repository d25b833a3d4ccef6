"""The first page after the first time: a duel goes on, settings are at hand, tabs know each other, lists follow."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.page.browsers import Tabs, comes_to, violations
from tests.page.playing import make_listed
from tests.page.test_around import begin_duel

pytestmark = pytest.mark.served


def test_a_duel_that_was_left_goes_on_from_the_first_page(tabs: Tabs) -> None:
    """Whoever leaves is asked, by the link as by going back; the first page has the duel until it is over."""
    page = tabs.open("/")
    page.locator(".big.first").click()
    begin_duel(page)
    room = page.url
    question, stay, go = (
        page.locator("#leave"),
        page.locator("#leave [value=stay]"),
        page.locator("#leave [value=leave]"),
    )
    page.locator(".brand").click()
    expect(question.locator("p").first).to_have_text(
        'It waits as it is. "Continue your duel" on the first page brings you back.'
    )
    expect(stay).to_be_focused()
    assert violations(page) == []
    stay.click()
    expect(question).to_have_count(0)
    assert page.url == room
    page.go_back()
    expect(question).to_be_visible()
    assert page.url == room
    go.click()
    begun = page.locator(".begun .big")
    expect(begun).to_contain_text(
        re.compile(r"Continue your duel\s*against sensible; Goat format, turn 1, Life Points 8000 : 8000")
    )
    assert violations(page) == []
    page.keyboard.press("c")
    page.locator(".phases li").first.wait_for()
    assert page.url == room
    surrender = page.get_by_role("button", name="Surrender")
    surrender.click()
    page.get_by_role("button", name="Really surrender?").click()
    expect(page.locator(".ended")).to_be_visible()
    page.locator(".brand").click()
    page.locator(".starts").wait_for()
    comes_to(page, "localStorage.getItem('spellspeed underway')", "[]")
    expect(page.locator(".begun")).to_have_count(0)


def test_a_duel_whose_room_is_gone_stands_on_the_first_page_no_longer(tabs: Tabs) -> None:
    """The server is asked; what it does not know is forgotten, and the line with it."""
    context = tabs.context()
    gone = {
        "room": "AAAAAAAAAAAA",
        "names": ["Ana", "Ben"],
        "place": 0,
        "profile": "goat",
        "turn": 3,
        "life": [1, 2],
        "at": 0,
    }
    context.add_init_script(f"localStorage.setItem('spellspeed underway', JSON.stringify([{json.dumps(gone)}]))")
    tabs.complaints.expected.append("404")
    page = context.new_page()
    tabs.complaints.hear(page)
    page.goto(tabs.url)
    comes_to(page, "localStorage.getItem('spellspeed underway')", "[]")
    expect(page.locator(".begun")).to_have_count(0)


def test_tabs_of_one_browser_know_each_other(tabs: Tabs) -> None:
    """Each says that the other has the same duel; what is set in one holds in the other."""
    page = tabs.open("/")
    page.locator(".big.first").click()
    begin_duel(page)
    other = page.context.new_page()
    other.goto(page.url)
    words = "This duel is open in another tab, too. Both show the same; an answer in one is one in both."
    for tab in (page, other):
        expect(tab.get_by_text(words)).to_be_visible()
    other.locator('header [data-switch="theme"]').click()
    comes_to(page, "document.documentElement.dataset.theme", other.evaluate("document.documentElement.dataset.theme"))
    other.close()
    expect(page.get_by_text(words)).to_have_count(0)


def test_settings_are_reached_from_the_first_page(tabs: Tabs) -> None:
    """The same panel as in a duel, over the page; a stop that is set there is taken into the next room."""
    page = tabs.open("/")
    page.locator('[data-switch="settings"]').click()
    expect(page.locator("#help-title")).to_be_focused()
    expect(page.locator("#help .deeds kbd")).not_to_have_count(0)
    assert violations(page) == []
    stop = page.get_by_role("checkbox", name="Your turn, Draw")
    expect(stop).not_to_be_checked()
    stop.check()
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_have_count(0)
    expect(page.locator('[data-switch="settings"]')).to_be_focused()
    page.locator(".big.first").click()
    begin_duel(page)
    page.keyboard.press("?")
    expect(stop).to_be_checked()


def test_the_lobby_reads_itself_again(tabs: Tabs) -> None:
    """A room that is made meanwhile comes into the open list by itself."""
    ben = tabs.open("/")
    ben.locator('[data-key="3"]').click()
    expect(ben.locator(".lobby")).to_be_visible()
    make_listed(tabs, "Ana Later")
    expect(ben.locator(".lobby li", has_text="Ana Later")).to_be_visible()


def test_an_own_deck_is_shown_by_its_own_cards(tabs: Tabs) -> None:
    context = tabs.context()
    kept = {"name": "Mine", "text": "", "main": [40640057, 83764718, 55144522], "fusion": [], "side": []}
    context.add_init_script(f"localStorage.setItem('spellspeed decks', JSON.stringify([{json.dumps(kept)}]))")
    page = context.new_page()
    tabs.complaints.hear(page)
    page.goto(tabs.url)
    expect(page.locator(".deal .card")).to_have_count(3)
    page.select_option("#start-deck", "own:Mine")
    expect(page.locator("#start-deck-told")).to_have_text("Kuriboh · Monster Reborn · Pot of Greed.")
