"""What goes with a duel and is never needed: sounds, cards that glide, another duel at its end."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.draws import same_duels
from tests.page.browsers import Tabs, comes_to, settled
from tests.page.playing import against_a_bot, new_room
from tests.web.serving import Served

pytestmark = pytest.mark.served

KEPT = """
    window.sounded = [];
    document.addEventListener("sound", (event) => window.sounded.push(event.detail));
    window.glided = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        window.glided.push(this.id);
        return animate.call(this, frames, options);
    };
    window.moved = [];
    for (const begun of ["transitionrun", "animationstart"])
        document.addEventListener(begun, (event) => window.moved.push([begun, event.target.className]), true);"""
"""Keeps what sounded, which elements glided, and what else began to move."""


def first_turn(tabs: Tabs, served: Served, settings: str = "{}", **options: Any) -> Page:
    """The first Main Phase of a duel against the bot, of somebody with such settings of the page."""
    same_duels("liveliness 2")
    room, tokens = new_room(served, **against_a_bot())
    page = tabs.open("/healthz", **options)
    page.add_init_script(KEPT)
    page.evaluate("(settings) => localStorage.setItem('spellspeed settings', settings)", settings)
    page.goto(f"{tabs.url}/r/{room}#{tokens[0]}")
    page.locator(".ask-open").wait_for()
    return page


def summon(page: Page) -> None:
    """Normal Summon the first monster that can be; until it lies on the field."""
    option: dict[str, Any] = page.evaluate(
        """async () => {
            const { table } = await import(document.querySelector('script[type=module]').src.replace('main.js', 'table.js'));
            const place = table.ask.options.findIndex((option) => option.verb === "summon");
            return { place, card: table.ask.options[place].card, n: table.ask.n };
        }"""
    )
    page.locator(f'[id="c-{option["card"]}"]').click()
    page.locator(f'#menu [data-option="{option["place"]}"]').click()
    page.locator(f'.prompt[data-ask]:not([data-ask="{option["n"]}"])').wait_for()
    expect(page.locator("#field-0 [id^=c-]")).to_have_count(1)


@pytest.mark.whole_page
def test_a_summon_sounds_once_and_the_next_question_after_it(tabs: Tabs, served: Served) -> None:
    """Nothing sounds before the page is touched, though a turn has begun and a card was drawn."""
    page = first_turn(tabs, served)
    settled(page)
    assert page.evaluate("sounded") == []
    summon(page)
    comes_to(page, "sounded", ["summon", "asked"])
    settled(page)
    assert page.evaluate("sounded") == ["summon", "asked"]


@pytest.mark.whole_page
@pytest.mark.parametrize("settings", ['{"sound": false}', '{"volume": 0}'])
def test_nothing_sounds_where_sounds_are_off(tabs: Tabs, served: Served, settings: str) -> None:
    page = first_turn(tabs, served, settings)
    summon(page)
    settled(page)
    assert page.evaluate("sounded") == []


@pytest.mark.whole_page
def test_a_card_glides_from_hand_to_field(tabs: Tabs, served: Served) -> None:
    page = first_turn(tabs, served, reduced_motion="no-preference")
    settled(page)
    page.evaluate("glided.length = 0")
    summon(page)
    comes_to(page, "glided", [page.locator("#field-0 [id^=c-]").get_attribute("id")])


@pytest.mark.whole_page
def test_nothing_moves_where_less_motion_is_wanted(tabs: Tabs, served: Served) -> None:
    page = first_turn(tabs, served)
    summon(page)
    settled(page)
    assert page.evaluate("glided") == []
    assert page.evaluate("moved") == []


@pytest.mark.whole_page
def test_another_duel_begins_where_one_has_ended(tabs: Tabs, served: Served) -> None:
    """Given up, then once more: turn 1 of a new duel, both with 8000 Life Points and the own hand of six cards or five."""
    page = first_turn(tabs, served)
    summon(page)
    page.get_by_role("button", name="Surrender").click()
    page.get_by_role("button", name="Really surrender?").click()
    ended = page.locator(".prompt.ended")
    ended.wait_for()
    page.get_by_role("button", name="Another duel").click()
    page.locator(".ask-open").wait_for()
    expect(ended).to_have_count(0)
    expect(page.locator("#field-0 [id^=c-]")).to_have_count(0)
    expect(page.locator(".lp")).to_contain_text(["8000 Life Points", "8000 Life Points"])
