"""The games that scenarios are written in: the one place that knows which there are."""

from __future__ import annotations

from functools import cache

from spellspeed.scenario.game import GameOfScenarios


@cache
def games() -> dict[str, GameOfScenarios]:
    """Every game by the word that `game` says; the first is meant where a scenario says none.

    They are loaded when they are needed: their rooms import the language, and the language loads none of them by itself.
    """
    from spellspeed.hkk.scenario.game import HKK
    from spellspeed.yugioh.scenario.game import YUGIOH

    return {game.name: game for game in (YUGIOH, HKK)}


def first_game() -> GameOfScenarios:
    """The game of a scenario that does not say which."""
    return next(iter(games().values()))


def game_named(name: str) -> GameOfScenarios:
    """The game of this name. Raises KeyError for a name that no game has."""
    return games()[name]
