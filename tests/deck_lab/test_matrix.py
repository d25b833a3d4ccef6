"""`spellspeed lab matrix`: the same rows from every executor, cells that stop by themselves, its table, JSON and pictures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from tests.deck_lab.needed import missing

if missing("lab"):
    pytest.skip("needs spellspeed[lab]", allow_module_level=True)

from spellspeed.deck_lab.executors import EXECUTORS
from spellspeed.deck_lab.matrix import DecksAlike, add_matrix, looks_of, matrix_of, pairs_of, play_cells
from spellspeed.deck_lab.runs import Run
from spellspeed.deck_lab.statistics import Stopping, unit_scores, win_rate
from spellspeed.simulation.series import WrongCount
from spellspeed.yugioh.decks import find_deck
from tests.commands import spellspeed

NAMES: Final = ("bench_goat_a", "bench_goat_b", "dragons")
DECKS: Final = [find_deck(name) for name in NAMES]


def played(executor: str = "serial", jobs: int = 1, stopping: Stopping | None = None, duels: int = 4) -> Run:
    run = Run(EXECUTORS[executor], jobs)
    cells = add_matrix(run, DECKS, "m", ("sensible",), "goat")
    play_cells(run, cells, duels, stopping)
    return run


def test_every_pair_and_every_mirror_is_a_cell() -> None:
    assert pairs_of(3) == [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)]
    run = played()
    found = matrix_of(run, range(6), DECKS)
    assert [(cell.first, cell.second, cell.duels) for cell in found.cells] == [(*pair, 4) for pair in pairs_of(3)]
    rate = win_rate(unit_scores(run.duels_of(1)))
    assert found.rate(0, 1) == rate
    assert found.rate(1, 0) == pytest.approx((1 - rate.middle, 1 - rate.high, 1 - rate.low))
    assert found.mean(0) == pytest.approx((found.rate(0, 1).middle + found.rate(0, 2).middle) / 2)


def test_a_mirror_tells_how_often_the_beginner_wins() -> None:
    run = played()
    rows = [each.row for each in run.duels_of(0)]
    won = sum(0.5 if row.score == 0.5 else row.beginner == row.winner for row in rows) / len(rows)
    assert matrix_of(run, range(6), DECKS).cells[0].rate.middle == won


def test_two_workers_give_the_rows_of_one() -> None:
    assert played("processes", 2).duels == played().duels


def test_looks_grow() -> None:
    """After fifty duels, then fifty more or half as many again."""
    assert looks_of(400) == [50, 100, 150, 200, 300, 400]
    assert looks_of(20) == [20]
    assert looks_of(1000)[-3:] == [650, 950, 1000]


def test_what_is_known_is_not_played_on() -> None:
    """A cell whose decks differ plainly stops at the first look; what it played does not depend on the other cells or the number of processes."""
    stopping = Stopping(0.3)
    run = played(stopping=stopping, duels=100)
    counts = [len(run.duels_of(cell)) for cell in range(6)]
    assert all(count in (50, 100) for count in counts)
    for cell, count in enumerate(counts):
        assert (count == 50) == stopping.is_enough(unit_scores(run.duels_of(cell))[:25])


def test_wrong_numbers_and_names_are_refused() -> None:
    run = Run()
    with pytest.raises(DecksAlike, match="two decks are called dragons"):
        add_matrix(run, [DECKS[2], DECKS[2]], "m", ("random",), "goat")
    with pytest.raises(DecksAlike, match="1 decks; give at least 2"):
        add_matrix(run, DECKS[:1], "m", ("random",), "goat")
    with pytest.raises(WrongCount, match="5 duels; of each seed both beginners"):
        play_cells(run, [], 5)


def test_the_command_prints_a_table_and_writes_rows_and_pictures(tmp_path: Path) -> None:
    rows, picture, lengths = tmp_path / "rows.parquet", tmp_path / "matrix.svg", tmp_path / "lengths.png"
    arguments = ("lab", "matrix", *NAMES[:2], "--duels", "4", "--resume", str(rows), "--plot", str(picture))
    done = spellspeed(*arguments, "--lengths", str(lengths), COLUMNS="120")
    assert (done.returncode, done.stderr) == (0, "")
    assert "1 bench_goat_a" in done.stdout
    assert "12 duels, seed 0, profile goat, bots sensible" in done.stdout
    assert picture.read_bytes().lstrip().startswith(b"<?xml")
    assert lengths.read_bytes().startswith(b"\x89PNG")
    before = picture.read_bytes()
    again = spellspeed(*arguments, COLUMNS="120")
    assert (again.stdout, picture.read_bytes()) == (done.stdout, before)


def test_the_command_prints_json_in_the_language(tmp_path: Path) -> None:
    done = spellspeed("lab", "matrix", *NAMES[:2], "--duels", "2", "--bots", "random", "--json")
    found = json.loads(done.stdout)
    assert [(each["first"], each["second"], each["duels"]) for each in found["cells"]] == [
        (0, 0, 2),
        (0, 1, 2),
        (1, 1, 2),
    ]
    assert all(each["low"] <= each["rate"] <= each["high"] for each in found["cells"])
    told = spellspeed("lab", "matrix", *NAMES[:2], "--duels", "2", "--bots", "random", "--language", "tr")
    assert "Ötekilere karşı kazanma oranı" in told.stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--executor", "rai"), 'no executor "rai"'),
        (("--export", "rows.xlsx"), "the ending says the format"),
        (("--plot", "matrix.pdf"), "a picture is .svg or .png"),
        (("--export", "nowhere/rows.csv"), "nowhere/rows.csv"),
        (("--bots", "sensibel"), "sensibel"),
    ],
)
def test_what_cannot_be_is_said_before_anything_is_played(arguments: tuple[str, ...], told: str) -> None:
    done = spellspeed("lab", "matrix", *NAMES[:2], *arguments)
    assert done.returncode == 2
    assert told in done.stderr.replace("\n", "")
    assert done.stdout == ""


def test_an_unknown_command_of_the_laboratory_is_named() -> None:
    done = spellspeed("lab", "matrx")
    assert done.returncode == 2
    assert 'there is no command "lab matrx". Did you mean "matrix"?' in done.stderr
