"""Recordings: decks, seed, options and every answer; whoever has them has the game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from spellspeed.errors import SpellspeedError
from spellspeed.hkk.cards.pool import legal_decks
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.options import options_with
from spellspeed.hkk.rules.preparing import new_game
from spellspeed.hkk.rules.victory import surrender
from spellspeed.kernel.atoms import keep_journal
from spellspeed.kernel.door import advance, answer

PLAYERS: Final = 2
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
        self.game: Final[Game] = new_game(legal_decks(decks, options_with(options)), seed, options_with(options), first)
        keep_journal(self.game, [])
        advance(self.game)

    def answer(self, picks: tuple[int, ...]) -> None:
        """Answer the open ask. Raises AnswerError, and then nothing has changed."""
        answer(self.game, self.game.serial, picks)
        self.answers.append(list(picks))

    def surrender(self, seat: int) -> None:
        """A player gives up."""
        surrender(self.game, seat)
        self.gave_up = seat

    def taken_back(self, seat: int) -> Recorder:
        """The game before this player's latest answer; the same game where there is none."""
        seats = [asked for asked, _ in self.given()]
        if seat not in seats:
            return self
        return self.as_far_as(len(seats) - 1 - seats[::-1].index(seat))

    def given(self) -> list[tuple[int, list[int]]]:
        """Each answer with the player who gave it."""
        again = Recorder(self.decks, self.seed, self.options, self.first)
        found: list[tuple[int, list[int]]] = []
        for picks in self.answers:
            assert again.game.ask is not None
            found.append((again.game.ask.seat, picks))
            again.answer(tuple(picks))
        return found

    def as_far_as(self, count: int) -> Recorder:
        """The same game after so many answers."""
        again = Recorder(self.decks, self.seed, self.options, self.first)
        for picks in self.answers[:count]:
            again.answer(tuple(picks))
        return again

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


PARTS: Final[dict[str, Callable[[Any], bool]]] = {
    "decks": lambda held: is_list_of(held, str) and len(held) == PLAYERS,
    "seed": lambda held: isinstance(held, str),
    "options": lambda held: isinstance(held, dict) and is_list_of(list(held.values()), str),
    "first": lambda held: type(held) is int and 0 <= held < PLAYERS,
    "answers": lambda held: isinstance(held, list) and all(is_list_of(picks, int) for picks in held),
    "surrender": lambda held: type(held) is int and -1 <= held < PLAYERS,
    "digest": lambda held: isinstance(held, str),
}
"""What a recording holds, and what each part must be like."""


def is_list_of(held: object, kind: type) -> bool:
    """Whether it is a list of such values."""
    return isinstance(held, list) and all(type(one) is kind for one in held)


def check_parts(held: dict[str, Any]) -> None:
    """Raises BrokenRecording for a part that is missing or is not what it must be."""
    for name, is_good in PARTS.items():
        if name not in held or not is_good(held[name]):
            raise BrokenRecording(f'this recording of HKK has no "{name}" that can be read')


def read_back(text: str) -> Recorder:
    """The game of a recording, played again. Raises BrokenRecording, UnknownOption, UnknownDeck or AnswerError."""
    try:
        held: dict[str, Any] = json.loads(text)
    except json.JSONDecodeError as wrong:
        raise BrokenRecording(f"this is no recording: {wrong}") from wrong
    if not isinstance(held, dict) or held.get("format") != FORMAT:
        raise BrokenRecording(f'this is no recording of HKK: its "format" is not "{FORMAT}"')
    check_parts(held)
    options = tuple((name, value) for name, value in held["options"].items())
    recorder = Recorder((held["decks"][0], held["decks"][1]), held["seed"], options, held["first"])
    for picks in held["answers"]:
        recorder.answer(tuple(picks))
    if held["surrender"] >= 0:
        recorder.surrender(held["surrender"])
    if recorder.game.digest() != held["digest"]:
        raise BrokenRecording("the answers do not lead to the state that the recording names")
    return recorder
