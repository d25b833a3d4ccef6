"""The environment for one seat: Gymnasium's own check, every kind of opponent, seeds, and what an illegal action does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from spellspeed.games.recordings import read_recording
from spellspeed.kernel.game import UnknownBot
from spellspeed.learning.columns import DONE, GLOBALS
from spellspeed.learning.duels import WrongSetup
from spellspeed.learning.encoding.actions import IllegalAction
from spellspeed.learning.encoding.episode import DuelOver
from spellspeed.learning.single import ID, DuelEnv
from spellspeed.learning.spaces import Observation, split
from spellspeed.recording.recorder import verify
from tests.properties.playing import how_many


def played(env: DuelEnv, chance: np.random.Generator) -> tuple[float, dict[str, Any]]:
    """Play the duel under way by chance; its last reward, and what was told with it."""
    while True:
        mask = env.action_masks()
        _, reward, terminated, truncated, told = env.step(int(chance.choice(np.flatnonzero(mask))))
        if terminated or truncated:
            return reward, told


class First:
    """A policy for these tests: the first legal action, and what it was shown."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def act(self, observation: Observation) -> int:
        """The first legal action."""
        self.asked.append(int(split(observation["observation"], 2)["globals"][GLOBALS.index("asked")]))
        return int(np.flatnonzero(observation["action_mask"])[0])


@pytest.mark.parametrize("seats", [2, 4])
def test_gymnasium_finds_nothing_wrong(seats: int) -> None:
    """Its check takes actions without looking at a mask: a forbidden one loses."""
    env = gymnasium.make(ID, opponent="random", seats=seats, illegal="loss", render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.parametrize("opponent", ["random", "sensible", "search:2", First()])
def test_an_agent_plays_against_any_bot_or_policy(opponent: Any) -> None:
    env = DuelEnv(opponent)
    chance = np.random.default_rng(1)
    for seed in range(1 if opponent == "search:2" else how_many(4, 200)):
        observation, told = env.reset(seed=seed)
        assert observation["action_mask"].any()
        assert told["seat"] == env.playing.episode.seat()
        reward, told = played(env, chance)
        side = env.playing.episode.duel.side_of[env.seat]
        assert reward == (0 if told["winner"] < 0 else 1 if told["winner"] == side else -1)
    if isinstance(opponent, First):
        assert set(opponent.asked) == {1}


def test_the_agent_and_its_partner_win_together_wherever_they_sit() -> None:
    """TEAM-II-3. In every second duel the second team begins, and sits first."""
    env = DuelEnv("random", seats=4)
    chance = np.random.default_rng(2)
    seats = []
    for number in range(4):
        env.reset(seed=3, options={"duel": number})
        seats.append(env.seat)
        reward, told = played(env, chance)
        assert reward == (1 if told["winner"] == env.playing.episode.duel.side_of[env.seat] else -1)
    assert seats == [0, 1, 0, 1]


def test_equal_seeds_give_equal_duels() -> None:
    """Bots draw from the seed of the duel, too."""
    first, second = DuelEnv("random"), DuelEnv("random")
    chances = [np.random.default_rng(9), np.random.default_rng(9)]
    for env, chance in zip((first, second), chances, strict=True):
        env.reset(seed=8)
        played(env, chance)
    assert first.playing.episode.duel.digest() == second.playing.episode.duel.digest()
    assert first.reset()[1]["duel"] == 1


def test_an_illegal_action_is_an_error_or_a_loss() -> None:
    env = DuelEnv("random")
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(DONE)
    _, reward, terminated, truncated, told = env.step(0)
    assert not terminated
    losing = DuelEnv("random", illegal="loss")
    losing.reset(seed=1)
    _, reward, terminated, truncated, told = losing.step(DONE)
    assert (reward, terminated, truncated, told["illegal_action"]) == (-1.0, True, False, DONE)
    with pytest.raises(DuelOver):
        losing.step(0)


def test_a_step_before_reset_or_after_the_end_is_refused() -> None:
    env = DuelEnv("random", most_decisions=3)
    with pytest.raises(DuelOver):
        env.step(0)
    env.reset(seed=1)
    _, told = played(env, np.random.default_rng(0))
    assert told["decisions"] <= 3
    with pytest.raises(DuelOver):
        env.step(0)


def test_a_recording_of_a_duel_against_a_bot_can_be_replayed(tmp_path: Path) -> None:
    env = DuelEnv("sensible")
    env.reset(seed=2)
    played(env, np.random.default_rng(3))
    env.save_recording(tmp_path / "duel.json")
    assert verify(read_recording(tmp_path / "duel.json")).fits


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"opponent": 3}, "opponent is 3"),
        ({"partner": object}, "partner is"),
        ({"illegal": "draw"}, 'illegal is "draw"'),
        ({"render_mode": "rgb"}, "ansi or human"),
    ],
)
def test_a_wrong_setup_is_named(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(WrongSetup, match=told):
        DuelEnv(**wrong)


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(UnknownBot, match="sensible"):
        DuelEnv("sensibel")
