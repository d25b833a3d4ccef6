"""The game that runs: what a card is now is asked of it by words whose meaning depends on that, and which it depends on."""

from __future__ import annotations

from spellspeed.hkk.rules import derived
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.options import Options, options_with
from spellspeed.hkk.rules.terms import ZONES
from spellspeed.hkk.text import words


class RunningGame(Game):
    """A running game whose cards have the values that are worked out (derived.py)."""

    def nouns_of(self, number: int, layer: int) -> list[str]:
        return derived.nouns_of(self, number, layer)

    def colours_of(self, number: int, layer: int) -> tuple[str, ...]:
        return derived.colours_of(self, number, layer)

    def keywords_of(self, number: int, layer: int) -> list[str]:
        return derived.keywords_of(self, number, layer)

    def trait_of(self, number: int, trait: words.Trait, layer: int) -> int:
        return derived.trait_of(self, number, trait, layer)


def new_state(seats: int, side_of: tuple[int, ...], life: int, key: bytes, options: Options | None = None) -> Game:
    """An empty game."""
    game = RunningGame()
    game.begin(seats, side_of, ZONES, life, key)
    game.prepare(options_with() if options is None else options)
    return game
