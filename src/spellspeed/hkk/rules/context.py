"""Who acts, with what, on whose behalf: what a text is carried out with, and what waits to be carried out."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules.terms import BY_RULE, SOURCES
from spellspeed.hkk.text.node import Clause, Sentence
from spellspeed.kernel.records import Record


class Cause(Record):
    """Why something happens: kind, the player whose source it is, the card, and the number of the source (0 for none)."""

    def __init__(self, kind: int, seat: int, card: int, source: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.card: Final = card
        self.source: Final = source

    def parts(self) -> tuple[object, ...]:
        return (self.kind, self.seat, self.card, self.source)

    @property
    def is_source(self) -> bool:
        """Whether it is a source: a spell, an ability or a drawback."""
        return self.kind in SOURCES


RULE: Final = Cause(BY_RULE, -1, -1, 0)


class Context(Record):
    """What a text is carried out with.

    `seat` is "you", `card` the binding of this card, `targets` a tuple of bindings for each target of the text, `players` the target players,
    `it` the bindings of the cards last named, `x` the number X, `known` what cards were like before they left: (binding, trait, value).
    `answers` is the number of the entry of the reaction queue that it answers (0: none), `absent` a card that is being played and so is not there,
    `named` all the cards that the text has named so far: "another" is none of them.
    """

    def __init__(
        self,
        seat: int,
        card: int,
        cause: Cause,
        targets: tuple[tuple[int, ...], ...] = (),
        players: tuple[int, ...] = (),
        it: tuple[int, ...] = (),
        x: int = 0,
        known: tuple[tuple[int, str, int], ...] = (),
        answers: int = 0,
        absent: int = -1,
        named: tuple[int, ...] = (),
    ) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.cause: Final = cause
        self.targets: Final = targets
        self.players: Final = players
        self.it: Final = it
        self.x: Final = x
        self.known: Final = known
        self.answers: Final = answers
        self.absent: Final = absent
        self.named: Final = named

    def parts(self) -> tuple[object, ...]:
        return (
            self.seat, self.card, self.cause, self.targets, self.players, self.it, self.x, self.known, self.answers, self.absent,
            self.named,
        )  # fmt: skip

    def with_it(self, it: tuple[int, ...], known: tuple[tuple[int, str, int], ...] = ()) -> Context:
        """The context after these cards were named."""
        return Context(
            self.seat, self.card, self.cause, self.targets, self.players, it, self.x, self.known + known, self.answers, self.absent,
            self.named + it,
        )  # fmt: skip

    def with_named(self, named: tuple[int, ...]) -> Context:
        """The context after the text has named these cards too."""
        return Context(
            self.seat, self.card, self.cause, self.targets, self.players, self.it, self.x, self.known, self.answers, self.absent,
            self.named + named,
        )  # fmt: skip

    def with_targets(self, targets: tuple[tuple[int, ...], ...]) -> Context:
        """The context with other targets."""
        return Context(
            self.seat, self.card, self.cause, targets, self.players, self.it, self.x, self.known, self.answers, self.absent,
            self.named,
        )  # fmt: skip

    def with_players(self, players: tuple[int, ...]) -> Context:
        """The context with target players."""
        return Context(
            self.seat, self.card, self.cause, self.targets, players, self.it, self.x, self.known, self.answers, self.absent,
            self.named,
        )  # fmt: skip

    def with_card(self, card: int) -> Context:
        """The context with another binding of this card, which has moved."""
        return Context(
            self.seat, card, self.cause, self.targets, self.players, self.it, self.x, self.known, self.answers, self.absent,
            self.named,
        )  # fmt: skip

    def without(self, number: int) -> Context:
        """The context in which a card is not there, as it is being played."""
        return Context(
            self.seat, self.card, self.cause, self.targets, self.players, self.it, self.x, self.known, self.answers, number, self.named,
        )  # fmt: skip

    def with_x(self, x: int) -> Context:
        """The context with another X."""
        return Context(
            self.seat, self.card, self.cause, self.targets, self.players, self.it, x, self.known, self.answers, self.absent,
            self.named,
        )  # fmt: skip

    def with_cause(self, seat: int, cause: Cause) -> Context:
        """The same text carried out by somebody else, as another source."""
        return Context(
            seat, self.card, cause, self.targets, self.players, self.it, self.x, self.known, self.answers, self.absent,
            self.named,
        )  # fmt: skip


class Used(Record):
    """A clause of a card in one stay that was used in a turn."""

    def __init__(self, binding: int, place: int, turn: int) -> None:
        self.binding: Final = binding
        self.place: Final = place
        self.turn: Final = turn

    def parts(self) -> tuple[object, ...]:
        return (self.binding, self.place, self.turn)


class LastKnown(Record):
    """A permanent as it left play: its binding there, who controlled it, what of its text was at work, its X."""

    def __init__(self, binding: int, controller: int, clauses: tuple[Clause, ...], x: int) -> None:
        self.binding: Final = binding
        self.controller: Final = controller
        self.clauses: Final = clauses
        self.x: Final = x

    def parts(self) -> tuple[object, ...]:
        return (self.binding, self.controller, self.clauses, self.x)


class Waiting(Record):
    """Something triggered: which clause, with what it is to be carried out."""

    def __init__(self, context: Context, clause: Clause | None, does: tuple[Sentence, ...]) -> None:
        self.context: Final = context
        self.clause: Final = clause
        self.does: Final = does

    def parts(self) -> tuple[object, ...]:
        return (self.context, self.clause, self.does)
