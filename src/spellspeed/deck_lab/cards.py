"""What became of every card of the decks of a duel, slot by slot: kept as the marks of the tally (yugioh/duel/tally.py), told as rows by name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spellspeed.kernel.state import State
from spellspeed.simulation.cards_used import CardsMet
from spellspeed.yugioh.book.preparing import OPENING_HAND
from spellspeed.yugioh.cards.facts import by_passcode
from spellspeed.yugioh.decks import DeckList
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.tally import (
    HELD,
    HELD_IN,
    LEFT_DECK,
    USED_IN,
    WAS_SHUFFLED,
    WAS_USED,
    begin_tally,
    turn_noted,
)

Marks = tuple[int, ...]
"""The marks of the cards of a deck, in the order of its list: Main Deck, then Fusion Deck."""


class SlotCounting:
    """Counts by slot; after the game `marks` are those of each seat's deck."""

    def __init__(self) -> None:
        self.marks: tuple[Marks, ...] = ()

    def begin(self, state: State) -> None:
        """Count from now on: before the first card is drawn."""
        assert isinstance(state, Duel)
        begin_tally(state, OPENING_HAND)

    def counted(self, state: State) -> tuple[CardsMet, ...]:
        """Keeps the marks; with the result itself nothing is kept."""
        assert isinstance(state, Duel)
        marks: list[list[int]] = [[] for _ in range(state.seats)]
        for card, each in zip(state.cards, state.tally or (), strict=False):
            marks[card.owner].append(each)
        self.marks = tuple([tuple(each) for each in marks])
        return ()


@dataclass(frozen=True, slots=True)
class CardRow:
    """What became of one card, by name, of one deck in one duel. `side` is "a" or "b"; `opening` to `played` are numbers of copies; `first_played`
    is the turn, None where no copy was."""

    cell: str
    number: int
    side: str
    deck: str
    card: str
    passcode: int
    copies: int
    opening: int
    drawn: int
    seen: int
    played: int
    first_played: int | None


def card_rows(cell: str, number: int, side: str, deck: DeckList, marks: Marks) -> list[CardRow]:
    """The rows of one deck in one duel, in the order of its list. `opening` are copies in the opening hand, `drawn` those that came to the hand
    later, `seen` those that left the Deck, `played` those that were used."""
    by_code: dict[int, list[int]] = {}
    for code, mark in zip(deck.main + deck.fusion, marks, strict=True):
        by_code.setdefault(code, []).append(mark)
    return [row_of((cell, number, side, deck.name), code, each) for code, each in by_code.items()]


def row_of(where: tuple[str, int, str, str], code: int, marks: Sequence[int]) -> CardRow:
    """The row of the copies of one card."""
    held = [mark for mark in marks if mark & HELD]
    opening = sum(1 for mark in held if not turn_noted(mark, HELD_IN))
    used = [turn_noted(mark, USED_IN) for mark in marks if mark & WAS_USED]
    seen = sum(1 for mark in marks if mark & LEFT_DECK)
    first = min(used, default=None)
    name = by_passcode(code).name
    return CardRow(*where, name, code, len(marks), opening, len(held) - opening, seen, len(used), first)


def may_have_mattered(mark: int) -> bool:
    """Whether another card in this slot could have changed the duel: it left the Deck, or the Deck was searched with it within."""
    return bool(mark & (LEFT_DECK | WAS_SHUFFLED))
