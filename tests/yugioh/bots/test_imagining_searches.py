"""Imagined duels at a question that looks through a Deck."""

from __future__ import annotations

from spellspeed.kernel.asks import option, subject_of
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.yugioh.bots.imagination import imagine
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.duel.terms import A_CHOOSE, DECK, PASS
from spellspeed.yugioh.views.view import view_json
from tests.properties.playing import asked
from tests.yugioh.book.stage import card, position

SEARCHED = """
A:
  hand: [Reinforcement of the Army]
  deck: [Celtic Guardian, Dark Hole, Celtic Guardian, Kuriboh, Exiled Force, Celtic Guardian, Raigeki, Exiled Force]
  deck_size: 8
B: {monsters: [{card: Sangan, owner: A, position: set}]}
steps:
  - A: activate Reinforcement of the Army
"""


def test_who_searches_the_own_deck_knows_what_lies_in_it() -> None:
    """FIELD-9. What is offered keeps its place in the list by name, whatever copies lie where; a hidden card on the other side is never one of
    the Deck, which was looked through."""
    play = position(SEARCHED)
    duel, stolen = play.duel, card(play, "Sangan")
    while asked(duel).kind != A_CHOOSE:
        options = asked(duel).options
        answer(duel, duel.serial, (option(PASS) if option(PASS) in options else options[0],))
    seat = asked(duel).seat
    assert sorted(duel.faces[subject_of(code)].name for code in asked(duel).options) == [
        "Celtic Guardian",
        "Exiled Force",
    ]
    orders: set[tuple[str, ...]] = set()
    for number in range(20):
        twin = imagine(SeatView(duel, seat), Stream(f"searched {number}"))
        assert view_json(twin, seat) == view_json(duel, seat)
        assert twin.faces[stolen].name == "Sangan"
        orders.add(tuple(twin.faces[each].name for each in twin.zone(seat, DECK)))
    assert len(orders) > 10
