"""Duels of two seats, and of four in teams, as a PettingZoo environment in which one agent acts after the other (AEC).

Needs the extra `rl`. docs/learning.md tells what is observed; what an action is follows from the ask: a slot of its options, or done.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from spellspeed.learning.columns import VERSION
from spellspeed.learning.duels import DEFAULT_DECKS, MOST_DECISIONS, Deck, Drawing, Duels, WrongSetup
from spellspeed.learning.episodes import Playing
from spellspeed.learning.spaces import Observation, action_space, observation_space, observed
from spellspeed.recording.files import write_recording
from spellspeed.recording.recorder import Recording
from spellspeed.yugioh.duel.duel import Duel

Action = np.int64 | int | None
"""A slot of the options, or done; None for an agent whose duel has ended."""
RENDER_MODES: Final = ("ansi", "human")


def checked_render_mode(render_mode: str | None) -> str | None:
    """A way of drawing that there is. Raises WrongSetup."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise WrongSetup(f'render_mode is "{render_mode}"; it can be {" or ".join(RENDER_MODES)}, or None')
    return render_mode


class SpellspeedEnv(AECEnv[str, Observation, Action]):  # type: ignore[misc]
    """A duel. Agents are `seat_0` to `seat_1` (or `seat_3`): the seats in turn order, partners at every second one.

    Rewards are 1, -1 or 0 at the end, the same for partners. `reset(seed)` begins the stream of duels of that seed with its duel 0, `reset()`
    goes on to the next one. An action that the mask forbids raises IllegalAction, and nothing has changed.
    """

    metadata: dict[str, Any] = {
        "name": VERSION,
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        decks: Sequence[Deck] | Drawing = DEFAULT_DECKS,
        seats: int = 2,
        profile: str = "goat",
        *,
        choose_zones: bool = False,
        most_decisions: int = MOST_DECISIONS,
        shaping: str = "",
        render_mode: str | None = None,
    ) -> None:
        """Raises WrongSetup, UnknownDeck, UnknownProfile, NotImplementedCard."""
        super().__init__()
        self.playing: Final = Playing(Duels(decks, seats, profile, choose_zones), most_decisions, shaping)
        self.render_mode = checked_render_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(seats) for agent in self.possible_agents}
        self.action_spaces: dict[str, spaces.Space[Action]] = {agent: action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes: the same space for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The actions of an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a duel: the first one of the stream of `seed`, or without one the next of the stream (the first time of a seed by chance).

        `options` may have "duel": the number of the duel in its stream.
        """
        playing = self.playing
        number = (options or {}).get("duel")
        stream = str(seed) if seed is not None else playing.seed or str(seeding.np_random(None)[1])
        after = 0 if seed is not None else playing.number + 1
        playing.begin(stream, after if number is None else int(number))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self.go_on()
        if self.render_mode == "human":
            self.render()

    def go_on(self) -> None:
        """The next agent is the one that is asked."""
        playing = self.playing
        seat = playing.episode.seat()
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        told = playing.told()
        self.infos = {agent: told.copy() for agent in self.agents}

    def step(self, action: Action) -> None:
        """Take an action of the agent selected. Raises IllegalAction, and then nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        playing = self.playing
        episode = playing.episode
        episode.step(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        over, cut_short = playing.ended()
        if over or playing.shaping:
            self.rewards = dict(zip(self.possible_agents, playing.rewards(), strict=True))
            self._accumulate_rewards()
        if over or cut_short:
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, cut_short)
        self.go_on()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; its mask is all 0 where another one is asked."""
        return observed(self.playing.episode, self.possible_agents.index(agent))

    def render(self) -> str | None:
        """The table as the agent selected sees it: given as text (`ansi`), or printed (`human`). Raises WrongSetup without a mode."""
        if self.render_mode is None:
            raise WrongSetup('render_mode is None: make the environment with "ansi" or "human"')
        drawn = self.playing.drawing(self.possible_agents.index(self.agent_selection))
        if self.render_mode == "ansi":
            return drawn
        print(drawn, end="\n\n")  # noqa: T201
        return None

    def recording(self) -> Recording[Duel]:
        """The duel so far as a recording."""
        return self.playing.recording()

    def save_recording(self, path: str | Path) -> None:
        """Write the duel so far into a file that `spellspeed replay` opens."""
        write_recording(self.recording(), path)

    def close(self) -> None:
        """Nothing is held that has to be given back."""
