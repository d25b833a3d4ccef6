"""Bots by name: what sits at a seat and answers its asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from spellspeed.bots.uniform import random_picks
from spellspeed.errors import SpellspeedError, did_you_mean
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.draws import Stream


class UnknownBot(SpellspeedError):
    """No bot has that name."""


class Bot(Protocol):
    """A player of one seat for one duel. It sees what it is asked, and nothing else."""

    def picks(self, ask: Ask) -> tuple[int, ...]:
        """A legal answer to the ask."""
        ...


class RandomBot:
    """The bot `random`: uniform over legal answers; several picks are made one at a time, "done" being one more choice."""

    def __init__(self, seed: str) -> None:
        """`seed` names the stream that its choices come from: equal seeds choose alike."""
        self.stream: Final = Stream(seed)

    def picks(self, ask: Ask) -> tuple[int, ...]:
        """A legal answer by chance."""
        return random_picks(ask, self.stream)


BOTS: Final[dict[str, Callable[[str], Bot]]] = {"random": RandomBot}
"""Name of each bot, and how it is made from the seed of its own stream."""


def bot_named(name: str, seed: str) -> Bot:
    """A new bot of that name; UnknownBot lists those that there are."""
    if name not in BOTS:
        raise UnknownBot(f'there is no bot named "{name}"; the bots are: {", ".join(BOTS)}.{did_you_mean(name, BOTS)}')
    return BOTS[name](seed)
