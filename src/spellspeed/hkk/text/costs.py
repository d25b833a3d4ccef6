"""Costs: what is paid for an ability, in the middle of a text, or as a temporary cost. A list of costs is paid as a whole or not at all."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.text.node import Amount, Cards, Cost
from spellspeed.hkk.text.words import Name, Resource


class Pay(Cost):
    """Magic points, components or life; paying life is no damage."""

    def __init__(self, amount: Amount, resource: Resource) -> None:
        self.amount: Final = amount
        self.resource: Final = resource

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.resource)


class SacrificeCost(Cost):
    """Sacrifice these cards, which the payer controls."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.cards,)


class DiscardCost(Cost):
    """Discard these cards of the payer's hand."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.cards,)


class TurnPassiveCost(Cost):
    """Turn these active cards passive; what is passive already cannot pay it."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.cards,)


class RemoveCountersCost(Cost):
    """Take so many counters of a name off these cards."""

    def __init__(self, amount: Amount, counter: Name, cards: Cards) -> None:
        self.amount: Final = amount
        self.counter: Final = counter
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.counter, self.cards)


class EitherCost(Cost):
    """One of two or more costs, none of which is itself such a list; whoever pays chooses which."""

    def __init__(self, costs: tuple[Cost, ...]) -> None:
        self.costs: Final = costs

    def parts(self) -> tuple[object, ...]:
        return (self.costs,)
