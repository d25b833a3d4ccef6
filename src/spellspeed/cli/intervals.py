"""Confidence intervals of win rates: Wilson's score interval (E. B. Wilson, 1927), the one for counts that may be small or all of one kind."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95
INTERVAL: Final = "Wilson, 95 %"
"""Which interval it is, for output that has no title."""
_DEVIATIONS: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
"""So many standard deviations to each side hold CONFIDENCE of a normal distribution (1.96)."""


def wilson(wins: int, duels: int) -> tuple[float, float] | None:
    """The Wilson score interval of a win rate with 95 % confidence; None where there was no duel.

    Its ends are the rates p from which `wins / duels` lies exactly 1.96 standard deviations sqrt(p (1 - p) / duels) away.
    """
    if not duels:
        return None
    rate, spread = wins / duels, _DEVIATIONS**2 / duels
    middle = (rate + spread / 2) / (1 + spread)
    half = sqrt(spread * (rate * (1 - rate) + spread / 4)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def share_with_interval(wins: int, duels: int) -> str:
    """A win rate and its interval in percent as one cell of a table: `62.0 (58.9-64.9)`."""
    bounds = wilson(wins, duels)
    if bounds is None:
        return "-"
    return f"{100 * wins / duels:.1f} ({100 * bounds[0]:.1f}-{100 * bounds[1]:.1f})"
