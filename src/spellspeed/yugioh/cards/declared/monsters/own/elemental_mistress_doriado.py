"""Elemental Mistress Doriado, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.duel import Duel


class CountsAs(Alteration):
    """CARD-3, ERA-DORIADO-1. This card has these Attributes too, while it is face-up on the field, or (`everywhere`) wherever it lies.

    A word of one monster (Elemental Mistress Doriado): no other has more than one Attribute.
    """

    def __init__(self, attributes: tuple[int, ...], everywhere: bool = False) -> None:
        self.what = X_ALSO_ATTRIBUTES
        self.attributes: Final = attributes
        self.everywhere: Final = everywhere

    def parts(self) -> tuple[object, ...]:
        return (self.attributes, self.everywhere)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return number == effect.source % STAYS

    def also(self) -> int:
        return sum([1 << attribute for attribute in self.attributes])

    def is_everywhere(self) -> bool:
        return self.everywhere


card(
    "Elemental Mistress Doriado",
    continuous(CountsAs((WIND, WATER, FIRE, EARTH))),
    variants=(
        as_ruled(
            "2005",
            "ERA-DORIADO-1: rulings of 2005",
            continuous(CountsAs((WIND, WATER, FIRE, EARTH), everywhere=True)),
        ),
    ),
    cites=("ERA-DORIADO-1",),
)
