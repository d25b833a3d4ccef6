"""Files of JSON taken field by field; what is wrong in one is an error of the catalogs that names the file and the field."""

from __future__ import annotations

import json
from typing import Any, Final, NoReturn

from spellspeed.files.json_text import UnfitJson, plain_of
from spellspeed.files.reading import LONGEST_NAME, harmless, quoted
from spellspeed.languages.worded import Key, Worded


class WrongRecording(Worded):
    """A file that is no recording, or one of another format; the message names the file and what is wrong."""


def as_json(value: object) -> str:
    """A value on one line."""
    return json.dumps(value, ensure_ascii=False)


def json_of(text: str, where: str) -> object:
    """What stands in a recording's text. Raises WrongRecording with the line where it is no JSON."""
    try:
        found: object = plain_of(text)
    except UnfitJson as wrong:
        raise WrongRecording("no json", where=where, line=wrong.line, reason=wrong.reason) from wrong
    return found


def list_in(value: object) -> list[object] | None:
    """The values of an array; None for what is none."""
    return value if isinstance(value, list) else None


def object_in(value: object) -> dict[str, object] | None:
    """The fields of an object; None for what is none."""
    return value if isinstance(value, dict) else None


class Reader:
    """Takes values out of JSON, field by field; `where` names the file in messages."""

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

    def at_most(self, most: int, values: list[Any], what: str) -> list[Any]:
        """A list of at most so many values."""
        if len(values) > most:
            self.refuse("too many values", what=Key(what), number=len(values), most=most)
        return values

    def names(self, values: Any, what: str) -> tuple[str, ...]:
        """A list of names (of players, of decks) as they are shown: harmless, and no longer than can be shown."""
        names = self.all_of(values, str, what)
        for name in names:
            if len(name) > LONGEST_NAME:
                self.refuse("long name", name=quoted(name), most=LONGEST_NAME)
        return tuple(harmless(name) for name in names)

    def all_of(self, values: Any, kind: type, what: str) -> tuple[Any, ...]:
        """A list of values of one type."""
        if not isinstance(values, list):
            self.refuse("no array", what=Key(what))
        for value in values:
            if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
                self.refuse("wrong item", what=Key(what), value=as_json(value)[:60], kind=kind.__name__)
        return tuple(values)
