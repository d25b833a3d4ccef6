"""Recordings as files: one JSON document, one line for each answer, so that two of them can be compared by eye."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NoReturn

from spellspeed.table.recording import FORMAT, Answer, End, RecordedDeck, Recording, Start, UsedCard
from spellspeed.words.worded import Key, Worded

KIND: Final = "spellspeed recording"


class WrongRecording(Worded):
    """A file that is no recording, or one of another format; the message names the file and what is wrong."""


def recording_text(recording: Recording) -> str:
    """A recording as text; equal recordings give equal text."""
    start, end = recording.start, recording.end
    head: list[tuple[str, object]] = [
        ("kind", KIND),
        ("format", FORMAT),
        ("rules", recording.rules),
        ("profile", {"name": start.profile, "switches": dict(start.switches)}),
        ("seed", start.seed),
        ("first", start.first),
        ("choose_zones", start.choose_zones),
        ("always", start.always),
        ("ask_cut", start.ask_cut),
        ("names", list(start.names)),
    ]
    if start.timed:
        head.append(("timed", True))
    decks = [{"main": list(deck.main), "fusion": list(deck.fusion)} for deck in start.decks]
    cards = [{"passcode": card.passcode, "name": card.name, "hash": card.hash} for card in recording.cards]
    answers = [[answer.seat, *answer.picks] for answer in recording.answers]
    closing = {"turn": end.turn, "life": list(end.life), "winner": end.winner, "reason": end.reason}
    parts = [f"{as_json(key)}: {as_json(value)}" for key, value in head]
    parts += [f'"decks": {as_lines(decks)}', f'"cards": {as_lines(cards)}', f'"answers": {as_lines(answers)}']
    parts.append(f'"end": {as_json(closing)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def as_json(value: object) -> str:
    """A value on one line."""
    return json.dumps(value, ensure_ascii=False)


def as_lines(values: list[Any]) -> str:
    """A list with a line for each value."""
    return "[\n" + ",\n".join(f"  {as_json(value)}" for value in values) + "\n]" if values else "[]"


def write_recording(recording: Recording, path: str | Path) -> None:
    """Write a recording to a file. Raises WrongRecording where that is not possible."""
    try:
        Path(path).write_text(recording_text(recording), encoding="utf-8")
    except OSError as refused:
        raise WrongRecording("file not written", path=path, reason=refused) from refused


def read_recording(path: str | Path) -> Recording:
    """Read a recording from a file. Raises WrongRecording."""
    return parse_recording(text_of_file(path), str(path))


def text_of_file(path: str | Path) -> str:
    """The text of a recording's file. Raises WrongRecording where it cannot be read."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as refused:
        raise WrongRecording("recording not read", path=path, reason=refused) from refused
    except UnicodeDecodeError as refused:
        raise WrongRecording("recording not utf-8", path=path) from refused


def json_of(text: str, where: str) -> object:
    """What stands in a recording's text. Raises WrongRecording with the line where it is no JSON."""
    try:
        found: object = json.loads(text)
    except json.JSONDecodeError as wrong:
        raise WrongRecording("no json", where=where, line=wrong.lineno, reason=wrong.msg) from wrong
    return found


def parse_recording(text: str, where: str) -> Recording:
    """A recording from its text; `where` names it in messages. Fields that are not known are passed over. Raises WrongRecording."""
    return Reader(where).recording(json_of(text, where))


class Reader:
    """Takes a recording out of JSON, field by field."""

    def __init__(self, where: str) -> None:
        self.where: Final = where

    def refuse(self, key: str, /, **parts: object) -> NoReturn:
        """Raise WrongRecording with a message of the catalogs."""
        raise WrongRecording("in file", where=self.where, problem=Worded(key, **parts))

    def field(self, held: Any, key: str, kind: type, what: str) -> Any:
        """A field of an object, of that type."""
        if not isinstance(held, dict):
            self.refuse("no object", what=Key(what))
        if key not in held:
            self.refuse("no field", what=Key(what), field=key)
        value = held[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            self.refuse("wrong field", what=Key(what), field=key, value=as_json(value)[:60], kind=kind.__name__)
        return value

    def all_of(self, values: Any, kind: type, what: str) -> tuple[Any, ...]:
        """A list of values of one type."""
        if not isinstance(values, list):
            self.refuse("no array", what=Key(what))
        for value in values:
            if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
                self.refuse("wrong item", what=Key(what), value=as_json(value)[:60], kind=kind.__name__)
        return tuple(values)

    def recording(self, found: Any) -> Recording:
        """The whole document."""
        what = "the recording"
        if not isinstance(found, dict) or found.get("kind") != KIND:
            self.refuse("no recording", kind=KIND)
        version = self.field(found, "format", int, what)
        if version != FORMAT:
            self.refuse("wrong format", version=version, read=FORMAT)
        end = self.field(found, "end", dict, what)
        return Recording(
            start=self.start(found),
            cards=tuple([self.card(card) for card in self.field(found, "cards", list, what)]),
            answers=tuple([self.answer(given) for given in self.field(found, "answers", list, what)]),
            end=End(
                self.field(end, "turn", int, "the end"),
                self.all_of(self.field(end, "life", list, "the end"), int, '"life" of the end'),
                self.field(end, "winner", int, "the end"),
                self.field(end, "reason", str, "the end"),
            ),
            rules=self.field(found, "rules", str, what),
        )

    def start(self, found: Any) -> Start:
        """How the duel began."""
        what = "the recording"
        rules = self.field(found, "profile", dict, what)
        switches = self.field(rules, "switches", dict, "the profile")
        self.all_of(list(switches.values()), str, '"switches" of the profile')
        decks = self.field(found, "decks", list, what)
        if len(decks) not in (2, 4):
            self.refuse("wrong number of decks", number=len(decks))
        return Start(
            seed=self.field(found, "seed", str, what),
            decks=tuple([self.deck(deck) for deck in decks]),
            first=self.field(found, "first", int, what),
            profile=self.field(rules, "name", str, "the profile"),
            switches=tuple(switches.items()),
            choose_zones=self.field(found, "choose_zones", bool, what),
            always=self.field(found, "always", bool, what),
            ask_cut=self.field(found, "ask_cut", bool, what),
            timed=self.field(found, "timed", bool, what) if "timed" in found else False,
            names=self.all_of(self.field(found, "names", list, what), str, '"names"'),
        )

    def deck(self, found: Any) -> RecordedDeck:
        """A seat's Decks."""
        main, fusion = self.field(found, "main", list, "a deck"), self.field(found, "fusion", list, "a deck")
        return RecordedDeck(self.all_of(main, int, "a Main Deck"), self.all_of(fusion, int, "a Fusion Deck"))

    def card(self, found: Any) -> UsedCard:
        """A card that was used."""
        what = "a card"
        return UsedCard(
            self.field(found, "passcode", int, what), self.field(found, "name", str, what), self.field(found, "hash", str, what)
        )  # fmt: skip

    def answer(self, found: Any) -> Answer:
        """An answer: [seat, meaning, meaning ...]."""
        if not isinstance(found, list) or not found or not isinstance(found[0], int):
            self.refuse("wrong answer", value=as_json(found)[:60])
        return Answer(found[0], self.all_of(found[1:], str, "an answer"))
