"""Batches: the same duels on any number of processes, Gymnasium's vector interface, and what a lost process does."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from spellspeed.kernel.game import UnknownBot
from spellspeed.learning.duels import WrongSetup, any_bundled
from spellspeed.learning.encoding.actions import IllegalAction
from spellspeed.learning.env import SpellspeedEnv
from spellspeed.learning.single import DuelEnv
from spellspeed.learning.vector import SelfPlayBatch, VectorDuels
from spellspeed.learning.vector_workers import FailedLanes, LostLanes
from tests.patience import PATIENCE
from tests.properties.playing import how_many


def by_chance(mask: NDArray[np.int8], chance: np.random.Generator) -> NDArray[Any]:
    """A legal action for each lane; 0 where there is none."""
    picked: NDArray[Any] = (mask * chance.random(mask.shape)).argmax(axis=1)
    return picked


def firsts(mask: NDArray[np.int8]) -> NDArray[Any]:
    """Of each lane the legal action in the middle, so that what a lane plays depends on nothing but its duel."""
    middles = [legal[len(legal) // 2] if len(legal) else 0 for legal in (np.flatnonzero(row) for row in mask)]
    return np.array(middles)


def steps_of(batch: SelfPlayBatch, steps: int) -> Iterator[tuple[Any, ...]]:
    """What a batch shows, step by step, as plain values."""
    shown = batch.reset(seed=4)
    for _ in range(steps):
        yield tuple(array.copy().tobytes() for array in shown)
        shown = batch.step(firsts(shown.mask))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_batch_is_the_same_on_any_number_of_processes(seats: int) -> None:
    with closing(SelfPlayBatch(5, 0, seats=seats)) as here, closing(SelfPlayBatch(5, 2, seats=seats)) as there:
        for one, other in zip(steps_of(here, how_many(150, 3000)), steps_of(there, how_many(150, 3000)), strict=True):
            assert one == other


def test_lanes_play_the_duels_of_the_stream_in_turn_and_reward_who_won() -> None:
    """Against the environment for all seats: the same duels, actions and ends."""
    env = SpellspeedEnv(most_decisions=60)
    batch = SelfPlayBatch(3, most_decisions=60)
    shown = batch.reset(seed=7)
    assert shown.duel.tolist() == [0, 1, 2]
    ends: list[tuple[int, list[float], bool]] = []
    steps = 0
    while len(ends) < 9:
        before = shown.duel.copy()
        shown = batch.step(firsts(shown.mask))
        steps += 1
        for lane in range(3):
            if shown.ended[lane] or shown.cut_short[lane]:
                ends.append((int(before[lane]), shown.reward[lane].tolist(), bool(shown.ended[lane])))
                assert shown.duel[lane] == before[lane] + 3
            else:
                assert shown.reward[lane].tolist() == [0, 0]
                assert shown.duel[lane] == before[lane]
    for number, reward, ended in ends:
        env.reset(seed=7, options={"duel": number})
        while not any(env.terminations.values()) and not any(env.truncations.values()):
            env.step(int(firsts(env.observe(env.agent_selection)["action_mask"][None])[0]))
        assert (reward, ended) == (list(env.rewards.values()), env.terminations["seat_0"])


def test_a_vector_of_duels_is_that_many_single_ones() -> None:
    """NEXT_STEP: the step after an end begins the lane's next duel, its reward is 0 and its action is not looked at."""
    lanes = 2
    vector = VectorDuels(lanes, opponent="random", most_decisions=40)
    singles = [DuelEnv("random", most_decisions=40) for _ in range(lanes)]
    assert vector.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    seen, told = vector.reset(seed=3)
    alone = [env.reset(seed=3, options={"duel": lane})[0] for lane, env in enumerate(singles)]
    over = [False] * lanes
    resets = 0
    for _ in range(how_many(150, 2000)):
        for lane in range(lanes):
            assert np.array_equal(seen["observation"][lane], alone[lane]["observation"])
            assert np.array_equal(seen["action_mask"][lane], alone[lane]["action_mask"])
            assert told["duel"][lane] == singles[lane].playing.number
        actions = firsts(seen["action_mask"])
        seen, reward, ended, cut_short, told = vector.step(actions)
        for lane, env in enumerate(singles):
            if over[lane]:
                alone[lane] = env.reset(options={"duel": env.playing.number + lanes})[0]
                over[lane] = False
                resets += 1
                assert (reward[lane], ended[lane], cut_short[lane]) == (0, False, False)
            else:
                alone[lane], worth, terminated, truncated, _ = env.step(actions[lane])
                over[lane] = terminated or truncated
                assert (reward[lane], ended[lane], cut_short[lane]) == (worth, terminated, truncated)
                assert told["winner"][lane] == env.playing.episode.duel.winner
    assert resets >= lanes


