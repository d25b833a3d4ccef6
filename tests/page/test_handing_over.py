"""Between duels and between persons: siding in a match, and two persons at one browser with a curtain between them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.browsers import Tabs, comes_to, violations

pytestmark = pytest.mark.served

WITH_SIDE = "chaos_control"
"""A bundled deck with fifteen cards in its Side Deck."""
NAMED = re.compile(r"\d+, \S")
"""The number of a card with its name, which comes after the list."""
SEEN_HANDS = (
    """() => [...document.querySelectorAll('.hand .card[aria-label]')].map((card) => card.getAttribute('aria-label'))"""
)


def new_room(tabs: Tabs, other: str, **options: Any) -> Page:
    """The form of a room, with Ana at the first seat and this at the other."""
    page = tabs.open("/", **options)
    page.locator('[data-key="2"]').click()
    page.fill("#room-name", "Ana")
    page.select_option("#seat-1", other)
    return page


def begin_match(page: Page) -> None:
    """Make the room; whoever may choose goes first; the duel stands on the page."""
    page.locator(".room-form .btn.go").click()
    duel, choice = page.locator("#field-0"), page.get_by_role("button", name="Go first")
    expect(duel.or_(choice)).to_be_visible()
    if choice.is_visible():
        choice.click()
    duel.wait_for()


def to_siding(tabs: Tabs) -> Page:
    """A match against the bot, between its first two duels."""
    page = new_room(tabs, "bot")
    page.select_option("#room-kind", "match")
    page.select_option("#room-deck", WITH_SIDE)
    begin_match(page)
    page.get_by_role("button", name="Surrender").click()
    page.get_by_role("button", name="Really surrender?").click()
    expect(page.locator(".exchange .card").last).to_have_attribute("aria-label", NAMED)
    return page


@pytest.mark.parametrize("options", [{}, {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark"}])
def test_cards_are_exchanged_one_for_one(tabs: Tabs, options: dict[str, Any]) -> None:
    """By clicks; afterwards each is told how many the others exchanged (SIDE-6)."""
    page = to_siding(tabs)
    deck, side = page.locator(".exchange").nth(0), page.locator(".exchange").nth(1)
    expect(side.locator(".card")).to_have_count(15)
    page.set_viewport_size(options.get("viewport", {"width": 1280, "height": 800}))
    assert violations(page) == []
    done = page.locator(".deckbar .btn.go")
    expect(done).to_have_text("Keep the Deck")
    deck.locator(".card").nth(3).click()
    expect(done).to_be_disabled()
    done.click(force=True)
    expect(page.locator("#whynot")).to_have_text("As many cards must come in as go out: 1 go out, 0 come in")
    side.locator(".card").nth(2).click()
    expect(done).to_have_text("Exchange 1")
    page.get_by_role("button", name="Reset").click()
    expect(page.locator(".exchange .chosen")).to_have_count(0)
    deck.locator(".card").nth(3).click()
    side.locator(".card").nth(2).click()
    done.click()
    expect(page.get_by_role("button", name="Go first").or_(page.locator("#field-0"))).to_be_visible()
    expect(page.locator(".exchanged")).to_have_text("Exchanged before this duel: Ana 1, sensible 0.")


CHOSEN = "[...document.querySelectorAll('.exchange .chosen')].map((card) => card.getAttribute('aria-label'))"
"""The names of the cards that are chosen, as they are heard."""


def say(page: Page, line: str) -> None:
    """Type a line of an exchange."""
    page.fill("#exchange-line", line)
    page.press("#exchange-line", "Enter")


def test_cards_are_exchanged_by_words_and_a_reload_keeps_what_is_chosen(tabs: Tabs) -> None:
    """Numbers are those on the cards, names may be begun, a number before a name is of copies; a line that fits nothing chooses nothing."""
    page = to_siding(tabs)
    size = page.locator(".exchange").nth(0).locator(".card").count()
    side = page.locator(".exchange").nth(1).locator(".card")
    names = [str(card.get_attribute("aria-label")).partition(", ")[2] for card in side.all()]
    main = page.locator(".exchange").nth(0).locator(".card")
    dragons = [
        label for card in main.all() if (label := str(card.get_attribute("aria-label"))).endswith("Thunder Dragon")
    ]
    assert len(dragons) == 3
    say(page, f"{dragons[0].partition(',')[0]} -> {size + 1}")
    expect(page.locator(".exchange .chosen")).to_have_count(2)
    page.reload()
    comes_to(page, CHOSEN, [dragons[0], f"{size + 1}, {names[0]}"])
    say(page, "2 thunder -> 2 dust tornado")
    chosen = [
        *(*dragons, f"{size + 1}, {names[0]}"),
        *(f"{size + 1 + place}, {name}" for place, name in enumerate(names) if name == "Dust Tornado"),
    ]
    comes_to(page, CHOSEN, chosen)
    expect(page.locator(".deckbar .btn.go")).to_have_text("Exchange 3")
    for line, problem in (
        ("thunder dragon -> 1", 'No "thunder dragon" to choose in: Your Deck.'),
        (f"1 -> {size}", f'No "{size}" to choose in: Your Side Deck.'),
        ("3, 4", '"3, 4" is no exchange; write for example 3 -> 41, or 2 Sangan -> 2 Jinzo.'),
    ):
        say(page, line)
        expect(page.locator(".problem")).to_have_text(problem)
        assert page.evaluate(CHOSEN) == chosen
    say(page, "reset")
    expect(page.locator(".exchange .chosen")).to_have_count(0)
    say(page, f"1 -> {size + 1}")
    say(page, "done")
    expect(page.locator(".exchanged")).to_have_text("Exchanged before this duel: Ana 1, sensible 0.")


def looks_on(page: Page, wanted: str) -> bool:
    """Wait until either that stands there or the curtain has fallen, after which neither goes by itself; whether it is not the curtain."""
    curtain = page.locator(".curtain h1.title")
    expect(page.locator(wanted).or_(curtain).first).to_be_visible()
    return not curtain.is_visible()


def test_two_persons_at_one_browser_never_see_each_others_hand(tabs: Tabs) -> None:
    """Ana ends her turn, the curtain falls, and behind it nothing of the table is in the page; then Ben sees his own hand."""
    page = new_room(tabs, "here")
    page.locator(".room-form .btn.go").click()
    page.fill("#seat-1-name", "Ben")
    page.locator(".sit .btn.go").click()
    curtain = page.locator(".curtain h1.title")
    if not looks_on(page, ".ask-first"):
        page.locator(".curtain .btn.go").click()
    page.locator(".ask-first #options .opt").first.click()
    handed = []
    for _ in range(2):
        if not looks_on(page, ".ask-open"):
            page.locator(".curtain .btn.go").click()
        page.locator(".ask-open").wait_for()
        expect(page.locator(".me .hand .card")).not_to_have_count(0)
        held = {name.split(", ")[1] for name in page.evaluate(SEEN_HANDS)}
        assert held
        page.locator(".me .hand .card").first.hover()
        page.locator('#options [data-key="e"]').click()
        if looks_on(page, ".opt.sure"):
            page.locator(".opt.sure").click()
        curtain.wait_for()
        handed.append(curtain.inner_text().removeprefix("Hand over to "))
        expect(page.locator(".face")).to_have_count(0)
        text = page.evaluate("() => document.body.textContent")
        assert [name for name in held if name in text] == []
        assert violations(page) == []
        page.locator(".curtain .btn.go").click()
        expect(page.locator(".me h2")).to_contain_text(handed[-1])
        expect(page.locator(".me .hand .card")).not_to_have_count(0)
    assert sorted(handed) == ["Ana", "Ben"]
