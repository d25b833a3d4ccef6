"""Saved duels: recordings that say in a field of their own who sat at the table. Any recording can be gone on with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from spellspeed.table.recording_file import WrongRecording, parse_recording, recording_text
from spellspeed.table.session import PERSON, Session, Setup
from spellspeed.table.stops import checked_stops
from spellspeed.words.catalog import ENGLISH, catalog
from spellspeed.words.worded import Worded

FIELD: Final = "play"
"""The field of a recording that `play` adds; other readers of recordings pass it over."""
ENDING: Final = "\n}\n"


class WrongSavedDuel(Worded):
    """What a saved duel says of the table is damaged."""


def save(session: Session, path: str) -> None:
    """Write a duel down. Raises WrongRecording where that is not possible."""
    text = recording_text(session.recording())
    assert text.endswith(ENDING), "a recording is one JSON object"
    table = {
        "bots": list(session.setup.bots),
        "deck_names": list(session.setup.deck_names),
        "own": session.own,
        "taken_back": session.taken_back,
        "stops": sorted(session.stops.wanted),
    }
    whole = f'{text.removesuffix(ENDING)},\n"{FIELD}": {json.dumps(table, ensure_ascii=False)}{ENDING}'
    try:
        Path(path).write_text(whole, encoding="utf-8")
    except OSError as refused:
        raise WrongRecording("file not written", path=path, reason=refused) from refused


def load(path: str, bots: tuple[str, ...] = (PERSON, PERSON), language: str = ENGLISH) -> Session:
    """The duel in a file, as it stood. `bots` sit at the table (the first at the first seat) where the recording does not say who did.

    Raises WrongRecording, WrongSavedDuel, WrongSeats, UnknownLanguage, or NoLongerFits where the rules of today play it otherwise.
    """
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as refused:
        raise WrongRecording("recording not read", path=path, reason=refused) from refused
    except UnicodeDecodeError as refused:
        raise WrongRecording("recording not utf-8", path=path) from refused
    recording = parse_recording(text, path)
    table = json.loads(text).get(FIELD)
    if table is None:
        bots = bots[:1] + bots[1:] * (len(recording.start.decks) - 1)
        table = {"bots": list(bots), "deck_names": [catalog(language).say("table", "recorded deck")] * len(bots)}
    if not isinstance(table, dict):
        raise WrongSavedDuel("no table", path=path, field=FIELD)
    session = Session(
        Setup(recording.start, texts(table, "bots", path), texts(table, "deck_names", path)),
        language,
    )
    session.replay(recording.answers, numbers(table, "own", path, len(recording.answers)))
    session.taken_back = count(table, "taken_back", path)
    if "stops" in table:
        session.stops.wanted = checked_stops(table["stops"], path)
    return session


def texts(table: dict[str, Any], key: str, path: str) -> tuple[str, ...]:
    """A list of texts. Raises WrongSavedDuel."""
    found = table.get(key)
    if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
        raise WrongSavedDuel("no texts", path=path, key=key, field=FIELD)
    return tuple(found)


def numbers(table: dict[str, Any], key: str, path: str, below: int) -> list[int]:
    """A rising list of numbers below a limit. Raises WrongSavedDuel."""
    found = table.get(key, [])
    if not isinstance(found, list) or not all(type(number) is int and 0 <= number < below for number in found):
        raise WrongSavedDuel("no numbers", path=path, key=key, field=FIELD, below=below)
    return sorted(found)


def count(table: dict[str, Any], key: str, path: str) -> int:
    """A number from 0. Raises WrongSavedDuel."""
    found = table.get(key, 0)
    if type(found) is not int or found < 0:
        raise WrongSavedDuel("no count", path=path, key=key, field=FIELD)
    return found
