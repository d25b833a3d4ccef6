"""Batches: what happens at once, as a value. Proposed, weighed against the state before, decided, committed, told (design: invariant 4).

A *proposal* is one change: this card is destroyed, that one comes to the field. The proposals of a batch are weighed all together against the
state before any of them, so that none can see another half done; what their players must decide is asked; what is left is committed by
atoms; and only then are the events told, each with the record from before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.atoms import forget_moved, pop_frame, push_frame, replace_frame
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.records import Record
from spellspeed.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Proposal(Record):
    """One change that is proposed to happen at the same time as others. Immutable; a game derives its own.

    `weighed`, `question` and `decided` read the state before the batch and write nothing.
    """

    def weighed(self, state: Any, batch: Sequence[Proposal]) -> tuple[Proposal, ...]:
        """What comes of it, proposed with the others of a batch: itself with the records from before, something in its place, or () where it is
        kept off."""
        return (self,)

    def question(self, state: Any, batch: tuple[Proposal, ...]) -> Ask | None:
        """What a player must decide about it first, given the others of its batch; None where nothing is open."""
        return None

    def decided(self, state: Any, picks: tuple[int, ...], batch: tuple[Proposal, ...]) -> tuple[Proposal, ...]:
        """What it becomes by the answer to its question, given the others of its batch."""
        raise NotImplementedError

    def unasked(self, state: Any, batch: tuple[Proposal, ...]) -> tuple[Proposal, ...]:
        """What it becomes where nobody can be asked, because the rules do it by themselves."""
        return (self,)

    def commit(self, state: Any) -> None:
        """Write it, by atoms; tell nothing."""
        raise NotImplementedError

    def tell(self, state: Any) -> None:
        """Tell the events of it; everything of the batch is done by then."""


def weigh(state: State, proposals: Sequence[Proposal]) -> tuple[Proposal, ...]:
    """What comes of the proposals, all of them read from the state as it is."""
    found: list[Proposal] = []
    for proposal in proposals:
        found.extend(proposal.weighed(state, proposals))
    return tuple(found)


def has_question(state: State, batch: tuple[Proposal, ...]) -> bool:
    """Whether a player must decide something about one of the proposals."""
    for proposal in batch:
        if proposal.question(state, batch) is not None:
            return True
    return False


def carry_out(state: State, batch: tuple[Proposal, ...]) -> None:
    """Commit all of a batch that is weighed and decided, then tell its events."""
    for proposal in batch:
        proposal.commit(state)
    for proposal in batch:
        proposal.tell(state)
    if state.moved:
        forget_moved(state)


def without_asking(state: State, batch: tuple[Proposal, ...]) -> tuple[Proposal, ...]:
    """The batch as it is decided where nobody can be asked."""
    for place in range(len(batch) - 1, -1, -1):
        decided = batch[place].unasked(state, batch)
        if len(decided) != 1 or decided[0] is not batch[place]:
            batch = batch[:place] + decided + batch[place + 1 :]
    return batch


class Deciding(Frame):
    """Asks about the proposals of a batch, one after the other (`at` is the next), and carries it out; then the frame below goes on."""

    def __init__(self, batch: tuple[Proposal, ...], at: int) -> None:
        self.batch: Final = batch
        self.at: Final = at

    def parts(self) -> tuple[object, ...]:
        return (self.batch, self.at)

    def step(self, state: Any) -> None:
        at = self.at
        while at < len(self.batch):
            ask = self.batch[at].question(state, self.batch)
            if ask is not None:
                replace_frame(state, Deciding(self.batch, at))
                open_ask(state, ask)
                return
            at += 1
        pop_frame(state)
        carry_out(state, self.batch)
        state.frames[-1].committed(state, self.batch)

    def answered(self, state: Any, picks: tuple[int, ...]) -> None:
        decided = self.batch[self.at].decided(state, picks, self.batch)
        batch = self.batch[: self.at] + decided + self.batch[self.at + 1 :]
        replace_frame(state, Deciding(batch, self.at + len(decided)))


def at_once(state: State, proposals: Sequence[Proposal]) -> None:
    """One batch; nobody is asked."""
    if proposals:
        carry_out(state, without_asking(state, weigh(state, proposals)))


def propose(state: State, proposals: Sequence[Proposal]) -> tuple[Any, ...] | None:
    """One batch, as it was carried out; None where players are asked first.

    Then the frame below is handed the batch when it is done (Frame.committed).
    """
    batch = weigh(state, proposals)
    return batch if happen(state, batch) else None


def happen(state: State, batch: tuple[Proposal, ...]) -> bool:
    """Carry out a weighed batch, or ask first; whether it is done.

    Where it is not, a frame that asks lies on top, and the frame below is handed the batch (Frame.committed) when it is done.
    """
    if has_question(state, batch):
        push_frame(state, Deciding(batch, 0))
        return False
    carry_out(state, batch)
    return True
