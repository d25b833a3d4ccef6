"""The .ydk format of deck files: one passcode a line, in the sections #main, #extra and !side.

    #created by somebody      any other line that begins with # is a comment
    #name Goat Control        the name of the deck; without it the file's own name
    #main
    44095762
    #extra                    the Fusion Deck
    !side

Programs read the format in two dialects. EDOPro changes the section at #extra and at !side. For YGOPro #extra is a comment: it tells
Fusion Monsters by their kind. A correct file means the same to both. Here a file that has #extra is read by its sections, one without it
by kind; where the two dialects differ, a note names the line. Programs also differ in which of # and ! stands before a section: both are
read before each. Whether a deck may be played is checked when it is used, not here.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from spellspeed.languages.worded import Near, Worded
from spellspeed.yugioh.cards.facts import UnknownCard, by_passcode
from spellspeed.yugioh.decks.deck import (
    MOST_ERRORS,
    DeckLineError,
    DeckList,
    DeckSyntaxError,
    EmptyDeckFile,
    Note,
    UnknownCardInDeck,
    raise_if_any,
)
from spellspeed.yugioh.decks.known_cards import KnownCards
from spellspeed.yugioh.decks.text import BYTE_ORDER_MARK, LINE_ENDS, needs_length, read_text, shortened

SECTIONS: Final = ("main", "extra", "side")
SECTION_LINE: Final = re.compile(r"[#!](main|extra|side)", re.IGNORECASE)
NAME: Final = "#name "
MOST_DIGITS: Final = 10


def read_ydk(path: str | Path, known: KnownCards | None = None) -> DeckList:
    """The deck in a .ydk file, named after the file unless it has a #name line. Errors are those of `parse_ydk`, and
    DeckFileUnreadable and DeckEncodingError."""
    return parse_ydk(read_text(path, "a .ydk file"), str(path), known)


def parse_ydk(text: str, where: str, known: KnownCards | None = None) -> DeckList:
    """The deck that the text of a .ydk file describes; `where` names its source in errors, and the deck if it has no #name line.

    Lines may end as on any system. Raises DeckSyntaxError, UnknownCardInDeck, SeveralDeckErrors, DeckNameError or EmptyDeckFile.
    """
    reader = YdkReader(where, KnownCards() if known is None else known)
    for number, raw in enumerate(LINE_ENDS.split(text.removeprefix(BYTE_ORDER_MARK)), start=1):
        reader.read(raw.strip(), number)
        if len(reader.errors) == MOST_ERRORS:
            break
    return reader.deck()


class YdkReader:
    """Reads one file line by line and keeps every error."""

    def __init__(self, where: str, known: KnownCards) -> None:
        self.where: Final = where
        self.known: Final = known
        self.name = Path(where).stem
        self.found: Final[dict[str, list[tuple[int, int]]]] = {section: [] for section in SECTIONS}
        self.section = ""
        self.sections: Final[set[str]] = set()
        self.errors: Final[list[DeckLineError]] = []
        self.notes: Final[list[Note]] = []

    def read(self, line: str, number: int) -> None:
        """One line: a section, a name, a comment or a card."""
        if found := SECTION_LINE.fullmatch(line):
            self.section = found[1].lower()
            self.sections.add(self.section)
        elif line.startswith(NAME):
            self.take_name(line.removeprefix(NAME).strip(), number)
        elif line and not line.startswith("#"):
            try:
                needs_length(line, self.where, number)
                self.take_card(line, number)
            except DeckLineError as wrong:
                self.errors.append(wrong)

    def take_name(self, name: str, number: int) -> None:
        """The name of the deck."""
        if not name.isprintable():
            self.errors.append(
                DeckSyntaxError(Worded("name not printed", name=repr(shortened(name))), self.where, number)
            )
        self.name = name

    def take_card(self, line: str, number: int) -> None:
        """A card by its passcode. Raises DeckSyntaxError, UnknownCardInDeck."""
        passcode = self.passcode(line, number)
        if not self.section:
            raise DeckSyntaxError(Worded("card above sections", card=shortened(line)), self.where, number)
        self.found[self.section].append((passcode, number))

    def passcode(self, line: str, number: int) -> int:
        """The passcode of the card that a line names by number. Raises DeckSyntaxError, UnknownCardInDeck."""
        if not (line.isascii() and line.isdigit()):
            hint = Near(line, [f"#{section}" for section in SECTIONS] + ["!side"])
            raise DeckSyntaxError(
                Worded("no line of ydk", line=repr(shortened(line)), hint=hint),
                self.where,
                number,
            )
        digits = line.lstrip("0")
        if len(digits) > MOST_DIGITS:
            raise UnknownCardInDeck(
                Worded("too many digits", number=len(digits)),
                self.where,
                number,
            )
        try:
            return self.known.passcode_of(int(digits or "0"))
        except UnknownCard as unknown:
            raise UnknownCardInDeck(unknown, self.where, number) from unknown

    def deck(self) -> DeckList:
        """The deck. Raises the errors of the lines, or EmptyDeckFile."""
        raise_if_any(self.errors)
        if not self.section:
            raise EmptyDeckFile("empty ydk", where=self.where)
        if "extra" not in self.sections:
            self.tell_by_kind()
        else:
            self.compare_dialects()
        main, extra, side = (tuple(passcode for passcode, _ in self.found[section]) for section in SECTIONS)
        return DeckList(self.name, main, extra, side, tuple(self.notes))

    def tell_by_kind(self) -> None:
        """Without #extra: Fusion Monsters of the Main Deck belong into the Fusion Deck, as YGOPro reads it."""
        found = self.found["main"]
        self.found["extra"] = [entry for entry in found if is_fusion(entry[0])]
        self.found["main"] = [entry for entry in found if not is_fusion(entry[0])]
        for passcode, number in self.found["extra"]:
            self.note("moved by kind", passcode, number)

    def compare_dialects(self) -> None:
        """With #extra: note each card that YGOPro would put elsewhere."""
        for section, kind in (("main", "kept in main"), ("extra", "kept in extra")):
            for passcode, number in self.found[section]:
                if is_fusion(passcode) == (section == "main"):
                    self.note(kind, passcode, number)

    def note(self, kind: str, passcode: int, number: int) -> None:
        """Write down what was decided for a line."""
        self.notes.append(Note(self.where, number, kind, {"card": self.known.name_of(passcode)}))


def is_fusion(passcode: int) -> bool:
    """Does this card belong into a Fusion Deck (FDECK-1)?"""
    return by_passcode(passcode).is_fusion


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
