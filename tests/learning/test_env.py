"""The environment for all seats: PettingZoo's own tests, whole duels, rewards, seeds, what is drawn and recorded."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from spellspeed.games.recordings import read_recording
from spellspeed.learning import columns
from spellspeed.learning.duels import WrongSetup, any_bundled
from spellspeed.learning.encoding.actions import IllegalAction
from spellspeed.learning.env import SpellspeedEnv
from spellspeed.learning.episodes import NotBegun
from spellspeed.learning.spaces import split
from spellspeed.recording.recorder import verify
from spellspeed.simulation.duels import simulate
from spellspeed.yugioh.decks import UnknownDeck, find_deck
from tests.properties.playing import THOROUGH, how_many


def played(env: SpellspeedEnv, chance: np.random.Generator, most: int = 10_000) -> dict[str, float]:
    """Play the duel under way by chance; the rewards of its last step."""
    for _ in range(most):
        agent = env.agent_selection
        mask = env.observe(agent)["action_mask"]
        env.step(int(chance.choice(np.flatnonzero(mask))))
        if any(env.terminations.values()) or any(env.truncations.values()):
            return dict(env.rewards)
    raise AssertionError("no duel takes so many actions")


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_pettingzoo_finds_nothing_wrong(seats: int) -> None:
    api_test(SpellspeedEnv(seats=seats), num_cycles=how_many(300, 1500))


@pytest.mark.parametrize("seats", [2, 4])
def test_equal_seeds_give_equal_duels(seats: int) -> None:
    seed_test(lambda: SpellspeedEnv(seats=seats), num_cycles=how_many(100, 500))


def test_random_duels_end_with_a_winner_and_rewards_of_zero_sum() -> None:
    """10,000 of them in a thorough run, over all bundled decks, two seats and four."""
    chance = np.random.default_rng(6)
    reasons: dict[str, int] = {}
    for seats in (2, 4):
        env = SpellspeedEnv(any_bundled, seats)
        env.reset(seed=6)
        for _ in range(how_many(12, 5_000)):
            rewards = played(env, chance)
            assert set(rewards.values()) <= {-1.0, 0.0, 1.0}
            assert sum(rewards.values()) == 0
            told = env.infos["seat_0"]
            if all(env.terminations.values()):
                winners = [agent for agent, reward in rewards.items() if reward > 0]
                sides = {0: ["seat_0", "seat_2"], 1: ["seat_1", "seat_3"]}
                assert winners == [agent for agent in sides.get(told["winner"], []) if agent in env.possible_agents]
                reasons[told["reason"]] = reasons.get(told["reason"], 0) + 1
            else:
                assert all(env.truncations.values())
                assert "winner" not in told
            assert told["cards_left_out"] == 0
            env.reset()
    assert sum(reasons.values()) >= how_many(20, 9_000)


def test_a_duel_is_that_of_the_simulation_of_its_seed() -> None:
    """Who begins, and every card of every hand: the same decks, seed and number."""
    names = ("goat_control", "chaos_control")
    decks = [find_deck(name) for name in names]
    env = SpellspeedEnv(names)
    for number in range(3):
        env.reset(seed=5, options={"duel": number})
        recording = env.recording()
        result = simulate(decks, number + 1, "5", profile_name="goat").results[number]
        assert (
            (recording.start.seed, recording.start.first) == (result.seed, result.first) == (f"5/{number}", number % 2)
        )


def test_reset_goes_on_to_the_next_duel_of_its_stream() -> None:
    env, other = SpellspeedEnv(), SpellspeedEnv()
    env.reset(seed=1)
    env.reset()
    other.reset(seed=1, options={"duel": 1})
    first, second = (each.observe("seat_0")["observation"] for each in (env, other))
    assert env.infos["seat_0"]["duel"] == 1
    assert np.array_equal(first, second)
    other.reset(seed=2, options={"duel": 1})
    assert not np.array_equal(first, other.observe("seat_0")["observation"])
    fresh = SpellspeedEnv()
    fresh.reset()
    assert fresh.infos["seat_0"]["seed"] != ""


def test_a_duel_is_cut_short_after_most_decisions() -> None:
    env = SpellspeedEnv(most_decisions=5)
    env.reset(seed=3)
    rewards = played(env, np.random.default_rng(0))
    assert env.truncations == {"seat_0": True, "seat_1": True}
    assert env.terminations == {"seat_0": False, "seat_1": False}
    assert rewards == {"seat_0": 0.0, "seat_1": 0.0}
    assert env.infos["seat_0"]["decisions"] == 5


def test_shaped_rewards_add_up_to_the_result_and_what_the_duel_began_with() -> None:
    """Twice the chances at the end (1 or 0) less twice those at the beginning."""
    env = SpellspeedEnv(shaping="value")
    chance = np.random.default_rng(4)
    for seed in range(4):
        env.reset(seed=seed)
        begun = env.playing.chance
        total = 0.0
        while not any(env.terminations.values()):
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(int(chance.choice(np.flatnonzero(mask))))
            total += env.rewards["seat_0"]
            assert env.rewards["seat_0"] == -env.rewards["seat_1"]
        won = {0: 1.0, 1: 0.0}.get(env.infos["seat_0"]["winner"], 0.5)
        assert total == pytest.approx(2 * (won - begun))


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = SpellspeedEnv()
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    for action in (columns.DONE, 63, 65, -1, None):
        with pytest.raises(IllegalAction, match="legal are 0, 1"):
            env.step(action)
    after = env.observe(env.agent_selection)
    assert all(np.array_equal(before[name], after[name]) for name in before)


def test_nobody_but_the_seat_asked_has_a_mask() -> None:
    env = SpellspeedEnv(seats=4)
    env.reset(seed=1)
    masks = {agent: int(env.observe(agent)["action_mask"].sum()) for agent in env.agents}
    assert [agent for agent, legal in masks.items() if legal] == [env.agent_selection]


def test_an_observation_splits_into_its_arrays_without_a_copy() -> None:
    env = SpellspeedEnv()
    env.reset(seed=1)
    whole = env.observe("seat_0")["observation"]
    parts = split(whole, 2)
    shapes = {name: part.shape for name, part in parts.items()}
    assert shapes == {"cards": (160, 20), "options": (65, 10), "globals": (32,), "chain": (16, 6), "history": (32, 8)}
    assert all(part.base is not None and np.shares_memory(part, whole) for part in parts.values())
    batch = split(np.stack([whole, whole]), 2)
    assert batch["cards"].shape == (2, 160, 20)
    assert np.array_equal(batch["cards"][1], parts["cards"])
    hand = parts["globals"][columns.GLOBALS.index("my_hand")]
    assert hand in (5, 6)


def test_a_recording_of_a_duel_can_be_replayed(tmp_path: Path) -> None:
    for seats in (2, 4):
        env = SpellspeedEnv(seats=seats)
        env.reset(seed=11, options={"duel": 1})
        played(env, np.random.default_rng(1))
        env.save_recording(tmp_path / "duel.json")
        recording = read_recording(tmp_path / "duel.json")
        assert verify(recording).fits
        assert recording.end.winner == env.infos["seat_0"]["winner"]


def test_a_table_is_drawn_as_its_seat_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    env = SpellspeedEnv(render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    seat = env.playing.episode.seat()
    other = [env.playing.episode.duel.printed(n).name for n in env.playing.episode.duel.zone(1 - seat, 1)]
    own = [env.playing.episode.duel.printed(n).name for n in env.playing.episode.duel.zone(seat, 1)]
    assert all(name in drawn for name in own)
    assert not [name for name in other if name in drawn and name not in own]
    shown = SpellspeedEnv(render_mode="human")
    shown.reset(seed=1)
    assert capsys.readouterr().out.strip() == drawn.strip()
    with pytest.raises(WrongSetup, match="render_mode is None"):
        SpellspeedEnv().render()


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"seats": 3}, "3 seats"),
        ({"decks": "goat_control"}, "one for all"),
        ({"decks": ()}, "one for all"),
        ({"decks": ("goat_control",) * 3}, "each of the 2 seats"),
        ({"shaping": "more"}, 'shaping is "more"'),
        ({"most_decisions": 0}, "at least one"),
        ({"render_mode": "rgb_array"}, "ansi or human"),
    ],
)
def test_a_wrong_setup_is_named(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(WrongSetup, match=told):
        SpellspeedEnv(**wrong)


def test_an_unknown_deck_and_a_step_before_reset_are_named() -> None:
    with pytest.raises(UnknownDeck, match="goat_contro"):
        SpellspeedEnv(("goat_contro",))
    with pytest.raises(NotBegun, match="call reset first"):
        SpellspeedEnv().observe("seat_0")


def test_a_thorough_run_plays_ten_thousand_duels() -> None:
    """What the number above stands for."""
    assert 2 * how_many(12, 5_000) == (10_000 if THOROUGH else 24)
