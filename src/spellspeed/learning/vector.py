"""Batches of duels: one agent in each against others (VectorDuels), or whoever is asked in each (SelfPlayBatch). Needs the extra `rl`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple

import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from spellspeed.learning.duels import DEFAULT_DECKS, MOST_DECISIONS, Deck, Drawing, Duels
from spellspeed.learning.encoding.episode import Episode
from spellspeed.learning.episodes import Playing
from spellspeed.learning.opponents import Player
from spellspeed.learning.single import DuelEnv
from spellspeed.learning.spaces import Observation, action_space, observation_space
from spellspeed.learning.vector_workers import CUT_SHORT, ENDED, RUNNING, Arrays, Lanes, check_actions


class Batch(NamedTuple):
    """What a batch shows after a step, a row for each lane: the arrays are those of the batch, and the next step writes over them.

    `observation` and `mask` are those of `seat`, the seat asked; `reward` (lanes, seats) is what the step was worth to every seat of the duel
    in which it was taken; `ended` and `cut_short` say whether that duel is over: then the rest is of the next duel, whose number is `duel`.
    """

    observation: NDArray[np.int16]
    mask: NDArray[np.int8]
    seat: NDArray[np.int8]
    reward: NDArray[np.float32]
    ended: NDArray[np.bool_]
    cut_short: NDArray[np.bool_]
    duel: NDArray[np.int64]


@dataclass(frozen=True)
class Wishes:
    """What the lanes of a batch are made from. It goes to every process: drawn decks and players are named, or can be pickled."""

    decks: Sequence[Deck] | Drawing
    seats: int
    profile: str
    choose_zones: bool
    most_decisions: int
    shaping: str
    opponent: Player = "sensible"
    partner: Player = "sensible"

    def playing(self) -> Playing:
        """The duels that are wished, one after the other. Raises WrongSetup, UnknownDeck, UnknownProfile, NotImplementedCard."""
        duels = Duels(self.decks, self.seats, self.profile, self.choose_zones)
        return Playing(duels, self.most_decisions, self.shaping)

    def env(self) -> DuelEnv:
        """The duels of one agent that are wished. Raises what `playing` does, UnknownBot."""
        return DuelEnv(
            self.opponent, self.decks, self.seats, self.profile, partner=self.partner, choose_zones=self.choose_zones,
            most_decisions=self.most_decisions, shaping=self.shaping,
        )  # fmt: skip


class SelfPlayLane:
    """A lane in which every seat is played by whoever gives the actions. What numpy is slow at, single numbers, goes through memory views."""

    def __init__(self, arrays: Arrays, place: int, lanes: int, playing: Playing) -> None:
        self.arrays: Final = arrays
        self.place: Final = place
        self.lanes: Final = lanes
        self.playing: Final = playing
        self.out: Final = memoryview(arrays.observation[place].data).cast("B")
        self.mask: Final = memoryview(arrays.mask[place].data).cast("B")
        self.action: Final = arrays.action.data
        self.seat: Final = arrays.seat.data
        self.shapes: Final = bool(playing.shaping)

    def begin(self, seed: str) -> None:
        self.playing.begin(seed, self.place)
        self.arrays.reward[self.place] = 0
        self.arrays.state[self.place] = RUNNING
        self.begun()

    def begun(self) -> None:
        """Write which duel is under way, and what the seat asked sees."""
        self.arrays.duel[self.place] = self.playing.number
        self.episode: Episode = self.playing.episode
        self.ended = False
        self.write()

    def step(self) -> None:
        episode, place = self.episode, self.place
        episode.step(self.action[place])
        over = episode.duel.over
        if over or episode.decisions >= self.playing.most:
            self.tell(ENDED if over else CUT_SHORT)
            self.playing.begin(self.playing.seed, self.playing.number + self.lanes)
            self.begun()
            self.ended = True
            return
        if self.ended or self.shapes:
            self.tell(RUNNING)
            self.ended = False
        self.write()

    def tell(self, state: int) -> None:
        """Write what became of the duel in the step, and what that was worth."""
        self.arrays.reward[self.place] = self.playing.rewards()
        self.arrays.state[self.place] = state

    def write(self) -> None:
        """Write what the seat asked sees."""
        self.seat[self.place] = self.episode.observe_asked(self.out, self.mask)


def self_play_lane(wishes: Wishes, arrays: Arrays, place: int, lanes: int) -> SelfPlayLane:
    """The lane of a place. Raises what its wishes raise."""
    return SelfPlayLane(arrays, place, lanes, wishes.playing())


class SelfPlayBatch:
    """Many duels at once for self-play: each step takes an action for whoever is asked in each of them.

    `processes` play the lanes beside this one (0: this one does). A duel that ends is followed by the lane's next in the same step.
    """

    def __init__(
        self,
        lanes: int,
        processes: int = 0,
        decks: Sequence[Deck] | Drawing = DEFAULT_DECKS,
        seats: int = 2,
        profile: str = "goat",
        *,
        choose_zones: bool = False,
        most_decisions: int = MOST_DECISIONS,
        shaping: str = "",
    ) -> None:
        """Raises WrongSetup, UnknownDeck, UnknownProfile, NotImplementedCard."""
        wishes = Wishes(decks, seats, profile, choose_zones, most_decisions, shaping)
        wishes.playing()  # what is wrong with the wishes is told here, before any process is started
        self.lanes: Final = Lanes(partial(self_play_lane, wishes), lanes, seats, processes)

    def reset(self, seed: int | None = None) -> Batch:
        """Begin the stream of a seed (None: one by chance) in every lane. Raises LostLanes."""
        self.lanes.begin(str(seed if seed is not None else seeding.np_random(None)[1]))
        return self.batch()

    def step(self, actions: NDArray[Any]) -> Batch:
        """Take an action in each lane. Raises IllegalAction, and then nothing has changed; LostLanes."""
        arrays = self.lanes.arrays
        check_actions(actions, arrays)
        arrays.action[:] = actions
        self.lanes.step()
        return self.batch()

    def batch(self) -> Batch:
        """What the batch shows now."""
        arrays = self.lanes.arrays
        ended, cut_short = arrays.state == ENDED, arrays.state == CUT_SHORT
        return Batch(arrays.observation, arrays.mask, arrays.seat, arrays.reward, ended, cut_short, arrays.duel)

    def close(self) -> None:
        """End the processes."""
        self.lanes.close()


class SingleLane:
    """A lane of DuelEnv; the step after the end of a duel begins the next one, whatever its action (AutoresetMode.NEXT_STEP)."""

    def __init__(self, arrays: Arrays, place: int, lanes: int, env: DuelEnv) -> None:
        self.arrays: Final = arrays
        self.place: Final = place
        self.lanes: Final = lanes
        self.env: Final = env

    def begin(self, seed: str) -> None:
        self.go_to(seed, self.place)

    def go_to(self, seed: str, number: int) -> None:
        """Begin a duel of a stream; where the agent is not asked in it, the lane's next one."""
        while not self.env.begins(seed, number):
            number += self.lanes
        self.arrays.reward[self.place, 0] = 0
        self.arrays.state[self.place] = RUNNING
        self.write()

    def step(self) -> None:
        arrays, place, env = self.arrays, self.place, self.env
        if arrays.state[place] != RUNNING:
            self.go_to(env.playing.seed, env.playing.number + self.lanes)
            return
        reward, over, cut_short = env.advance(int(arrays.action[place]))
        arrays.reward[place, 0] = reward
        arrays.state[place] = ENDED if over else CUT_SHORT if cut_short else RUNNING
        self.write()

    def write(self) -> None:
        """Write what the agent sees."""
        seen = self.env.observed()
        self.arrays.observation[self.place] = seen["observation"]
        self.arrays.mask[self.place] = seen["action_mask"]
        self.arrays.seat[self.place] = self.env.seat
        self.arrays.duel[self.place] = self.env.playing.number
        self.arrays.won_by[self.place] = self.env.playing.episode.duel.winner


