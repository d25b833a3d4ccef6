"""The .ydk format of deck files: one passcode a line, in the sections #main, #extra and !side.

    #created by somebody      any other line that begins with # is a comment
    #name Goat Control        the name of the deck; without it the file's own name
    #main
    44095762
    #extra                    the Fusion Deck
    !side

Programs differ in which of # and ! stands before a section; both are read before each. Cards stay in the section that they were
written in: whether a deck may be played is checked when it is used, not here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from spellspeed.errors import SpellspeedError, did_you_mean
from spellspeed.yugioh.cards.facts import UnknownCard, by_passcode

BYTE_ORDER_MARK: Final = "\ufeff"
SECTIONS: Final = ("main", "extra", "side")
SECTION_LINE: Final = re.compile(r"[#!](main|extra|side)", re.IGNORECASE)
LINE_ENDS: Final = re.compile(r"\r\n|\r|\n")
MOST_DIGITS: Final = 10


class DeckError(SpellspeedError):
    """A deck, or the file of one, is not as it must be."""


class DeckFileUnreadable(DeckError):
    """The file of a deck is not there or may not be read."""


class DeckEncodingError(DeckError):
    """The file of a deck is not UTF-8; `position` is the first wrong byte, counted from 0."""

    def __init__(self, message: str, position: int) -> None:
        super().__init__(message)
        self.position: Final = position


class DeckNameError(DeckError):
    """The name of a deck is empty, begins or ends with a space, or holds what cannot be printed on one line."""


class EmptyDeckFile(DeckError):
    """The file of a deck has neither a section nor a card."""


class DeckLineError(DeckError):
    """One line of a deck file is wrong: `line` is its number, counted from 1."""

    def __init__(self, message: str, where: str, line: int) -> None:
        super().__init__(f"{where}, line {line}: {message}")
        self.where: Final = where
        self.line: Final = line


class DeckSyntaxError(DeckLineError):
    """A line is neither a passcode nor a section nor a comment, or a card stands above the first section."""


class UnknownCardInDeck(DeckLineError):
    """A line is a passcode that no known card has."""


@dataclass(frozen=True, slots=True)
class DeckList:
    """A deck by passcodes, in the order written. A passcode of another artwork becomes that of its card (CARD-1).

    Making one raises UnknownCard for a passcode that no card has, and DeckNameError.
    """

    name: str
    main: tuple[int, ...]
    fusion: tuple[int, ...]
    side: tuple[int, ...]

    def __post_init__(self) -> None:
        if not self.name or not self.name.isprintable() or self.name != self.name.strip():
            raise DeckNameError(
                f"{self.name!r} is no name for a deck: it must be printable on one line, without spaces at its ends"
            )
        for part in ("main", "fusion", "side"):
            object.__setattr__(self, part, tuple(by_passcode(passcode).passcode for passcode in getattr(self, part)))


def read_ydk(path: str | Path) -> DeckList:
    """The deck in a .ydk file, named after the file unless it has a #name line. Errors are those of `parse_ydk`, and
    DeckFileUnreadable and DeckEncodingError."""
    try:
        content = Path(path).read_bytes()
    except OSError as refused:
        raise DeckFileUnreadable(f"{path}: {refused.strerror}; expected a .ydk file that may be read") from refused
    except ValueError as no_path:
        raise DeckFileUnreadable(f"{str(path)!r}: {no_path}; expected the path of a .ydk file") from no_path
    return parse_ydk(decoded(content, str(path)), str(path))


def decoded(content: bytes, where: str) -> str:
    """The text of a deck file; DeckEncodingError with the place of the first byte that is not UTF-8."""
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as wrong:
        line = len(LINE_ENDS.split(content[: wrong.start].decode("utf-8")))
        raise DeckEncodingError(
            f"{where}: byte {wrong.start} (0x{content[wrong.start]:02x}, in line {line}) is not UTF-8; save the file as UTF-8",
            wrong.start,
        ) from wrong


def parse_ydk(text: str, where: str) -> DeckList:
    """The deck that the text of a .ydk file describes; `where` names its source in errors, and the deck if it has no #name line.

    Lines may end as on any system. Raises DeckSyntaxError, UnknownCardInDeck, DeckNameError or EmptyDeckFile.
    """
    name = Path(where).stem
    parts: dict[str, list[int]] = {section: [] for section in SECTIONS}
    section = ""
    for number, raw in enumerate(LINE_ENDS.split(text.removeprefix(BYTE_ORDER_MARK)), start=1):
        line = raw.strip()
        if found := SECTION_LINE.fullmatch(line):
            section = found[1].lower()
        elif line.startswith("#name "):
            name = name_in(line, where, number)
        elif line and not line.startswith("#"):
            passcode = passcode_in(line, where, number)
            if not section:
                raise DeckSyntaxError(
                    f"the card {line} stands above the first section; write #main above it", where, number
                )
            parts[section].append(passcode)
    if not section:
        raise EmptyDeckFile(f"{where}: no section and no card; expected #main and passcodes below it")
    return DeckList(name, tuple(parts["main"]), tuple(parts["extra"]), tuple(parts["side"]))


def name_in(line: str, where: str, number: int) -> str:
    """The name in a #name line; DeckSyntaxError if it cannot be printed."""
    name = line.removeprefix("#name ").strip()
    if not name.isprintable():
        raise DeckSyntaxError(
            f"the name {name!r} cannot be printed; write it without control characters", where, number
        )
    return name


def passcode_in(line: str, where: str, number: int) -> int:
    """The passcode of the card that the line names by number; DeckSyntaxError or UnknownCardInDeck."""
    if not (line.isascii() and line.isdigit()):
        hint = did_you_mean(line, [f"#{section}" for section in SECTIONS] + ["!side"])
        shown = line if len(line) <= 60 else line[:60] + "..."
        raise DeckSyntaxError(
            f"{shown!r} is neither a passcode (a number, one a line) nor #main, #extra or !side nor a comment after #.{hint}",
            where,
            number,
        )
    digits = line.lstrip("0")
    if len(digits) > MOST_DIGITS:
        raise UnknownCardInDeck(
            f"a number of {len(digits)} digits is no passcode; expected the 8 digits on the card", where, number
        )
    try:
        return by_passcode(int(digits or "0")).passcode
    except UnknownCard as unknown:
        raise UnknownCardInDeck(str(unknown), where, number) from unknown


def print_ydk(deck: DeckList) -> str:
    """The deck as the text of a .ydk file; `parse_ydk` reads it back equal."""
    lines = [
        f"#name {deck.name}",
        "#main",
        *map(str, deck.main),
        "#extra",
        *map(str, deck.fusion),
        "!side",
        *map(str, deck.side),
    ]
    return "\n".join(lines) + "\n"
