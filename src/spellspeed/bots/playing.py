"""Letting bots play a duel to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from spellspeed.bots.seat_view import SeatView
from spellspeed.errors import SpellspeedError
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.door import advance, answer
from spellspeed.yugioh.duel.duel import Duel

MOST_DECISIONS: Final = 100_000
"""More decisions than any duel between finite Decks of ours has needed; a duel that reaches it is a defect."""


class Bot(Protocol):
    """A player of one seat for one duel. It sees what it is asked and the view of its seat, and nothing else."""

    def picks(self, ask: Ask, view: SeatView) -> tuple[int, ...]:
        """A legal answer to the ask."""
        ...


class EndlessDuel(SpellspeedError):
    """A duel did not end: either the engine or a card lets the same thing happen for ever."""


def views_of(duel: Duel) -> list[SeatView]:
    """What each seat of a duel may look at, by seat."""
    return [SeatView(duel, seat) for seat in range(duel.seats)]


def finish(duel: Duel, bots: Sequence[Bot], most: int = MOST_DECISIONS) -> None:
    """Play a duel to its end, `bots[seat]` answering. EndlessDuel after `most` decisions; AnswerError for an illegal one."""
    views = views_of(duel)
    advance(duel)
    while not duel.over:
        ask = duel.ask
        assert ask is not None, "a duel that is not over asks somebody"
        answer(duel, duel.serial, bots[ask.seat].picks(ask, views[ask.seat]), ask.seat)
        if duel.decisions > most:
            raise EndlessDuel(f"no winner after {most} decisions, in turn {duel.turn}")
