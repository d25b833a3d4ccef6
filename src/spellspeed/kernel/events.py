"""Events: what happened, with its cause, and the batch that it was part of."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.cards import Card
from spellspeed.kernel.records import Record


@mypyc_attr(acyclic=True, free_list_len=1)
class Event(Record):
    """Something that happened. `kind` is one bit of the game's event kinds, or the number of a note that only the log is told of.

    `card` is a card number or -1, `before` the card as it was, `seat` whom it happened to or who did it, `cause` the game's cause code,
    `by` the card number of the cause or -1, `value` and `detail` what the kind needs (an amount, a zone), `batch` the number of the batch:
    equal numbers happened at the same time. `known` are the game's derived values of the card before it, None where they were those that
    are printed.
    """

    def __init__(
        self,
        kind: int,
        card: int,
        before: Card | None,
        seat: int,
        cause: int,
        by: int,
        value: int,
        detail: int,
        batch: int,
        known: Record | None = None,
    ) -> None:
        self.kind: Final = kind
        self.card: Final = card
        self.before: Final = before
        self.seat: Final = seat
        self.cause: Final = cause
        self.by: Final = by
        self.value: Final = value
        self.detail: Final = detail
        self.batch: Final = batch
        self.known: Final = known

    def parts(self) -> tuple[object, ...]:
        held = (self.kind, self.card, self.before, self.seat, self.cause, self.by, self.value, self.detail, self.batch)
        return held if self.known is None else (*held, self.known)

    def as_of(self, batch: int) -> Event:
        """The event as one of another batch."""
        return Event(
            self.kind,
            self.card,
            self.before,
            self.seat,
            self.cause,
            self.by,
            self.value,
            self.detail,
            batch,
            self.known,
        )

    def __repr__(self) -> str:
        return f"<Event {self.kind} of batch {self.batch}, card {self.card}, seat {self.seat}, value {self.value}>"
