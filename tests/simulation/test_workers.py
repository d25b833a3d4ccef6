"""Long work in several processes: nothing is lost with a process that is killed, and Ctrl-C ends it with what is finished."""

from __future__ import annotations

import json
import multiprocessing
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from spellspeed.games.recordings import read_recording
from spellspeed.hkk.simulation import checked_setting
from spellspeed.kernel.state import NOBODY
from spellspeed.recording.recorder import verify
from spellspeed.simulation import matches, series, simulate, summarize
from spellspeed.simulation.games import ENDLESS
from spellspeed.simulation.workers import LostWorker, in_processes
from spellspeed.yugioh.decks import find_deck
from tests.commands import spellspeed
from tests.patience import WHOLE
from tests.simulation.at_work import doubled, lost_always, lost_once, wrong_at_seven
from tests.thorough import THOROUGH

PARTS: Final = [range(start, start + 3) for start in range(0, 30, 3)]
ALL: Final = [2 * number for number in range(30)]
DECKS: Final = ("bench_goat_a", "bench_goat_b")


def named(number: int) -> str:
    return f"game {number}"


def flat(found: Iterator[list[int]]) -> list[int]:
    return [one for part in found for one in part]


@pytest.fixture(autouse=True)
def _no_worker_is_left() -> Iterator[None]:
    before = set(multiprocessing.active_children())
    yield
    assert set(multiprocessing.active_children()) <= before


def test_parts_come_in_their_order() -> None:
    assert flat(in_processes(doubled, PARTS, 2, named)) == ALL


@pytest.mark.served
@pytest.mark.parametrize("unlucky", [(0,), (7,), (29,), (3, 25)])
def test_the_part_of_a_killed_worker_is_done_again(tmp_path: Path, unlucky: tuple[int, ...]) -> None:
    """Nothing is missing and nothing comes twice, whichever process is killed with SIGKILL."""
    found = flat(in_processes(partial(lost_once, str(tmp_path), unlucky), PARTS, 2, named))
    assert found == ALL
    assert sorted(int(mark.name) for mark in tmp_path.iterdir()) == sorted(unlucky)


@pytest.mark.served
def test_a_worker_that_is_killed_again_is_an_error_that_names_the_game() -> None:
    """What was finished before it has come."""
    results = in_processes(lost_always, PARTS, 2, named)
    found = [next(results) for _ in range(2)]
    with pytest.raises(LostWorker, match=r"^game 7: .* for the second time") as lost:
        next(results)
    assert (lost.value.number, found) == (7, [ALL[:3], ALL[3:6]])


def test_an_error_of_the_work_is_no_lost_worker() -> None:
    with pytest.raises(ValueError, match="seven"):
        flat(in_processes(wrong_at_seven, PARTS, 2, named))


def test_whoever_has_enough_ends_the_processes() -> None:
    results = in_processes(doubled, PARTS, 2, named)
    assert next(results) == ALL[:3]
    results.close()


STOPPED: Final = """
import os, signal, sys
from rich.progress import Progress
told = 0
signal.signal(signal.SIGINT, signal.default_int_handler)  # also where the tests run in the background, deaf to it
def advance(bar, task, count):
    global told
    told += count
    if told >= ENOUGH:
        os.kill(os.getpid(), STOP)
Progress.advance = advance
if __name__ == "__main__":
    STOP = getattr(signal, sys.argv.pop(), 0)
    ENOUGH = int(sys.argv.pop())
    from spellspeed.cli import main
    main()
"""
"""The command, stopped by a signal to itself once so many duels have ended."""


@pytest.mark.served
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("stop", ["SIGINT", "SIGTERM"])
def test_what_is_finished_is_printed(tmp_path: Path, jobs: str, stop: str) -> None:
    """With the digest of the same duels, and no traceback of any process."""
    program = tmp_path / "stopped.py"
    program.write_text(STOPPED, encoding="utf-8")
    arguments = ["simulate", *DECKS, "--bots", "random", "--duels", "2000", "--json", "--jobs", jobs, "12", stop]
    done = subprocess.run(
        [sys.executable, str(program), *arguments], capture_output=True, text=True, check=False, timeout=WHOLE
    )
    found = json.loads(done.stdout)
    assert (done.returncode, done.stderr) == (130, f"stopped after {found['duels']} of 2,000\n")
    assert found["duels"] == (12 if jobs == "1" else 20)
    same = summarize(simulate([find_deck(deck) for deck in DECKS], found["duels"]).results)
    assert found["digest"] == same.digest


