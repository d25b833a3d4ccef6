"""The marks of a card that hold a number: how it was Summoned, and whose it is without any effect of control."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import Card
from spellspeed.yugioh.duel.terms import BASE, CAME_SPECIALLY, HOW, SPECIAL_SUMMON

WAYS: Final = 15
"""All ways of Summoning, as they stand above HOW."""
SEATS: Final = 7
"""Room for a seat plus one, as it stands above BASE."""


def how_summoned(card: Card) -> int:
    """In which way a monster was Summoned (NORMAL_SUMMON ...), 0 for none; of one that is being Summoned, in which way it is."""
    return card.marks >> HOW & WAYS


def with_way(marks: int, how: int) -> int:
    """The marks of a monster that was Summoned in this way."""
    return marks & ~(WAYS << HOW | CAME_SPECIALLY) | how << HOW


def came_specially(card: Card) -> bool:
    """Whether a monster is a Special Summoned one, also after it was away for a while and came back (FAQ SPECIAL HURRICANE)."""
    return how_summoned(card) == SPECIAL_SUMMON or card.marks & CAME_SPECIALLY != 0


def home_of(card: Card) -> int:
    """The seat that controls a card without any effect of control; -1 for none."""
    return (card.marks >> BASE & SEATS) - 1


def with_home(marks: int, seat: int) -> int:
    """The marks of a card that this seat controls without any effect of control."""
    return marks & ~(SEATS << BASE) | (seat + 1) << BASE
