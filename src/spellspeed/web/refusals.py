"""What a server refuses, by the codes of the protocol, and how that is said: over HTTP with a status, over a socket as an `error`."""

from __future__ import annotations

from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.languages.catalog import ENGLISH, languages
from spellspeed.languages.worded import LANGUAGES_OF_A_GAME, said
from spellspeed.room.refused import Refused
from spellspeed.rulebook import UnknownRule
from spellspeed.web.faults import StoreFault

LONGEST_SAY: Final = 2000
"""Characters of what is said to a refusal."""
STATUS: Final[dict[str, int]] = {
    "not_found": 404, "no_such_room": 404, "no_such_rule": 404, "not_your_seat": 409, "not_now": 409, "too_slow": 408, "too_large": 413, "moved": 421,
    "bad_deck": 422, "too_fast": 429, "fault": 500, "unavailable": 503,
}  # fmt: skip
"""The HTTP status of a refusal by its code; 400 else."""


class Unavailable(Refused):
    """What was asked could not be kept, and has not happened."""

    def __init__(self, key: str) -> None:
        super().__init__("unavailable", key)


class Fault(Refused):
    """The engine failed at what was asked; it has not happened, and the room is built again."""

    def __init__(self, key: str) -> None:
        super().__init__("fault", key)


class NoSuchRoom(Refused):
    """There is no room of that name."""

    def __init__(self) -> None:
        super().__init__("no_such_room", "no such room")


class Moved(Refused):
    """The room belongs to another process: `owner`."""

    def __init__(self, owner: str) -> None:
        super().__init__("moved", "room elsewhere", owner=owner)
        self.owner: Final = owner


def code_of(problem: SpellspeedError, otherwise: str) -> str:
    """The code of a refusal; `otherwise` for what the game or the decks refuse."""
    if isinstance(problem, Refused):
        return problem.code
    if isinstance(problem, StoreFault):
        return "unavailable"
    return "no_such_rule" if isinstance(problem, UnknownRule) else otherwise


def words_of(problem: SpellspeedError, language: str) -> str:
    """What is said to a refusal. What a database says of itself stays in the log: it may name files and hosts."""
    if isinstance(problem, StoreFault):
        problem = Unavailable("store fails")
    return said(problem, language)[:LONGEST_SAY]


def plain_words(key: str, language: str, **parts: object) -> str:
    """What is said to a message that is none."""
    return words_of(Refused("bad_message", key, **parts), language)


def language_of(header: str) -> str:
    """The language of an `Accept-Language` in which is spoken: the first of it that there is, else English."""
    for one in header.split(","):
        language = one.partition(";")[0].strip().partition("-")[0].lower()
        if language in languages() or language in LANGUAGES_OF_A_GAME:
            return language
    return ENGLISH
