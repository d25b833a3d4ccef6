"""Recordings as files: one JSON document, one line for each answer, so that two of them can be compared by eye."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from spellspeed.files.reading import content_of
from spellspeed.games import FIRST_GAME, GAMES
from spellspeed.kernel.game import CardGame, S
from spellspeed.languages.fields import Reader, WrongRecording, as_json, json_of
from spellspeed.languages.owned import write_owned
from spellspeed.recording.recorder import Answer, End, Recording, UsedCard

KIND: Final = "spellspeed recording"
FORMAT: Final = 1
"""Version of the file format."""


def recording_text(recording: Recording[S]) -> str:
    """A recording as text; equal recordings give equal text."""
    end, game = recording.end, recording.game
    cards = [{game.code_key: card.code, "name": card.name, "hash": card.hash} for card in recording.cards]
    whole: dict[str, object] = {
        "kind": KIND,
        "format": FORMAT,
        **({} if game.name == FIRST_GAME else {"game": game.name}),
        "rules": recording.rules,
        **game.start_as_plain(recording.start),
        "cards": cards,
        "answers": [[answer.seat, *answer.picks] for answer in recording.answers],
        "end": {"turn": end.turn, "life": list(end.life), "winner": end.winner, "reason": end.reason},
    }
    return "{\n" + ",\n".join(f"{as_json(name)}: {as_part(value)}" for name, value in whole.items()) + "\n}\n"


def as_part(value: object) -> str:
    """A part of the document: a list of objects or of lists with a line for each, everything else on one line."""
    if isinstance(value, list) and value and all(isinstance(one, dict | list) for one in value):
        return "[\n" + ",\n".join(f"  {as_json(one)}" for one in value) + "\n]"
    return as_json(value)


def write_recording(recording: Recording[S], path: str | Path) -> None:
    """Write a recording to a file. Raises FileNotWritten."""
    write_owned(recording_text(recording), path)


def read_recording(path: str | Path) -> Recording[Any]:
    """Read a recording of any game from a file. Raises WrongRecording, and what the game says of a start that it cannot make."""
    return parse_recording(text_of_file(path), str(path))


def text_of_file(path: str | Path) -> str:
    """The text of a recording's file. Raises WrongRecording where it cannot be read."""
    try:
        return content_of(path).decode("utf-8")
    except OSError as refused:
        raise WrongRecording("recording not read", path=path, reason=refused) from refused
    except UnicodeDecodeError as refused:
        raise WrongRecording("recording not utf-8", path=path) from refused
    except ValueError as no_path:
        raise WrongRecording("recording not read", path=path, reason=no_path) from no_path


def parse_recording(text: str, where: str) -> Recording[Any]:
    """A recording of any game from its text; `where` names it in messages. Fields that are not known are passed over.

    Files that a game wrote before it had this format are converted. Raises WrongRecording, and what the game says of a wrong start.
    """
    found = json_of(text, where)
    if isinstance(found, dict) and found.get("kind") != KIND:
        for game in GAMES.values():
            converted = game.converted(found, where)
            if converted is not None:
                found = {"kind": KIND, "format": FORMAT, "game": game.name, **converted}
                break
    return RecordingReader(where).recording(found)


def of_game(recording: Recording[Any], game: CardGame[S], where: str) -> Recording[S]:
    """The recording, if it is of that game. Raises WrongRecording."""
    if recording.game is not game:
        raise WrongRecording("other game", where=where, game=recording.game.name, wanted=game.name)
    return recording


class RecordingReader(Reader):
    """Takes a recording out of JSON."""

    def recording(self, found: Any) -> Recording[Any]:
        """The whole document."""
        what = "the recording"
        if not isinstance(found, dict) or found.get("kind") != KIND:
            self.refuse("no recording", kind=KIND)
        version = self.field(found, "format", int, what)
        if version != FORMAT:
            self.refuse("wrong format", version=version, read=FORMAT)
        name = self.field(found, "game", str, what) if "game" in found else FIRST_GAME
        if name not in GAMES:
            self.refuse("unknown game", game=name, games=", ".join(GAMES))
        end = self.field(found, "end", dict, what)
        return Recording(
            start=GAMES[name].start_from_plain(found, self.where),
            cards=tuple([self.card(card, GAMES[name].code_key) for card in self.field(found, "cards", list, what)]),
            answers=tuple([self.answer(given) for given in self.field(found, "answers", list, what)]),
            end=End(
                self.field(end, "turn", int, "the end"),
                self.all_of(self.field(end, "life", list, "the end"), int, '"life" of the end'),
                self.field(end, "winner", int, "the end"),
                self.field(end, "reason", str, "the end"),
            ),
            rules=self.field(found, "rules", str, what),
        )

    def card(self, found: Any, key: str) -> UsedCard:
        """A card that was used."""
        what = "a card"
        return UsedCard(
            self.field(found, key, int, what), self.field(found, "name", str, what), self.field(found, "hash", str, what)
        )  # fmt: skip

    def answer(self, found: Any) -> Answer:
        """An answer: [seat, meaning, meaning ...]."""
        if not isinstance(found, list) or not found or not isinstance(found[0], int):
            self.refuse("wrong answer", value=as_json(found)[:60])
        return Answer(found[0], self.all_of(found[1:], str, "an answer"))
