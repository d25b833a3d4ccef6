"""Who sits at a table is asked when something has happened that a card answers, and at stops; `.` holds priority once."""

from io import StringIO

import pytest
from rich.console import Console

from spellspeed.cli.play_plain import PlainTable
from spellspeed.kernel.asks import Ask, option
from spellspeed.session.session import PERSON, Session
from spellspeed.yugioh.book.priority import PASS_OPTION
from spellspeed.yugioh.decks import DeckList, find_deck
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.game import YUGIOH
from spellspeed.yugioh.scenario.play import Play
from spellspeed.yugioh.session.duel_setup import new_setup
from spellspeed.yugioh.views.choices import choices_of
from spellspeed.yugioh.views.stops import Stops
from tests.thorough import THOROUGH
from tests.yugioh.book.stage import asked, position, then

GOAT: tuple[str, ...] = ("bench_goat_a", "bench_goat_b", "goat_control", "chaos_goat_control", "horus_goat_control")
MOST_A_TURN = 1.5
SAMPLE = 10 if THOROUGH else 3
TYPHOON = "  spells_traps: [{card: Mystical Space Typhoon, position: set}, {card: Waboku, position: set}]\n"


def response_in(play: Play) -> Ask:
    """The next ask at which a card can be activated in response; zones before it are no matter, and empty windows are passed."""
    while asked(play.duel).kind != t.A_RESPONSE or len(asked(play.duel).options) < 2:
        play.take(asked(play.duel).options[:1])
    return asked(play.duel)


def test_questions_a_turn_that_are_only_passed() -> None:
    """A person who plays as `sensible` passes at most so many questions a turn of the own or the opponent's, and still answers some."""
    passed = answered = turns = 0
    for number in range(SAMPLE):
        decks: list[DeckList] = [find_deck(GOAT[(number + add) % len(GOAT)]) for add in (0, 1)]
        running = Session(new_setup(decks, (PERSON, "sensible"), ("A", "B"), str(number), "tcg"))
        player, view = YUGIOH.bot("sensible", "person"), YUGIOH.seat_view(running.state, 0)
        while (ask := running.run()) is not None:
            picks = player.picks(ask, view)
            if PASS_OPTION in ask.options:
                passed += picks == (PASS_OPTION,)
                answered += picks != (PASS_OPTION,)
            running.take(picks)
        turns += running.state.turn
    assert answered > 0
    assert passed <= MOST_A_TURN * turns / 2


@pytest.mark.parametrize(
    ("text", "seat", "is_asked"),
    [
        ("A:\n  hand: [Pot of Greed]\n" + TYPHOON, 0, False),
        ("A:\n  hand: [Pot of Greed]\nB:\n" + TYPHOON, 1, True),
    ],
)
def test_an_own_link_is_not_asked_about_but_another_ones_is(text: str, seat: int, is_asked: bool) -> None:
    """Pot of Greed is Chain Link 1: its player with a Quick-Play Spell is passed over, the opponent with the same is asked."""
    play = position(text)
    then(play, "  - A: activate Pot of Greed\n")
    ask = response_in(play)
    assert (ask.seat, ask.kind, len(play.duel.chain)) == (seat, t.A_RESPONSE, 1)
    assert (Stops().picks(play.duel, ask) is None) is is_asked


@pytest.mark.parametrize(("trap", "is_asked"), [("Torrential Tribute", True), ("Waboku", False)])
def test_the_own_summon_is_asked_about_where_a_card_answers_it(trap: str, is_asked: bool) -> None:
    """T-2. Torrential Tribute answers a Summon; Waboku fits at any time."""
    play = position(f"A:\n  hand: [Gemini Elf]\n  spells_traps: [{{card: {trap}, position: set}}]\n")
    then(play, "  - A: summon Gemini Elf\n")
    ask = response_in(play)
    assert (ask.seat, ask.kind) == (0, t.A_RESPONSE)
    assert play.duel.moment & t.W_SUMMON
    assert (Stops().picks(play.duel, ask) is None) is is_asked


def test_priority_is_held_once() -> None:
    """The next question that is passed over by itself is asked, and the one after it is not; the other seat holds nothing."""
    play = position("A:\n  hand: [Pot of Greed]\n" + TYPHOON)
    then(play, "  - A: activate Pot of Greed\n")
    ask, stops = response_in(play), Stops()
    stops.hold(1)
    assert stops.picks(play.duel, ask) == (option(t.PASS),)
    stops.hold(0)
    assert stops.picks(play.duel, ask) is None
    assert stops.picks(play.duel, ask) == (option(t.PASS),)


@pytest.mark.parametrize(
    ("typed", "is_asked"), [("activate Graceful Charity", False), (". activate Graceful Charity", True)]
)
def test_a_point_before_a_deed_holds_priority(typed: str, is_asked: bool) -> None:
    running = graceful()
    console = Console(file=StringIO(), width=200)
    table = PlainTable(running, console)
    ask = running.run()
    assert ask is not None
    table.choices = choices_of(running.state, ask)
    table.obey(typed, ask)
    ask = running.run()
    assert ask is not None
    assert (ask.kind == t.A_RESPONSE) is is_asked


def graceful() -> Session[Duel]:
    """A duel in which the person begins with Graceful Charity and Mystical Space Typhoon in the hand."""
    deck = find_deck("bench_goat_a")
    running = Session(new_setup([deck, find_deck("bench_goat_b")], (PERSON, "sensible"), ("A", "B"), "1", "tcg"))
    ask = running.run()
    assert ask is not None
    running.take((ask.options[0],))
    return running
