"""Cyber Blader, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import ON_FIELD as ZONES_OF_FIELD
from spellspeed.yugioh.duel.scope import means
from spellspeed.yugioh.duel.windows import plays_card


class NegatesFromField(Alteration):
    """While a condition holds, effects that players meant have activated on the field are negated, also where their cards have left it since.

    A text of one monster (Cyber Blader), beside the negation of the cards that are on the field.
    """

    def __init__(self, whose: int, when: Condition) -> None:
        self.what = X_VOIDS
        self.whose: Final = whose
        self.when: Final = when

    def parts(self) -> tuple[object, ...]:
        return (self.whose, self.when)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False

    def voids(self, duel: Duel, effect: Lasting, link: Link) -> bool:
        if not ZONES_OF_FIELD >> link.came_from & 1 and not plays_card(link):
            return False
        act = act_of(duel, effect)
        return means(duel, self.whose, act.seat, link.seat, act.against) and self.when.holds(duel, act)


THEY_CONTROL_ONE = Exactly(THEIR_MONSTERS, 1)

THEY_CONTROL_TWO = Exactly(THEIR_MONSTERS, 2)

THEY_CONTROL_THREE = Exactly(THEIR_MONSTERS, 3)

card(
    "Cyber Blader",
    Says(EXACT),
    continuous(
        Changes(X_NOT_DESTROYED_BY_BATTLE, Itself(), when=THEY_CONTROL_ONE),
        Changes(X_ATTACK, Itself(), TIMES, Fixed(2), THEY_CONTROL_TWO),
        Changes(X_NEGATED, Cards((MONSTERS, SPELLS, FIELD), OPPONENTS, (FaceUp(),)), when=THEY_CONTROL_THREE),
        NegatesFromField(OPPONENTS, THEY_CONTROL_THREE),
    ),
)
