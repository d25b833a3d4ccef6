"""Drillroid, and the words that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.duel import Duel


class Unhurried(Condition):
    """No effect says that the damage of this battle is calculated at once. A word of one monster (Drillroid), which Dreamsprite escapes so."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return duel.battle is not None and not duel.battle.hurried


card(
    "Drillroid",
    trigger(
        E_BEFORE_CALCULATION,
        (Destroy(EventOther()),),
        hearing=Both((IsAttacker(), HeardOther(Cards((MONSTERS,), OPPONENTS, (InPosition(DEFENSE),))), Unhurried())),
    ),
)
