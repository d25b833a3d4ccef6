"""Sleeves and mats: chosen in the settings, on the own cards and the own field alone, kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.draws import same_duels
from tests.page.browsers import Tabs, comes_to, drawn, settled, violations
from tests.page.playing import against_a_bot, come, new_room
from tests.web.serving import Served

pytestmark = pytest.mark.served

EMBER = "rgb(107, 29, 18)"
LOOKS = """[
    ...[0, 1].map((seat) => getComputedStyle(document.querySelector(`#deck-${seat} .back`)).fill),
    ...[0, 1].map((seat) => getComputedStyle(document.querySelector(`#field-${seat}`)).getPropertyValue('--mat-line')),
]"""
"""The colour of the own Deck and of the other, the lines of the own mat and of the other."""
BUTTONS = """() => {
    const seen = [...document.querySelectorAll("button")].filter((one) => one.checkVisibility() && !one.closest("dialog"))
    self.pointedAt = seen
    return seen.map((one) => `.${one.classList[0]}`)
}"""
"""Every button that is seen, kept; what kinds they are."""
PLACE = """async (number) => {
    const animations = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.all(animations.map((one) => one.finished))
    const box = self.pointedAt[number].getBoundingClientRect()
    return [box.x + box.width / 2, box.top, box.bottom]
}"""
"""The middle of a button's width, its upper and its lower edge in pixels, when nothing is on its way."""
NO_REST = """() => {
    self.rested = self.setTimeout
    self.setTimeout = () => 0
}"""
"""Nothing is told because one has pointed at a thing for long: how long each of them is pointed at differs from machine to machine."""


def looks(page: Page) -> list[str]:
    """What LOOKS is now, when all is drawn."""
    drawn(page)
    found: list[str] = page.evaluate(LOOKS)
    return found


def test_own_cards_have_a_sleeve_and_the_own_field_a_mat(tabs: Tabs, served: Served) -> None:
    """Before, both sides look alike; afterwards the other's is as it was, and a reload changes nothing."""
    same_duels("sleeves")
    room, tokens = new_room(served, **against_a_bot())
    page = come(tabs, room, tokens[0])
    page.locator(".ask-open").wait_for()
    own, other, mat, other_mat = looks(page)
    assert (own, mat) == (other, other_mat)
    page.keyboard.press("?")
    page.get_by_role("group", name="Sleeves").get_by_role("button", name="Ember").click()
    page.get_by_role("group", name="Mat").get_by_role("button", name="Lawn").click()
    expect(page.locator("#deck-0 .back")).to_have_css("fill", EMBER)
    assert violations(page) == []
    chosen = looks(page)
    assert chosen[0] == EMBER
    assert chosen[2] != other_mat
    assert chosen[1::2] == [other, other_mat]
    page.reload()
    page.locator(".ask-open").wait_for()
    comes_to(page, LOOKS, chosen)


@pytest.mark.parametrize("edge", [0.5, -0.5])
def test_what_is_pointed_at_stays_where_it_is(tabs: Tabs, served: Served, edge: float) -> None:
    """A button that moved from under the pointer would be left, come back, and so on: its first and last row keep it."""
    same_duels("still")
    room, tokens = new_room(served, **against_a_bot())
    page = come(tabs, room, tokens[0])
    page.locator(".ask-open").wait_for()
    settled(page)
    kinds = page.evaluate(BUTTONS)
    assert {".card", ".opt", ".btn"} <= set(kinds)
    page.evaluate(NO_REST)
    for number in range(len(kinds)):
        x, top, bottom = page.evaluate(PLACE, number)
        page.mouse.move(x, top + edge if edge > 0 else bottom + edge)
        assert page.evaluate(PLACE, number) == [x, top, bottom], kinds[number]
    page.evaluate("() => { self.setTimeout = self.rested }")
