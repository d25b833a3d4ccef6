"""Saved duels: what the duel began from and every answer by its meaning; read again, the same duel goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from spellspeed import __version__
from spellspeed.cli.play_session import Session, Setup
from spellspeed.decks import DeckList
from spellspeed.errors import SpellspeedError

FORM: Final = "spellspeed play 1"


class SavedDuelUnreadable(SpellspeedError):
    """A file cannot be read or written, or holds no saved duel."""


def save(session: Session, path: str) -> None:
    """Write a duel down. Raises SavedDuelUnreadable."""
    setup = session.setup
    content = {
        "form": FORM,
        "version": __version__,
        "seed": setup.seed,
        "profile": setup.profile_name,
        "names": setup.names,
        "bots": setup.bots,
        "decks": [{"name": d.name, "main": d.main, "fusion": d.fusion, "side": d.side} for d in setup.decks],
        "taken_back": session.taken_back,
        "stops": sorted(session.stops.wanted),
        "own": session.own,
        "answers": session.answers,
    }
    try:
        Path(path).write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
    except OSError as wrong:
        raise SavedDuelUnreadable(f"{path} cannot be written: {wrong.strerror}") from wrong


def load(path: str) -> Session:
    """The duel in a file, as it stood. Raises SavedDuelUnreadable, or AnswersDoNotFit when the rules play it otherwise now."""
    content = contents(path)
    try:
        decks = tuple(
            DeckList(deck["name"], tuple(deck["main"]), tuple(deck["fusion"]), tuple(deck["side"]))
            for deck in content["decks"]
        )
        setup = Setup(decks, tuple(content["bots"]), tuple(content["names"]), content["seed"], content["profile"])
        answers = [tuple(str(text) for text in meant) for meant in content["answers"]]
        own = [int(place) for place in content["own"]]
        stops = {(str(whose), str(name)) for whose, name in content["stops"]}
        taken_back = int(content["taken_back"])
    except (KeyError, TypeError) as wrong:
        raise SavedDuelUnreadable(f"{path} is a damaged saved duel: {wrong}") from wrong
    session = Session(setup)
    session.replay(answers, own)
    session.stops.wanted = stops
    session.taken_back = taken_back
    return session


def contents(path: str) -> dict[str, Any]:
    """What the file holds. Raises SavedDuelUnreadable."""
    try:
        content = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as wrong:
        raise SavedDuelUnreadable(f"{path} cannot be read: {wrong.strerror}") from wrong
    except ValueError as wrong:
        raise SavedDuelUnreadable(f"{path} is no saved duel: it is not JSON ({wrong})") from wrong
    if not isinstance(content, dict) or content.get("form") != FORM:
        raise SavedDuelUnreadable(f'{path} is no saved duel of this version: it does not say "form": "{FORM}"')
    return content
