"""Skyscraper, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.derived import attack, attack_without
from spellspeed.yugioh.duel.duel import Duel


class StrengthensAttacker(Alteration):
    """T-5.4. A monster with these properties that attacks a monster with higher ATK gains ATK during damage calculation."""

    def __init__(self, filters: tuple[Filter, ...], more: Amount) -> None:
        self.what = X_ATTACK
        self.filters: Final = filters
        self.more: Final = more

    def parts(self) -> tuple[object, ...]:
        return (self.filters, self.more)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        battle = duel.battle
        if battle is None or not battle.target or battle.attacker % STAYS != number:
            return False
        act = act_of(duel, effect)
        if not InCalculation().holds(duel, act) or not all([one.fits(duel, act, number) for one in self.filters]):
            return False
        return attack(duel, battle.target % STAYS) > attack_without(duel, number, self)

    def amount(self, duel: Duel, effect: Lasting, number: int) -> int:
        return self.more.count(duel, act_of(duel, effect))

    def weighs_strength(self) -> bool:
        return True


card(
    "Skyscraper",
    lasting_spell(),
    continuous(StrengthensAttacker((NameHolds("Elemental HERO"),), Fixed(1000))),
)
