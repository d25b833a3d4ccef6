"""Files of decks in any format: which one a text is written in, reading it, and writing a deck in each."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from spellspeed.yugioh.decks.card_list import parse_list, print_list
from spellspeed.yugioh.decks.deck import DeckList
from spellspeed.yugioh.decks.known_cards import KnownCards
from spellspeed.yugioh.decks.text import BYTE_ORDER_MARK, LINE_ENDS, read_text
from spellspeed.yugioh.decks.ydk import SECTION_LINE, parse_ydk, print_ydk
from spellspeed.yugioh.decks.ydke import is_link, parse_ydke, print_ydke

YDK: Final = "ydk"
YDKE: Final = "ydke"
LIST: Final = "list"
FORMATS: Final = (YDK, YDKE, LIST)
SUFFIXES: Final = (".ydk", ".ydke", ".txt", ".list", ".deck")
"""The endings of the names of deck files."""


def format_of(text: str, where: str) -> str:
    """The format of a text: a file named .ydk is one, what begins with ydke:// is a link, what has a line #main, #extra or !side is .ydk.

    Anything else is a plain list.
    """
    if Path(where).suffix.casefold() == ".ydk":
        return YDK
    if is_link(text.removeprefix(BYTE_ORDER_MARK)):
        return YDKE
    is_ydk = any(SECTION_LINE.fullmatch(line.strip()) for line in LINE_ENDS.split(text.removeprefix(BYTE_ORDER_MARK)))
    return YDK if is_ydk else LIST


def parse_deck(text: str, where: str, known: KnownCards | None = None) -> DeckList:
    """The deck in the text of a file of any format; `where` names it in errors. Errors are those of the format's own reader."""
    found = format_of(text, where)
    if found == YDKE:
        return parse_ydke(text.removeprefix(BYTE_ORDER_MARK), Path(where).stem, known)
    return parse_ydk(text, where, known) if found == YDK else parse_list(text, where, known)


def read_deck(path: str | Path, known: KnownCards | None = None) -> DeckList:
    """The deck in a file of any format, named after the file unless the file names it.

    Errors are those of `parse_deck`, and DeckFileUnreadable and DeckEncodingError.
    """
    return parse_deck(read_text(path, "a deck file"), str(path), known)


def deck_text(deck: DeckList, form: str, known: KnownCards | None = None) -> str:
    """The deck as the text of a file of that format, one of FORMATS. `known` gives the names in a plain list."""
    if form == YDK:
        return print_ydk(deck)
    return print_ydke(deck) + "\n" if form == YDKE else print_list(deck, known)
