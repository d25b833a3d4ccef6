"""What helps a player decide: hints that say why, what is left of the own Deck, going back from a choice."""

import re

import pytest

from spellspeed.kernel.asks import Ask, option
from spellspeed.languages.catalog import catalog
from spellspeed.session.session import PERSON, NothingToTakeBack, Session
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.bots.sensible import SensibleBot
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.decks import DeckList
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import A_DISCARD, CHOOSE, DECK, HAND
from spellspeed.yugioh.session.duel_setup import new_setup
from spellspeed.yugioh.views.hint_reasons import reason_of_hint
from spellspeed.yugioh.views.situation import deck_lines
from tests.cli.typed import say, session, spoken
from tests.yugioh.book.stage import asked, position

FILLED = "27 filler"
"""What a position fills a Deck of three up with."""
HEAD = "turn: 5\nturn_player: A\n"


def why_hinted(text: str, language: str = "en") -> str:
    """What speaks for the bot's answer at the first question of a position."""
    duel = position(HEAD + text + "\n").duel
    ask, view = asked(duel), SeatView(duel, 0)
    return reason_of_hint(view, ask, SensibleBot("1").picks(ask, view), catalog(language))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("A: {hand: [Gemini Elf]}", "Gemini Elf has ATK 1900, and no face-up monster of the opponent stands against it."),
        (
            "A: {hand: [Gemini Elf]}\nB: {monsters: [Mystic Tomato]}",
            "Gemini Elf has ATK 1900; the highest ATK of the opponent is 1400.",
        ),
        ("A: {hand: [Jinzo], monsters: [Kuriboh]}", "Jinzo has ATK 2400; the monster to Tribute for it is worth 450 to it."),
        (
            "A: {hand: [Sangan]}\nB: {monsters: [Jinzo]}",
            "Sangan (ATK 1000, DEF 600) is rather for defending; the highest ATK of the opponent is 2400.",
        ),
        ("A: {hand: [Magician of Faith]}\nB: {monsters: [Jinzo]}", "Magician of Faith has an effect for when it is turned face-up."),
        ("A: {hand: [Pot of Greed]}", "Pot of Greed brings cards to the hand: it is used first."),
        (
            "A: {hand: [Smashing Ground]}\nB: {monsters: [Jinzo, Sangan]}",
            "Smashing Ground takes cards off the field; the best is Jinzo (worth 2550 to it).",
        ),
        ("A: {hand: [Mirror Force]}", "It keeps up to 3 cards Set for the opponent's turn; 0 lie there."),
        ("A: {monsters: [Gemini Elf]}", "No monster is in the way of Gemini Elf: 1900 damage."),
        ("A: {monsters: [Gemini Elf]}\nB: {monsters: [Mystic Tomato]}", "Gemini Elf (ATK 1900) beats Mystic Tomato (1400) by 500."),
        (
            "A: {monsters: [Gemini Elf]}\nB: {monsters: [{card: Jinzo, position: set}]}",
            "It takes a face-down monster for DEF 1500; Gemini Elf has ATK 1900.",
        ),
        ("A: {hand: [Polymerization]}", "Nothing that it could do now is worth a card to it."),
    ],
)  # fmt: skip
def test_a_hint_says_why(text: str, told: str) -> None:
    """With the numbers printed on the cards, or worked out: a monster with an effect is worth 150 more than its ATK."""
    assert why_hinted(text) == told


def test_a_hint_in_turkish() -> None:
    assert why_hinted("A: {monsters: [Gemini Elf]}", "tr") == "Önünde canavar yok (Gemini Elf): 1900 hasar."


def test_the_hint_at_the_table_has_both_lines() -> None:
    running = session()
    say(running, "first")
    before = running.state.digest()
    assert spoken(running, "hint").splitlines() == [
        "The bot sensible would: summon Gemini Elf.",
        "Gemini Elf has ATK 1900, and no face-up monster of the opponent stands against it.",
    ]
    assert running.state.digest() == before


def test_a_hint_for_a_choice_tells_what_the_cards_are_worth() -> None:
    """Of the cards in the hand those that are worth least are discarded: Kuriboh 300 + 150, Sangan 1000 + 150."""
    duel = position(HEAD + "A: {hand: [Raigeki Break, Kuriboh, Jinzo]}\n").duel
    view = SeatView(duel, 0)
    numbers = {duel.printed(number).name: number for number in duel.zone(0, HAND)}
    codes = tuple(option(CHOOSE, numbers[name]) for name in ("Kuriboh", "Jinzo"))
    ask = Ask(0, A_DISCARD, numbers["Raigeki Break"], codes)
    assert reason_of_hint(view, ask, codes[:1], catalog()) == "It gives away what is worth least to it: 450."
    only = Ask(0, A_DISCARD, numbers["Raigeki Break"], codes[:1])
    assert reason_of_hint(view, only, codes[:1], catalog()) == "There is nothing else to choose."


