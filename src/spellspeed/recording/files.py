"""Recordings as files: one JSON document, one line for each answer, so that two of them can be compared by eye."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from spellspeed.files.reading import content_of, quoted
from spellspeed.kernel.game import NO_SEAT, CardGame, Plain, S, Start
from spellspeed.kernel.state import DRAWN
from spellspeed.languages.fields import Reader, WrongRecording, as_json, json_of, list_in, object_in
from spellspeed.languages.user_files import write_owned
from spellspeed.recording.recorder import EVERY, Answer, Digests, End, Recording, UsedCard

Games = Mapping[str, CardGame[Any]]
"""The games whose recordings can be read, by name."""
GOING_ON: Final = -1
"""As the winner of a recorded game: it has not ended."""
KIND: Final = "spellspeed recording"
FORMAT: Final = 2
"""Version of the file format; the first one had no digests."""
READ: Final = (1, FORMAT)
MOST_ANSWERS: Final = 6_000
"""Answers in a file: seven times those of the longest duels of bots; of a match those of all its duels."""
MOST_CARDS: Final = 2_000
"""Different cards in a recording: twice as many as all Decks of a duel can hold."""
NO_WINNER: Final = (GOING_ON, DRAWN)
SEED_TELLS: Final = "every card that is hidden and every draw to come: no player reads this file before the end"
"""What a file says of the seed in it; nothing else holds the seed of a game that goes on."""


def recording_text(recording: Recording[S], extra: Plain | None = None) -> str:
    """A recording as text, with fields of its writer's own; equal recordings give equal text."""
    end, game = recording.end, recording.game
    cards = [{game.code_key: card.code, "name": card.name, "hash": card.hash} for card in recording.cards]
    whole: dict[str, object] = {
        "kind": KIND,
        "format": FORMAT,
        **({"game": game.name} if game.named_in_files else {}),
        "rules": recording.rules,
        "seed tells": SEED_TELLS,
        **game.start_as_plain(recording.start),
        "cards": cards,
        "answers": [[answer.seat, *answer.picks] for answer in recording.answers],
        "end": {"turn": end.turn, "life": list(end.life), "winner": end.winner, "reason": end.reason},
    }
    if recording.digests is not None:
        found = recording.digests
        whole["digests"] = {"version": found.version, "every": EVERY, "at": list(found.at), "end": found.end}
    whole |= extra or {}
    return "{\n" + ",\n".join(f"{as_json(name)}: {as_part(value)}" for name, value in whole.items()) + "\n}\n"


def as_part(value: object) -> str:
    """A part of the document: a list of objects or of lists with a line for each, everything else on one line."""
    parts = list_in(value)
    if parts and all(isinstance(one, dict | list) for one in parts):
        return "[\n" + ",\n".join(f"  {as_json(one)}" for one in parts) + "\n]"
    return as_json(value)


def write_recording(recording: Recording[S], path: str | Path) -> None:
    """Write a recording to a file. Raises FileNotWritten."""
    write_owned(recording_text(recording), path)


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


def recording_in(text: str, where: str, games: Games) -> Recording[Any]:
    """The recording of one of these games in a text; `where` names it in messages. Fields that are not known are passed over.

    Files that a game wrote before it had this format are converted. Raises WrongRecording, and what the game says of a wrong start.
    """
    document = json_of(text, where)
    reader = RecordingReader(where, games)
    found = object_in(document)
    if found is None:
        return reader.recording(document)
    answers = list_in(found.get("answers"))
    if answers is not None:
        reader.at_most(MOST_ANSWERS, answers, "the answers")
    if found.get("kind") != KIND:
        for game in games.values():
            converted = game.converted(found, where)
            if converted is not None:
                return reader.recording({"kind": KIND, "format": FORMAT, "game": game.name, **converted})
    return reader.recording(found)


def of_game(recording: Recording[Any], game: CardGame[S], where: str) -> Recording[S]:
    """The recording, if it is of that game. Raises WrongRecording."""
    if recording.game is not game:
        raise WrongRecording("other game", where=where, game=recording.game.name, wanted=game.name)
    return recording


class RecordingReader(Reader):
    """Takes a recording of one of some games out of JSON."""

    def __init__(self, where: str, games: Games) -> None:
        super().__init__(where)
        self.games: Final = games

    def recording(self, document: object) -> Recording[Any]:
        """The whole document."""
        what = "the recording"
        found = object_in(document)
        if found is None or found.get("kind") != KIND:
            self.refuse("no recording", kind=KIND)
        version = self.field(found, "format", int, what)
        if version not in READ:
            self.refuse("wrong format", version=version, read=FORMAT)
        game = self.game(found)
        cards = self.at_most(MOST_CARDS, self.field(found, "cards", list, what), "the cards")
        end = self.field(found, "end", dict, what)
        names = self.names(self.field(found, "names", list, what), '"names"')
        start: Start[Any] = game.start_from_plain({**found, "names": list(names)}, self.where)
        return Recording(
            start=start,
            cards=tuple([self.card(card, game.code_key) for card in cards]),
            answers=tuple([self.answer(given, start) for given in self.field(found, "answers", list, what)]),
            end=End(
                self.field(end, "turn", int, "the end"),
                self.all_of(
                    self.at_most(start.seats, self.field(end, "life", list, "the end"), "the life"),
                    int,
                    '"life" of the end',
                ),
                self.winner(end),
                quoted(self.field(end, "reason", str, "the end")),
            ),
            rules=quoted(self.field(found, "rules", str, what)),
            digests=self.digests(self.field(found, "digests", dict, what)) if "digests" in found else None,
        )

    def game(self, found: Any) -> CardGame[Any]:
        """The game of the document: where it names none, the one that files do not name."""
        name = self.field(found, "game", str, "the recording") if "game" in found else ""
        known = [
            game
            for game in self.games.values()
            if game.name == name or ("game" not in found and not game.named_in_files)
        ]
        if not known:
            self.refuse("unknown game", game=quoted(name), games=", ".join(self.games))
        return known[0]

    def winner(self, end: Any) -> int:
        """A side, or nobody."""
        found: int = self.field(end, "winner", int, "the end")
        if found not in (0, 1, *NO_WINNER):
            self.refuse("nobody wins", side=found)
        return found

    def digests(self, found: Any) -> Digests | None:
        """What the game came to; None where it was looked at after other numbers of answers than today."""
        what = "the digests"
        version, every = self.field(found, "version", str, what), self.field(found, "every", int, what)
        at = self.all_of(self.field(found, "at", list, what), str, what)
        end = self.field(found, "end", str, what)
        return Digests(quoted(version), at, end) if every == EVERY else None

    def card(self, found: Any, key: str) -> UsedCard:
        """A card that was used."""
        what = "a card"
        return UsedCard(
            self.field(found, key, int, what), quoted(self.field(found, "name", str, what)), self.field(found, "hash", str, what)
        )  # fmt: skip

    def answer(self, given: object, start: Start[Any]) -> Answer:
        """An answer: [seat, meaning, meaning ...]; of no seat are only the calls that are nobody's."""
        found = list_in(given)
        seat = found[0] if found else None
        if not found or not isinstance(seat, int) or isinstance(seat, bool):
            self.refuse("wrong answer", value=as_json(given)[:60])
        of_nobody = seat == NO_SEAT and len(found) == 2 and found[1] in start.game.calls_of_nobody
        if not 0 <= seat < start.seats and not of_nobody:
            self.refuse("answer of nobody", seat=seat, seats=start.seats - 1)
        return Answer(seat, self.all_of(found[1:], str, "an answer"))
