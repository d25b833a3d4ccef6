"""`lab meta`: the equilibrium of known games, shares of a field, and what the command prints."""

from __future__ import annotations

import json
from typing import Final

import pytest

from tests.deck_lab.needed import missing

if missing("lab"):
    pytest.skip("needs spellspeed[lab]", allow_module_level=True)

import numpy as np

from spellspeed.deck_lab.matrix import Matrix, MatrixCell
from spellspeed.deck_lab.meta import WrongShare, equilibrium, meta_of, rates_of, shares_of
from spellspeed.deck_lab.statistics import Interval
from tests.commands import spellspeed


def matrix(*rates: tuple[int, int, float], half: float = 0.0) -> Matrix:
    """Three decks with these win rates of the first against the second."""
    cells = [MatrixCell(a, b, 100, Interval(rate, rate - half, rate + half), 0.5, False) for a, b, rate in rates]
    return Matrix(("rock", "paper", "scissors"), tuple(cells))


FAIR: Final = matrix((0, 1, 0.0), (0, 2, 1.0), (1, 2, 0.0))


def test_rock_paper_scissors_are_mixed_equally() -> None:
    assert equilibrium(rates_of(FAIR)) == pytest.approx([1 / 3] * 3)


def test_what_beats_the_double_winner_is_played_more() -> None:
    """Rock wins 75:25 only: with a gain of g against scissors and 1/2 elsewhere the shares go as 1/2 : g : 1/2 (each deck in proportion to what
    the other two gain from each other)."""
    found = equilibrium(rates_of(matrix((0, 1, 0.0), (0, 2, 0.75), (1, 2, 0.0))))
    assert found == pytest.approx([0.5 / 1.25, 0.25 / 1.25, 0.5 / 1.25])


def test_a_deck_that_beats_all_is_the_whole_mix() -> None:
    found = meta_of(matrix((0, 1, 0.6), (0, 2, 0.7), (1, 2, 0.5)), [0.5, 0.25, 0.25])
    assert (found[0].deck, found[0].often_in_mix) == ("rock", 1.0)
    assert found[0].mix_share == pytest.approx(1.0)
    assert found[0].against_field == pytest.approx(0.5 * 0.5 + 0.25 * 0.6 + 0.25 * 0.7)
    assert [each.against_mix for each in found] == pytest.approx([0.5, 0.4, 0.3])


def test_what_is_not_sure_is_not_always_in_the_mix() -> None:
    wide = meta_of(matrix((0, 1, 0.52), (0, 2, 0.7), (1, 2, 0.7), half=0.1), [1 / 3] * 3)
    often = {each.deck: each.often_in_mix for each in wide}
    assert 0.5 < often["rock"] < 1.0
    assert 0.0 < often["paper"] < 0.5


def test_nothing_beats_the_mix() -> None:
    """In any game the best answer to it wins half."""
    chance = np.random.default_rng(5)
    for _ in range(20):
        upper = np.triu(chance.random((6, 6)), 1)
        rates = upper + np.tril(1 - upper.T, -1) + 0.5 * np.eye(6)
        mix = equilibrium(rates)
        assert mix.sum() == pytest.approx(1.0)
        assert float((rates @ mix).max()) == pytest.approx(0.5, abs=1e-6)


def test_shares_of_a_field() -> None:
    decks = ["a", "b", "c"]
    assert shares_of(decks, []) == pytest.approx([1 / 3] * 3)
    assert shares_of(decks, ["b=3", "c=1"]) == [0.0, 0.75, 0.25]
    for wrong, told in (
        ("d=1", "a deck of the matrix"),
        ("a=x", "is no number"),
        ("a=-1", "from 0 on"),
        ("a=0", "empty"),
    ):
        with pytest.raises(WrongShare, match=told):
            shares_of(decks, [wrong])


def test_the_command_prints_the_mix() -> None:
    arguments = ("lab", "meta", "bench_goat_a", "bench_goat_b", "--duels", "2")
    found = json.loads(spellspeed(*arguments, "--share", "bench_goat_a=1", "--json").stdout)
    assert sum(each["mix_share"] for each in found["meta"]) == pytest.approx(1.0)
    assert {each["deck"]: each["field_share"] for each in found["meta"]} == {"bench_goat_a": 1.0, "bench_goat_b": 0.0}
    shown = spellspeed(*arguments)
    assert (shown.returncode, "Which decks to bring" in shown.stdout) == (0, True)
    assert spellspeed(*arguments, "--share", "dragons=1").returncode == 2
