"""Confidence intervals of win rates."""

from __future__ import annotations

from typing import Final

CONFIDENCE: Final = 0.95


def wilson(wins: int, duels: int) -> tuple[float, float] | None:
    """The Wilson score interval of a win rate with 95 % confidence; None where there was no duel."""
    if not duels:
        return None
    from scipy.stats import binomtest

    found = binomtest(wins, duels).proportion_ci(CONFIDENCE, "wilson")
    return float(found.low), float(found.high)


def share_with_interval(wins: int, duels: int) -> str:
    """A win rate and its interval in percent as one cell of a table: `62.0 (58.9-64.9)`."""
    bounds = wilson(wins, duels)
    if bounds is None:
        return "-"
    return f"{100 * wins / duels:.1f} ({100 * bounds[0]:.1f}-{100 * bounds[1]:.1f})"
