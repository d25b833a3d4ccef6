"""What is shown and cannot be used is quieter than what can, and says why in a bubble at it: the nearest reason first, with its rule."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.draws import same_duels
from tests.page.browsers import Tabs, drawn, violations
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


SHUT: Final = ("Airknight Parshath", "Black Luster Soldier - Envoy of the Beginning", "Jinzo")
"""Of the first hand: two take a Tribute, one needs monsters in the Graveyard."""
NEAREST: Final = (
    "Airknight Parshath (Level 5) takes 1 Tribute, and you have no monster to Tribute. SUMMON-5",
    (
        "For its own Special Summon Black Luster Soldier - Envoy of the Beginning still needs"
        " 1 LIGHT monster in your Graveyard and 1 DARK monster in your Graveyard. MONSTER-9"
    ),
    "Jinzo (Level 6) takes 1 Tribute, and you have no monster to Tribute. SUMMON-5",
)
IN_SIGHT: Final = """(box) => {
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const { clientWidth, clientHeight } = document.documentElement;
    return [left >= 0, top >= 0, right <= clientWidth, bottom <= clientHeight, box.contains(middle)];
}"""
"""Whether the bubble is inside the screen on each side, and nothing lies over it."""
SIZES: Final = ((1366, 768), (820, 1180), (390, 844), (844, 390), (320, 640))


def shut_cards(page: Page) -> Locator:
    """The cards of the own hand that cannot be used."""
    return page.locator('[data-walk="hand"] .card.quiet')


def test_what_cannot_be_used_is_quieter_and_says_the_nearest_reason_at_it(page: Page) -> None:
    """One sentence with its rule, others folded, none twice; nothing that can be used has a Why not. Who hears the page is told it once."""
    shut, bubble = shut_cards(page), page.locator("#whynot")
    expect(shut).to_have_count(3)
    for place, name in enumerate(SHUT):
        expect(shut.nth(place)).to_have_attribute("aria-label", re.compile(f", {name}(,|$)"))
        expect(shut.nth(place).locator(".face")).not_to_have_css("opacity", "1")
        shut.nth(place).click()
        expect(bubble).to_have_attribute("aria-label", f"Why not use {name} now?")
        expect(bubble.locator("p")).to_have_text(NEAREST[place])
        expect(page.locator("#told-log")).to_contain_text(NEAREST[place].rpartition(" ")[0])
        expect(bubble.locator("details")).to_have_count(int(place == 1))
        assert violations(page) == []
    for card in page.locator('[data-walk="hand"] .card:not(.quiet)').all():
        expect(card.locator(".face")).to_have_css("opacity", "1")
        card.hover()
        expect(page.locator("#why")).to_have_count(0)
    shut.nth(1).click()
    bubble.locator("summary").click()
    lines = [line.strip() for line in bubble.locator("p, li").all_inner_texts()]
    assert len(lines) == 2 == len(set(lines))
    assert not [line for line in lines if "Tribute" in line or "does not work from there" in line]


def test_the_bubble_closes_with_escape_and_beside_it_and_the_focus_returns(page: Page) -> None:
    """W asks for it and goes into it; a click opens it and a second one closes it; where the focus walks by it opens and closes by itself."""
    shut, bubble = shut_cards(page), page.locator("#whynot")
    shut.first.focus()
    page.keyboard.press("w")
    expect(bubble).to_be_focused()
    page.keyboard.press("Tab")
    expect(bubble.locator(".rule")).to_be_focused()
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    expect(shut.first).to_be_focused()
    shut.first.click()
    expect(bubble).to_have_count(1)
    shut.first.click()
    expect(bubble).to_have_count(0)
    shut.first.click()
    expect(bubble).to_have_count(1)
    page.locator(".prompt h2").click()
    expect(bubble).to_have_count(0)
    shut.nth(1).focus()
    page.keyboard.press("ArrowLeft")
    expect(bubble.locator("p")).to_have_text(NEAREST[0])
    expect(shut.first).to_be_focused()
    page.keyboard.press("End")
    expect(page.locator(".card.can:focus")).to_have_count(1)
    expect(bubble).to_have_count(0)


def test_w_on_a_card_that_can_be_used_opens_what_it_offers(page: Page) -> None:
    """Its menu, where the ways that are closed now are told of; another question closes the bubble."""
    metamorphosis = page.locator('[data-walk="hand"] .card.can').first
    metamorphosis.focus()
    page.keyboard.press("w")
    menu = page.locator("#menu")
    expect(menu.get_by_role("button", name="Set Metamorphosis")).to_be_visible()
    expect(page.locator("#whynot")).to_have_count(0)
    menu.get_by_role("button", name="What it cannot do now").click()
    expect(page.locator("#whynot")).to_have_text(
        "For its cost Metamorphosis still needs 1 monster you control. TERM-COST-1"
    )
    menu.get_by_role("button", name="Set Metamorphosis").click()
    expect(page.locator(".ask-open[data-ask]")).to_have_count(1)
    expect(page.locator("#whynot")).to_have_count(0)


def test_the_bubble_is_never_clipped_and_lies_above_everything(page: Page) -> None:
    """At each size, of each card; on a phone above the sheet of the card, which a button in the bubble opens."""
    bubble = page.locator("#whynot")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for card in shut_cards(page).all():
            card.click()
            expect(bubble.locator("p")).to_contain_text(re.compile("Tribute|LIGHT"))
            drawn(page)
            assert bubble.evaluate(IN_SIGHT) == [True] * 5, (width, height)
            card.click()
            expect(bubble).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 844})
    shut_cards(page).first.click()
    bubble.get_by_role("button", name="Read the card").click()
    page.locator("#inspect.open #why").click()
    expect(bubble.locator("p")).to_have_text(NEAREST[0])
    assert bubble.evaluate(IN_SIGHT) == [True] * 5


def test_where_cards_are_chosen_all_others_are_quiet(tabs: Tabs, served: Served) -> None:
    """Monsters are Tributed: hand and opponent's monster are quiet. In the Main Phase (the control) own cards alone are."""
    asked = Asked(tabs, served)
    quiet = asked.page.locator(".card.quiet")
    asked.ask("tribute")
    expect(quiet).to_have_count(3)
    assert sorted(card.get_attribute("data-shut") or "" for card in quiet.all()) == ["h1", "h2", "o1"]
    asked.ask("open")
    expect(quiet).to_have_count(4)
    assert sorted(card.get_attribute("data-shut") or "" for card in quiet.all()) == ["h2", "m1", "m2", "m3"]


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
