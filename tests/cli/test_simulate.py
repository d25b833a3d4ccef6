"""The commands simulate, bench and cards: what they print, and how they refuse."""

import json
import math
import subprocess
import sys
from pathlib import Path

import pytest

from spellspeed.cli.intervals import wilson
from spellspeed.yugioh.decks import bundled
from spellspeed.yugioh.text.card_text import text_of_card
from tests.commands import spellspeed
from tests.patience import WHOLE

DECKS = ("bench_goat_a", "bench_goat_b")


run = spellspeed


def run_alone(*arguments: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own, which has others at work for it."""
    return subprocess.run(
        [sys.executable, "-m", "spellspeed", *arguments], capture_output=True, text=True, check=False, timeout=WHOLE
    )


def test_the_json_of_a_simulation_is_the_same_for_any_number_of_jobs() -> None:
    """All but the seconds and the number of jobs; nothing else stands on either stream."""
    one = run("simulate", *DECKS, "--duels", "10", "--seed", "x", "--json")
    two = run_alone("simulate", *DECKS, "--duels", "10", "--seed", "x", "--json", "--jobs", "2")
    assert (one.returncode, one.stderr, two.returncode, two.stderr) == (0, "", 0, "")
    first, second = json.loads(one.stdout), json.loads(two.stdout)
    assert list(first)[:7] == ["duels", "wins", "draws", "unfinished", "decisions", "turns", "seconds"]
    for changing in ("seconds", "jobs"):
        del first[changing], second[changing]
    assert first == second
    assert set(first) == {
        "duels", "wins", "draws", "unfinished", "decisions", "turns", "digest", "decks", "bots", "profile", "seed", "choose_zones", "compiled",
        "interval", "win_rate_intervals", "went_first", "won_going_first", "won_going_second", "beginner_wins", "beginner_win_rate_interval",
        "reasons", "length_in_turns", "length_in_decisions", "unused_cards",
    }  # fmt: skip
    assert first["duels"] == sum(first["wins"]) + first["draws"] == sum(first["reasons"].values()) == 10
    assert first["decks"] == list(DECKS)
    low, high = first["win_rate_intervals"][0]
    assert 0 <= low <= first["wins"][0] / 10 <= high <= 1


def test_the_tables_of_a_simulation() -> None:
    """Piped: no progress bar, no colours."""
    ended = run("simulate", *DECKS, "--duels", "4", "--profile", "goat", "--choose-zones")
    assert (ended.returncode, ended.stderr) == (0, "")
    for expected in ("bench_goat_a", "bench_goat_b", "draws", "turns", "decisions", "profile goat", "digest "):
        assert expected in ended.stdout
    assert "\x1b" not in ended.stdout


def test_the_problems_of_a_deck_under_the_profile_are_named_but_it_plays() -> None:
    """One word sets list and pool too: goat names what is Forbidden or was not out; tcg has neither."""
    decks = ("2008_levitin_dark_armed", "bench_goat_b", "--duels", "1")
    goat, tcg = run("simulate", *decks, "--profile", "goat", "--json"), run("simulate", *decks, "--json")
    assert (goat.returncode, tcg.returncode, tcg.stderr) == (0, 0, "")
    (line,) = goat.stderr.splitlines()
    assert line.startswith("2008_levitin_dark_armed: pool: not in the pool goat: Allure of Darkness")
    assert json.loads(goat.stdout)["duels"] == json.loads(tcg.stdout)["duels"] == 1


@pytest.mark.parametrize(
    ("wins", "duels", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_intervals_are_those_of_the_literature(wins: int, duels: int, low: float, high: float) -> None:
    """The four examples of Newcombe (Statistics in Medicine 17, 1998, method 3), and one of the textbooks."""
    bounds = wilson(wins, duels)
    assert bounds is not None
    assert [round(each, 4) for each in bounds] == [low, high]
    mirrored = wilson(duels - wins, duels)
    assert mirrored == pytest.approx((1 - bounds[1], 1 - bounds[0]), abs=1e-12)


@pytest.mark.parametrize(("wins", "duels"), [(1, 3), (500, 1000), (999, 1000)])
def test_each_end_of_an_interval_lies_as_far_from_the_rate_as_the_confidence_says(wins: int, duels: int) -> None:
    """The definition: seen from either end, the rate is the 97.5 % point of a normal distribution (1.959964 deviations)."""
    for end in wilson(wins, duels) or ():
        assert abs(wins / duels - end) / math.sqrt(end * (1 - end) / duels) == pytest.approx(1.959964, abs=1e-6)


def test_no_duels_have_no_interval_and_none_leaves_0_to_1() -> None:
    """Nothing won of one, and all of a million: still shares."""
    assert wilson(0, 0) is None
    for wins, duels in ((0, 1), (1, 1), (0, 10**6), (10**6, 10**6)):
        low, high = wilson(wins, duels) or (2.0, -1.0)
        assert 0 <= low < high <= 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("simulate", "bench_goat_c", "bench_goat_b"), 'there is no deck named "bench_goat_c"'),
        (("simulate", "no/such.ydk", "bench_goat_b"), "no/such.ydk: No such file or directory"),
        (("simulate", *DECKS, "--bots", "rndom"), 'there is no bot named "rndom"'),
        (("simulate", *DECKS, "--bots", "random,random,random"), "3 bots for 2 seats"),
        (("simulate", *DECKS, "--profile", "gaot"), 'there is no profile named "gaot"'),
        (("simulate", *DECKS, "--duels", "0"), "--duels"),
        (("simulate", *DECKS, "--jobs", "none"), "--jobs"),
        (("simulate", "bench_goat_a"), "DECK"),
        (("watch", "bench_goat_a"), "1 deck given"),
        (("watch", *DECKS, "--profile", "gaot"), 'there is no profile named "gaot"'),
        (("cards", "Kuribh"), 'no card is named "Kuribh". Did you mean "Kuriboh"'),
        (("cards", "12"), "no card has the passcode 12"),
        (("cards", "--pool", "gaot"), 'there is no pool named "gaot"'),
        (("cards", "Sangan", "--missing"), "--missing"),
        (("bench", "--duels", "x"), "--duels"),
    ],
)
def test_wrong_input_ends_with_status_2(arguments: tuple[str, ...], message: str) -> None:
    """With a message on stderr that names it, nothing on stdout, no traceback."""
    ended = run(*arguments)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert message in " ".join(ended.stderr.split())
    assert "Traceback" not in ended.stderr


def test_a_file_that_is_no_deck_ends_with_status_2(tmp_path: Path) -> None:
    """Wrong encoding, and a card that does not exist."""
    path = tmp_path / "odd.ydk"
    path.write_bytes(b"#main\n\xff\n")
    assert "is not UTF-8" in run("simulate", str(path), "bench_goat_b").stderr
    path.write_text("#main\n1\n", encoding="utf-8")
    ended = run("simulate", str(path), "bench_goat_b")
    assert ended.returncode == 2
    assert "line 2: no card has the passcode 1" in " ".join(ended.stderr.split())


def test_the_json_of_the_bench() -> None:
    """The keys that others read, and what follows from the others."""
    ended = run("bench", "--json", "--duels", "1", "--runs", "1")
    assert (ended.returncode, ended.stderr) == (0, "")
    found = json.loads(ended.stdout)
    assert {
        "duels_per_second", "decisions_per_second", "decisions_per_duel", "turns_per_duel", "fork_us", "bytes_per_duel", "compiled",
        "units", "duels_per_kilounit", "window_cost_ratio",
    } <= set(found)  # fmt: skip
    assert found["duels_per_kilounit"] == pytest.approx(1000 * found["duels_per_second"] / found["units"])
    assert found["units"] == pytest.approx((found["units_before"] + found["units_after"]) / 2)


def test_the_coverage_of_the_pool() -> None:
    """Implemented and missing make the pool; `--missing` names each missing card."""
    found = json.loads(run("cards", "--json").stdout)
    assert list(found) == ["pool", "implemented", "missing"]
    assert found["pool"] == found["implemented"] + found["missing"] == 2839
    listed = [line.split("  (")[0] for line in run("cards", "--missing").stdout.splitlines()]
    assert len(listed) == found["missing"]
    assert "Sangan" not in listed
    assert [each["name"] for each in json.loads(run("cards", "--missing", "--json").stdout)["missing"]] == listed


def test_a_card() -> None:
    """By name in any letter case, and by passcode."""
    found = json.loads(run("cards", "summoned skull", "--json").stdout)
    assert found == json.loads(run("cards", "70781052", "--json").stdout)
    assert (found["name"], found["type"], found["level"], found["attack"]) == ("Summoned Skull", "Fiend", 6, 2500)
    assert (found["implemented"], found["kinds"], found["text"]) == (True, ["Normal"], "")
    shown = run("cards", "Mirror Force").stdout
    assert "\nrulings: TEAM-R18\n" in shown
    assert shown.startswith("Mirror Force  44095762\nNormal Trap\n")
    assert text_of_card(44095762) in " ".join(shown.split())


def test_matches_as_json() -> None:
    """The example of the documentation: two decks that nothing is against."""
    ended = run_alone("simulate", "chaos_control", "reasoning_gate", "--match", "--duels", "5", "--json", "--jobs", "2")
    assert (ended.returncode, ended.stderr) == (0, "")
    found = json.loads(ended.stdout)
    assert found["decks"] == ["chaos_control", "reasoning_gate"]
    assert found["duels"] == sum(each["played"] for each in found["by_number"]) >= 5
    assert found["matches"] == sum(number for _, _, number in found["scores"]) == found["by_number"][0]["played"]
    low, high = found["win_rate_intervals"][0]
    assert 0 <= low <= found["wins"][0] / found["matches"] <= high <= 1


def test_the_tables_of_matches(tmp_path: Path) -> None:
    plan = tmp_path / "plan.yaml"
    plan.write_text(
        "first:\n  exchanges:\n    - out: {Airknight Parshath: 1}\n      in: {Dust Tornado: 1}\n", encoding="utf-8"
    )
    wanted = ("simulate", "chaos_control", "reasoning_gate", "--matches", "2", "--plan", str(plan))
    ended = run(*wanted)
    assert ended.returncode == 0
    assert "Duel 1 of a match: 2 played" in ended.stdout
    assert "2 matches with " in ended.stdout
    turkish = run(*wanted, "--language", "tr")
    assert "Maçın 1. düellosu: 2 kez oynandı" in turkish.stdout
    assert ended.stdout.split()[-1] == turkish.stdout.split()[-1]
    without = run("simulate", "chaos_control", "reasoning_gate", "--plan", str(plan))
    assert (without.returncode, "a plan is for matches" in without.stderr) == (2, True)


def test_what_a_list_has_against_the_decks_is_named_and_they_duel(tmp_path: Path) -> None:
    """LIMIT-2, SIDE-1: a Side Deck that is too small is named, too."""
    small = tmp_path / "small.ydk"
    small.write_text(bundled()["2007_glass"].read_text(encoding="utf-8") + "70095154\n" * 3, encoding="utf-8")
    ended = run("simulate", str(small), "bench_goat_b", "--duels", "1", "--list", "2007-06", "--json")
    assert (ended.returncode, json.loads(ended.stdout)["duels"]) == (0, 1)
    named = [line.split(": ")[:2] for line in ended.stderr.splitlines()]
    assert named[:2] == [["small", "SIDE-1"], ["small", "LIMIT-2"]]
    assert {deck for deck, _ in named[2:]} == {"bench_goat_b"}
