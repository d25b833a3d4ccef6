"""The odds of opening hands, against counts over all hands of small decks and against numbers known from tables."""

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from spellspeed.yugioh.decks.odds import HandTooLarge, hand_odds

DECK = (1, 1, 1, 2, 2, 3, 4, 5)


@pytest.mark.parametrize("cards", [(1,), (2,), (1, 2), (1, 2, 3), (3, 4, 5), (1, 9)])
@pytest.mark.parametrize("hand", [0, 1, 3, 5, 8])
def test_the_chances_are_those_of_all_hands_counted(cards: tuple[int, ...], hand: int) -> None:
    hands = [[DECK[place] for place in places] for places in combinations(range(len(DECK)), hand)]
    odds = hand_odds(DECK, cards, hand)
    assert odds.all_of_them == Fraction(sum(set(cards) <= set(each) for each in hands), len(hands))
    assert odds.any_of_them == Fraction(sum(bool(set(cards) & set(each)) for each in hands), len(hands))
    for index, card in enumerate(cards):
        assert odds.at_least_one(index) == Fraction(sum(card in each for each in hands), len(hands))
        for number, chance in enumerate(odds.of_each[index]):
            assert chance == Fraction(sum(each.count(card) == number for each in hands), len(hands))
        assert sum(odds.of_each[index]) == 1


def test_three_copies_in_forty_cards() -> None:
    """SETUP-7: the opening hand has five cards."""
    odds = hand_odds((7, 7, 7, *range(100, 137)), (7,), 5)
    assert odds.at_least_one(0) == 1 - Fraction(comb(37, 5), comb(40, 5)) == Fraction(667, 1976)
    assert (odds.deck, odds.hand, odds.copies) == (40, 5, (3,))


def test_the_five_pieces_of_one_set() -> None:
    """One hand in 658,008."""
    assert hand_odds(range(40), range(5), 5).all_of_them == Fraction(1, 658_008)


def test_a_hand_larger_than_the_deck_is_refused() -> None:
    with pytest.raises(HandTooLarge, match="a hand of 9 cards cannot be drawn from a Main Deck of 8"):
        hand_odds(DECK, (1,), 9)
