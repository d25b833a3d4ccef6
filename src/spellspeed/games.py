"""The games that there are, by the name under which they stand in files."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.hkk.game import HKK
from spellspeed.kernel.game import CardGame
from spellspeed.yugioh.game import YUGIOH

GAMES: Final[dict[str, CardGame[Any]]] = {game.name: game for game in (YUGIOH, HKK)}
FIRST_GAME: Final = YUGIOH.name
"""The game of a file that names none: there was one game when the first were written."""
