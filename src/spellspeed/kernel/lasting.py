"""Lasting effects: records that change derived values or fall due later."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.records import Record


@mypyc_attr(allow_interpreted_subclasses=True)
class Change(Record):
    """What a lasting effect changes; a node of a card's declaration. A game derives its own."""

    def bits(self) -> int:
        """Its bit in the mask of the kinds of changes that may stand (State.kinds); 0 in a game that asks for no such mask."""
        return 0


@mypyc_attr(acyclic=True)
class Lasting(Record):
    """One lasting effect: source, what it changes, whom, with which amount, until when, in which order.

    `cards` are bindings fixed when it began; empty means that the change reads its own group each time. `until` is the game's code
    (with `turn` the turn number it speaks of); `order` rises with each one; `against` is the one opponent chosen for it, or -1.
    """

    def __init__(
        self,
        source: int,
        seat: int,
        change: Change,
        cards: tuple[int, ...],
        amount: int,
        until: int,
        turn: int,
        order: int,
        against: int = -1,
    ) -> None:
        self.source: Final = source
        self.seat: Final = seat
        self.change: Final = change
        self.cards: Final = cards
        self.amount: Final = amount
        self.until: Final = until
        self.turn: Final = turn
        self.order: Final = order
        self.against: Final = against

    def parts(self) -> tuple[object, ...]:
        held = (self.source, self.seat, self.change, self.cards, self.amount, self.until, self.turn, self.order)
        return held if self.against < 0 else (*held, self.against)

    def with_until(self, until: int) -> Lasting:
        """The effect with another end."""
        return Lasting(
            self.source, self.seat, self.change, self.cards, self.amount, until, self.turn, self.order, self.against
        )

    def with_cards(self, cards: tuple[int, ...]) -> Lasting:
        """The effect on other cards, or on fewer."""
        return Lasting(
            self.source, self.seat, self.change, cards, self.amount, self.until, self.turn, self.order, self.against
        )
