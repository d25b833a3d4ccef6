"""Another's Deck: what is offered of it, and what lies on top while it is turned over, tells nothing of the rest (FIELD-9)."""

import re
from typing import Final

import pytest

from spellspeed.kernel.asks import subject_of
from spellspeed.kernel.door import answer
from spellspeed.kernel.game import NO_SEAT
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.languages.catalog import catalog
from spellspeed.recording.recorder import Answer, NoLongerFits, play_answer
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.game import YUGIOH
from spellspeed.yugioh.text.notation import former_meanings, meanings
from spellspeed.yugioh.views.choices import choices_of
from spellspeed.yugioh.views.situation import situation
from spellspeed.yugioh.views.view import view_of
from tests.yugioh.book.stage import asked, card, position

OFFERED: Final = ["Celtic Guardian", "Gemini Elf", "Kuriboh", "Pot of Greed", "Sangan"]
"""Five cards by name."""


def painful_choice(*, others: str = "") -> Duel:
    """B chooses one of five cards of A's Deck, in which further cards lie."""
    duel = position(f"""
A:
  hand: [Painful Choice]
  deck: [Kuriboh, Sangan, Gemini Elf, Celtic Guardian, Pot of Greed{others}]
steps:
  - A: activate Painful Choice
    choose: [Kuriboh, Sangan, Gemini Elf, Celtic Guardian, Pot of Greed]
""").duel
    passed(duel)
    ask = asked(duel)
    if ask.seat == 0:
        picks = [code for code in ask.options if duel.printed(subject_of(code)).name in OFFERED]
        answer(duel, duel.serial, tuple(picks[: ask.most]))
    return duel


def passed(duel: Duel) -> None:
    """Take the first zone, and pass, until something else is asked."""
    while t.PASS in asked(duel).options or asked(duel).kind == t.A_ZONE:
        ask = asked(duel)
        answer(duel, duel.serial, (t.PASS if t.PASS in ask.options else ask.options[0],))


@pytest.mark.parametrize("others", ["", ", Airknight Parshath, Dark Hole, Tribe-Infecting Virus", ", Jinzo, Jinzo"])
def test_offered_cards_of_anothers_deck_are_named_by_their_place_among_them(others: str) -> None:
    """TERM-LOOK-1. The same whatever else lies there: in what is answered, shown and listed."""
    duel = painful_choice(others=others)
    ask = asked(duel)
    assert ask.seat == 1
    named = {
        duel.printed(subject_of(code)).name: text for code, text in zip(ask.options, meanings(duel, ask), strict=True)
    }
    assert named == {name: f"choose opponent offered:{place}" for place, name in enumerate(OFFERED, start=1)}
    shown = view_of(duel, 1)["ask"]["options"]
    assert [(option["card"], option["name"]) for option in shown] == [
        (f"opponent offered:{place}", name) for place, name in enumerate(OFFERED, start=1)
    ]
    assert len(choices_of(duel, ask)) == 5


def test_the_own_deck_is_named_as_before() -> None:
    """The control: who chooses from the own Deck knows what is in it."""
    duel = position("""
A:
  hand: [Painful Choice]
  deck: [Kuriboh, Sangan, Gemini Elf, Celtic Guardian, Pot of Greed, Airknight Parshath]
steps:
  - A: activate Painful Choice
""").duel
    passed(duel)
    ask = asked(duel)
    found = {text for text in meanings(duel, ask) if text.startswith("choose deck:")}
    assert ask.seat == 0
    assert len(found) == len(ask.options)
    held = [duel.printed(number).name for number in duel.zone(0, 0)]
    code = next(code for code in ask.options if subject_of(code) == card_number(duel, "Pot of Greed"))
    before = sum(name < "Pot of Greed" for name in held)
    assert meanings(duel, ask)[ask.options.index(code)] == f"choose deck:{before + 1}"
    assert former_meanings(duel, ask) == []


def test_earlier_recordings_that_name_the_place_in_the_whole_deck_are_played_again() -> None:
    """Airknight Parshath lies before the five by name: its Deck's third card is the second that is offered."""
    named = painful_choice(others=", Airknight Parshath")
    twin = painful_choice(others=", Airknight Parshath")
    texts = [text for text in former_meanings(named, asked(named)) if "Gemini" not in text]
    assert all(re.fullmatch(r"choose opponent deck:\d+", text) for text in texts)
    place = 1 + sorted(named.printed(number).name for number in named.zone(0, 0)).index("Gemini Elf")
    play_answer(YUGIOH, named, Answer(1, (f"choose opponent deck:{place}",)), 1)
    code = next(code for code in asked(twin).options if subject_of(code) == card_number(twin, "Gemini Elf"))
    answer(twin, twin.serial, (code,))
    assert named.digest() == twin.digest()
    with pytest.raises(NoLongerFits):
        play_answer(YUGIOH, painful_choice(), Answer(1, ("choose opponent deck:99",)), 1)
    with pytest.raises(NoLongerFits):
        play_answer(YUGIOH, painful_choice(), Answer(NO_SEAT, ("choose opponent deck:1",)), 1)


def card_number(duel: Duel, name: str) -> int:
    """The number of the one card of that name in a Deck."""
    (number,) = [number for number in duel.zone(0, 0) if duel.printed(number).name == name]
    return number


def test_the_top_of_a_turned_deck_is_shown_to_everybody() -> None:
    """T-1.2. Under Convulsion of Nature in the views of both seats and of a spectator, in the words of a table and to bots."""
    text = """
A:
  hand: [{hand}]
  deck: [Kuriboh, Sangan, Gemini Elf]
B:
  deck: [Dark Hole, Jinzo, Mirror Force]
steps:
  - A: activate {hand}
"""
    play = position(text.format(hand="Convulsion of Nature"))
    passed(play.duel)
    tops = [play.duel.printed(play.duel.zone(seat, 0)[-1]).name for seat in (0, 1)]
    for viewer in (0, 1, SPECTATOR):
        seats = view_of(play.duel, viewer)["seats"]
        assert [(seat["deck_top"]["name"], seat["deck_top"]["face_up"]) for seat in seats] == [
            (top, True) for top in tops
        ]
        lines = situation(play.duel, ("A", "B"), viewer, catalog())
        assert [line for line in lines if "turned Deck" in line] == [
            f"  On top of the turned Deck: {tops[seat]}" for seat in ((1, 0) if viewer == 0 else (0, 1))
        ]
    view = SeatView(play.duel, 1)
    assert [view.face(view.deck_top(seat)).name for seat in (0, 1)] == tops
    assert card(play, "Convulsion of Nature") in play.duel.spells(0)
    other = position(text.format(hand="Messenger of Peace")).duel
    assert [seat["deck_top"] for seat in view_of(other, 1)["seats"]] == [None, None]
    assert [SeatView(other, 1).deck_top(seat) for seat in (0, 1)] == [-1, -1]