# The own Deck


def test_what_is_left_of_the_own_deck_in_no_order() -> None:
    """By name with how many; the hand is no part of it, and the order of the Deck changes nothing."""
    running = session()
    say(running, "first")
    duel = running.state
    held = [duel.printed(number).name for number in duel.zone(0, HAND)]
    elves, holes = 20 - held.count("Gemini Elf"), 20 - held.count("Trap Hole")
    line = f"Your Deck ({40 - len(held)}): {elves} Gemini Elf, {holes} Trap Hole"
    assert spoken(running, "deck").splitlines() == [line]
    assert spoken(running, "deck list").splitlines() == [line]
    assert len(duel.zone(0, DECK)) == 40 - len(held)


def test_an_own_card_that_lies_unseen_elsewhere_is_not_told_from_the_deck() -> None:
    """FIELD-9. A card that the opponent took over and Set may as well be in the Deck; a control: face-up it is not listed."""
    text = HEAD + "A: {deck: [Sangan, Sangan, Jinzo]}\nB: {monsters: [{card: Kuriboh, position: %s, owner: A}]}\n"
    assert deck_lines(position(text % "set").duel, 0, catalog()) == [
        f"Your Deck (31): 1 Jinzo, 1 Kuriboh, 2 Sangan, {FILLED}",
        "  1 of them lies elsewhere, where you cannot know it.",
    ]
    assert deck_lines(position(text % "attack").duel, 0, catalog()) == [f"Your Deck (30): 1 Jinzo, 2 Sangan, {FILLED}"]


# Going back


VIRUS = facts.by_name("Tribe-Infecting Virus").passcode
OTHERS = ("Gemini Elf", "Sangan", "Jinzo")


def infected(bots: tuple[str, str]) -> Session[Duel]:
    """A duel of Tribe-Infecting Virus and other monsters at its first question; the first seat begins."""
    cards = (VIRUS,) * 20 + tuple(facts.by_name(name).passcode for name in OTHERS) * 7
    deck = DeckList("infected", cards, (), ())
    running = Session(new_setup([deck, deck], bots, ("A", "B"), "3", "tcg", first=0))
    running.run()
    return running


@pytest.mark.parametrize("bots", [(PERSON, "random"), (PERSON, PERSON)])
def test_back_from_the_choice_of_a_cost_and_of_a_target(bots: tuple[str, str]) -> None:
    """Step by step to the decision; all is as before it, nothing is marked, also where several persons play. There is no way back further."""
    running = infected(bots)
    say(running, "summon tribe-infecting virus")
    before, lines, own = running.state.digest(), list(running.brief), list(running.own)
    assert not running.may_step_back()
    with pytest.raises(NothingToTakeBack):
        running.step_back()
    assert running.state.digest() == before
    for _ in range(2):
        say(running, "activate tribe-infecting virus")
        assert asked(running.state).kind == A_DISCARD
        assert spoken(running, "back") == "You are back; nothing was done.\n"
        running.run()
        assert (running.state.digest(), running.taken_back, running.own, running.brief) == (before, 0, own, lines)


def test_there_is_no_way_back_once_something_was_seen() -> None:
    """After a draw, and when the effect resolves, only `undo` goes back, which is marked."""
    deck = DeckList("charity", (facts.by_name("Graceful Charity").passcode,) * 40, (), ())
    running = Session(new_setup([deck, deck], (PERSON, "random"), ("A", "B"), "3", "tcg", first=0))
    running.run()
    say(running, "activate graceful charity")
    assert asked(running.state).kind == A_DISCARD
    assert not running.may_step_back()
    assert "undo" in spoken(running, "back")
    assert "marked: 1 taken back" in spoken(running, "undo")


def choices_of_now(running: Session[Duel]) -> list[str]:
    """The words of what can be chosen."""
    return [choice.words for choice in running.speaker.choices(running.state, asked(running.state))]


def test_a_hint_by_looking_ahead_weighs_every_choice() -> None:
    """Each choice once with its share, first the one that the bot would take, then the best; nothing changes."""
    running = session()
    say(running, "first")
    before = running.state.digest()
    first, *lines = spoken(running, "hint 12").splitlines()
    assert first == "In 12 imagined worlds, played on for two turns, so many are won:"
    told = [re.fullmatch(r"(\d+) %  (.*) \((\d+) worlds\)", line) for line in lines]
    assert all(told)
    assert sorted(match[2] for match in told if match) == sorted(choices_of_now(running))
    shares = [int(match[1]) for match in told if match and match[3] == "12"]
    assert shares[1:] == sorted(shares[1:], reverse=True)
    assert running.state.digest() == before


def test_a_hint_by_a_wrong_budget_is_refused() -> None:
    running = session()
    say(running, "first")
    assert "search:250" in spoken(running, "hint many")
