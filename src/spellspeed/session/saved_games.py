"""Saved duels: recordings that say in a field of their own who sat at the table. Any recording can be gone on with."""

from __future__ import annotations

import json
from typing import Any, Final

from spellspeed.files.reading import harmless
from spellspeed.kernel.game import CardGame, S
from spellspeed.languages.catalog import ENGLISH
from spellspeed.languages.fields import json_of
from spellspeed.languages.user_files import write_owned
from spellspeed.languages.worded import Worded
from spellspeed.recording.files import Games, of_game, recording_in, recording_text, text_of_file
from spellspeed.session.session import PERSON, Session, Setup, words_of

FIELD: Final = "play"
"""The field of a recording that `play` adds; other readers of recordings pass it over."""
ENDING: Final = "\n}\n"


class WrongSavedDuel(Worded):
    """What a saved duel says of the table is damaged."""


def save(session: Session[S], path: str) -> None:
    """Write a game down. Raises FileNotWritten."""
    text = recording_text(session.recording())
    assert text.endswith(ENDING), "a recording is one JSON object"
    table = {
        "bots": list(session.setup.bots),
        "deck_names": list(session.setup.deck_names),
        "own": session.own,
        "taken_back": session.taken_back,
        "stops": session.passing.as_plain(),
    }
    write_owned(f'{text.removesuffix(ENDING)},\n"{FIELD}": {json.dumps(table, ensure_ascii=False)}{ENDING}', path)


def load(
    path: str, games: Games, game: CardGame[S], bots: tuple[str, ...] = (PERSON, PERSON), language: str = ENGLISH
) -> Session[S]:
    """The game in a file, as it stood. `bots` sit at the table (the first at the first seat) where the recording does not say who did.

    Raises WrongRecording (also where it is of another one of `games` than `game`), WrongSavedDuel, WrongSeats, UnknownLanguage, or NoLongerFits where
    the rules of today play it otherwise.
    """
    text = text_of_file(path)
    recording = of_game(recording_in(text, path, games), game, path)
    start = recording.start
    table = recorded_table(text, path)
    if table is None:
        bots = bots[:1] + bots[1:] * (start.seats - 1)
        words = words_of(start.game.speaker(language, start.names))
        table = {"bots": list(bots), "deck_names": [words.say("table", "recorded deck")] * len(bots)}
    if not isinstance(table, dict):
        raise WrongSavedDuel("no table", path=path, field=FIELD)
    session = Session(Setup(start, texts(table, "bots", path), texts(table, "deck_names", path)), language)
    session.replay(recording.answers, numbers(table, "own", path, len(recording.answers)))
    session.taken_back = count(table, "taken_back", path)
    if "stops" in table:
        session.passing.take_plain(table["stops"], path)
    return session


def recorded_table(text: str, path: str) -> Any:
    """What the text of a recording says of the table; None where it says nothing. Raises WrongRecording."""
    found = json_of(text, path)
    return found.get(FIELD) if isinstance(found, dict) else None


def texts(table: dict[str, Any], key: str, path: str) -> tuple[str, ...]:
    """A list of names, as they are shown. Raises WrongSavedDuel."""
    found = table.get(key)
    if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
        raise WrongSavedDuel("no texts", path=path, key=key, field=FIELD)
    return tuple(harmless(text) for text in found)


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
