"""Imagined duels at a question that looks through a Deck."""

from __future__ import annotations

from spellspeed.kernel.asks import option, subject_of
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.yugioh.bots.imagination import about_to_come, imagine
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.duel.terms import A_CHOOSE, A_POSITION, DECK, PASS
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


PICKED_UP = """
A:
  monsters: [{card: Cyber Jar, position: set}]
  deck: [Gemini Elf, Pot of Greed, Summoned Skull, Sangan, Kuriboh]
  deck_size: 5
B:
  monsters: [Summoned Skull]
  deck: [Celtic Guardian, Kuriboh, Dark Hole, Raigeki, Mirror Force, Jinzo, Metalmorph, Trap Hole, Blue-Eyes White Dragon, Sangan]
  deck_size: 10
steps:
  - A: flip Cyber Jar
"""


def test_what_is_about_to_be_special_summoned_is_a_monster_in_every_imagined_duel() -> None:
    """FAQ CYBER JAR. The first player decides how its own monsters come while those of the other still lie in the Deck, of which a duel without a log
    tells nothing: whatever is dealt there is a monster of a low Level, and the Summon can be gone on with; which it is varies."""
    duel = position(PICKED_UP).duel.fork()
    while asked(duel).kind != A_POSITION:
        options = asked(duel).options
        answer(duel, duel.serial, (option(PASS) if option(PASS) in options else options[0],))
    seat = asked(duel).seat
    coming = [number for number in about_to_come(duel) if duel.cards[number].controller != seat]
    assert {duel.faces[number].name for number in coming} == {"Celtic Guardian", "Kuriboh"}
    dealt: set[str] = set()
    for number in range(40):
        twin = imagine(SeatView(duel, seat), Stream(f"picked up {number}"))
        assert view_json(twin, seat) == view_json(duel, seat)
        assert all(twin.faces[each].is_monster and twin.faces[each].level <= 4 for each in coming)
        dealt |= {twin.faces[each].name for each in coming}
        while asked(twin).kind == A_POSITION:
            answer(twin, twin.serial, (asked(twin).options[0],))
    assert dealt == {"Celtic Guardian", "Kuriboh", "Sangan"}
