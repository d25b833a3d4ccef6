"""The end of a game: lives, surrender, a draw by agreement."""

from __future__ import annotations

from spellspeed.hkk.rules.context import RULE
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.moves import note
from spellspeed.hkk.rules.terms import E_WON
from spellspeed.kernel.atoms import end_game
from spellspeed.kernel.state import DRAWN

LIFE = "life"
SURRENDER = "surrender"
AGREED = "agreement"
FORFEITED = "forfeit"


def check_lives(game: Game) -> bool:
    """K 3.12: a side at 0 life or below has lost; if all are, nobody has won. Whether the game is over."""
    left = [side for side, life in enumerate(game.life) if life > 0]
    if len(left) < len(game.life):
        finish(game, left[0] if len(left) == 1 else DRAWN, LIFE)
    return game.over


def finish(game: Game, winner: int, reason: str) -> None:
    """The game is over."""
    end_game(game, winner, reason)
    note(game, E_WON, -1, None, winner, RULE)


def surrender(game: Game, seat: int) -> None:
    """A player gives up."""
    finish(game, game.side_of[game.opponents(seat)[0]], SURRENDER)


def forfeit(game: Game, seat: int) -> None:
    """A player is out of time or has left, where a table keeps clocks: the chapter knows neither, so that it counts as giving up."""
    finish(game, game.side_of[game.opponents(seat)[0]], FORFEITED)


def agree_to_draw(game: Game) -> None:
    """The players agree that nobody wins."""
    finish(game, DRAWN, AGREED)
