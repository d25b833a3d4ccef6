"""Which cards of a deck its bots never used, over all duels of a simulation: counted while a duel is played, without its log (yugioh/duel/tally.py).

What is kept of a duel are three numbers for each deck, whose bits stand for the cards of its list, each name once, by passcode; so many
thousands of duels stay small.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from spellspeed.kernel.state import State
from spellspeed.yugioh.book.preparing import OPENING_HAND
from spellspeed.yugioh.cards.facts import by_passcode
from spellspeed.yugioh.decks import DeckList
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.tally import HELD, WAS_USED, begin_tally


class CardsMet(NamedTuple):
    """What became of a deck in a duel, a bit for each card of its list: which were in it, which came to the hand, which were used."""

    there: int = 0
    held: int = 0
    used: int = 0


@dataclass(frozen=True, slots=True)
class CardsUnused:
    """The cards, by name in order, that were in a deck and of no use in any duel: those of its Main Deck that never came to the hand, and
    those that did, or lay in its Fusion Deck, and were never used (what counts as use: yugioh/duel/tally.py)."""

    never_drawn: tuple[str, ...]
    never_used: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Counting:
    """Counts what becomes of the cards of a duel; `decks` are the whole lists by seat, with what a match may bring in."""

    decks: tuple[DeckList, ...]

    def begin(self, state: State) -> None:
        """Count from now on: before the first card is drawn."""
        assert isinstance(state, Duel)
        begin_tally(state, OPENING_HAND)

    def counted(self, state: State) -> tuple[CardsMet, ...]:
        """What became of the cards of each seat's deck."""
        assert isinstance(state, Duel)
        bits = [{code: 1 << place for place, code in enumerate(cards_of(deck))} for deck in self.decks]
        found = [[0, 0, 0] for _ in bits]
        for card, marks in zip(state.cards, state.tally or (), strict=False):
            bit = bits[card.owner][card.face.code]
            met = found[card.owner]
            met[0] |= bit
            met[1] |= bit if marks & HELD else 0
            met[2] |= bit if marks & WAS_USED else 0
        return tuple([CardsMet(*met) for met in found])


def cards_of(deck: DeckList) -> list[int]:
    """The cards of a deck's list, each once, in the order of the bits."""
    return sorted({code for part in deck.parts for code in part})


def together(met: Sequence[CardsMet]) -> CardsMet:
    """What became of a deck in any of several duels."""
    there = held = used = 0
    for each in met:
        there, held, used = there | each.there, held | each.held, used | each.used
    return CardsMet(there, held, used)


def cards_unused(decks: Sequence[DeckList], met: Sequence[Sequence[CardsMet]]) -> tuple[CardsUnused, ...]:
    """By deck, what was of no use in all duels; `met` holds for each duel what became of each deck, in the same order."""
    found = []
    for place, deck in enumerate(decks):
        there, held, used = together([duel[place] for duel in met])
        never_drawn: list[str] = []
        never_used: list[str] = []
        for at, code in enumerate(cards_of(deck)):
            card, bit = by_passcode(code), 1 << at
            if not there & bit or used & bit:
                continue
            (never_used if held & bit or card.is_fusion else never_drawn).append(card.name)
        found.append(CardsUnused(tuple(sorted(never_drawn)), tuple(sorted(never_used))))
    return tuple(found)
