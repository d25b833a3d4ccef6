"""What monsters do in their battles: values of the damage calculation alone, and what follows it (T-5.3 to T-5.6)."""

from __future__ import annotations

from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.filters import Filter
from spellspeed.yugioh.effects.verbs import OnGroup
from spellspeed.yugioh.rules.abilities import Condition
from spellspeed.yugioh.rules.damage_step import targeted_key
from spellspeed.yugioh.rules.derived import attack
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.terms import DS_CALCULATION, DS_DAMAGE


class InCalculation(Condition):
    """T-5.4. It is damage calculation."""

    def parts(self) -> tuple[object, ...]:
        return ()

    def holds(self, duel: Duel, act: Link) -> bool:
        if not duel.in_damage_step() or duel.battle is None or duel.battle.calculated:
            return False
        return duel.substep == DS_CALCULATION or duel.substep == DS_DAMAGE


class AsStrongAsItself(Filter):
    """Monsters with the same ATK as this card."""

    def parts(self) -> tuple[object, ...]:
        return ()

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return attack(duel, number) == attack(duel, act.card)


class DestroyAfterCalculation(OnGroup):
    """T-5.6. Destroy the battling cards of a group after damage calculation."""

    def does(self, duel: Duel, act: Link, number: int) -> bool:
        duel.uses[targeted_key(duel.binding(number))] = 1
        return True
