"""Greed, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import add_lasting
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel


class ChargeDrawer(Step):
    """The player who drew takes damage for each card of that draw in the End Phase, if this card is face-up then."""

    def __init__(self, each: int) -> None:
        self.each: Final = each
        self.change: Final = DamageThen(END, YOU)

    def parts(self) -> tuple[object, ...]:
        return (self.each,)

    def run(self, duel: Duel, walk: Walk) -> None:
        event = walk.link.event
        if event is not None:
            total = self.each * event.value
            source = walk.link.source
            add_lasting(duel, Lasting(source, event.seat, self.change, (), total, WHILE_FACE_UP, duel.turn, duel.order))
        walk.go_on(duel)


card(
    "Greed",
    lasting_trap(),
    trigger(E_DRAWN, (ChargeDrawer(500),), own=False, at_once=True, hearing=HeardCause((BY_EFFECT,))),
)
