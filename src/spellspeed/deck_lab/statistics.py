"""What rows say, and how sure that is. A unit is both duels of one seed, begun by either deck; its score is their mean for the first deck.

The distributions and tests are scipy's. Only the confidence sequence is written here: the package for it (confseq) has to be compiled from C++ and
has no release for present Pythons (docs/decisions/0014-laboratory.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import isnan, log, sqrt
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy import stats

from spellspeed.deck_lab.cells import BEGINNERS
from spellspeed.deck_lab.rows import HALF, PlayedDuel

CONFIDENCE: Final = 0.95
ERROR: Final = 1 - CONFIDENCE
DEVIATIONS: Final = float(stats.norm.ppf(1 - ERROR / 2))
GRID: Final = 1_000
"""A confidence sequence looks at win rates in steps of a tenth of a point."""
BOLDNESS: Final = 0.5
"""The largest share of its capital that a bet of the confidence sequence stakes."""

Floats = NDArray[np.float64]


class Interval(NamedTuple):
    """A rate or a difference with its interval of 95 %."""

    middle: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half of its width."""
        return (self.high - self.low) / 2


@dataclass(frozen=True, slots=True)
class Paired:
    """The paired difference of two series of the same seeds (second minus first), in win rate, with McNemar's exact p-value. `equal` is the share
    of duels with the same outcome; `independent` the half-width that as many duels with other seeds would have."""

    duels: int
    difference: Interval
    p_value: float
    equal: float
    independent: float


