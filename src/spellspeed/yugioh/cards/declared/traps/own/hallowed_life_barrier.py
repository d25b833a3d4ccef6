"""Hallowed Life Barrier, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import means


class NoDamageFrom(Alteration):
    """The side of the player of the effect takes no damage from effects of the player meant."""

    def __init__(self, whose: int) -> None:
        self.what = X_NO_EFFECT_DAMAGE
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.whose,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return means(duel, YOUR_SIDE, effect.seat, number, effect.against)

    def stops_damage_of(self, duel: Duel, effect: Lasting, acting: int) -> bool:
        return acting < 0 or means(duel, self.whose, effect.seat, acting, effect.against)


card(
    "Hallowed Life Barrier",
    trap(
        (
            Begin(ChangesPlayers(X_NO_BATTLE_DAMAGE, YOUR_SIDE), None, END_OF_TURN),
            And(),
            Begin(NoDamageFrom(OPPONENTS), None, END_OF_TURN),
        ),
        costs=(Discarding(1),),
    ),
)
