"""The games that there are, and what is read and run of whichever game: the one place that knows them all.

A game is registered here once, under the name by which files call it: with the interface that all of the program meets (kernel/game.py), how rooms
meet it (session/room_game.py) and what it gives to the scenario language (scenario/game.py). The latter two are loaded when they are needed.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from spellspeed.hkk.game import HKK
from spellspeed.kernel.game import CardGame
from spellspeed.yugioh.game import YUGIOH

if TYPE_CHECKING:
    from spellspeed.scenario.game import GameOfScenarios
    from spellspeed.session.room_game import Hosting

GAMES: Final[dict[str, CardGame[Any]]] = {game.name: game for game in (YUGIOH, HKK)}
"""Every game by its name; the first is meant by a scenario that says none."""


@cache
def hosted() -> dict[str, Hosting[Any]]:
    """How rooms meet each game, by its name."""
    from spellspeed.hkk.room_game import HKK_HOSTING
    from spellspeed.yugioh.session.duel_in_room import DUELS

    return {hosting.game.name: hosting for hosting in (DUELS, HKK_HOSTING)}


@cache
def games_of_scenarios() -> dict[str, GameOfScenarios]:
    """What each game gives to the scenario language, by its name."""
    from spellspeed.hkk.scenario.game import HKK_SCENARIOS
    from spellspeed.yugioh.scenario.game import YUGIOH_SCENARIOS

    return {game.name: game for game in (YUGIOH_SCENARIOS, HKK_SCENARIOS)}
