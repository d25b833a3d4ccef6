"""Plain lists: a line for each card with its number of copies and its name.

    Deck: Goat Control         the name of the deck; without it the file's own name
    Main Deck (40)             a heading; a number in it is compared with what stands below
    Monsters: 17               a heading within a part, for the eye (Spells, Traps alike)
    3 Sangan                   also 3x Sangan and Sangan x3; a passcode may stand for the name
    # three of them            a line that begins with # or // is a comment
    Fusion Deck                or Extra Deck
    Side Deck                  or Side

Under a heading cards stay where they were written; above the first one Fusion Monsters go into the Fusion Deck, other cards into the
Main Deck. The number is always written: a line without one is an error, not one copy.
"""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path
from typing import Final, NoReturn

from spellspeed.files.reading import quoted
from spellspeed.languages.worded import Near, Worded
from spellspeed.yugioh.cards.facts import UnknownCard
from spellspeed.yugioh.decks.deck import (
    LONGEST_LINE,
    MOST_CARDS_IN_FILE,
    MOST_ERRORS,
    DeckLineError,
    DeckList,
    DeckSyntaxError,
    DeckTooLarge,
    EmptyDeckFile,
    UnknownCardInDeck,
    WrongCountInDeck,
    raise_if_any,
)
from spellspeed.yugioh.decks.known_cards import KnownCards
from spellspeed.yugioh.decks.text import BYTE_ORDER_MARK, LINE_ENDS, shortened
from spellspeed.yugioh.decks.ydk import MOST_DIGITS, is_fusion

PARTS: Final = {"main": 0, "fusion": 1, "extra": 1, "side": 2}
COUNT: Final = r"\s*:?\s*(?:([0-9]{1,6})|\(([0-9]{1,6})(?: cards?)?\)|\[([0-9]{1,6})(?: cards?)?\])?(?: cards?)?\s*:?"
HEADING: Final = re.compile(rf"(main|fusion|extra|side)(?: ?deck)?{COUNT}", re.IGNORECASE)
KIND_HEADING: Final = re.compile(rf"(monsters?|spells?|traps?|magic)(?: cards?)?{COUNT}", re.IGNORECASE)
NAME: Final = "deck:"
COPIES_FIRST: Final = re.compile(r"([0-9]{1,3})\s*[x×]?\s+(.*\S)", re.IGNORECASE)
COPIES_LAST: Final = re.compile(r"(.*\S)\s+[x×]\s?([0-9]{1,3})", re.IGNORECASE)
MOST_COPIES: Final = 999
"""The largest number that a line takes; more copies take several lines."""
LEAST_DIGITS: Final = 5
"""A name of so many digits is a passcode: no card is called so."""
COMMENTS: Final = ("#", "//")
TITLES: Final = ("Main Deck", "Fusion Deck", "Side Deck")
ABOVE: Final = -1
"""As the part that a card stands in: above the first heading."""


def parse_list(text: str, where: str, known: KnownCards | None = None) -> DeckList:
    """The deck that a plain list describes; `where` names its source in errors, and the deck if no line `Deck:` does.

    Raises DeckSyntaxError, UnknownCardInDeck, WrongCountInDeck, SeveralDeckErrors, DeckNameError or EmptyDeckFile.
    """
    reader = ListReader(where, KnownCards() if known is None else known)
    for number, raw in enumerate(LINE_ENDS.split(text.removeprefix(BYTE_ORDER_MARK)), start=1):
        reader.read(raw.strip(), number)
        if len(reader.errors) == MOST_ERRORS:
            break
    return reader.deck()


class Counted:
    """A heading that gives a number of cards, and how many have been read below it."""

    def __init__(self, line: int, told: int | None) -> None:
        self.line: Final = line
        self.told: Final = told
        self.read = 0


