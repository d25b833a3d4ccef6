"""Elemental HERO Electrum, and the word that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.derived import has_attribute
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import ATTRIBUTES


class OfSameAttribute(Filter):
    """Monsters with an Attribute that this card has."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        for attribute in range(len(ATTRIBUTES)):
            if has_attribute(duel, number, attribute) and has_attribute(duel, act.card, attribute):
                return True
        return False


card(
    "Elemental HERO Electrum",
    OnlyAsWritten(normally=True),
    LooksBack(KEEPS_MATERIALS),
    continuous(CountsAs((WIND, WATER, FIRE, EARTH))),
    trigger(E_SUMMONED, (ShuffleIntoDeck(Cards((REMOVED,), EVERYBODY)),), hearing=HasKept(MATERIALS_USED, 1)),
    continuous(
        Changes(X_ATTACK, Itself(), amount=ForEach(300, Cards((MONSTERS,), OPPONENTS, (FaceUp(), OfSameAttribute()))))
    ),
)
