"""What many games of HKK between two bots share, and how each of them begins: for what plays many games of any kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from spellspeed.hkk.bots import bot_named
from spellspeed.hkk.cards.pool import legal_decks
from spellspeed.hkk.game import Start
from spellspeed.hkk.rules.options import options_with

Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Setting:
    """Two decks by name, the seed, a bot for each and the options that are not at their defaults; the decks begin in turn."""

    decks: tuple[str, str]
    seed: str
    bots: tuple[str, str]
    options: tuple[tuple[str, str], ...] = ()

    def start_of(self, number: int) -> Start:
        """How one of the games begins."""
        return Start(f"{self.seed}/{number}", self.decks, number % 2, self.options)

    def bots_of(self, number: int) -> list[str]:
        """The name of the bot of each seat."""
        return list(self.bots)

    def counting_of(self, number: int) -> None:
        """Nothing is counted of the cards."""
        return

    def placed(self, number: int, result: Result) -> Result:
        """The decks sit where they are named."""
        return result


def checked_setting(
    decks: tuple[str, str], seed: str, bots: Sequence[str], options: tuple[tuple[str, str], ...] = ()
) -> Setting:
    """A setting once everything in it is known to be right. Raises UnknownOption, UnknownDeck, IllegalDeck, UnknownBot."""
    legal_decks(decks, options_with(options))
    for name in bots:
        bot_named(name, "")
    return Setting(decks, seed, (bots[0], bots[-1]), options)
