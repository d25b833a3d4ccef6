"""Monsters that are removed from play, face-up or face-down as they lie, and come back so: through a gate, out of a hole."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.batch import at_once
from spellspeed.kernel.cards import STAYS, Card
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.doing.departures import TAKEN_OUT, Leaving, send_to_graveyard
from spellspeed.yugioh.doing.moves import put_on_field
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Group
from spellspeed.yugioh.duel.derived import is_unaffected
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.marks import came_specially, how_summoned, with_way
from spellspeed.yugioh.words.changes.delays import LAY_SPECIALLY, SUMMONED_SO, back_to_owner

LAID_DOWN: Final = 2
LAID_IN: Final = 128
"""How a monster lay is kept as its position, LAID_DOWN and LAY_SPECIALLY beside it, how it was Summoned above SUMMONED_SO; a zone above LAID_IN."""


def take_out(duel: Duel, act: Link, group: Group) -> list[Card]:
    """TERM-RFP-1. Remove the monsters of a group from play, face-up or face-down as they lie; those that are removed now, as they were."""
    members = [number for number in group.members(duel, act) if not is_unaffected(duel, number, act.card)]
    cards = [duel.cards[number] for number in members]
    at_once(duel, [Leaving(card.number, TAKEN_OUT, t.BY_EFFECT, act.card, card.face_up) for card in cards])
    return [card for card in cards if duel.cards[card.number].zone == t.REMOVED]


def lies(duel: Duel, card: Card) -> int:
    """How a monster lies, as a number, and in which way it was Summoned in this turn."""
    lay = card.position if card.face_up else card.position | LAID_DOWN
    lay |= LAY_SPECIALLY if came_specially(card) else 0
    way = how_summoned(card)
    this_turn = duel.turn in (card.arrived, card.changed if way == t.FLIP_SUMMON else card.arrived)
    return lay + SUMMONED_SO * way if this_turn else lay


def come_back(duel: Duel, effect: Lasting, number: int, slot: int) -> None:
    """A monster comes back to a zone as it lay, which is no Summon; without a zone it goes to the Graveyard, as does a Trap Card, which is no
    monster any more (FAQ EMBODIMENT OF APOPHIS).

    FAQ DIFFERENT DIMENSION GATE, UDE FAQ DIMENSIONHOLE: to the side that it left, and from there at once to its owner's.
    """
    if slot < 0 or not duel.faces[number].is_monster:
        send_to_graveyard(duel, number, t.BY_EFFECT, effect.source % STAYS)
        return
    lay = effect.amount % LAID_IN
    marks = t.CAME_SPECIALLY if lay & LAY_SPECIALLY else 0
    if lay >= SUMMONED_SO and effect.turn == duel.turn:
        # FAQ BIG-TUSKED MAMMOTH: in the same turn it still counts that it was Summoned.
        marks = with_way(marks, lay // SUMMONED_SO)
    up, by = not lay & LAID_DOWN, effect.source % STAYS
    before = put_on_field(duel, number, effect.seat, slot, up, lay % LAID_DOWN, effect.seat, marks)
    if up:
        duel.tell_aside(t.E_CAME_BACK, number, before, effect.seat, t.BY_EFFECT, by)
    else:
        duel.note(t.E_CAME_BACK, number, effect.seat, t.BY_EFFECT, by)
    back_to_owner(duel, effect, number)
