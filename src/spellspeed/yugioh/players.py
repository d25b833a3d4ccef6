"""Bots by name: what sits at a seat and answers its asks."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from time import perf_counter
from typing import Final

from spellspeed.kernel.game import UnknownBot
from spellspeed.kernel.players import Bot
from spellspeed.languages.worded import Near, Worded
from spellspeed.yugioh.bots.levels import EasyBot
from spellspeed.yugioh.bots.search import MOST_WORLDS, WORLDS, SearchBot, seconds_named, worlds_named
from spellspeed.yugioh.bots.sensible import SensibleBot
from spellspeed.yugioh.bots.uniform import RandomBot
from spellspeed.yugioh.cards.pool import printed
from spellspeed.yugioh.decks import bundled, read_deck
from spellspeed.yugioh.duel.printed import PrintedCard

SEARCH: Final = "search"
BOTS: Final[dict[str, Callable[[str], Bot]]] = {"random": RandomBot, "easy": EasyBot, "sensible": SensibleBot}
"""Name of each bot that answers at once, and how it is made from the seed of its own stream."""
LEVELS: Final = {"normal": 30, "hard": 250}
"""The bots that look ahead, for people: worlds for each decision. In a room on a server they think in a process of their own."""
ALL_BOTS: Final = (*BOTS, *LEVELS, SEARCH, f"{SEARCH}:250", f"{SEARCH}:2s", "module:Class")
"""What can stand where a bot is named: search with a budget for each decision, in worlds or seconds (bots/search.py)."""


class NoSuchBot(Worded, UnknownBot):
    """No bot has that name; the message names those that there are, or says how one's own is named."""


def bot_named(name: str, seed: str) -> Bot:
    """A new bot of that name, or of a class of one's own that is named `module:Class`; NoSuchBot lists those that there are."""
    if name.partition(":")[0] == SEARCH:
        _, colon, budget = name.partition(":")
        seconds = seconds_named(budget)
        if seconds:
            return SearchBot(seed, MOST_WORLDS, known_lists(), seconds, perf_counter)
        return SearchBot(seed, worlds_named(budget) if colon else WORLDS, known_lists())
    if name in LEVELS:
        return SearchBot(seed, LEVELS[name], known_lists())
    if ":" in name:
        return own_bot(name)(seed)
    if name not in BOTS:
        raise NoSuchBot("no bot named", name=name, known=", ".join(ALL_BOTS), hint=Near(name, [*BOTS, *LEVELS, SEARCH]))
    return BOTS[name](seed)


@cache
def known_lists() -> tuple[tuple[PrintedCard, ...], ...]:
    """The Decks that every bot has heard of: the bundled ones, Main and Fusion Deck together."""
    lists = [read_deck(path) for path in bundled().values()]
    return tuple(tuple(printed(code) for code in (*deck.main, *deck.fusion)) for deck in lists)


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
