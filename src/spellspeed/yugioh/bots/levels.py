"""The bot `easy`: plays as `sensible` does, and now and then does anything that is allowed, as a beginner might."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.argument_checks import checked_text
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.random_answers import random_picks
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.bots.sensible import SensibleBot

ONE_IN: Final = 5
"""One of so many decisions is left to chance."""


class EasyBot:
    """`sensible` that errs."""

    def __init__(self, seed: str) -> None:
        """`seed` names the stream of its errors: equal seeds err alike."""
        checked_text(seed, "seed")
        self.stream: Final = Stream(seed)
        self.sensible: Final = SensibleBot(seed)

    def picks(self, ask: Ask, view: SeatView) -> tuple[int, ...]:
        """What `sensible` answers; one time in five anything."""
        if self.stream.below(ONE_IN) == 0:
            return random_picks(ask, self.stream)
        return self.sensible.picks(ask, view)
