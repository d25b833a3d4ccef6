"""Whose things a text means: "you", "you control", "your Graveyard", "your opponent", "both players" (Q-9, TEAM-III).

In a duel of two seats each word names one seat or both. In a team duel "you control" in a condition or a count includes the partner,
what is yours in hand, Deck or Graveyard is yours alone, and "your opponent's field" is the field of both opponents.
"""

from __future__ import annotations

from typing import Final

from spellspeed.yugioh.rules.duel import Duel

YOU: Final = 1
"""The player of the effect alone: hand, Deck, Graveyard, own zones."""
YOUR_SIDE: Final = 2
"""What "you control" in a condition or a count: the partner's zones too (TEAM-R23)."""
OPPONENT: Final = 3
"""One opponent: hand, Deck, Graveyard, removed cards (TEAM-III-1)."""
OPPONENTS: Final = 4
"""The opponents' field (TEAM-III-2)."""
EVERYBODY: Final = 5
"""Both players, all players (TEAM-III-3)."""
NAMES: Final = ("", "you", "your_side", "opponent", "opponents", "everybody")


def seats_meant(duel: Duel, whose: int, seat: int) -> list[int]:
    """The seats that a word means when `seat` uses the effect, in turn order from that seat."""
    if whose == YOU:
        return [seat]
    if whose == EVERYBODY:
        return duel.order_from(duel.turn_seat)
    if whose == YOUR_SIDE:
        return duel.side_seats(seat)
    if whose == OPPONENTS:
        return duel.opponents(seat)
    return [the_opponent(duel, seat)]


def the_opponent(duel: Duel, seat: int) -> int:
    """The one opponent that an effect means: the only one, or in a team duel the one whose turn comes next (Q-14)."""
    return duel.opponents(seat)[0]


def means(duel: Duel, whose: int, seat: int, other: int) -> bool:
    """Whether a word, used by `seat`, means the seat `other`."""
    if whose == YOU:
        return seat == other
    if whose == EVERYBODY:
        return True
    if whose == YOUR_SIDE:
        return not duel.is_opponent(seat, other)
    if whose == OPPONENTS:
        return duel.is_opponent(seat, other)
    return the_opponent(duel, seat) == other
