"""Dark Snake Syndrome, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import kept_number


class Doubling(Amount):
    """A number that is doubled as often as a number says that this card keeps under a name."""

    def __init__(self, first: int, name: str) -> None:
        self.first: Final = first
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.first, self.name)

    def count(self, duel: Duel, act: Link) -> int:
        return self.first << kept_number(duel, duel.binding(act.card), self.name)


COUNTED_BY_DAMAGE = 21

card(
    "Dark Snake Syndrome",
    lasting_spell(),
    due_in(
        STANDBY,
        (InflictDamage(Doubling(200, TURNS), EVERYBODY), AddTurn(), Note(COUNTED_BY_DAMAGE)),
        remains=True,
    ),
    due_in(
        STANDBY,
        (AddTurn(),),
        condition=Both((ItselfIs((Under(X_NEGATED),)), Not(UsedThisTurn(COUNTED_BY_DAMAGE)))),
        chainless=True,
        even_negated=True,
    ),
)
