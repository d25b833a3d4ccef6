"""Answers by chance: uniform over what is legal, for bots and tests of any game."""

from __future__ import annotations

from spellspeed.kernel.asks import NUMBER, Ask
from spellspeed.kernel.draws import Stream


def random_picks(ask: Ask, stream: Stream) -> tuple[int, ...]:
    """A legal answer by chance: one pick at a time among those still possible, and "done" as one more choice where that is legal."""
    options = ask.options
    if ask.least == 1 and ask.most == 1 and ask.rule == NUMBER:
        return (options[stream.below(len(options))],)
    picks: tuple[int, ...] = ()
    while True:
        possible = ask.possible_after(picks)
        may_stop = ask.is_answer(picks)
        choices = len(possible) + (1 if may_stop else 0)
        chosen = stream.below(choices)
        if chosen == len(possible):
            return picks
        picks = picks + (possible[chosen],)
        if not possible or (len(picks) == ask.most and ask.is_answer(picks)):
            return picks
