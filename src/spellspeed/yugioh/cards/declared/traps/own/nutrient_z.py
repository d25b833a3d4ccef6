"""Nutrient Z, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import means


class GainsFirst(Alteration):
    """The player of the effect gains Life Points before taking at least so much battle damage at once."""

    def __init__(self, gain: int, least: int) -> None:
        self.what = X_GAINS_FIRST
        self.gain: Final = gain
        self.least: Final = least

    def parts(self) -> tuple[object, ...]:
        return (self.gain, self.least)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return means(duel, YOUR_SIDE, effect.seat, number)

    def changed_value(self, duel: Duel, effect: Lasting, number: int, value: int) -> int:
        return self.gain if value >= self.least else 0


card(
    "Nutrient Z",
    trap(
        (Begin(GainsFirst(4000, 2000), None, END_OF_TURN),),
        windows=W_BEFORE | W_CALCULATION,
        condition=InTurnOf(OPPONENTS),
    ),
)
