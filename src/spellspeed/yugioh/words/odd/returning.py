"""Monsters that are removed from play, face-up or face-down as they lie, and come back so: through a gate, out of a hole."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import add_lasting, keep_lasting, reserve
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.cards import STAYS, Card
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.departures import TAKEN_OUT, Leaving, send_to_graveyard
from spellspeed.yugioh.doing.moves import put_on_field
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Alteration, Group, Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import is_unaffected
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.marks import came_specially
from spellspeed.yugioh.duel.rights import X_DUE, X_REMEMBERED
from spellspeed.yugioh.duel.scope import later_turn
from spellspeed.yugioh.words.changes.bars import ZonesClosed
from spellspeed.yugioh.words.changes.delays import LAY_SPECIALLY, back_to_owner

LAID_DOWN: Final = 2
LAID_IN: Final = 8
"""How a monster lay is kept as its position, LAID_DOWN and LAY_SPECIALLY beside it; a zone stands above LAID_IN."""


def take_out(duel: Duel, act: Link, group: Group) -> list[Card]:
    """TERM-RFP-1. Remove the monsters of a group from play, face-up or face-down as they lie; those that are removed now, as they were."""
    members = [number for number in group.members(duel, act) if not is_unaffected(duel, number, act.card)]
    cards = [duel.cards[number] for number in members]
    at_once(duel, [Leaving(card.number, TAKEN_OUT, t.BY_EFFECT, act.card, card.face_up) for card in cards])
    return [card for card in cards if duel.cards[card.number].zone == t.REMOVED]


def lies(card: Card) -> int:
    """How a monster lies, as a number."""
    lay = card.position if card.face_up else card.position | LAID_DOWN
    return lay | LAY_SPECIALLY if came_specially(card) else lay


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
    put_on_field(duel, number, effect.seat, slot, not lay & LAID_DOWN, lay % LAID_DOWN, effect.seat, marks)
    back_to_owner(duel, effect, number)


class BehindGate(Alteration):
    """A monster is removed from play until the card that did it is destroyed."""

    def __init__(self) -> None:
        self.what = X_REMEMBERED

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False


class SendThroughGate(Step):
    """TERM-RFP-1. Remove monsters from play; they come back when this card is destroyed. A word of one Spell Card (Different Dimension Gate)."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group
        self.change: Final = BehindGate()

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        for card in take_out(duel, walk.link, self.group):
            binding = duel.binding(card.number)
            source = walk.link.source
            behind = Lasting(
                source, card.controller, self.change, (binding,), lies(card), t.FOREVER, duel.turn, duel.order
            )
            add_lasting(duel, behind)
        walk.go_on(duel)


class ComeThroughGate(Step):
    """The monsters that this card has removed from play and that still are come back as they lay."""

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        event = walk.link.event
        if event is not None and event.before is not None:
            behind = [e for e in duel.lasting if isinstance(e.change, BehindGate) and e.source == event.before.binding]
            keep_lasting(duel, [effect for effect in duel.lasting if effect not in behind])
            for effect in behind:
                for binding in effect.cards:
                    number = duel.bound_card(binding)
                    if number >= 0 and duel.cards[number].zone == t.REMOVED:
                        come_back(duel, effect, number, duel.free_slot(effect.seat, t.MONSTERS))
        walk.go_on(duel)


class ComesOutOfHole(Alteration):
    """NETREP, DIMENSIONHOLE. In the Standby Phase of one turn a monster comes back to its zone; where that phase is skipped, it does not."""

    def __init__(self) -> None:
        self.what = X_DUE

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False

    def falls_due(self, duel: Duel, effect: Lasting) -> bool:
        return duel.turn >= effect.turn and duel.phase >= t.STANDBY

    def do_due(self, duel: Duel, effect: Lasting) -> None:
        keep_lasting(duel, [other for other in duel.lasting if other is not effect])
        number = duel.bound_card(effect.cards[0])
        if number < 0 or duel.turn > effect.turn or duel.phase != t.STANDBY or duel.cards[number].zone != t.REMOVED:
            return
        slot = effect.amount // LAID_IN
        if duel.zone(effect.seat, t.MONSTERS)[slot] == t.CLOSED:
            reserve(duel, effect.seat, t.MONSTERS, slot, t.EMPTY)
        taken = duel.zone(effect.seat, t.MONSTERS)[slot] != t.EMPTY
        come_back(duel, effect, number, duel.free_slot(effect.seat, t.MONSTERS) if taken else slot)


class IntoHole(Step):
    """TERM-RFP-1, FIELD-2. Remove monsters from play until the own next Standby Phase; their zones cannot be used as long as they are removed.

    A word of one Spell Card (Dimensionhole).
    """

    def __init__(self, group: Group) -> None:
        self.group: Final = group
        self.change: Final = ComesOutOfHole()
        self.closed: Final = ZonesClosed()

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        act = walk.link
        turn = later_turn(duel, act.seat)
        for card in take_out(duel, act, self.group):
            cards = (duel.binding(card.number),)
            seat = card.controller
            zone = 1 << seat * t.SLOTS + card.slot
            add_lasting(duel, Lasting(act.source, seat, self.closed, cards, zone, t.FOREVER, duel.turn, duel.order))
            lay = lies(card) + card.slot * LAID_IN
            add_lasting(duel, Lasting(act.source, seat, self.change, cards, lay, t.FOREVER, turn, duel.order))
        walk.go_on(duel)
