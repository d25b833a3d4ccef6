"""Amounts: numbers in a text, given or read from the game."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.text.cards import Filter
from spellspeed.hkk.text.node import Amount, Cards
from spellspeed.hkk.text.words import Name, Resource, Trait, Who


class Number(Amount):
    """A number that is written down, 0 or more."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.number,)


class X(Amount):
    """The X of the card: what its formula gives (HKK-91.2.5), or what its player chose when it was played."""

    def parts(self) -> tuple[object, ...]:
        return ()


class CountOf(Amount):
    """How many such cards there are."""

    def __init__(self, what: Filter) -> None:
        self.what: Final = what

    def parts(self) -> tuple[object, ...]:
        return (self.what,)


class ResourceOf(Amount):
    """A player's life, magic points or components."""

    def __init__(self, who: Who, resource: Resource) -> None:
        self.who: Final = who
        self.resource: Final = resource

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.resource)


class TraitOf(Amount):
    """A card's summoning cost, damage, life or structure points: the sum, if the words name several cards."""

    def __init__(self, trait: Trait, cards: Cards) -> None:
        self.trait: Final = trait
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.trait, self.cards)


class Stepwise(Amount):
    """What is printed, and so much more (or less, below 0) for each card or counter that is counted (HKK-91.2.5)."""

    def __init__(self, change: int, each: Amount) -> None:
        self.change: Final = change
        self.each: Final = each

    def parts(self) -> tuple[object, ...]:
        return (self.change, self.each)


class CountersOn(Amount):
    """How many counters of a name are on these cards."""

    def __init__(self, counter: Name, cards: Cards) -> None:
        self.counter: Final = counter
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.counter, self.cards)
