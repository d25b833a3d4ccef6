"""A deck as a list of passcodes, the errors that its files can have, and the notes on what a reader had to decide."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.files.reading import LONGEST_NAME, quoted
from spellspeed.languages.catalog import ENGLISH, catalog
from spellspeed.languages.worded import Worded, said
from spellspeed.yugioh.cards.facts import by_passcode

MOST_TOLD: Final = 3
"""Wrong lines that a message tells; all are in `errors`."""
MOST_ERRORS: Final = 20
"""A reader that has found so many wrong lines reads no further: the file is no deck."""
MOST_CARDS_IN_FILE: Final = 4_000
LONGEST_LINE: Final = 300


class DeckError(Worded):
    """A deck, or the file of one, is not as it must be."""


class DeckFileUnreadable(DeckError):
    """The file of a deck is not there or may not be read or written."""


class DeckEncodingError(DeckError):
    """The file of a deck is not UTF-8; `position` is the first wrong byte, counted from 0."""

    def __init__(self, where: str, position: int, byte: int, line: int) -> None:
        super().__init__("not utf-8", where=where, position=position, byte=f"0x{byte:02x}", line=line)
        self.position: Final = position


class DeckNameError(DeckError):
    """The name of a deck is empty, begins or ends with a space, or holds what cannot be printed on one line."""


class DeckTooLarge(DeckError):
    """A deck has more cards than a duel can have."""


class EmptyDeckFile(DeckError):
    """The file of a deck has neither a section nor a card."""


class DeckLineError(DeckError):
    """One line of a deck file is wrong: `line` is its number, counted from 1. `problem` is what is wrong with it."""

    def __init__(self, problem: SpellspeedError, where: str, line: int) -> None:
        super().__init__("in line", where=where, line=line, problem=problem)
        self.where: Final = where
        self.line: Final = line


class DeckSyntaxError(DeckLineError):
    """A line is not what the format knows, or a card stands where none can."""


class UnknownCardInDeck(DeckLineError):
    """A line names a card that is not known."""


class WrongCountInDeck(DeckLineError):
    """A heading gives another number of cards than stand below it."""


class SeveralDeckErrors(DeckError):
    """More than one line of a deck file is wrong; `errors` holds them in the order of the lines."""

    def __init__(self, errors: Sequence[DeckLineError]) -> None:
        more = len(errors) - MOST_TOLD
        problems = tuple(said(error, ENGLISH) for error in errors[:MOST_TOLD])
        super().__init__("several", problems="; ".join(problems), more=more if more > 0 else None)
        self.errors: Final = tuple(errors)

    def __str__(self) -> str:
        return self.said(ENGLISH)

    def said(self, language: str) -> str:
        """The messages of the first lines, and how many more are wrong. Raises UnknownLanguage."""
        problems = "; ".join(said(error, language) for error in self.errors[:MOST_TOLD])
        return catalog(language).filled(self.section, self.key, {**self.parts, "problems": problems})


@dataclass(frozen=True, slots=True)
class Note:
    """What a reader of a deck decided, so that nobody is surprised: the line (0 where there are no lines) and which decision, as an id.

    The sentence is in the catalogs of the languages, section "deck notes", under `kind`; `parts` are its parts.
    """

    where: str
    line: int
    kind: str
    parts: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class DeckList:
    """A deck by passcodes, in the order written. A passcode of another artwork becomes that of its card (CARD-1).

    `notes` are what its reader decided; two decks with the same name and cards are equal whatever the notes say. Making one raises
    UnknownCard for a passcode that no card has, DeckTooLarge, and DeckNameError.
    """

    name: str
    main: tuple[int, ...]
    fusion: tuple[int, ...]
    side: tuple[int, ...]
    notes: tuple[Note, ...] = field(default=(), compare=False, repr=False)

    def __post_init__(self) -> None:
        if not self.name or not self.name.isprintable() or self.name != self.name.strip():
            raise DeckNameError("no name for a deck", name=repr(quoted(self.name)))
        if len(self.name) > LONGEST_NAME:
            raise DeckNameError("long name", name=quoted(self.name), most=LONGEST_NAME)
        cards = len(self.main) + len(self.fusion) + len(self.side)
        if cards > MOST_CARDS_IN_FILE:
            raise DeckTooLarge("too many cards", name=self.name, cards=cards, most=MOST_CARDS_IN_FILE)
        for part in ("main", "fusion", "side"):
            object.__setattr__(self, part, tuple(by_passcode(passcode).passcode for passcode in getattr(self, part)))

    @property
    def parts(self) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
        """Main Deck, Fusion Deck and Side Deck."""
        return (self.main, self.fusion, self.side)


def raise_if_any(errors: Sequence[DeckLineError]) -> None:
    """Raise the errors of a file: one as it is, several together."""
    if len(errors) == 1:
        raise errors[0]
    if errors:
        raise SeveralDeckErrors(errors)
