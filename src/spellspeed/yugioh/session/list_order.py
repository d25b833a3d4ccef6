"""The one order in which the cards of a list stand, so that nobody chooses it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellspeed.yugioh.cards.facts import by_passcode

KINDS: Final = ("monster", "spell", "trap")


def place_in_list(code: int) -> tuple[int, str, int]:
    """Where a card stands in a list: monsters, Spells, Traps, each by name."""
    card = by_passcode(code)
    return KINDS.index(card.kind), card.name, code


def in_list_order(codes: Sequence[int]) -> tuple[int, ...]:
    """The cards of a part of a Deck in their order."""
    return tuple(sorted(codes, key=place_in_list))
