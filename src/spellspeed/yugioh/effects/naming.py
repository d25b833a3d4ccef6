"""Names that cards have by their own text (CARD-1)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.rules.abilities import Alteration
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.rights import X_NAME


class IsCalled(Alteration):
    """While it is face-up on the field, this card's name is another one."""

    def __init__(self, name: str) -> None:
        self.what = X_NAME
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return number == effect.source % STAYS

    def new_name(self) -> str:
        return self.name
