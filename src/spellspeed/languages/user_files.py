"""Files that a person owns (saved games, recordings, decks, scenarios): written whole or not at all, and refused in words."""

from __future__ import annotations

import os
from pathlib import Path

from spellspeed.files.reading import UnfitFile, needs_kind
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


def what_stands_there(path: str | Path) -> str:
    """What is no file but stands under a path, such as "it is a pipe"; "" for a file, and where nothing is."""
    try:
        needs_kind(os.stat(path))
    except UnfitFile as unfit:
        return str(unfit.strerror)
    except OSError:
        return ""
    return ""


def needs_owned_place(path: str | Path) -> None:
    """Raise FileNotWritten where `write_owned` would, before there is something to write."""
    try:
        needs_place(path)
    except (OSError, ValueError) as refused:
        raise FileNotWritten("file not written", path=path, reason=refused) from refused
