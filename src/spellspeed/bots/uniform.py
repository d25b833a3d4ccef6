"""The bot `random`: uniform over legal answers."""

from __future__ import annotations

from typing import Final

from spellspeed.bots.seat_view import SeatView
from spellspeed.kernel.asks import NUMBER, Ask
from spellspeed.kernel.draws import Stream


def random_picks(ask: Ask, stream: Stream) -> tuple[int, ...]:
    """A legal answer by chance: one pick at a time among those still possible, and "done" as one more choice where that is legal."""
    options = ask.options
    if ask.least == 1 and ask.most == 1 and ask.rule == NUMBER:
        return (options[stream.below(len(options))],)
    picks: tuple[int, ...] = ()
    while True:
        possible = ask.still_possible(picks)
        may_stop = ask.is_answer(picks)
        choices = len(possible) + (1 if may_stop else 0)
        chosen = stream.below(choices)
        if chosen == len(possible):
            return picks
        picks = picks + (possible[chosen],)
        if not possible or (len(picks) == ask.most and ask.is_answer(picks)):
            return picks


class RandomBot:
    """The bot `random`: uniform over legal answers; several picks are made one at a time, "done" being one more choice."""

    def __init__(self, seed: str) -> None:
        """`seed` names the stream that its choices come from: equal seeds choose alike."""
        self.stream: Final = Stream(seed)

    def picks(self, ask: Ask, view: SeatView) -> tuple[int, ...]:
        """A legal answer by chance; it looks at nothing."""
        return random_picks(ask, self.stream)
