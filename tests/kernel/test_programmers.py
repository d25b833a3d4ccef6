"""What a programmer meets first: short names of values when they are printed, and errors that say what is wrong with how a duel is opened."""

import pytest

from spellspeed.api import RandomBot, Start, WrongStart, find_deck, finish, open_duel, simulate, start_of
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.draws import key_of
from spellspeed.kernel.events import Event
from spellspeed.kernel.links import Link
from spellspeed.kernel.players import WrongNumberOfBots
from spellspeed.simulation.series import WrongCount
from spellspeed.yugioh.book.preparing import new_duel
from spellspeed.yugioh.duel.profile import UnknownProfile, profile
from tests.properties.playing import deck

GOAT = "bench_goat_a"
ONE_DECK = "1 deck; a duel has two seats or four, each with a deck"


def test_values_print_themselves_in_a_line() -> None:
    duel = open_duel([GOAT, "bench_goat_b"], "a seed", log=True)
    face = duel.cards[3].face
    assert repr(duel) == f"<Duel of 2 seats, turn {duel.turn}, life 8000/8000, asks seat 0>"
    assert repr(duel.cards[3]) == f"<Card 3 {face.name}, seat 0, zone {duel.cards[3].zone}>"
    assert repr(face) == f"<PrintedCard {face.code} {face.name}>"
    assert repr(Ask(1, 4, -1, (7, 8), 1, 2)) == "<Ask of seat 1, kind 4: 1 to 2 of 2 options>"
    assert repr(Event(64, 3, None, 1, 0, -1, 500, 0, 9)) == "<Event 64 of batch 9, card 3, seat 1, value 500>"
    assert repr(Link(0, 3, face, 1, None, 1, number=2)) == f"<Link 2 {face.name}, ability 1, seat 0>"
    assert repr(profile("goat")) == "<Profile>"
    assert key_of("a seed").hex() not in repr(duel)


def test_a_duel_that_is_over_says_so() -> None:
    duel = open_duel([GOAT, GOAT], "1")
    finish(duel, [RandomBot("1"), RandomBot("2")])
    assert repr(duel).endswith(f", over: side {duel.winner}, {duel.reason}>")


def test_one_deck_is_refused_by_name() -> None:
    """In the API, from a start of one's own, in the engine and in simulations."""
    found = find_deck(GOAT)
    for decks in ([GOAT], GOAT, [found]):
        with pytest.raises(WrongStart, match=f"^{ONE_DECK}$"):
            start_of(decks)
    with pytest.raises(WrongStart, match=f"^{ONE_DECK}$"):
        Start("1", start_of([GOAT, GOAT]).decks[:1]).new()
    with pytest.raises(WrongStart, match=r"^3 decks; "):
        new_duel([deck(GOAT)] * 3, 1, profile("tcg"))
    with pytest.raises(WrongCount, match=r"^1 decks; a duel has two seats or four"):
        simulate([found], 1)


@pytest.mark.parametrize("first", [5, 2, -2])
def test_a_seat_that_there_is_not_begins_nothing(first: int) -> None:
    told = f"^seat {first} cannot begin: the seats are 0 to 1, and -1 lets a toss decide$"
    with pytest.raises(WrongStart, match=told):
        open_duel([GOAT, GOAT], first=first)
    with pytest.raises(WrongStart, match=told):
        Start("1", start_of([GOAT, GOAT]).decks, first).new()
    assert open_duel([GOAT] * 4, first=3).turn_seat == 3


def test_one_bot_for_two_seats_is_refused_and_one_name_stands_for_all() -> None:
    duel = open_duel([GOAT, GOAT])
    before = duel.digest()
    with pytest.raises(WrongNumberOfBots, match=r"^bots for 1 of 2 seats; give one for each seat, in turn order$"):
        finish(duel, [RandomBot("1")])
    assert duel.digest() == before
    found = [find_deck(GOAT)] * 2
    assert simulate(found, 1, bots="random").results == simulate(found, 1, bots=["random"]).results


def test_a_profile_is_given_as_itself_or_by_name() -> None:
    """Both builds take both; another name is refused with those that there are."""
    decks = [deck(GOAT), deck("bench_goat_b")]
    by_name, by_value = new_duel(decks, 1, "goat"), new_duel(decks, 1, profile("goat"))
    assert by_name.digest() == by_value.digest() != new_duel(decks, 1, "tcg").digest()
    with pytest.raises(UnknownProfile, match="goat"):
        new_duel(decks, 1, "goats")
    with pytest.raises(UnknownProfile):
        start_of([GOAT, GOAT], profile="goats")
