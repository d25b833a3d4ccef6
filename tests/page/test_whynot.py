"""What is shown and cannot be used says why: pointed at, with the focus, pressed; in the words of the server, with its rules."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.draws import same_duels
from tests.page.browsers import Tabs, violations
from tests.page.playing import against_a_bot, come, new_room
from tests.page.test_asks import Asked
from tests.page.test_states import PHONE
from tests.web.serving import Served

pytestmark = pytest.mark.served

NO_BATTLE = "BATTLE-2"
"""The rule that gives the first turn no Battle Phase."""


@pytest.fixture
def page(tabs: Tabs, served: Served) -> Page:
    """The first turn of a duel, in Main Phase 1."""
    same_duels("why not 8")
    room, tokens = new_room(served, **against_a_bot())
    page = come(tabs, room, tokens[0])
    page.locator(".ask-open").wait_for()
    return page


def pressed(what: Locator) -> None:
    """Playwright presses nothing that is greyed, persons do."""
    what.click(force=True)


@pytest.mark.parametrize("deed", [Locator.hover, Locator.focus, pressed], ids=["pointed at", "focus", "pressed"])
def test_a_phase_that_cannot_be_entered_says_why(page: Page, deed: Callable[[Locator], None]) -> None:
    greyed = page.locator(".phases button[aria-disabled=true]")
    expect(greyed).to_have_text(["Battle", "Main 2"])
    deed(greyed.first)
    expect(page.locator("#whynot")).to_contain_text(NO_BATTLE)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("#whynot")).to_have_count(0)


def test_what_can_be_used_says_nothing(page: Page) -> None:
    """A control: pointed at long enough for the phase after it to be told."""
    page.get_by_role("button", name="Go to End").hover()
    page.locator(".phases button[aria-disabled=true]").first.hover()
    expect(page.locator("#whynot")).to_contain_text(NO_BATTLE)
    page.get_by_role("button", name="Go to End").hover()
    expect(page.locator("#whynot")).to_have_count(0)


def test_a_key_for_what_cannot_be_done_now_tells_why(page: Page) -> None:
    page.keyboard.press("b")
    expect(page.locator("#told-log")).to_contain_text(NO_BATTLE)


def test_an_own_card_that_cannot_be_used_says_why_when_it_is_looked_at(page: Page) -> None:
    """Monsters that need a Tribute or more in the Graveyard: their rules alone, without a word to those who hear the page; the button tells them."""
    shut = page.locator('[data-walk="hand"] .card:not(.can)')
    expect(shut).to_have_count(3)
    for place, name in enumerate(("Airknight Parshath", "Black Luster Soldier - Envoy of the Beginning", "Jinzo")):
        expect(shut.nth(place)).to_have_attribute("aria-label", re.compile(f", {name}(,|$)"))
    shut.first.hover()
    expect(page.locator("#why:not([role]) li .rule")).not_to_have_count(0)
    expect(page.locator("#why li:not(:has(.rule))")).to_have_count(0)
    page.keyboard.press("w")
    expect(page.locator("#why[role=status]")).to_be_visible()


@pytest.mark.parametrize("options", [{}, PHONE], ids=["desktop", "phone"])
def test_options_that_do_not_fit_say_what_is_wanted(tabs: Tabs, served: Served, options: dict[str, object]) -> None:
    """Two of three are picked: the third does not fit beside them; before, two are wanted and one is not enough."""
    asked = Asked(tabs, served, **options)
    asked.ask("tribute")
    page = asked.page
    done, third = page.locator(".done-row .btn.go"), page.locator('#options [data-option="2"]')
    page.locator('#options [data-option="0"]').click()
    pressed(done)
    expect(page.locator("#whynot")).to_have_text("Not enough, or too many: choose 2")
    page.locator('#options [data-option="1"]').click()
    pressed(third)
    expect(page.locator("#whynot")).to_have_text("Does not fit beside what is picked: choose 2")
    assert [one for one in asked.sent if one["t"] == "answer"] == []
    done.click()
    assert asked.answered() == [0, 1]
