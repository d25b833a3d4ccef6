"""Between duels and between persons: siding in a match, and two persons at one browser with a curtain between them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.browsers import Tabs, violations

WITH_SIDE = "chaos_control"
"""A bundled deck with fifteen cards in its Side Deck."""
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


@pytest.mark.parametrize("options", [{}, {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark"}])
def test_cards_are_exchanged_one_for_one(tabs: Tabs, options: dict[str, Any]) -> None:
    page = new_room(tabs, "bot")
    page.select_option("#room-kind", "match")
    page.select_option("#room-deck", WITH_SIDE)
    begin_match(page)
    page.get_by_role("button", name="Surrender").click()
    page.get_by_role("button", name="Really surrender?").click()
    deck, side = page.locator(".exchange").nth(0), page.locator(".exchange").nth(1)
    expect(side.locator(".card")).to_have_count(15)
    expect(side.locator(".face").first).to_be_visible()
    page.set_viewport_size(options.get("viewport", {"width": 1280, "height": 800}))
    assert violations(page) == []
    done = page.locator(".deckbar .btn.go")
    expect(done).to_have_text("Keep the Deck")
    deck.locator(".card").nth(3).click()
    expect(done).to_be_disabled()
    side.locator(".card").nth(2).click()
    expect(done).to_have_text("Exchange 1")
    page.get_by_role("button", name="Reset").click()
    expect(page.locator(".exchange .chosen")).to_have_count(0)
    deck.locator(".card").nth(3).click()
    side.locator(".card").nth(2).click()
    done.click()
    expect(page.get_by_role("button", name="Go first").or_(page.locator("#field-0"))).to_be_visible()


def test_two_persons_at_one_browser_never_see_each_others_hand(tabs: Tabs) -> None:
    """Ana ends her turn, the curtain falls, and behind it nothing of the table is in the page; then Ben sees his own hand."""
    page = new_room(tabs, "here")
    page.locator(".room-form .btn.go").click()
    page.fill("#seat-1-name", "Ben")
    page.locator(".sit .btn.go").click()
    options, curtain = page.locator("#options .opt"), page.locator(".curtain h1.title")
    expect(options.first.or_(curtain)).to_be_visible()
    if curtain.is_visible():
        page.locator(".curtain .btn.go").click()
        options.first.wait_for()
    options.first.click()
    ending = page.locator("#options .opt", has_text="End").or_(page.locator(".curtain"))
    handed = []
    for _ in range(2):
        expect(ending.first).to_be_visible()
        held = {name.split(", ")[1] for name in page.evaluate(SEEN_HANDS)}
        page.locator(".me .hand .card").first.hover()
        if not curtain.is_visible():
            ending.first.click()
            expect(page.locator(".opt.sure").or_(curtain).first).to_be_visible()
            if not curtain.is_visible():
                page.locator(".opt.sure").click()
                curtain.wait_for()
        handed.append(curtain.inner_text().removeprefix("Hand over to "))
        assert held
        text = page.evaluate("() => document.body.textContent")
        assert [name for name in held if name in text] == []
        assert page.locator(".face").count() == 0
        assert violations(page) == []
        page.locator(".curtain .btn.go").click()
        expect(page.locator(".me h2")).to_contain_text(handed[-1])
        expect(page.locator(".me .hand .card")).not_to_have_count(0)
    assert sorted(handed) == ["Ana", "Ben"]
