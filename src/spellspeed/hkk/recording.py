"""Recordings: decks, seed, options and every answer; whoever has them has the game."""

from __future__ import annotations

import json
from typing import Any, Final

from spellspeed.errors import SpellspeedError
from spellspeed.hkk.cards.pool import deck_named
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.options import CHOICES, options_with
from spellspeed.hkk.rules.preparing import new_game
from spellspeed.hkk.rules.victory import surrender
from spellspeed.kernel.door import advance, answer

FORMAT: Final = "spellspeed-hkk-1"


class BrokenRecording(SpellspeedError):
    """What is given is no recording of this game, or does not come to the state that it names."""


class Recorder:
    """A game that notes what was answered."""

    def __init__(
        self, decks: tuple[str, str], seed: str, options: tuple[tuple[str, str], ...] = (), first: int = 0
    ) -> None:
        self.decks: Final = decks
        self.seed: Final = seed
        self.options: Final = options
        self.first: Final = first
        self.answers: Final[list[list[int]]] = []
        self.gave_up = -1
        self.game: Final[Game] = new_game([deck_named(name) for name in decks], seed, options_with(options), first)
        self.game.journal = []
        advance(self.game)

    def answer(self, picks: tuple[int, ...]) -> None:
        """Answer the open ask. Raises AnswerError, and then nothing has changed."""
        answer(self.game, self.game.serial, picks)
        self.answers.append(list(picks))

    def surrender(self, seat: int) -> None:
        """A player gives up."""
        surrender(self.game, seat)
        self.gave_up = seat

    def text(self) -> str:
        """The recording as JSON, one line."""
        return json.dumps(
            {
                "format": FORMAT,
                "decks": list(self.decks),
                "seed": self.seed,
                "options": dict(self.options),
                "first": self.first,
                "answers": self.answers,
                "surrender": self.gave_up,
                "digest": self.game.digest(),
            }
        )


def read_back(text: str) -> Recorder:
    """The game of a recording, played again. Raises BrokenRecording, UnknownOption, UnknownDeck or AnswerError."""
    try:
        held: dict[str, Any] = json.loads(text)
    except json.JSONDecodeError as wrong:
        raise BrokenRecording(f"this is no recording: {wrong}") from wrong
    if not isinstance(held, dict) or held.get("format") != FORMAT:
        raise BrokenRecording(f'this is no recording of HKK: its "format" is not "{FORMAT}"')
    options = tuple((name, value) for name, value in held["options"].items() if name in CHOICES or name)
    recorder = Recorder((held["decks"][0], held["decks"][1]), held["seed"], options, held["first"])
    for picks in held["answers"]:
        recorder.answer(tuple(picks))
    if held["surrender"] >= 0:
        recorder.surrender(held["surrender"])
    if recorder.game.digest() != held["digest"]:
        raise BrokenRecording("the answers do not lead to the state that the recording names")
    return recorder
