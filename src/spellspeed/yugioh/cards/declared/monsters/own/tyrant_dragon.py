"""Tyrant Dragon, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.clauses import TRIBUTE_TO_REVIVE, Clause
from spellspeed.yugioh.duel.duel import Duel


class OnceMoreInReplay(Alteration):
    """REPLAY-2. The monster fixed can attack once more where a replay takes back the attack of another one."""

    def __init__(self) -> None:
        self.what = X_SECOND_ATTACK

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return duel.battle is not None and fixed_on(duel, effect, number)

    def amount(self, duel: Duel, effect: Lasting, number: int) -> int:
        return 1


class RevivedForTribute(Clause):
    """SUMMON-20. Whoever Special Summons it from the Graveyard by the effect of another card Tributes an own monster with these properties.

    A clause of one card (Tyrant Dragon): others cannot be revived at all.
    """

    def __init__(self, filters: tuple[Filter, ...]) -> None:
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.filters,)

    def claims(self) -> int:
        return TRIBUTE_TO_REVIVE

    def revives_for(self, duel: Duel, seat: int, tributed: int, number: int) -> bool:
        return has_all(self.filters, duel, seat, tributed, number)


card(
    "Tyrant Dragon",
    RevivedForTribute((OfType((DRAGON,)),)),
    attacks_again(
        If(Not(Exists(THEIR_MONSTERS)), (Begin(OnceMoreInReplay(), Itself(), END_OF_BATTLE_PHASE),)), direct=False
    ),
    continuous(RefusesTargeting((TRAP,))),
)
