"""A duel for one agent against bots, as a Gymnasium environment: `spellspeed/Duel-v0` once this module is imported. Needs the extra `rl`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from spellspeed.learning.duels import DEFAULT_DECKS, MOST_DECISIONS, Deck, Drawing, Duels, WrongSetup
from spellspeed.learning.encoding.actions import IllegalAction
from spellspeed.learning.encoding.episode import DuelOver
from spellspeed.learning.env import RENDER_MODES, checked_render_mode
from spellspeed.learning.episodes import Playing
from spellspeed.learning.opponents import Others, Player, checked_player
from spellspeed.learning.spaces import Observation, action_space, observation_space, observed
from spellspeed.recording.files import write_recording
from spellspeed.recording.recorder import Recording
from spellspeed.yugioh.duel.duel import Duel

ID: Final = "spellspeed/Duel-v0"
AGENT: Final = 0
"""The place of the agent's deck: it plays the first one, and begins every second duel."""
ILLEGAL: Final = ("error", "loss")
Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class DuelEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a duel; a step goes on until the agent is asked again. It plays the first deck; partner and opponents are `Player`s.

    An action that the mask forbids raises IllegalAction, and nothing has changed; with `illegal` "loss" the duel is lost by it.
    """

    metadata: dict[str, Any] = {
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        opponent: Player = "sensible",
        decks: Sequence[Deck] | Drawing = DEFAULT_DECKS,
        seats: int = 2,
        profile: str = "goat",
        *,
        partner: Player = "sensible",
        choose_zones: bool = False,
        most_decisions: int = MOST_DECISIONS,
        shaping: str = "",
        illegal: str = "error",
        render_mode: str | None = None,
    ) -> None:
        """Raises WrongSetup, UnknownBot, UnknownDeck, UnknownProfile, NotImplementedCard."""
        if illegal not in ILLEGAL:
            raise WrongSetup(f'illegal is "{illegal}"; it can be "error" or "loss"')
        self.playing: Final = Playing(Duels(decks, seats, profile, choose_zones), most_decisions, shaping)
        self.opponent: Final = checked_player(opponent, "opponent")
        self.partner: Final = checked_player(partner, "partner")
        self.illegal: Final = illegal
        self.render_mode = checked_render_mode(render_mode)
        self.observation_space = observation_space(seats)
        self.action_space = action_space()
        self.seat = 0
        self.unasked = 0
        self.has_ended = True
        self.others: Others | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a duel, as SpellspeedEnv.reset does. One that ends before the agent is asked is left out; `info["unasked"]` counts them."""
        super().reset(seed=seed)
        playing = self.playing
        number = (options or {}).get("duel")
        stream = str(seed) if seed is not None else playing.seed or str(self.np_random_seed)
        after = 0 if seed is not None else playing.number + 1
        self.begin(stream, after if number is None else int(number))
        if self.render_mode == "human":
            self.render()
        return self.observed(), self.told()

    def begin(self, stream: str, number: int) -> None:
        """Begin the duel of that number of a stream, or the next one in which the agent is asked."""
        while not self.begins(stream, number):
            number += 1

    def begins(self, stream: str, number: int) -> bool:
        """Begin the duel of that number of a stream. Whether the agent is asked in it."""
        playing = self.playing
        playing.begin(stream, number)
        self.seat = playing.seat_of(AGENT)
        self.others = Others(playing, self.seat, self.partner, self.opponent)
        self.others.play_on(playing)
        self.has_ended = any(playing.ended())
        self.unasked += self.has_ended
        playing.rewards()
        return not self.has_ended

    def step(self, action: np.int64 | int) -> Step:
        """Take an action and let the others answer until the agent is asked again. Raises IllegalAction, DuelOver; then nothing has changed."""
        try:
            reward, over, cut_short = self.advance(int(action))
        except IllegalAction:
            if self.illegal == "error":
                raise
            self.has_ended = True
            return self.observed(), -1.0, True, False, {**self.told(), "illegal_action": int(action)}
        if self.render_mode == "human":
            self.render()
        return self.observed(), reward, over, cut_short, self.told()

    def advance(self, action: int) -> tuple[float, bool, bool]:
        """As `step`, without observing: the reward, whether the duel is over, whether it is cut short. Raises IllegalAction, DuelOver."""
        if self.has_ended or self.others is None:
            raise DuelOver("the duel is over, or was not begun: reset begins the next one")
        playing = self.playing
        playing.episode.step(action)
        self.others.play_on(playing)
        over, cut_short = playing.ended()
        self.has_ended = over or cut_short
        return playing.rewards()[self.seat], over, cut_short

    def observed(self) -> Observation:
        """What the agent sees now."""
        return observed(self.playing.episode, self.seat)

    def told(self) -> dict[str, Any]:
        """What goes with an observation: which duel it is, the agent's seat, how it ended (playing.told)."""
        return {**self.playing.told(), "seat": self.seat, "unasked": self.unasked}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions as truths, where a library asks for them by this name."""
        return np.frombuffer(self.playing.episode.mask(), np.int8).astype(np.bool_)

    def render(self) -> str | None:
        """The table as the agent sees it: given as text (`ansi`), or printed (`human`). Raises WrongSetup without a mode."""
        if self.render_mode is None:
            raise WrongSetup('render_mode is None: make the environment with "ansi" or "human"')
        drawn = self.playing.drawing(self.seat)
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


# Gymnasium leaves open what the keyword arguments of an environment are.
gymnasium.register(id=ID, entry_point="spellspeed.learning.single:DuelEnv")  # pyright: ignore[reportUnknownMemberType]
