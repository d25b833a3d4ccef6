"""Many duels: the same results whatever the number of processes, and what they come to."""

import subprocess
import sys

import pytest

from spellspeed.simulation import (
    GameResult,
    Setting,
    Simulation,
    UnknownBot,
    WrongCount,
    play_one_of,
    simulate,
    summarize,
)
from spellspeed.simulation.series import chunks_of
from spellspeed.yugioh.decks import find_deck
from spellspeed.yugioh.duel.profile import UnknownProfile
from tests.patience import WHOLE

DECKS = [find_deck("bench_goat_a"), find_deck("bench_goat_b")]


def small(jobs: int = 1, seed: str = "s") -> Simulation[Setting]:
    return simulate(DECKS, 12, seed, jobs=jobs)


def test_the_number_of_processes_does_not_matter() -> None:
    """Result by result, and the digest over all."""
    one, two = small(), small(jobs=2)
    assert one.results == two.results
    assert summarize(one.results).digest == summarize(two.results).digest
    assert summarize(small(seed="t").results).digest != summarize(one.results).digest


def test_hash_randomization_does_not_matter() -> None:
    """The same digest in processes with different hash seeds."""
    program = (
        "from spellspeed.yugioh.decks import find_deck; from spellspeed.simulation import simulate, summarize\n"
        "print(summarize(simulate([find_deck('bench_goat_a'), find_deck('bench_goat_b')], 4).results).digest)"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": each},
            timeout=WHOLE,
        ).stdout
        for each in ("0", "1")
    }
    assert len(digests) == 1


def test_a_single_duel_can_be_played_again() -> None:
    """By its number; the seats begin in turn."""
    done = small()
    assert play_one_of(done.setting, 7) == done.results[7]
    assert [each.first for each in done.results] == [0, 1] * 6
    assert [each.seed for each in done.results[:2]] == ["s/0", "s/1"]


def test_more_duels_of_a_seed_begin_with_the_same_ones() -> None:
    assert simulate(DECKS, 3, "s").results == small().results[:3]


def test_progress_is_told_until_all_have_ended() -> None:
    told: list[int] = []
    simulate(DECKS, 5, progress=told.append)
    assert sum(told) == 5
    assert len(told) > 1


@pytest.mark.parametrize(("duels", "jobs"), [(1, 1), (1, 8), (7, 2), (1000, 2), (999, 3)])
def test_the_chunks_hold_every_duel_once(duels: int, jobs: int) -> None:
    assert [number for chunk in chunks_of(duels, jobs) for number in chunk] == list(range(duels))


def test_what_cannot_be_simulated_is_refused() -> None:
    """Before any duel is played."""
    with pytest.raises(WrongCount, match="0 duels"):
        simulate(DECKS, 0)
    with pytest.raises(WrongCount, match="0 jobs"):
        simulate(DECKS, 1, jobs=0)
    with pytest.raises(WrongCount, match="3 decks"):
        simulate(DECKS + DECKS[:1], 1)
    with pytest.raises(WrongCount, match="3 bots for 2 seats"):
        simulate(DECKS, 1, bots=("random",) * 3)
    with pytest.raises(UnknownBot, match='"nobody"'):
        simulate(DECKS, 1, bots=("random", "nobody"))
    with pytest.raises(UnknownProfile, match=r'"tgc".*tcg'):
        simulate(DECKS, 1, profile_name="tgc")


def result(first: int, winner: int, reason: str, turns: int, decisions: int) -> GameResult:
    return GameResult("x", first, winner, reason, turns, decisions, "0")


FOUR = [
    result(0, 0, "WIN-1", 10, 100),
    result(1, 0, "WIN-2", 20, 200),
    result(0, 1, "WIN-1", 30, 300),
    result(1, -2, "WIN-4", 40, 400),
]


def test_a_summary_counts_by_deck_and_by_turn_order() -> None:
    """Counted by hand: seat 0 won one duel that it began and one that it did not, seat 1 one that it did not; one draw."""
    found = summarize(FOUR)
    assert (found.duels, found.draws, found.wins) == (4, 1, (2, 1))
    assert found.went_first == (2, 2)
    assert found.won_going_first == (1, 0)
    assert found.won_going_second == (1, 1)
    assert found.beginner_wins == 1
    assert found.reasons == (("WIN-1", 2), ("WIN-2", 1), ("WIN-4", 1))
    assert (found.turns, found.decisions) == (100, 1000)
    turns = found.length_in_turns
    assert (turns.mean, turns.lower_quartile, turns.median, turns.upper_quartile) == (25, 17.5, 25, 32.5)
    assert (turns.least, turns.most) == (10, 40)


def test_seats_of_a_side_count_together() -> None:
    """Four seats: seat 2 is on side 0, seat 3 on side 1."""
    found = summarize([result(2, 0, "WIN-1", 5, 50), result(3, 0, "WIN-1", 5, 50)], seats=4)
    assert found.wins == (2, 0)
    assert found.went_first == (1, 1)
    assert found.won_going_first == (1, 0)


def test_the_digest_covers_every_part_of_every_result() -> None:
    """One other final state, one other winner, another order."""
    digest = summarize(FOUR).digest
    assert summarize(FOUR[::-1]).digest != digest
    assert summarize(FOUR[:3] + [GameResult("x", 1, -2, "WIN-4", 40, 400, "1")]).digest != digest
    assert summarize(FOUR[:3] + [result(1, 0, "WIN-4", 40, 400)]).digest != digest
    assert summarize(list(FOUR)).digest == digest
