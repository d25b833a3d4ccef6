"""What a deck must be like for a card to be used in it (HKK-91.2.3)."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.text.cards import Filter
from spellspeed.hkk.text.node import DeckRule
from spellspeed.hkk.text.words import Colour, Relation


class OneColour(DeckRule):
    """All cards of the deck are of one colour, whichever it is."""

    def parts(self) -> tuple[object, ...]:
        return ()


class OfColour(DeckRule):
    """All cards of the deck are of this colour."""

    def __init__(self, colour: Colour) -> None:
        self.colour: Final = colour

    def parts(self) -> tuple[object, ...]:
        return (self.colour,)


class AllDifferent(DeckRule):
    """No two cards of the deck have the same name."""

    def parts(self) -> tuple[object, ...]:
        return ()


class Holds(DeckRule):
    """The deck holds at least, at most or exactly so many such cards; "without" is at most 0."""

    def __init__(self, relation: Relation, number: int, what: Filter) -> None:
        self.relation: Final = relation
        self.number: Final = number
        self.what: Final = what

    def parts(self) -> tuple[object, ...]:
        return (self.relation, self.number, self.what)
