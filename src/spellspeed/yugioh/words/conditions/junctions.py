"""Conditions: others joined by "and", "or" and "not"."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Condition
from spellspeed.yugioh.duel.duel import Duel


class Both(Condition):
    """Every one of several conditions."""

    def __init__(self, conditions: tuple[Condition, ...]) -> None:
        self.conditions: Final = conditions

    def parts(self) -> tuple[object, ...]:
        return (self.conditions,)

    def holds(self, duel: Duel, act: Link) -> bool:
        for condition in self.conditions:
            if not condition.holds(duel, act):
                return False
        return True

    def why_not(self, duel: Duel, act: Link) -> tuple[str, ...]:
        found: list[str] = []
        for condition in self.conditions:
            if not condition.holds(duel, act):
                found.extend(condition.why_not(duel, act))
        return tuple(found)

    def zones_short(self, duel: Duel, act: Link) -> int:
        return max([condition.zones_short(duel, act) for condition in self.conditions])

    def minds_negation(self) -> bool:
        return any([condition.minds_negation() for condition in self.conditions])


class Either(Condition):
    """At least one of several conditions."""

    def __init__(self, conditions: tuple[Condition, ...]) -> None:
        self.conditions: Final = conditions

    def parts(self) -> tuple[object, ...]:
        return (self.conditions,)

    def holds(self, duel: Duel, act: Link) -> bool:
        for condition in self.conditions:
            if condition.holds(duel, act):
                return True
        return False


class Not(Condition):
    """The opposite of a condition."""

    def __init__(self, condition: Condition) -> None:
        self.condition: Final = condition

    def parts(self) -> tuple[object, ...]:
        return (self.condition,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return not self.condition.holds(duel, act)
