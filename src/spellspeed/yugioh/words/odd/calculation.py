"""Whom a monster battles in the damage calculation (T-5.3 to T-5.6)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import DS_CALCULATION, DS_DAMAGE

CALCULATING: Final = (DS_CALCULATION, DS_DAMAGE)


def battled_by(duel: Duel, number: int) -> int:
    """T-5.4. In damage calculation the monster that a monster battles; -1 for none."""
    battle = duel.battle
    if battle is None or not battle.target or not duel.in_damage_step() or duel.substep not in CALCULATING:
        return -1
    attacker, target = battle.attacker % STAYS, battle.target % STAYS
    if number == attacker:
        return target
    return attacker if number == target else -1
