"""Many games between two bots, and what they come to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellspeed.hkk.bots import Sight, bot_named
from spellspeed.hkk.cards.pool import legal_decks
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.options import Options, options_with
from spellspeed.hkk.rules.preparing import new_game
from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.records import digest_of

MOST_TURNS: Final = 400
"""A game that goes on longer counts as unfinished: an empty deck does nothing by default, so two players may both run dry."""


class Summary:
    """What many games came to; lists are in the order of the decks."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = [0, 0]
        self.draws = 0
        self.unfinished = 0
        self.turns = 0
        self.decisions = 0
        self.digests: list[str] = []

    def add(self, game: Game) -> None:
        """Count one game."""
        self.games += 1
        self.turns += game.turn
        self.decisions += game.decisions
        self.digests.append(game.digest())
        if not game.over:
            self.unfinished += 1
        elif game.winner < 0:
            self.draws += 1
        else:
            self.wins[game.winner] += 1

    @property
    def digest(self) -> str:
        """One digest over those of all games."""
        return digest_of(self.digests)


def play_out(game: Game, bots: tuple[str, str], seed: str, most_turns: int = MOST_TURNS) -> None:
    """Let two bots play a game to its end, or until it has taken so many turns."""
    players = [bot_named(name, f"{seed}:{seat}") for seat, name in enumerate(bots)]
    sights = [Sight(game, seat) for seat in range(game.seats)]
    advance(game)
    while game.ask is not None and game.turn <= most_turns:
        seat = game.ask.seat
        answer(game, game.serial, players[seat].picks(game.ask, sights[seat]), seat)


def simulate(
    decks: tuple[str, str],
    games: int,
    seed: str,
    bots: tuple[str, str],
    options: Options | None = None,
    after_each: Callable[[Summary], None] | None = None,
) -> Summary:
    """Play many games; the decks begin in turn. The same arguments give the same games. `after_each` is told how far it is."""
    summary = Summary()
    faces = legal_decks(decks, options_with() if options is None else options)
    for number in range(games):
        game = new_game(faces, f"{seed}:{number}", options, number % 2)
        play_out(game, bots, f"{seed}:{number}")
        summary.add(game)
        if after_each is not None:
            after_each(summary)
    return summary
