"""A matrix: every deck against every other and against itself, each pair a cell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Final

from spellspeed.deck_lab.cells import BEGINNERS, paired_setting
from spellspeed.deck_lab.rows import HALF, SIDES, PlayedDuel
from spellspeed.deck_lab.runs import Run
from spellspeed.deck_lab.statistics import (
    Interval,
    Rate,
    Stopping,
    against_half,
    confidence_sequence,
    marked,
    unit_scores,
    win_rate,
)
from spellspeed.errors import SpellspeedError
from spellspeed.simulation.series import WrongCount
from spellspeed.yugioh.decks import DeckList

LOOK: Final = 50
"""Duels of a cell before its interval is looked at for the first time; later looks come after so many more, or half as many again as there are."""


class DecksAlike(SpellspeedError):
    """Two decks of a matrix have the same name, or there are fewer than two."""


@dataclass(frozen=True, slots=True)
class MatrixCell:
    """One pair of decks, by their places in the matrix: how often the first one won (draws count half) with the interval, the exact p-value that they
    are equal, and whether it is marked. Of a mirror the rate is that of whoever began."""

    first: int
    second: int
    duels: int
    rate: Interval
    p_value: float
    is_marked: bool

    @property
    def is_mirror(self) -> bool:
        """A deck against itself."""
        return self.first == self.second


@dataclass(frozen=True, slots=True)
class Matrix:
    """The decks by name, and the cells in the order of their pairs."""

    decks: tuple[str, ...]
    cells: tuple[MatrixCell, ...]

    def rate(self, deck: int, against: int) -> Interval:
        """How often a deck wins against another, by their places; half against itself."""
        for each in self.cells:
            if (each.first, each.second) == (deck, against) and not each.is_mirror:
                return each.rate
            if (each.second, each.first) == (deck, against) and not each.is_mirror:
                return turned(each.rate)
        return Interval(HALF, HALF, HALF)

    def mean(self, deck: int) -> float:
        """The mean win rate of a deck against all the others."""
        others = [place for place in range(len(self.decks)) if place != deck]
        return sum(self.rate(deck, place).middle for place in others) / len(others)


def turned(rate: Interval) -> Interval:
    """The same seen from the other side."""
    return Interval(1 - rate.middle, 1 - rate.high, 1 - rate.low)


def pairs_of(decks: int) -> list[tuple[int, int]]:
    """The pairs of a matrix in their order; a deck and itself are one too."""
    return list(combinations_with_replacement(range(decks), 2))


def checked_duels(duels: int) -> int:
    """A number of duels of a cell: at least both beginners of one seed, always both. Raises WrongCount."""
    if duels < BEGINNERS or duels % BEGINNERS:
        raise WrongCount(
            f"{duels} duels; of each seed both beginners are played, so give an even number from {BEGINNERS} on"
        )
    return duels


def checked_names(decks: Sequence[DeckList], least: int = 2) -> None:
    """Raises DecksAlike where two decks have one name, or there are fewer than `least`."""
    names = [deck.name for deck in decks]
    if len(names) < least:
        raise DecksAlike(f"{len(names)} decks; give at least {least}")
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise DecksAlike(f"two decks are called {', '.join(twice)}; rows are told apart by the name, so rename one")


def add_matrix(run: Run, decks: Sequence[DeckList], seed: str, bots: Sequence[str], profile_name: str) -> list[int]:
    """Add the cells of a matrix to a run. Raises DecksAlike and what `checked_setting` does."""
    checked_names(decks)
    return [
        run.add(paired_setting((decks[first], decks[second]), seed, bots, profile_name))
        for first, second in pairs_of(len(decks))
    ]


def play_cells(run: Run, cells: Sequence[int], duels: int, stopping: Stopping | None = None) -> None:
    """Play cells until each has so many duels, or fewer where a rule of stopping is satisfied: then rounds of all cells that are not, each as far as
    its next look. What a cell plays follows from its own duels alone."""
    most, going_on = checked_duels(duels), list(cells)
    for look in [most] if stopping is None else looks_of(most):
        run.play([number for cell in going_on for number in run.missing(cell, range(look))])
        if stopping is not None:
            going_on = [cell for cell in going_on if not stopping.is_enough(unit_scores(run.duels_of(cell)))]


def looks_of(duels: int) -> list[int]:
    """After how many duels a cell is looked at, up to the last one."""
    looks = [min(LOOK, duels)]
    while looks[-1] < duels:
        more = max(LOOK, looks[-1] // 2 // LOOK * LOOK)
        looks.append(min(looks[-1] + more, duels))
    return looks


def matrix_of(run: Run, cells: Sequence[int], decks: Sequence[DeckList], stopping: Stopping | None = None) -> Matrix:
    """What the cells of a matrix come to. Where a rule of stopping was at work, the intervals are those of the confidence sequence."""
    interval: Rate = win_rate if stopping is None else confidence_sequence
    pairs = pairs_of(len(decks))
    played = [run.duels_of(cell) for cell in cells]
    p_values = [
        against_half(unit_scores(duels))
        for (first, second), duels in zip(pairs, played, strict=True)
        if first != second
    ]
    marks = iter(list(zip(p_values, marked(p_values), strict=True)))
    found: list[MatrixCell] = []
    for (first, second), duels in zip(pairs, played, strict=True):
        if first == second:
            found.append(MatrixCell(first, second, len(duels), beginners_rate(duels, interval), 1.0, False))
        else:
            p_value, is_marked = next(marks)
            rate = interval(unit_scores(duels))
            found.append(MatrixCell(first, second, len(duels), rate, p_value, is_marked))
    return Matrix(tuple(deck.name for deck in decks), tuple(found))


def beginners_rate(duels: Sequence[PlayedDuel], interval: Rate) -> Interval:
    """How often the beginner wins. In a mirror either deck begins each seed, so a unit has the mean of both beginners."""
    units: dict[int, list[float]] = {}
    for each in duels:
        score = each.row.score if each.row.beginner == SIDES[0] else 1 - each.row.score
        units.setdefault(each.row.number // BEGINNERS, []).append(score)
    return interval([sum(scores) / len(scores) for _, scores in sorted(units.items())])
