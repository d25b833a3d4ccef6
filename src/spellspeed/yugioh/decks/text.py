"""What the readers of text files share: bytes to text, ends of lines, and long lines shortened for messages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from spellspeed.files.reading import KIB, content_of
from spellspeed.languages.worded import Key, Worded
from spellspeed.yugioh.decks.deck import LONGEST_LINE, DeckEncodingError, DeckFileUnreadable, DeckSyntaxError

BYTE_ORDER_MARK: Final = "\ufeff"
LINE_ENDS: Final = re.compile(r"\r\n|\r|\n")
LONGEST_SHOWN: Final = 60
MOST_BYTES: Final = 256 * KIB
"""More than the longest deck or plan fills; a list of 4,000 cards by name takes half of it."""


def read_text(path: str | Path, what: str, most: int = MOST_BYTES) -> str:
    """The text of a file of at most `most` bytes; `what`, a key of the catalog's section "errors", says what was expected.

    Raises DeckFileUnreadable, DeckEncodingError.
    """
    try:
        content = content_of(path, most)
    except OSError as refused:
        raise DeckFileUnreadable("file not read", path=path, reason=refused, what=Key(what)) from refused
    except ValueError as no_path:
        raise DeckFileUnreadable("no path", path=repr(str(path)), reason=no_path, what=Key(what)) from no_path
    return decoded(content, str(path))


def decoded(content: bytes, where: str) -> str:
    """The text of a file; DeckEncodingError with the place of the first byte that is not UTF-8."""
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as wrong:
        line = len(LINE_ENDS.split(content[: wrong.start].decode("utf-8")))
        raise DeckEncodingError(where, wrong.start, content[wrong.start], line) from wrong


def needs_length(line: str, where: str, number: int) -> None:
    """Raise DeckSyntaxError for a line that is longer than any card is named."""
    if len(line) > LONGEST_LINE:
        raise DeckSyntaxError(Worded("long line", number=len(line), most=LONGEST_LINE), where, number)


def shortened(line: str) -> str:
    """A line as a message shows it."""
    return line if len(line) <= LONGEST_SHOWN else line[:LONGEST_SHOWN] + "..."
