"""How a duel of a match ended (MATCH-1, MATCH-7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spellspeed.errors import SpellspeedError

SIDES: Final = 2
"""A match is between two players or two teams."""


def other_side(side: int) -> int:
    """The side that plays against this one."""
    return (side + 1) % SIDES


class EqualLifePoints(SpellspeedError):
    """A duel cannot end by Life Points that are equal (MATCH-7)."""


@dataclass(frozen=True, slots=True)
class DuelResult:
    """The side that won a duel (0 or 1), None for a draw; the rule by which it ended; whether time had been called in it."""

    winner: int | None
    reason: str
    after_time: bool = False


def won(side: int, reason: str = "MATCH-1", after_time: bool = False) -> DuelResult:
    """A duel that a side won (MATCH-1)."""
    return DuelResult(side, reason, after_time)


def drawn(reason: str = "MATCH-1", after_time: bool = False) -> DuelResult:
    """A duel that nobody won (MATCH-1)."""
    return DuelResult(None, reason, after_time)


def surrendered(side: int, after_time: bool = False) -> DuelResult:
    """A duel that a side gave up: it has lost at once (ERA-SURRENDER-1)."""
    return DuelResult(other_side(side), "ERA-SURRENDER-1", after_time)


def won_by_life_points(points: tuple[int, int]) -> DuelResult:
    """A duel in which time was called and the turns that were left are over: more Life Points win (MATCH-7).

    A side at 0 has lost by WIN-1, both by WIN-4, and no time was needed. Raises EqualLifePoints: then play goes on to the first change.
    """
    if points == (0, 0):
        return drawn("WIN-4")
    if 0 in points:
        return won(other_side(points.index(0)), "WIN-1")
    if points[0] == points[1]:
        raise EqualLifePoints(
            f"no duel ends at {points[0]} Life Points each (MATCH-7): play goes on until they change, and they must differ then"
        )
    return won(0 if points[0] > points[1] else 1, "MATCH-7", after_time=True)