class ListReader:
    """Reads one list line by line and keeps every error."""

    def __init__(self, where: str, known: KnownCards) -> None:
        self.where: Final = where
        self.known: Final = known
        self.name = Path(where).stem
        self.parts: Final[tuple[list[int], list[int], list[int]]] = ([], [], [])
        self.part = ABOVE
        self.heading: Counted | None = None
        self.kind_heading: Counted | None = None
        self.is_empty = True
        self.errors: Final[list[DeckLineError]] = []

    def read(self, line: str, number: int) -> None:
        """One line: a name, a heading, a comment or a card."""
        if not line or line.startswith(COMMENTS):
            return
        if line.casefold().startswith(NAME):
            self.take_name(line[len(NAME) :].strip(), number)
            return
        self.is_empty = False
        if len(line) > LONGEST_LINE:
            self.errors.append(
                DeckSyntaxError(Worded("long line", number=len(line), most=LONGEST_LINE), self.where, number)
            )
        elif (found := HEADING.fullmatch(line)) is not None:
            self.close_headings()
            self.part = PARTS[found[1].casefold()]
            self.heading = Counted(number, told_in(found))
        elif (found := KIND_HEADING.fullmatch(line)) is not None:
            self.close(self.kind_heading)
            self.kind_heading = Counted(number, told_in(found))
        else:
            try:
                self.take_cards(line, number)
            except DeckLineError as wrong:
                self.errors.append(wrong)

    def take_name(self, name: str, number: int) -> None:
        """The name of the deck."""
        if not name or not name.isprintable():
            self.errors.append(
                DeckSyntaxError(Worded("no name after Deck", name=repr(shortened(name))), self.where, number)
            )
            return
        self.name = name

    def take_cards(self, line: str, number: int) -> None:
        """A card with its copies. Raises DeckSyntaxError, UnknownCardInDeck."""
        copies, passcode = self.copies_and_card(line, number)
        part = self.part
        if part == ABOVE:
            part = PARTS["fusion"] if is_fusion(passcode) else PARTS["main"]
        cards = sum(map(len, self.parts)) + copies
        if cards > MOST_CARDS_IN_FILE:
            raise DeckTooLarge("too many cards", name=quoted(self.name), cards=cards, most=MOST_CARDS_IN_FILE)
        self.parts[part].extend([passcode] * copies)
        for heading in (self.heading, self.kind_heading):
            if heading is not None:
                heading.read += copies

    def copies_and_card(self, line: str, number: int) -> tuple[int, int]:
        """The number and the passcode in a line. Raises DeckSyntaxError, UnknownCardInDeck."""
        first, last = COPIES_FIRST.fullmatch(line), COPIES_LAST.fullmatch(line)
        if first is not None:
            copies, name = int(first[1]), first[2]
        elif last is not None:
            copies, name = int(last[2]), last[1]
        else:
            self.refuse(line, number)
        if not copies:
            raise DeckSyntaxError(Worded("no copies", card=shortened(name)), self.where, number)
        try:
            return copies, self.card(name)
        except UnknownCard as unknown:
            whole = Worded("name of a card", problem=unknown, line=line) if self.known.is_name(line) else unknown
            raise UnknownCardInDeck(whole, self.where, number) from unknown

    def card(self, name: str) -> int:
        """The passcode of a card by name or passcode. Raises UnknownCard."""
        if name.isascii() and name.isdigit() and len(name) >= LEAST_DIGITS and len(name.lstrip("0")) <= MOST_DIGITS:
            return self.known.passcode_of(int(name))
        return self.known.passcode_named(name)

    def refuse(self, line: str, number: int) -> NoReturn:
        """A line is nothing that the format knows: raise DeckSyntaxError."""
        if self.known.is_name(line):
            raise DeckSyntaxError(Worded("no number of copies", quoted=repr(line), line=line), self.where, number)
        hint = Near(line, [*TITLES, "Extra Deck", "Monsters", "Spells", "Traps"])
        raise DeckSyntaxError(
            Worded("no line of a list", line=repr(shortened(line)), hint=hint),
            self.where,
            number,
        )

    def close_headings(self) -> None:
        """A part is over: compare the numbers of its headings."""
        self.close(self.heading)
        self.close(self.kind_heading)
        self.heading = self.kind_heading = None

    def close(self, heading: Counted | None) -> None:
        """Compare what a heading says with what stood below it."""
        if heading is not None and heading.told is not None and heading.told != heading.read and not self.errors:
            problem = Worded("wrong count", told=heading.told, read=heading.read)
            self.errors.append(WrongCountInDeck(problem, self.where, heading.line))

    def deck(self) -> DeckList:
        """The deck. Raises the errors of the lines, or EmptyDeckFile."""
        self.close_headings()
        raise_if_any(self.errors)
        if self.is_empty:
            raise EmptyDeckFile("empty list", where=self.where)
        main, fusion, side = (tuple(part) for part in self.parts)
        return DeckList(self.name, main, fusion, side)


def told_in(heading: re.Match[str]) -> int | None:
    """The number in a heading."""
    number = heading[2] or heading[3] or heading[4]
    return None if number is None else int(number)


def print_list(deck: DeckList, known: KnownCards | None = None) -> str:
    """The deck as a plain list, with names in the language of the database if there is one; `parse_list` reads it back equal."""
    cards = KnownCards() if known is None else known
    lines = [f"Deck: {deck.name}"]
    for title, part in zip(TITLES, deck.parts, strict=True):
        if part or title == TITLES[0]:
            lines += ["", f"{title} ({len(part)})"]
            for passcode, copies in groupby(part):
                lines += lines_of(passcode, len(list(copies)), cards)
    return "\n".join(lines) + "\n"


def lines_of(passcode: int, copies: int, known: KnownCards) -> list[str]:
    """The lines of some copies of one card in a row."""
    name = known.written_name(passcode)
    read = COPIES_FIRST.fullmatch(f"1 {name}")
    if read is None or read[2] != name:
        name = known.number_of(passcode)
    numbers = [MOST_COPIES] * (copies // MOST_COPIES) + [copies % MOST_COPIES] * (copies % MOST_COPIES > 0)
    return [f"{number} {name}" for number in numbers]
