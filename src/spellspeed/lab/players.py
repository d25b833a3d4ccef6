"""Bots by name: what sits at a seat and answers its asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellspeed.bots.playing import Bot
from spellspeed.bots.sensible import SensibleBot
from spellspeed.bots.uniform import RandomBot
from spellspeed.errors import SpellspeedError, did_you_mean


class UnknownBot(SpellspeedError):
    """No bot has that name."""


BOTS: Final[dict[str, Callable[[str], Bot]]] = {"random": RandomBot, "sensible": SensibleBot}
"""Name of each bot, and how it is made from the seed of its own stream."""


def bot_named(name: str, seed: str) -> Bot:
    """A new bot of that name; UnknownBot lists those that there are."""
    if name not in BOTS:
        raise UnknownBot(f'there is no bot named "{name}"; the bots are: {", ".join(BOTS)}.{did_you_mean(name, BOTS)}')
    return BOTS[name](seed)
