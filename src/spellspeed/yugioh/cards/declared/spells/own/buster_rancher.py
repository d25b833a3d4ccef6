"""Buster Rancher, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.derived import attack_unweighed, attack_without_source, defense
from spellspeed.yugioh.duel.duel import Duel


class GainsAgainstStrong(Alteration):
    """T-5.4. If the equipped monster battles one with at least so much ATK, or DEF in Defense Position, it gains ATK in damage calculation.

    Of several such cards on one monster the first one works.
    """

    def __init__(self, least: int, more: int) -> None:
        self.what = X_ATTACK
        self.least: Final = least
        self.more: Final = more

    def parts(self) -> tuple[object, ...]:
        return (self.least, self.more)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        if not EquippedMonster().has(duel, act_of(duel, effect), number):
            return False
        other = battled_by(duel, number)
        if other < 0 or self.comes_second(duel, effect.source % STAYS):
            return False
        attacking = duel.cards[other].position == ATTACK
        return (attack_unweighed(duel, other) if attacking else defense(duel, other)) >= self.least

    def comes_second(self, duel: Duel, source: int) -> bool:
        """Whether an earlier card of the kind is equipped to the same monster."""
        for other in duel.attached:
            if other == source:
                return False
            if duel.cards[other].link == duel.cards[source].link and duel.faces[other] is duel.faces[source]:
                return True
        return False

    def amount(self, duel: Duel, effect: Lasting, number: int) -> int:
        return self.more

    def weighs_strength(self) -> bool:
        return True


class WeakAsWorn(Filter):
    """Monsters with at most so much ATK, apart from what this Equip Card itself gives them."""

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.most,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return attack_without_source(duel, number, act.source) <= self.most


card(
    "Buster Rancher",
    equip(Cards((MONSTERS,), EVERYBODY, (WeakAsWorn(1000), FaceUp()))),
    continuous(GainsAgainstStrong(2500, 2500)),
)
