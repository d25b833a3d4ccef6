"""Metalmorph, and the words that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.derived import attack_unweighed
from spellspeed.yugioh.duel.duel import Duel


class GainsFromTarget(Alteration):
    """T-5.4. If the equipped monster attacks, it gains half of the ATK of what it attacks during damage calculation only.

    A word of one card (Metalmorph): what is read is the ATK without what other cards read it for. Reverse Trap leaves it alone (FAQ METALMORPH).
    """

    def __init__(self) -> None:
        self.what = X_ATTACK

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        if not EquippedMonster().has(duel, act_of(duel, effect), number):
            return False
        return battled_by(duel, number) >= 0 and duel.battle is not None and duel.battle.attacker % STAYS == number

    def amount(self, duel: Duel, effect: Lasting, number: int) -> int:
        return attack_unweighed(duel, battled_by(duel, number)) // 2

    def is_added(self) -> bool:
        """FAQ 2005, METALMORPH. Reverse Trap does not turn it: it is no number that the text names."""
        return False

    def weighs_strength(self) -> bool:
        return True


card(
    "Metalmorph",
    trap((EquipTo(STILL_FACE_UP),), targets=(Target(ANY_FACE_UP),), windows=CHANGES_STRENGTH, remains=True),
    while_equipped(
        Changes(X_ATTACK, EquippedMonster(), amount=Fixed(300)),
        Changes(X_DEFENSE, EquippedMonster(), amount=Fixed(300)),
        GainsFromTarget(),
    ),
)
