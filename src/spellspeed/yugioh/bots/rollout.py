"""A duel played on by the policy of the bot `sensible` at every seat, for a bot that looks ahead."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.door import answer
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.bots.sensible import SensibleBot
from spellspeed.yugioh.duel.duel import Duel

POLICY: Final = SensibleBot("")
"""Everybody's policy in an imagined duel; it decides without chance and remembers nothing."""
MOST_ANSWERS: Final = 300
"""Where a turn takes longer, the duel is valued as it then stands."""


def roll_out(duel: Duel, turn: int, most: int = MOST_ANSWERS) -> None:
    """Play on until the turn of that number has begun, the duel is over, or so many answers were given. Changes the duel: give it a fork."""
    views = [SeatView(duel, seat) for seat in range(duel.seats)]
    given = 0
    while not duel.over and duel.turn < turn and given < most:
        ask = duel.ask
        assert ask is not None, "a duel that is not over asks somebody"
        answer(duel, duel.serial, POLICY.picks(ask, views[ask.seat]), ask.seat)
        given += 1
