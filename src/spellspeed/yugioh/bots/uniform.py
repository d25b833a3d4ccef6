"""The bot `random`: uniform over legal answers."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.argument_checks import checked_text
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.random_answers import random_picks as random_picks


class RandomBot:
    """The bot `random`: uniform over legal answers; several picks are made one at a time, "done" being one more choice."""

    def __init__(self, seed: str) -> None:
        """`seed` names the stream that its choices come from: equal seeds choose alike."""
        checked_text(seed, "seed")
        self.stream: Final = Stream(seed)

    def picks(self, ask: Ask, view: object) -> tuple[int, ...]:
        """A legal answer by chance; it looks at nothing."""
        return random_picks(ask, self.stream)
