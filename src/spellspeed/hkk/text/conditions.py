"""Conditions: on life and magic points, on cards and creatures, on colours, on turn and phase."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.text.cards import Filter
from spellspeed.hkk.text.node import Amount, Cards, Condition, Cost
from spellspeed.hkk.text.words import Ordinal, Phase, Relation, Who


class Compare(Condition):
    """An amount is at least, at most or exactly another one."""

    def __init__(self, amount: Amount, relation: Relation, other: Amount) -> None:
        self.amount: Final = amount
        self.relation: Final = relation
        self.other: Final = other

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.relation, self.other)


class Controls(Condition):
    """A player has at least, at most or exactly so many such cards; a possessor or zone that the filter names must fit as well."""

    def __init__(self, who: Who, relation: Relation, number: int, what: Filter) -> None:
        self.who: Final = who
        self.relation: Final = relation
        self.number: Final = number
        self.what: Final = what

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.relation, self.number, self.what)


class Is(Condition):
    """These cards, each of them, are such cards: "it is a black creature"."""

    def __init__(self, cards: Cards, what: Filter) -> None:
        self.cards: Final = cards
        self.what: Final = what

    def parts(self) -> tuple[object, ...]:
        return (self.cards, self.what)


class TurnOf(Condition):
    """It is this player's turn."""

    def __init__(self, who: Who) -> None:
        self.who: Final = who

    def parts(self) -> tuple[object, ...]:
        return (self.who,)


class NthTurn(Condition):
    """It is the first, second ... of this player's own turns."""

    def __init__(self, who: Who, turn: Ordinal) -> None:
        self.who: Final = who
        self.turn: Final = turn

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.turn)


class HasAttacked(Condition):
    """Each of these cards has attacked in this turn; `never`: none of them has."""

    def __init__(self, cards: Cards, never: bool = False) -> None:
        self.cards: Final = cards
        self.never: Final = never

    def parts(self) -> tuple[object, ...]:
        return (self.cards, self.never)


class DuringPhase(Condition):
    """It is this phase of some turn."""

    def __init__(self, phase: Phase) -> None:
        self.phase: Final = phase

    def parts(self) -> tuple[object, ...]:
        return (self.phase,)


class Fulfils(Condition):
    """The player of the card does this before paying for it; it holds if that can be done (HKK-91.1.0, K 21.4). In a play condition."""

    def __init__(self, costs: tuple[Cost, ...]) -> None:
        self.costs: Final = costs

    def parts(self) -> tuple[object, ...]:
        return (self.costs,)


class All(Condition):
    """Two or more conditions, all of which hold; none of them is itself an All or an Any."""

    def __init__(self, conditions: tuple[Condition, ...]) -> None:
        self.conditions: Final = conditions

    def parts(self) -> tuple[object, ...]:
        return (self.conditions,)


class Any(Condition):
    """Two or more conditions, one of which holds; none of them is itself an All or an Any."""

    def __init__(self, conditions: tuple[Condition, ...]) -> None:
        self.conditions: Final = conditions

    def parts(self) -> tuple[object, ...]:
        return (self.conditions,)


class HasMore(Condition):
    """A player has more such cards than another one."""

    def __init__(self, who: Who, what: Filter, than: Who) -> None:
        self.who: Final = who
        self.what: Final = what
        self.than: Final = than

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.what, self.than)
