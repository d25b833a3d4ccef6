"""What each bundled deck is: the format that it is legal in, three cards that tell it from others, a sentence (in the catalogs), its Side Deck."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.languages.catalog import Catalog

TABLE: Final = Path(__file__).resolve().parent / "bundled.tsv"
COLUMNS: Final = ("deck", "format", "legal in", "cards")
SECTION: Final = "bundled decks"
"""The section of the catalogs with a sentence for each deck."""


class DamagedDecks(SpellspeedError):
    """The table of the bundled decks is not as it must be: the installation is damaged."""


@dataclass(frozen=True, slots=True)
class BundledDeck:
    """A deck that comes with the package.

    `format` is the word that it is named for, `legal_in` are those in which it may be played; `cards` are three of its Main Deck.
    """

    name: str
    format: str
    legal_in: tuple[str, ...]
    cards: tuple[str, ...]

    def sentence(self, words: Catalog) -> str:
        """What the deck does, or who played it. Raises MissingTemplate."""
        return words.say(SECTION, self.name)


@cache
def bundled_decks() -> dict[str, BundledDeck]:
    """The decks of the table by name, in the order of the names. Raises DamagedDecks."""
    head, *lines = TABLE.read_text(encoding="utf-8").splitlines()
    if head != "\t".join(COLUMNS):
        raise DamagedDecks(f"{TABLE.name}: the first line is {head[:80]!r}, expected {', '.join(COLUMNS)}")
    found = {}
    for line in lines:
        name, word, legal, cards = line.split("\t")
        found[name] = BundledDeck(name, word, tuple(legal.split()), tuple(cards.split("; ")))
    return found
