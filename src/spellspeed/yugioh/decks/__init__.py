"""Decks as files: reading and writing them in three formats, and the decks that come with the package."""

from pathlib import Path
from typing import Final

from spellspeed.files.reading import is_file
from spellspeed.languages.worded import Near, Worded
from spellspeed.yugioh.decks.card_list import parse_list, print_list
from spellspeed.yugioh.decks.cdb import CardDatabase, WrongCardDatabase, read_cdb
from spellspeed.yugioh.decks.deck import DeckError, DeckList, Note
from spellspeed.yugioh.decks.files import FORMATS, SUFFIXES, deck_text, parse_deck, read_deck
from spellspeed.yugioh.decks.known_cards import KnownCards
from spellspeed.yugioh.decks.ydk import parse_ydk, print_ydk, read_ydk
from spellspeed.yugioh.decks.ydke import is_link, parse_ydke, print_ydke

__all__ = [
    "FORMATS",
    "CardDatabase",
    "DeckError",
    "DeckList",
    "KnownCards",
    "Note",
    "UnknownDeck",
    "WrongCardDatabase",
    "bundled",
    "deck_text",
    "find_deck",
    "parse_deck",
    "parse_list",
    "parse_ydk",
    "parse_ydke",
    "print_list",
    "print_ydk",
    "print_ydke",
    "read_cdb",
    "read_deck",
    "read_ydk",
]

BUNDLED_FOLDER: Final = Path(__file__).resolve().parent / "bundled"


class UnknownDeck(DeckError):
    """What was given is neither the name of a bundled deck nor a file nor a link."""


def bundled() -> dict[str, Path]:
    """The decks that come with the package: name and file, in the order of the names."""
    return {path.stem: path for path in sorted(BUNDLED_FOLDER.glob("*.ydk"))}


def find_deck(given: str | Path, known: KnownCards | None = None) -> DeckList:
    """The deck that is meant: a ydke:// link, the name of a bundled deck (letter case ignored), or the path of a file of any format.

    A name comes before a file without an ending that is called so: write ./name for that. UnknownDeck lists near names; for a file and a
    link the errors of `read_deck`.
    """
    text = str(given)
    if not isinstance(given, Path) and is_link(text):
        return parse_ydke(text, known=known)
    decks = bundled()
    if not isinstance(given, Path) and (own := decks.get(text.casefold())) is not None:
        return read_deck(own, known)
    if isinstance(given, Path) or looks_like_path(text):
        return read_deck(Path(text), known)
    near = Near(text, list(decks))
    raise UnknownDeck(
        "no deck named", name=text, hint=near if near.names else Worded("the decks", decks=", ".join(decks))
    )


def looks_like_path(text: str) -> bool:
    """Whether a text is a path: it has a separator or the ending of a deck file, or a file is there."""
    if "/" in text or "\\" in text or text.casefold().endswith(SUFFIXES):
        return True
    return is_file(text)