def test_spaces_of_a_vector_hold_what_it_shows() -> None:
    with closing(VectorDuels(3, 2, opponent="random", decks=any_bundled)) as vector:
        seen, _ = vector.reset(seed=1)
        assert vector.observation_space.contains(seen)
        chance = np.random.default_rng(1)
        for _ in range(20):
            seen, *_ = vector.step(by_chance(seen["action_mask"], chance))
        assert vector.observation_space.contains(seen)


def test_an_illegal_action_of_one_lane_changes_none() -> None:
    batch = SelfPlayBatch(3)
    shown = batch.reset(seed=1)
    before = [array.copy() for array in shown]
    for wrong in (63, 64, 65, -1):
        with pytest.raises(IllegalAction, match=f"action {wrong} of lane 1 is not legal now; legal are 0, 1"):
            batch.step(np.array([0, wrong, 0]))
    with pytest.raises(WrongSetup, match="one for each of the 3 lanes"):
        batch.step(np.array([0, 0]))
    assert [array.tobytes() for array in before] == [array.tobytes() for array in batch.batch()]


@pytest.mark.served
def test_a_lost_worker_is_noticed() -> None:
    batch = SelfPlayBatch(2, 2)
    shown = batch.reset(seed=1)
    batch.lanes.workers[1].kill()
    batch.lanes.workers[1].join(PATIENCE)
    with pytest.raises(LostLanes, match="process 1 of 2 has ended"):
        batch.step(firsts(shown.mask))
    assert [worker.is_alive() for worker in batch.lanes.workers] == [False, False]
    with pytest.raises(LostLanes, match="closed"):
        batch.reset(seed=1)


def test_closing_ends_the_processes_and_may_be_done_twice() -> None:
    batch = SelfPlayBatch(2, 1)
    batch.reset(seed=1)
    batch.close()
    batch.close()
    assert [worker.is_alive() for worker in batch.lanes.workers] == [False]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [({"lanes": 0}, "at least one"), ({"lanes": 2, "processes": 3}, "3 processes for 2 lanes"), ({"lanes": 2, "seats": 3}, "3 seats")],
)  # fmt: skip
def test_a_wrong_setup_is_named(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(WrongSetup, match=told):
        SelfPlayBatch(**wrong)


def never(seed: str) -> tuple[str, ...]:
    """Draws decks that are none, but for the first lane's first duel."""
    return ("goat_control",) if seed.endswith("/0") else ("no_such_deck",)


def test_an_error_of_a_worker_is_told_and_closes_the_batch() -> None:
    batch = SelfPlayBatch(2, 2, never)
    with pytest.raises(FailedLanes, match=r"UnknownDeck: .*no_such_deck"):
        batch.reset(seed=1)
    assert [worker.is_alive() for worker in batch.lanes.workers] == [False, False]


def test_what_no_worker_can_make_is_told() -> None:
    with pytest.raises(UnknownBot, match="sensible"):
        VectorDuels(2, 2, opponent="sensibel")
