"""Dimensionhole, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import add_lasting, keep_lasting, reserve
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import later_turn


class ComesOutOfHole(Alteration):
    """NETREP, DIMENSIONHOLE. In the Standby Phase of one turn a monster comes back to its zone; where that phase is skipped, it does not.

    No card says it itself: IntoHole begins it.
    """

    def __init__(self) -> None:
        self.what = X_DUE

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False

    def brings_back(self) -> bool:
        return True

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
    """TERM-RFP-1, FIELD-2. Remove monsters from play until the own next Standby Phase; their zones cannot be used as long as they are removed."""

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
            lay = lies(duel, card) + card.slot * LAID_IN
            add_lasting(duel, Lasting(act.source, seat, self.change, cards, lay, t.FOREVER, turn, duel.order))
        walk.go_on(duel)


card("Dimensionhole", spell((IntoHole(TARGET),), targets=(Target(Cards((MONSTERS,), YOU)),)))
