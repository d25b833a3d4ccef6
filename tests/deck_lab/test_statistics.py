"""What rows say: intervals, tests and the always-valid stopping, held against their definitions and published examples."""

from __future__ import annotations

from itertools import pairwise
from math import comb, sqrt
from statistics import NormalDist
from typing import Final

import pytest

from tests.deck_lab.needed import missing

if missing("lab"):
    pytest.skip("needs spellspeed[lab]", allow_module_level=True)

import numpy as np
from scipy.special import betainc

from spellspeed.deck_lab.rows import DuelRow, PlayedDuel
from spellspeed.deck_lab.statistics import (
    Stopping,
    against_half,
    confidence_sequence,
    jeffreys,
    marked,
    mean_interval,
    paired,
    sign_p_value,
    unit_scores,
    win_rate,
)

RUNS: Final = 1_000
Z: Final = NormalDist().inv_cdf(0.975)


def duels(winners: str, cell: str = "c") -> list[PlayedDuel]:
    """Duels of one cell in the order of their numbers; "-" is a draw."""
    names = {"a": "a", "b": "b", "-": "draw"}
    return [
        PlayedDuel(DuelRow(cell, "0", n, "A", "B", "x", "x", "goat", "ab"[n % 2], names[each], "WIN-1", 9, 50, "d"))
        for n, each in enumerate(winners)
    ]


def test_a_unit_is_both_beginners_of_a_seed() -> None:
    assert unit_scores(duels("aaab-bbb")) == [1.0, 0.5, 0.25, 0.0]
    assert unit_scores(duels("ab-")) == [0.5, 0.5]


def test_independent_duels_have_wilsons_interval() -> None:
    """Units that spread as two coin flips do: a quarter won, a quarter lost, half split. The interval solves |rate - p| = z sqrt(p (1-p) / n)."""
    units = [1.0, 0.5, 0.5, 0.0] * 100
    found = win_rate(units)
    flips = 0.25 / (float(np.var(units, ddof=1)) / 400)
    assert flips == pytest.approx(798)
    for end in (found.low, found.high):
        assert abs(found.middle - end) == pytest.approx(Z * sqrt(end * (1 - end) / flips))


def test_where_the_beginner_wins_mostly_a_unit_says_more() -> None:
    """The same rate of wins: split evenly within the seeds, or all of one seed to one deck. At most a unit counts as four flips."""
    split, together = win_rate([0.5] * 100), win_rate([1.0, 0.0] * 50)
    assert split.middle == together.middle == 0.5
    assert split.half < together.half
    spread = Z**2 / 400
    assert split.half == pytest.approx(sqrt(spread * (0.25 + spread / 4)) / (1 + spread))


def test_no_loss_at_all_has_the_interval_of_jeffreys() -> None:
    """Its end is the quantile of Beta(1/2, n + 1/2): below it lie 97.5 %."""
    low, high = jeffreys(0, 10)
    assert low == 0.0
    assert betainc(0.5, 10.5, high) == pytest.approx(0.975)
    found = win_rate([1.0] * 5)
    assert (found.middle, found.high) == (1.0, 1.0)
    assert found.low == pytest.approx(1 - high)


def test_mcnemar_is_the_binomial_test_of_the_pairs_that_differ() -> None:
    exact = 2 * sum(comb(20, k) for k in range(6)) / 2**20
    assert sign_p_value([1.0] * 15 + [-1.0] * 5 + [0.0] * 500) == pytest.approx(exact)
    assert sign_p_value([0.0] * 9) == 1.0
    assert against_half([1.0] * 5 + [0.5] * 90) == pytest.approx(2 / 2**5)


def test_benjamini_and_hochberg_mark_more_than_bonferroni_and_less_than_nobody() -> None:
    """The example of their paper of 1995, 15 p-values: four are marked at 5 %, three by Bonferroni."""
    p_values = [
        0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0,
    ]  # fmt: skip
    assert marked(p_values) == [True] * 4 + [False] * 11
    assert sum(each <= 0.05 / 15 for each in p_values) == 3
    assert marked([]) == []


def test_paired_differences() -> None:
    """Ten duels against one opponent, of which two turn to the second version and one away from it."""
    before, after = duels("aabbaabbab"), duels("aabbaaaaab")
    found = paired([before], [after])
    assert found is not None
    assert (found.duels, found.equal) == (10, 0.8)
    assert found.difference.middle == pytest.approx(0.2)
    assert found.p_value == pytest.approx(0.5)
    assert found.difference.low <= 0.2 <= found.difference.high
    assert paired([duels("")], [duels("")]) is None
    assert mean_interval([0.5]).low == -1.0


def test_only_duels_of_both_are_pairs() -> None:
    found = paired([duels("aaaa")], [duels("bb")])
    assert found is not None
    assert (found.duels, found.difference.middle) == (2, -1.0)


def fair_units(run: int, number: int) -> list[float]:
    """Units of two fair coin flips."""
    chance = np.random.default_rng(run)
    return [float(each) for each in chance.integers(0, 2, (number, 2)).mean(axis=1)]


def test_stopping_errs_at_most_once_in_twenty() -> None:
    """A thousand runs of a fair coin, looked at after each of 200 units: the sequence never widens, so an error at any look is one at the end."""
    wrong = 0
    for run in range(RUNS):
        found = confidence_sequence(fair_units(run, 200))
        wrong += not found.low <= 0.5 <= found.high
    assert wrong <= 0.05 * RUNS


def test_an_interval_of_a_fixed_number_errs_more_often_when_it_is_looked_at() -> None:
    """The control: Wilson's interval after each tenth unit of the same coins."""
    wrong = 0
    for run in range(RUNS // 5):
        units = fair_units(run, 200)
        looks = [win_rate(units[:number]) for number in range(10, 201, 10)]
        wrong += any(not look.low <= 0.5 <= look.high for look in looks)
    assert wrong > 0.1 * RUNS / 5


def test_a_difference_is_found_and_stops_a_cell() -> None:
    """Two decks at 80:20 are told apart by few units, equal ones when the interval is narrow enough."""
    assert Stopping(0.02).is_enough([1.0, 1.0, 0.5, 1.0, 0.5] * 6)
    assert not Stopping(0.02).is_enough([1.0, 0.5, 0.0, 0.5] * 10)
    assert Stopping(0.2).is_enough([1.0, 0.5, 0.0, 0.5] * 10)


def test_a_confidence_sequence_never_widens() -> None:
    units = fair_units(3, 60)
    found = [confidence_sequence(units[:number]) for number in range(1, 61)]
    assert all(a.low <= b.low and a.high >= b.high for a, b in pairwise(found))
    assert confidence_sequence([]) == (0.5, 0.0, 1.0)
