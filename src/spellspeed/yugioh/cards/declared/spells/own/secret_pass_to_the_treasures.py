"""Secret Pass to the Treasures, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.derived import attack, changed_in_layers, effects_on, reaches
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.windows import ability_of


def passes_by(duel: Duel, number: int) -> bool:
    """Whether a monster attacks a player directly although there are monsters."""
    battle = duel.battle
    if battle is None or battle.target or battle.attacker % STAYS != number:
        return False
    return any([duel.has_monster(other) for other in duel.opponents(duel.turn_seat)])


def raised_by(ability: Ability, itself: bool) -> int:
    """By how much an effect raises the ATK of its target (or of its own monster)."""
    for step in ability.resolved:
        if isinstance(step, Begin) and isinstance(step.change, Changes) and step.change.what is X_ATTACK:
            if isinstance(step.on, Itself) == itself and isinstance(step.amount, Fixed):
                return step.amount.number
    return 0


class NotRaisedByTarget(Alteration):
    """While the monster fixed attacks directly past monsters, no effect can target it that would raise its ATK above so much."""

    def __init__(self, most: int) -> None:
        self.what = X_NOT_TARGETED
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.most,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return fixed_on(duel, effect, number) and passes_by(duel, number)

    def shields(self, duel: Duel, effect: Lasting, number: int, act: Link) -> bool:
        raised = raised_by(ability_of(act), False)
        return raised > 0 and attack(duel, number) + raised > self.most


class NotRaisedByItself(Alteration):
    """While the monster fixed attacks directly past monsters, it cannot use an effect of its own that would raise its ATK above so much."""

    def __init__(self, most: int) -> None:
        self.what = X_NO_ACTIVATION
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.most,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        if not fixed_on(duel, effect, number) or not passes_by(duel, number):
            return False
        raised = max([0] + [raised_by(ability, True) for ability in duel.printed(number).abilities])
        return raised > 0 and attack(duel, number) + raised > self.most


class DirectWhileWeak(Alteration):
    """The monster fixed can attack directly as long as its ATK is at most so high."""

    def __init__(self, most: int) -> None:
        self.what = X_DIRECT_ATTACK
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.most,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return fixed_on(duel, effect, number) and attack(duel, number) <= self.most


def unraised(duel: Duel, number: int) -> int:
    """CARD-8. The ATK of a monster without what it adds itself."""
    others: list[Lasting] = []
    for effect in effects_on(duel, X_ATTACK):
        if effect.source % STAYS != number and not isinstance(effect.change, WeakWhileDirect):
            if reaches(duel, effect, number):
                others.append(effect)
    return changed_in_layers(duel, others, number, duel.faces[number].attack)


class WeakWhileDirect(Alteration):
    """T-5.3, T-5.4. While the monster fixed attacks directly past monsters its ATK is not raised above so much.

    What its own Continuous Effect would add in the Damage Step does not apply then (FAQ SECRET PASS TO THE TREASURES).
    """

    def __init__(self, most: int) -> None:
        self.what = X_ATTACK
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.most,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        battle = duel.battle
        if battle is None or battle.target or not duel.in_damage_step() or battle.attacker % STAYS != number:
            return False
        if not fixed_on(duel, effect, number):
            return False
        return any([duel.has_monster(other) for other in duel.opponents(duel.turn_seat)])

    def layer(self) -> int:
        return 4

    def changed_value(self, duel: Duel, effect: Lasting, number: int, value: int) -> int:
        return value if value <= self.most else min(unraised(duel, number), self.most)


card(
    "Secret Pass to the Treasures",
    spell(
        (
            Begin(DirectWhileWeak(1000), STILL_FACE_UP, END_OF_TURN),
            And(),
            Begin(WeakWhileDirect(1000), STILL_FACE_UP, END_OF_TURN),
            And(),
            Begin(NotRaisedByTarget(1000), STILL_FACE_UP, END_OF_TURN),
            And(),
            Begin(NotRaisedByItself(1000), STILL_FACE_UP, END_OF_TURN),
        ),
        targets=(Target(Cards((MONSTERS,), YOU, (FaceUp(), AttackFrom(0, 1000), Except(Under(X_NO_DIRECT_ATTACK))))),),
        condition=BattleToCome(),
    ),
)
