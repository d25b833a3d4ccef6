"""The seats of a duel as one of them counts them, and numbers that fit into int16."""

from __future__ import annotations

from spellspeed.learning.columns import LARGEST, ME, OPPONENT_1, PARTNER
from spellspeed.yugioh.duel.duel import Duel


def seat_codes(duel: Duel, seat: int) -> list[int]:
    """The code of each seat (ME, PARTNER, OPPONENT_1, OPPONENT_2) as `seat` counts them."""
    codes = [ME] * duel.seats
    for other in duel.side_seats(seat):
        if other != seat:
            codes[other] = PARTNER
    for place, other in enumerate(duel.opponents(seat)):
        codes[other] = OPPONENT_1 + place
    return codes


def in_order(codes: list[int]) -> list[int]:
    """The seats in the order of their codes: the one that counts first."""
    found: list[int] = []
    for code in range(ME, OPPONENT_1 + 2):
        if code in codes:
            found.append(codes.index(code))
    return found


def fitting(number: int) -> int:
    """A number as it stands in an observation: the nearest that int16 holds."""
    if number > LARGEST:
        return LARGEST
    return number if number >= -LARGEST else -LARGEST
