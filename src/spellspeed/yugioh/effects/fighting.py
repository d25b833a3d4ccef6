"""What monsters do in their battles: values of the damage calculation alone, and what follows it (T-5.3 to T-5.6)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.filters import Filter
from spellspeed.yugioh.effects.lasting import act_of
from spellspeed.yugioh.effects.verbs import OnGroup
from spellspeed.yugioh.rules.abilities import Alteration, Amount, Condition
from spellspeed.yugioh.rules.derived import attack, attack_without
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.memory import remember_doomed
from spellspeed.yugioh.rules.rights import X_ATTACK
from spellspeed.yugioh.rules.terms import DS_CALCULATION, DS_DAMAGE


class InCalculation(Condition):
    """T-5.4. It is damage calculation."""

    def holds(self, duel: Duel, act: Link) -> bool:
        if not duel.in_damage_step() or duel.battle is None or duel.battle.calculated:
            return False
        return duel.substep == DS_CALCULATION or duel.substep == DS_DAMAGE


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


class AsStrongAsItself(Filter):
    """Monsters with the same ATK as this card."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return attack(duel, number) == attack(duel, act.card)


class DestroyAfterCalculation(OnGroup):
    """T-5.6. Destroy the battling cards of a group after damage calculation."""

    def does(self, duel: Duel, act: Link, number: int) -> bool:
        remember_doomed(duel, duel.binding(number))
        return True
