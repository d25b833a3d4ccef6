"""The games that scenarios are written in: the one place that knows which there are."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.scenario.game import HKK
from spellspeed.scenario.game import GameOfScenarios
from spellspeed.yugioh.scenario.game import YUGIOH

GAMES: Final = {game.name: game for game in (YUGIOH, HKK)}
"""Every game by the word that `game` says."""
FIRST_GAME: Final = YUGIOH.name
"""The game of a scenario that does not say which."""


def game_named(name: str) -> GameOfScenarios:
    """The game of this name."""
    return GAMES[name]
