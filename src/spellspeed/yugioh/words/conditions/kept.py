"""Conditions: what the steps before have found, declared or counted."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Amount, Condition
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import DONE, MODE


class ModeIs(Condition):
    """The effect of that number was chosen."""

    def __init__(self, mode: int) -> None:
        self.mode: Final = mode

    def parts(self) -> tuple[object, ...]:
        return (self.mode,)

    def holds(self, duel: Duel, act: Link) -> bool:
        # Before the activation no effect is chosen yet.
        return (not act.bound[MODE] and not act.number) or act.bound[MODE] == (self.mode,)

    def is_open(self, duel: Duel, act: Link) -> bool:
        return not act.bound[MODE] and not act.number


class NumberIs(Condition):
    """The number bound to a name is this one."""

    def __init__(self, name: int, number: int) -> None:
        self.name: Final = name
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.name, self.number)

    def holds(self, duel: Duel, act: Link) -> bool:
        return act.bound[self.name] == (self.number,)


class NumberFrom(Condition):
    """A number lies between two others ("if at least 2 are heads")."""

    def __init__(self, amount: Amount, least: int, most: int) -> None:
        self.amount: Final = amount
        self.least: Final = least
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.least, self.most)

    def holds(self, duel: Duel, act: Link) -> bool:
        return self.least <= self.amount.count(duel, act) <= self.most


class NothingDone(Condition):
    """The step before did nothing ("otherwise", "if you cannot")."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return not act.bound[DONE]
