"""What the results of many duels come to: who won, from which turn order, how long, in which way."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b

from spellspeed.kernel.state import DRAWN, NOBODY
from spellspeed.simulation.games import GameResult
from spellspeed.yugioh.book.preparing import sides_of


@dataclass(frozen=True, slots=True)
class Spread:
    """Mean, median and quartiles of a list of numbers (the quartiles between two neighbours are interpolated)."""

    mean: float
    lower_quartile: float
    median: float
    upper_quartile: float
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Summary:
    """The results of duels between two sides. Lists are by side.

    `won_going_first[side]` of `went_first[side]` duels were won by the side that began them; `beginner_wins` are those of both together.
    """

    duels: int
    draws: int
    unfinished: int
    wins: tuple[int, ...]
    went_first: tuple[int, ...]
    won_going_first: tuple[int, ...]
    won_going_second: tuple[int, ...]
    beginner_wins: int
    reasons: tuple[tuple[str, int], ...]
    decisions: int
    turns: int
    length_in_turns: Spread
    length_in_decisions: Spread
    digest: str


def spread_of(numbers: Sequence[int]) -> Spread:
    """The spread of at least one number."""
    if len(numbers) == 1:
        lower = median = upper = float(numbers[0])
    else:
        lower, median, upper = statistics.quantiles(numbers, n=4, method="inclusive")
    return Spread(statistics.fmean(numbers), lower, median, upper, min(numbers), max(numbers))


def digest_of_results(results: Sequence[GameResult]) -> str:
    """128 bits of blake2b over all results with their final states, in order: equal results have equal digests everywhere."""
    whole = blake2b(digest_size=16)
    for each in results:
        parts = (each.seed, each.first, each.winner, each.reason, each.turns, each.decisions, each.digest)
        whole.update(repr(parts).encode())
    return whole.hexdigest()


def summarize(results: Sequence[GameResult], seats: int = 2) -> Summary:
    """What the results of at least one game of that many seats come to; its sides alternate."""
    side_of = sides_of(seats)
    sides = range(max(side_of) + 1)
    began = [side_of[each.first] for each in results]
    first_wins = [
        sum(1 for each, by in zip(results, began, strict=True) if each.winner == by == side) for side in sides
    ]
    wins = [sum(1 for each in results if each.winner == side) for side in sides]
    return Summary(
        duels=len(results),
        draws=sum(1 for each in results if each.winner == DRAWN),
        unfinished=sum(1 for each in results if each.winner == NOBODY),
        wins=tuple(wins),
        went_first=tuple(began.count(side) for side in sides),
        won_going_first=tuple(first_wins),
        won_going_second=tuple(all_of - first for all_of, first in zip(wins, first_wins, strict=True)),
        beginner_wins=sum(first_wins),
        reasons=tuple(sorted(Counter(each.reason for each in results).items(), key=lambda pair: (-pair[1], pair[0]))),
        decisions=sum(each.decisions for each in results),
        turns=sum(each.turns for each in results),
        length_in_turns=spread_of([each.turns for each in results]),
        length_in_decisions=spread_of([each.decisions for each in results]),
        digest=digest_of_results(results),
    )
