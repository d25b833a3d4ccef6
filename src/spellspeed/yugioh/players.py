"""Bots by name: what sits at a seat and answers its asks."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final

from spellspeed.kernel.game import UnknownBot
from spellspeed.kernel.playing import Bot
from spellspeed.languages.worded import Near, Worded
from spellspeed.yugioh.bots.searching import SearchBot, search_named
from spellspeed.yugioh.bots.sensible import SensibleBot
from spellspeed.yugioh.bots.uniform import RandomBot

SEARCH: Final = "search"
BOTS: Final[dict[str, Callable[[str], Bot]]] = {"random": RandomBot, "sensible": SensibleBot}
"""Name of each bot that answers at once, and how it is made from the seed of its own stream. Only these sit in a room on a server: what takes
time would hold up the other rooms."""
ALL_BOTS: Final = (*BOTS, SEARCH, f"{SEARCH}:250", "module:Class")
"""What can stand where a bot is named: search with a budget, in worlds for each decision (searching.py)."""


class NoSuchBot(Worded, UnknownBot):
    """No bot has that name; the message names those that there are, or says how one's own is named."""


def bot_named(name: str, seed: str) -> Bot:
    """A new bot of that name, or of a class of one's own that is named `module:Class`; NoSuchBot lists those that there are."""
    if name.partition(":")[0] == SEARCH:
        _, colon, budget = name.partition(":")
        return search_named(budget, seed) if colon else SearchBot(seed)
    if ":" in name:
        return own_bot(name)(seed)
    if name not in BOTS:
        raise NoSuchBot("no bot named", name=name, known=", ".join(ALL_BOTS), hint=Near(name, [*BOTS, SEARCH]))
    return BOTS[name](seed)


def own_bot(name: str) -> Callable[[str], Bot]:
    """The class that `module:Class` names, imported: so every process of a simulation finds it. Raises NoSuchBot."""
    module, _, cls = name.partition(":")
    try:
        found = getattr(import_module(module), cls)
    except (ImportError, AttributeError, ValueError) as missing:
        raise NoSuchBot("bot not imported", name=name, reason=str(missing)) from missing
    if not callable(getattr(found, "picks", None)):
        raise NoSuchBot("no bot", name=name)
    maker: Callable[[str], Bot] = found
    return maker
