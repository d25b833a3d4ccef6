"""Which cards of the decks of a simulation were of no use to their bots: for its summary and for its JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from spellspeed.languages.catalog import Catalog
from spellspeed.simulation.cards_used import CardsUnused
from spellspeed.yugioh.decks import DeckList

SECTION: Final = "duel tables"


def unused_lines(decks: Sequence[DeckList], unused: Sequence[CardsUnused], words: Catalog) -> list[str]:
    """A line for each deck and each of the two lists that is not empty."""
    lines = []
    for name, each in zip((deck.name for deck in decks), unused, strict=True):
        for key, cards in (("never drawn", each.never_drawn), ("never used", each.never_used)):
            if cards:
                lines.append(words.say(SECTION, key, deck=name, number=len(cards), cards=", ".join(cards)))
    return lines


def plain_unused(unused: Sequence[CardsUnused]) -> list[dict[str, list[str]]]:
    """For `--json`: by deck, in the order of the decks."""
    return [{key: list(cards) for key, cards in asdict(each).items()} for each in unused]
