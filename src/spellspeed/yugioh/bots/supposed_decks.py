"""A Deck that nobody told the bot of, supposed from the cards of it that were seen: the nearest of the lists that it knows, mended.

A player who sees Thousand-Eyes Restrict on the other side thinks of the rest of that Deck, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellspeed.yugioh.duel.printed import PrintedCard

MOST_COPIES: Final = 3
"""DECK-3. Copies of a card in a Deck."""


class Supposing:
    """The lists that a player knows."""

    def __init__(self, lists: Sequence[Sequence[PrintedCard]]) -> None:
        """Each list holds the cards of a Main Deck and a Fusion Deck in any order."""
        self.lists: Final = [list(cards) for cards in lists]
        frequent: dict[int, int] = {}
        faces: dict[int, PrintedCard] = {}
        for cards in self.lists:
            for code in sorted({face.code for face in cards}):
                frequent[code] = frequent.get(code, 0) + 1
            for face in cards:
                faces[face.code] = face
        order = sorted([(-count, code) for code, count in frequent.items()])
        self.staples: Final = [faces[code] for _, code in order]
        """Every card of the lists, what most of them hold first."""

    def deck_like(self, seen: Sequence[PrintedCard], main: int, fusion: int) -> list[PrintedCard]:
        """So many cards of a Main Deck and of a Fusion Deck, those that were seen among them: the rest is of the list that holds most of these,
        and, where it has too few, what most lists hold."""
        nearest = self.nearest(seen)
        return completed(seen, nearest, self.staples, main, False) + completed(
            seen, nearest, self.staples, fusion, True
        )

    def nearest(self, seen: Sequence[PrintedCard]) -> list[PrintedCard]:
        """The list that holds most of these cards; of several the first."""
        best: list[PrintedCard] = []
        most = -1
        for cards in self.lists:
            left = counts_of(cards)
            shared = 0
            for face in seen:
                if left.get(face.code, 0):
                    left[face.code] -= 1
                    shared += 1
            if shared > most:
                best, most = cards, shared
        return best


def completed(
    seen: Sequence[PrintedCard],
    nearest: Sequence[PrintedCard],
    staples: Sequence[PrintedCard],
    count: int,
    of_fusions: bool,
) -> list[PrintedCard]:
    """So many cards of one of the two Decks: those seen, then those of the nearest list, then staples, each at most three times."""
    found = [face for face in seen if face.is_fusion == of_fusions]
    left = counts_of(found)
    for face in nearest:
        if face.is_fusion != of_fusions:
            continue
        if left.get(face.code, 0):
            left[face.code] -= 1
        elif len(found) < count:
            found.append(face)
    copies = counts_of(found)
    for _ in range(MOST_COPIES):
        for face in staples:
            if len(found) >= count:
                return found
            if face.is_fusion == of_fusions and copies.get(face.code, 0) < MOST_COPIES:
                copies[face.code] = copies.get(face.code, 0) + 1
                found.append(face)
    return found


def counts_of(cards: Sequence[PrintedCard]) -> dict[int, int]:
    """How often each card is there, by code."""
    counts: dict[int, int] = {}
    for face in cards:
        counts[face.code] = counts.get(face.code, 0) + 1
    return counts
