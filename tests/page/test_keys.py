"""Every key of the help does what the help says, can be renamed and be switched off; the focus stays where the reader has put it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.draws import same_duels
from tests.page.browsers import Tabs, drawn, holds
from tests.page.playing import Player, against_a_bot, come, new_room
from tests.web.serving import Served

pytestmark = pytest.mark.served

TOLD: Final = "#told-log"
DEEDS: Final = """async () => {
    const { FIRST } = await import(document.querySelector('script[type=module]').src.replace('main.js', 'keymap.js'));
    return FIRST;
}"""


PLACE: Final = "document.activeElement.getBoundingClientRect()"
"""Where what has the focus stands."""
ALL_TOLD: Final = "plain(document.querySelector('#told-log').textContent).endsWith(plain(table.log.at(-1).line))"
"""Whether the last line of the log is told: lines of half a second are told together."""


@pytest.fixture
def player(tabs: Tabs, served: Served) -> Player:
    """Somebody in the own Main Phase 1, cards in both Graveyards, a monster that can attack."""
    same_duels("keys")
    room, tokens = new_room(served, **against_a_bot())
    one = Player(come(tabs, room, tokens[0]), zest=4)
    until(one, lambda seen: is_ready(seen))
    return one


def is_ready(seen: dict) -> bool:  # type: ignore[type-arg]
    """Whether most keys have something to do."""
    verbs = {option["verb"] for option in seen["ask"]["options"]}
    graveyards = all(seen["parts"].get(f"{seat}.graveyard") for seat in (0, 1))
    return (
        seen["ask"]["kind"] == "open" and seen["parts"]["phase"] == "main1" and graveyards and "enter battle" in verbs
    )


def until(player: Player, wanted: Callable[[dict], bool], most: int = 150) -> None:  # type: ignore[type-arg]
    """Play until something is asked at which it is so."""
    for _ in range(most):
        seen = player.next()
        if seen["ask"] is not None and seen["ask"]["n"] != player.answered and wanted(seen):
            return
        assert player.step(), "the duel is over before"
    raise AssertionError("not reached")


def after(player: Player, key: str, before: int) -> dict:  # type: ignore[type-arg]
    """What is asked after a key that answers, once the page shows it: before, keys would go nowhere. `before` is the number of the ask now open."""
    player.answered = max(before, player.seen()["ask"]["n"])
    player.page.keyboard.press(key)
    ask: dict = player.next()["ask"]  # type: ignore[type-arg]
    return ask


def is_in(page: Page, selector: str) -> None:
    """The focus is in such an element."""
    expect(page.locator(f"{selector}:focus, {selector} :focus")).to_have_count(1)


def hand(page: Page) -> None:
    page.keyboard.press("h")
    is_in(page, "#hand-0")


def field(page: Page) -> None:
    page.keyboard.press("f")
    is_in(page, "#field-0")


def opponent(page: Page) -> None:
    page.keyboard.press("o")
    is_in(page, "#field-1")


def graveyards(page: Page) -> None:
    title = page.locator("#pile-title")
    for name in ("Ana", "sensible"):
        page.keyboard.press("g")
        expect(title).to_contain_text(name)
        is_in(page, "#pile")
    page.keyboard.press("g")
    expect(title).to_have_count(0)


def chain(page: Page) -> None:
    page.keyboard.press("c")
    expect(page.locator(TOLD)).to_contain_text("No Chain")


def text(page: Page) -> None:
    hand(page)
    name = page.locator("#inspect .large-of").first
    expect(name).to_be_visible()
    label = page.evaluate("document.activeElement.getAttribute('aria-label').split(', ')[1]")
    page.keyboard.press("i")
    expect(page.locator(TOLD)).to_contain_text(f"{label},")


def why(page: Page) -> None:
    """Of a card that can be used what it offers; of one that cannot the reason (test_whynot)."""
    hand(page)
    page.keyboard.press("w")
    expect(page.locator("#menu .opt")).not_to_have_count(0)
    page.keyboard.press("Escape")


def lines(page: Page) -> None:
    last = page.locator("#log-lines li").last.inner_text()
    page.keyboard.press("l")
    expect(page.locator(f"{TOLD} p").last).to_contain_text(last)


def clocks(page: Page) -> None:
    page.keyboard.press("t")
    expect(page.locator(TOLD)).to_contain_text("Without clocks")


def summary(page: Page) -> None:
    page.keyboard.press("s")
    expect(page.locator(TOLD)).to_contain_text("Ana, Main 1. Ana: ")


def hold(page: Page) -> None:
    button = page.get_by_role("button", name="Hold")
    for pressed in ("true", "false"):
        page.keyboard.press(".")
        expect(button).to_have_attribute("aria-pressed", pressed)


def typing(page: Page) -> None:
    page.keyboard.press("/")
    is_in(page, "#typed")
    page.keyboard.type("h")
    expect(page.locator("#typed")).to_have_value("h")
    page.locator("#typed").fill("")
    page.keyboard.press("Escape")
    is_in(page, "#options")


def help_of_keys(page: Page) -> None:
    page.keyboard.press("?")
    is_in(page, "#help")
    page.keyboard.press("?")
    expect(page.locator("#help")).to_have_count(0)


def second_main_phase(page: Page) -> None:
    page.keyboard.press("m")
    expect(page.locator(TOLD)).to_contain_text("Not possible now: Main Phase 2")


KEYS_THAT_LEAVE_THE_ASK: Final = {"pass", "battle", "end", "back"}
"""They have tests of their own."""
DO: Final[dict[str, Callable[[Page], None]]] = {
    "hand": hand,
    "field": field,
    "opponent": opponent,
    "graveyards": graveyards,
    "chain": chain,
    "text": text,
    "why": why,
    "lines": lines,
    "clocks": clocks,
    "summary": summary,
    "hold": hold,
    "type": typing,
    "help": help_of_keys,
    "main2": second_main_phase,
}


def test_every_key_does_what_it_says(player: Player) -> None:
    """None is left out here."""
    page = player.page
    first = page.evaluate(DEEDS)
    assert set(DO) | KEYS_THAT_LEAVE_THE_ASK == set(first)
    for do in DO.values():
        do(page)
    page.keyboard.press("?")
    expect(page.locator("#help .deeds kbd")).not_to_have_count(0)
    shown = page.locator("#help .deeds kbd").all_inner_texts()
    assert shown[1:-2] == list(first.values())


@pytest.mark.whole_page
def test_keys_that_answer(player: Player) -> None:
    """The phases one after the other, and a pass; what is taken back is asked anew."""
    page = player.page
    phase = page.locator('#phases [aria-current="step"]')
    page.keyboard.press("b")
    expect(phase).to_have_text("Battle")
    until(player, lambda seen: seen["ask"]["kind"] == "open")
    first = after(player, "m", 0)
    expect(phase).to_have_text("Main 2")
    second = after(player, "z", first["n"])
    expect(phase).to_have_text("Battle")
    assert second["n"] > first["n"]
    last = after(player, "m", second["n"])
    expect(phase).to_have_text("Main 2")
    page.keyboard.press("e")
    player.end_for_sure(last)
    page.get_by_role("button", name="On", exact=True).click()
    player.answered = -1
    until(player, lambda seen: seen["ask"]["passing"] >= 0 and seen["ask"]["kind"] == "response")
    asked = player.seen()["ask"]["n"]
    page.keyboard.press("p")
    expect(page.locator(f'.prompt[data-ask="{asked}"]')).to_have_count(0)


@pytest.mark.whole_page
def test_a_key_can_have_another_name_and_none_does_anything_when_they_are_off(player: Player) -> None:
    """Kept over a reload; a key that is taken is refused."""
    page = player.page
    page.keyboard.press("?")
    page.get_by_role("button", name="Your hand: key h, change it").click()
    page.keyboard.press("p")
    expect(page.locator("#help .problem")).to_contain_text('"p" is no free key')
    page.get_by_role("button", name="Your hand: key h, change it").click()
    page.keyboard.press("x")
    expect(page.get_by_role("button", name="Your hand: key x, change it")).to_be_visible()
    page.reload()
    page.locator("#options button").first.wait_for()
    page.keyboard.press("x")
    is_in(page, "#hand-0")
    page.get_by_role("button", name="Keys", exact=False).first.click()
    page.get_by_role("button", name="End of the turn: key e, change it").click()
    page.keyboard.press("y")
    ends = page.locator('#options [data-key="e"]')
    expect(ends.locator("kbd")).to_have_text("Y")
    page.get_by_label("Single keys do things").uncheck()
    expect(ends).to_be_visible()
    expect(page.locator("#options kbd")).to_have_count(0)
    page.get_by_role("button", name="Close").first.click()
    page.keyboard.press("f")
    drawn(page)
    assert page.locator("#field-0 :focus").count() == 0


@pytest.mark.whole_page
def test_arrows_walk_and_the_tab_key_goes_by(player: Player) -> None:
    """The fields are one stop of the Tab key, the hand another; Home and End go to the ends of a row."""
    page = player.page
    hand(page)
    cards = page.locator("#hand-0 .card")
    for key, place in (("Home", 0), ("ArrowRight", 1), ("ArrowLeft", 0)):
        page.keyboard.press(key)
        expect(cards.nth(place)).to_be_focused()
    for walked in ('[data-walk="field"]', "#hand-0"):
        expect(page.locator(f'{walked} button[tabindex="0"]')).to_have_count(1)
    field(page)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("End")
    drawn(page)
    right = page.evaluate(f"{PLACE}.left")
    page.keyboard.press("Home")
    page.wait_for_function(f"(right) => {PLACE}.left < right", arg=right)
    page.keyboard.press("ArrowUp")
    is_in(page, '[data-walk="field"]')


@pytest.mark.whole_page
def test_the_focus_goes_from_question_to_question(player: Player) -> None:
    """Where it was in the last one; elsewhere it stays."""
    page = player.page
    page.locator("#options button").first.focus()
    page.keyboard.press("b")
    expect(page.locator('#phases [aria-current="step"]')).to_have_text("Battle")
    is_in(page, "#options")


@pytest.mark.whole_page
def test_lines_are_told_once_and_the_question_by_itself(player: Player) -> None:
    """With questions only, no line of the log is told."""
    page = player.page
    question = page.locator("#told-status")
    expect(question).to_contain_text("Main Phase 1")
    expect(page.locator('#options [data-key="b"]')).to_be_visible()
    holds(page, ALL_TOLD)
    page.keyboard.press("?")
    page.get_by_label("What is told").select_option("questions")
    page.keyboard.press("Escape")
    paragraphs = page.locator(f"{TOLD} p")
    before = paragraphs.last.inner_text()
    page.keyboard.press("b")
    expect(page.locator('#phases [aria-current="step"]')).to_have_text("Battle")
    until(player, lambda seen: seen["ask"]["kind"] == "open")
    expect(question).to_contain_text("Battle")
    # What was told before is told before it.
    chain(page)
    assert paragraphs.all_inner_texts()[-2:-1] == [before]