@pytest.mark.served
@pytest.mark.parametrize("stop", ["SIGINT", "SIGTERM"])
def test_matches_that_are_finished_are_printed(tmp_path: Path, stop: str) -> None:
    program = tmp_path / "stopped.py"
    program.write_text(STOPPED, encoding="utf-8")
    arguments = ["simulate", *DECKS, "--bots", "random", "--matches", "2000", "--json", "12", stop]
    done = subprocess.run(
        [sys.executable, str(program), *arguments], capture_output=True, text=True, check=False, timeout=WHOLE
    )
    assert (done.returncode, done.stderr) == (130, "stopped after 12 of 2,000\n")
    assert json.loads(done.stdout)["matches"] == 12


@pytest.mark.served
@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("stop", ["SIGINT", "SIGTERM"])
def test_games_of_hkk_that_are_finished_are_printed(tmp_path: Path, stop: str, language: str) -> None:
    """With the digest of the same games, and said in the language."""
    program = tmp_path / "stopped.py"
    program.write_text(STOPPED, encoding="utf-8")
    arguments = ["hkk", "simulate", "--games", "2000", "--json", "--language", language, "3", stop]
    done = subprocess.run(
        [sys.executable, str(program), *arguments], capture_output=True, text=True, check=False, timeout=WHOLE
    )
    said = {"en": "stopped after 3 of 2,000\n", "hu": "leállítva: 2,000 játszmából 3 készült el\n"}
    assert (done.returncode, done.stderr) == (130, said[language])
    found = json.loads(done.stdout)
    assert found["games"] == 3
    setting = checked_setting(("thornwood", "ash_marches"), "0", ["random"])
    assert found["digest"] == summarize(series.play_series(setting, 3).results).digest


@pytest.mark.served
@pytest.mark.parametrize("times", range(10 if THOROUGH else 1))
def test_a_simulation_loses_nothing_with_a_killed_worker(
    tmp_path: Path, times: int, record_property: Callable[[str, object], None]
) -> None:
    """One of its processes is killed from outside after some duels; the digest is that of one process alone."""
    program = tmp_path / "killed.py"
    program.write_text(
        STOPPED.replace("if told >= ENOUGH:", "if told >= ENOUGH and not DEAD:")
        .replace("os.kill(os.getpid(), STOP)", "DEAD.append(1); kill_one()")
        .replace("told = 0", "told = 0\nDEAD = []\n" + KILL_ONE),
        encoding="utf-8",
    )
    duels = str(10 * times + 60)
    arguments = [
        "simulate",
        *DECKS,
        "--bots",
        "random",
        "--duels",
        duels,
        "--json",
        "--jobs",
        "2",
        str(10 * times + 10),
        "kill",
    ]
    done = subprocess.run(
        [sys.executable, str(program), *arguments], capture_output=True, text=True, check=False, timeout=WHOLE
    )
    assert (done.returncode, done.stderr) == (0, "")
    same = summarize(simulate([find_deck(deck) for deck in DECKS], int(duels)).results)
    found = json.loads(done.stdout)
    record_property("workers killed", 1)
    record_property("duels", found["duels"])
    record_property("lost", int(duels) - found["duels"])
    assert found["digest"] == same.digest


KILL_ONE: Final = """
def kill_one():
    import multiprocessing
    multiprocessing.active_children()[0].kill()
"""


