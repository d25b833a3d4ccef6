"""What an opening hand holds, exactly: counted with binomial coefficients, not sampled (SETUP-7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from spellspeed.yugioh.decks.deck import DeckError


class HandTooLarge(DeckError):
    """A hand is to be drawn that is larger than the Main Deck."""


@dataclass(frozen=True, slots=True)
class HandOdds:
    """The chances of a hand of `hand` cards. `of_each[i][k]` is that of exactly k copies of the i-th card."""

    deck: int
    hand: int
    copies: tuple[int, ...]
    of_each: tuple[tuple[Fraction, ...], ...]
    any_of_them: Fraction
    all_of_them: Fraction

    def at_least_one(self, card: int) -> Fraction:
        """The chance that the hand holds the i-th card at all."""
        return 1 - self.of_each[card][0]


def exactly(copies: int, hand: int, deck: int, wanted: int) -> Fraction:
    """The chance that of `copies` among `deck` cards exactly `wanted` are in a hand (the hypergeometric distribution)."""
    return Fraction(comb(copies, wanted) * comb(deck - copies, hand - wanted), comb(deck, hand))


def hand_odds(main: Sequence[int], cards: Sequence[int], hand: int) -> HandOdds:
    """The odds of a hand of the top `hand` cards of a shuffled Main Deck for some different cards, all by passcode.

    Raises HandTooLarge where the deck has fewer cards than the hand.
    """
    deck = len(main)
    if not 0 <= hand <= deck:
        raise HandTooLarge("hand too large", hand=hand, deck=deck)
    count = Counter(main)
    copies = tuple(count[card] for card in cards)
    of_each = tuple(
        tuple(exactly(number, hand, deck, wanted) for wanted in range(min(number, hand) + 1)) for number in copies
    )
    return HandOdds(deck, hand, copies, of_each, 1 - exactly(sum(copies), hand, deck, 0), every_one(copies, hand, deck))


def every_one(copies: tuple[int, ...], hand: int, deck: int) -> Fraction:
    """The chance that at least one copy of each card is in the hand."""
    ways = [1]
    for number in copies:
        # ways[k]: in how many ways k copies of the cards so far can be there, at least one of each.
        longer = [0] * (len(ways) + number)
        for had, times in enumerate(ways):
            for more in range(1, number + 1):
                longer[had + more] += times * comb(number, more)
        ways = longer
    rest = deck - sum(copies)
    hands = sum(times * comb(rest, hand - had) for had, times in enumerate(ways) if had <= hand)
    return Fraction(hands, comb(deck, hand))
