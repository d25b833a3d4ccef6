"""Reading what comes from outside: files alone, no larger than can be meant, and texts shown without what would steer a terminal."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final

KIB: Final = 1024
MOST_BYTES: Final = KIB * KIB
"""More than any recording holds: a duel of 5,000 answers takes a quarter of it."""
LONGEST_QUOTED: Final = 80
"""Characters of what was given that a refusal shows."""
LONGEST_NAME: Final = 100
"""Characters in the name of a player or a deck."""
KINDS: Final = (
    (stat.S_ISDIR, "folder", "it is a folder"),
    (stat.S_ISFIFO, "pipe", "it is a pipe"),
    (stat.S_ISCHR, "device", "it is a device"),
    (stat.S_ISBLK, "device", "it is a device"),
    (stat.S_ISSOCK, "socket", "it is a socket"),
)
UNFIT: Final = "\ufffd"
"""What is shown for a character that is none to be shown."""


class UnfitFile(OSError):
    """What stands under a path is not to be read: no file, or one too large. `kind` is its key in the catalogs ("file refusals")."""

    def __init__(self, kind: str, told: str) -> None:
        super().__init__(0, told)
        self.kind: Final = kind


def content_of(path: str | Path, most: int = MOST_BYTES) -> bytes:
    """The bytes of a file. Raises OSError; UnfitFile for a folder, pipe, device or socket, and for a file of more than `most` bytes."""
    file = open_file(path, most)
    try:
        parts: list[bytes] = []
        left = most + 1
        while left and (part := os.read(file, left)):
            parts.append(part)
            left -= len(part)
    finally:
        os.close(file)
    if not left:
        raise too_large(most)
    return b"".join(parts)


def is_file(path: str | Path) -> bool:
    """Whether a file is there under this path; not under one that no system takes."""
    try:
        return Path(path).is_file()
    except (OSError, ValueError):
        return False


def open_file(path: str | Path, most: int) -> int:
    """A file opened for reading, as `content_of` would read it; the caller closes it. Raises OSError, UnfitFile."""
    needs_file(os.stat(path), most)
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    file = os.open(path, flags)
    try:
        needs_file(os.fstat(file), most)
    except OSError:
        os.close(file)
        raise
    return file


def needs_file(found: os.stat_result, most: int) -> None:
    """Raise UnfitFile for what is no file, or one of more than `most` bytes."""
    needs_kind(found)
    if found.st_size > most:
        raise too_large(most)


def needs_kind(found: os.stat_result) -> None:
    """Raise UnfitFile for what is no file."""
    for is_kind, kind, told in KINDS:
        if is_kind(found.st_mode):
            raise UnfitFile(kind, told)


def too_large(most: int) -> UnfitFile:
    """The refusal of a file of more bytes."""
    return UnfitFile("too large", f"it is too large: more than {most // KIB} KiB")


def harmless(text: str) -> str:
    """A text on one line without control characters, changes of direction and halves of characters, so that no terminal obeys it."""
    return "".join(sign if sign.isprintable() else UNFIT for sign in " ".join(text.splitlines()))


def quoted(text: str, most: int = LONGEST_QUOTED) -> str:
    """What was given as a message shows it: harmless, and at most `most` characters of it."""
    shown = harmless(text[: most + 1])
    return shown if len(text) <= most else shown[: most - 1] + "…"