def single_lane(wishes: Wishes, arrays: Arrays, place: int, lanes: int) -> SingleLane:
    """The lane of a place. Raises what its wishes raise."""
    return SingleLane(arrays, place, lanes, wishes.env())


class VectorDuels(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """Many duels of one agent each, as DuelEnv has them, as a vector environment of Gymnasium; `info` has `seat`, `duel` and `winner`.

    An action that a mask forbids raises IllegalAction, and nothing has changed. `processes` play the lanes (0: this one does).
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        num_envs: int,
        processes: int = 0,
        opponent: Player = "sensible",
        decks: Sequence[Deck] | Drawing = DEFAULT_DECKS,
        seats: int = 2,
        profile: str = "goat",
        *,
        partner: Player = "sensible",
        choose_zones: bool = False,
        most_decisions: int = MOST_DECISIONS,
        shaping: str = "",
    ) -> None:
        """Raises WrongSetup, UnknownBot, UnknownDeck, UnknownProfile, NotImplementedCard."""
        wishes = Wishes(decks, seats, profile, choose_zones, most_decisions, shaping, opponent, partner)
        wishes.env()  # what is wrong with the wishes is told here, before any process is started
        self.lanes: Final = Lanes(partial(single_lane, wishes), num_envs, seats, processes)
        self.num_envs = num_envs
        observed, acted = observation_space(seats), action_space()
        self.single_observation_space = observed
        self.single_action_space = acted
        self.observation_space = batch_space(observed, num_envs)
        self.action_space = batch_space(acted, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the stream of a seed in every lane. Raises LostLanes."""
        super().reset(seed=seed)
        self.lanes.begin(str(seed if seed is not None else seeding.np_random(None)[1]))
        return self.seen(), self.told()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Take an action in each lane; one whose duel has ended begins its next. Raises IllegalAction, LostLanes."""
        arrays = self.lanes.arrays
        check_actions(actions, arrays, arrays.state != RUNNING)
        arrays.action[:] = actions
        self.lanes.step()
        return (
            self.seen(),
            arrays.reward[:, 0].astype(np.float64),
            arrays.state == ENDED,
            arrays.state == CUT_SHORT,
            self.told(),
        )

    def seen(self) -> Observation:
        """What the agents see, in arrays of its own."""
        return {"observation": self.lanes.arrays.observation.copy(), "action_mask": self.lanes.arrays.mask.copy()}

    def told(self) -> dict[str, Any]:
        """Of each lane the seat of the agent, the number of its duel, and the side that won it (seat % 2; -1 while it goes on, -2: a draw)."""
        arrays = self.lanes.arrays
        return {"seat": arrays.seat.copy(), "duel": arrays.duel.copy(), "winner": arrays.won_by.copy()}

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        self.lanes.close()
