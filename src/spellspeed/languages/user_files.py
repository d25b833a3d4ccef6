"""Files that a person owns (saved games, recordings, decks, scenarios): written whole or not at all, and refused in words."""

from __future__ import annotations

from pathlib import Path

from spellspeed.files.writing import needs_place, write_whole
from spellspeed.languages.worded import Worded


class FileNotWritten(Worded):
    """A file could not be written; what stood there before stands there still."""


def write_owned(text: str | bytes, path: str | Path) -> None:
    """Write a file whole. Raises FileNotWritten."""
    try:
        write_whole(text, path)
    except (OSError, ValueError) as refused:
        raise FileNotWritten("file not written", path=path, reason=refused) from refused


def needs_owned_place(path: str | Path) -> None:
    """Raise FileNotWritten where `write_owned` would, before there is something to write."""
    try:
        needs_place(path)
    except (OSError, ValueError) as refused:
        raise FileNotWritten("file not written", path=path, reason=refused) from refused
