"""Letting bots play a duel to its end."""

from __future__ import annotations

from collections.abc import Sequence

from spellspeed.kernel.players import MOST_DECISIONS, Bot, play_out
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.duel.duel import Duel


def views_of(duel: Duel) -> list[SeatView]:
    """What each seat of a duel may look at, by seat."""
    return [SeatView(duel, seat) for seat in range(duel.seats)]


def finish(duel: Duel, bots: Sequence[Bot], most: int = MOST_DECISIONS) -> None:
    """Play a duel to its end, `bots[seat]` answering.

    Raises WrongNumberOfBots, EndlessGame after `most` decisions, AnswerError for an illegal one.
    """
    play_out(duel, bots, views_of(duel), most)