def unit_scores(duels: Iterable[PlayedDuel]) -> list[float]:
    """The scores of the units of a cell, in the order of their seeds; a unit of which one duel was played counts as that."""
    units: dict[int, list[float]] = {}
    for each in duels:
        units.setdefault(each.row.number // BEGINNERS, []).append(each.row.score)
    return [sum(scores) / len(scores) for _, scores in sorted(units.items())]


def win_rate(units: Sequence[float]) -> Interval:
    """Mean of the scores of units, with Wilson's interval (1927); that of Jeffreys, where all were won or all lost.

    How many coin flips the units are worth follows from how they spread: n = p(1-p)/variance of the mean. Where the beginner wins
    most, a unit says more than two flips would; it is never counted as more than four.
    """
    number = len(units)
    if not number:
        return Interval(HALF, 0.0, 1.0)
    rate = float(np.mean(units))
    if rate in (0.0, 1.0):
        low, high = jeffreys(round(rate) * number * BEGINNERS, number * BEGINNERS)
        return Interval(rate, low, high)
    variance = float(np.var(units, ddof=1)) / number if number > 1 else HALF**2
    flips = min(rate * (1 - rate) / variance if variance else np.inf, 2.0 * BEGINNERS * number)
    spread = DEVIATIONS**2 / flips
    middle = (rate + spread / 2) / (1 + spread)
    half = sqrt(spread * (rate * (1 - rate) + spread / 4)) / (1 + spread)
    return Interval(rate, middle - half, middle + half)


def jeffreys(wins: int, number: int) -> tuple[float, float]:
    """Jeffreys' interval for no wins or for nothing but wins: one end is 0 or 1, the other a quantile of Beta(wins + 1/2, losses + 1/2)."""
    beta = stats.beta(wins + HALF, number - wins + HALF)
    low, high = float(beta.ppf(ERROR / 2)), float(beta.ppf(1 - ERROR / 2))
    return (0.0 if wins == 0 else low, 1.0 if wins == number else high)


def sign_p_value(differences: Iterable[float]) -> float:
    """The exact p-value that gains and losses are equally likely: McNemar's test for pairs (1947), where those without a difference say nothing."""
    signs = [each for each in differences if each]
    if not signs:
        return 1.0
    gains = sum(1 for each in signs if each > 0)
    return float(stats.binomtest(gains, len(signs), HALF).pvalue)


def against_half(units: Sequence[float]) -> float:
    """The exact p-value that the two decks are equal: units that one deck won with both beginners (or by a duel and a draw) speak, others do not."""
    return sign_p_value([each - HALF for each in units])


def marked(p_values: Sequence[float], share: float = ERROR) -> list[bool]:
    """Which of many tests are marked so that at most this share of the marked is expected to be chance (Benjamini and Hochberg 1995)."""
    if not p_values:
        return []
    return [bool(each <= share) for each in stats.false_discovery_control(p_values, method="bh")]


def paired(first: Sequence[Sequence[PlayedDuel]], second: Sequence[Sequence[PlayedDuel]]) -> Paired | None:
    """The paired difference of two lists of cells against the same opponents; duels with the same cell and number are pairs. None without any."""
    singles: list[float] = []
    units: dict[tuple[int, int], list[float]] = {}
    scores: tuple[list[float], list[float]] = ([], [])
    for cell, (before, after) in enumerate(zip(first, second, strict=True)):
        by_number = {each.row.number: each.row.score for each in before}
        for each in after:
            number = each.row.number
            if number in by_number:
                scores[0].append(by_number[number])
                scores[1].append(each.row.score)
                singles.append(each.row.score - by_number[number])
                units.setdefault((cell, number // BEGINNERS), []).append(singles[-1])
    if not singles:
        return None
    means = [sum(each) / len(each) for each in units.values()]
    independent = DEVIATIONS * sqrt((float(np.var(scores[0])) + float(np.var(scores[1]))) / len(singles))
    equal = sum(1 for each in singles if not each) / len(singles)
    return Paired(len(singles), mean_interval(means), sign_p_value(singles), equal, independent)


def mean_interval(values: Sequence[float]) -> Interval:
    """Mean with the interval of Student's t; from -1 to 1 where there are fewer than two values."""
    middle = float(np.mean(values)) if values else 0.0
    if len(values) < 2:
        return Interval(middle, -1.0, 1.0)
    error = float(stats.sem(values))
    half = float(stats.t.ppf(1 - ERROR / 2, len(values) - 1)) * error
    return Interval(middle, middle - (0.0 if isnan(half) else half), middle + (0.0 if isnan(half) else half))


def confidence_sequence(units: Sequence[float], error: float = ERROR) -> Interval:
    """An interval for the mean of scores from 0 to 1 that may be looked at after every unit: the chance that it is ever wrong is at most `error`.

    Hedged betting of Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting" (Journal of the Royal Statistical Society B
    86, 2024), equation (24) with the stakes of (26): whoever bets against a wrong mean grows rich; a mean against which the capital has ever reached
    1/error is out.
    """
    x = np.asarray(units, dtype=np.float64)[:, None]
    if not len(x):
        return Interval(HALF, 0.0, 1.0)
    means = np.arange(1, GRID)[None, :] / GRID
    count = np.arange(1, len(x) + 1, dtype=np.float64)[:, None]
    running = (HALF + np.cumsum(x, axis=0)) / (count + 1)
    spread = (0.25 + np.cumsum((x - running) ** 2, axis=0)) / (count + 1)
    before = np.concatenate([[[0.25]], spread[:-1]])
    stake = np.sqrt(2 * log(2 / error) / (before * count * np.log(count + 1)))
    up = np.cumsum(np.log1p(np.minimum(stake, BOLDNESS / means) * (x - means)), axis=0)
    down = np.cumsum(np.log1p(-np.minimum(stake, BOLDNESS / (1 - means)) * (x - means)), axis=0)
    out: NDArray[np.bool_] = (np.maximum(up, down) + log(HALF) >= log(1 / error)).any(axis=0)
    left = means[0][~out]
    middle = float(x.mean())
    if not len(left):
        return Interval(middle, middle, middle)
    return Interval(middle, max(0.0, float(left[0]) - 1 / GRID), min(1.0, float(left[-1]) + 1 / GRID))


@dataclass(frozen=True, slots=True)
class Stopping:
    """When a cell has been played enough: its always-valid interval is `until` wide to each side, or excludes that both decks are equal."""

    until: float

    def is_enough(self, units: Sequence[float]) -> bool:
        """Whether so many units are enough."""
        interval = confidence_sequence(units)
        return interval.half <= self.until or not interval.low <= HALF <= interval.high


Rate = Callable[[Sequence[float]], Interval]
"""What gives the interval of a cell: `win_rate` for a number of duels that was set before, else `confidence_sequence`."""