def test_a_duel_that_does_not_end_is_counted_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As unfinished, with its recording, which can be played again; the others are played as always."""
    bench = simulate([find_deck(deck) for deck in DECKS], 6)
    most = sorted(each.decisions for each in bench.results)[-2]
    longest = max(range(6), key=lambda number: bench.results[number].decisions)
    monkeypatch.setattr(series, "MOST_DECISIONS", most)
    monkeypatch.chdir(tmp_path)
    done = spellspeed("simulate", *DECKS, "--bots", "random", "--duels", "6", "--json")
    found = json.loads(done.stdout)
    path = f"endless-0-{longest}.json"
    assert (done.returncode, done.stderr) == (0, f"duel {longest} did not end; it is recorded in {path}\n")
    assert (found["duels"], found["unfinished"], found["reasons"][ENDLESS]) == (6, 1, 1)
    assert found["wins"] == [
        sum(each.winner == side for number, each in enumerate(bench.results) if number != longest) for side in (0, 1)
    ]
    recording = read_recording(tmp_path / path)
    assert (recording.end.winner, recording.steps, verify(recording).fits) == (NOBODY, most, True)
    shown = spellspeed("simulate", *DECKS, "--bots", "random", "--duels", "6")
    assert "did not end" in shown.stdout


def test_a_game_of_hkk_that_does_not_end_is_counted_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside those that are left after many turns; the others are played as always."""
    setting = checked_setting(("thornwood", "ash_marches"), "a/b", ["sensible"])
    bench = series.play_series(setting, 5)
    most = sorted(each.decisions for each in bench.results)[-2]
    longest = max(range(5), key=lambda number: bench.results[number].decisions)
    monkeypatch.setattr(series, "MOST_DECISIONS", most)
    monkeypatch.chdir(tmp_path)
    arguments = ("hkk", "simulate", "--games", "5", "--seed", "a/b", "--bots", "sensible")
    done = spellspeed(*arguments, "--json")
    found = json.loads(done.stdout)
    path = f"endless-a_b-{longest}.json"
    assert (done.returncode, done.stderr) == (0, f"game {longest} did not end; it is recorded in {path}\n")
    assert (found["games"], found["unfinished"], found["endless"]) == (5, 1, 1)
    assert found["wins"] == [
        sum(each.winner == side for number, each in enumerate(bench.results) if number != longest) for side in (0, 1)
    ]
    recording = read_recording(tmp_path / path)
    assert (recording.game.name, recording.end.winner, recording.steps) == ("hkk", NOBODY, most)
    assert verify(recording).fits
    assert "0 draws, 0 unfinished after 400 turns.\n1 did not end.\n" in spellspeed(*arguments).stdout


def test_a_duel_of_a_match_that_does_not_end_is_counted_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its match is left unfinished, with its recording; the other matches are played as always."""
    setting = matches.checked_match_setting([find_deck(deck) for deck in DECKS], "0", ["random"], "tcg", True)
    bench = matches.simulate_matches(setting, matches=5).results
    lengths = [
        (duel.result.decisions, at, number)
        for at, each in enumerate(bench)
        for number, duel in enumerate(each.duels, 1)
    ]
    (most, _, _), (_, longest, number) = sorted(lengths)[-2:]
    for module in (matches, series):
        monkeypatch.setattr(module, "MOST_DECISIONS", most)
    monkeypatch.chdir(tmp_path)
    arguments = ("simulate", *DECKS, "--matches", "5", "--choose-zones", "--bots", "random")
    done = spellspeed(*arguments, "--json")
    path = f"endless-0-match{longest}-duel{number}.json"
    told = f"duel {number} of match {longest} did not end; it is recorded in {path}\n"
    assert (done.returncode, done.stderr) == (0, told)
    found = json.loads(done.stdout)
    assert (found["matches"], found["unfinished"], found["undecided"], found["reasons"][ENDLESS]) == (5, 1, 0, 1)
    assert found["duels"] == sum(len(each.duels) for each in bench) - len(bench[longest].duels) + number
    assert [each["unfinished"] for each in found["by_number"]][number - 1] == 1
    again = matches.simulate_matches(setting, matches=5).results
    assert [each for at, each in enumerate(again) if at != longest] == [
        each for at, each in enumerate(bench) if at != longest
    ]
    left = again[longest]
    assert (left.winner, left.drawn, left.duels[: number - 1]) == (None, False, bench[longest].duels[: number - 1])
    recording = read_recording(tmp_path / path)
    assert (recording.start.seed, recording.steps) == (bench[longest].duels[number - 1].result.seed, most)
    assert verify(recording).fits
    # The bots went on as in the match: where the duel may end, the recording comes to the same state.
    monkeypatch.setattr(series, "MOST_DECISIONS", 100_000)
    assert left.left is not None
    whole = series.recorded_game(*left.left)
    assert whole.digests is not None
    assert whole.digests.end == bench[longest].duels[number - 1].result.digest
    assert "did not end" in spellspeed(*arguments).stdout


def test_a_match_of_draws_alone_is_left_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    """After as many duels as no match has; it does not end the simulation, and no duel of it is kept."""
    monkeypatch.setattr(matches, "MOST_DUELS", 1)
    setting = matches.checked_match_setting([find_deck(deck) for deck in DECKS], "0", ["random"], "tcg", False)
    results = matches.simulate_matches(setting, matches=2).results
    assert [(each.winner, each.reason, len(each.duels), each.left) for each in results] == [
        (None, ENDLESS, 1, None)
    ] * 2
