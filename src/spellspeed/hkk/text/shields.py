"""Sentences about damage that is not dealt: to a player, to cards, by cards, by the next source."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.text.cards import Filter
from spellspeed.hkk.text.node import Amount, Cards, Deed
from spellspeed.hkk.text.words import Who


class PreventDamage(Deed):
    """The next so much damage to a player this turn is not dealt; None: all of it."""

    def __init__(self, amount: Amount | None, who: Who) -> None:
        self.amount: Final = amount
        self.who: Final = who

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.who)


class PreventDamageToCards(Deed):
    """The next so much damage to each of these cards this turn is not dealt; None: all of it."""

    def __init__(self, amount: Amount | None, cards: Cards) -> None:
        self.amount: Final = amount
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.cards)


class PreventDamageBy(Deed):
    """Damage that such cards deal this turn is not dealt, to whomever it would be."""

    def __init__(self, what: Filter) -> None:
        self.what: Final = what

    def parts(self) -> tuple[object, ...]:
        return (self.what,)


class IgnoreNextSource(Deed):
    """The next source that would deal damage to a player deals none to that player; a spell is one source (HKK-91.5.5)."""

    def __init__(self, who: Who) -> None:
        self.who: Final = who

    def parts(self) -> tuple[object, ...]:
        return (self.who,)
