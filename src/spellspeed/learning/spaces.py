"""The spaces of observations and actions, and observations by the names of their columns. Needs numpy and gymnasium (the extra `rl`)."""

from __future__ import annotations

from array import array
from typing import Any, Final, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from spellspeed.learning import columns
from spellspeed.learning.columns import ACTIONS
from spellspeed.learning.encoding.episode import Episode

Observation = dict[str, NDArray[Any]]
"""`observation` (int16, columns.size_of numbers) and `action_mask` (int8, ACTIONS numbers)."""
LOW: Final = -columns.LARGEST - 1


def observation_space(seats: int) -> spaces.Space[Observation]:
    """What every seat observes."""
    whole = spaces.Box(LOW, columns.LARGEST, (columns.size_of(seats),), np.int16)
    parts = spaces.Dict({"observation": whole, "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8)})
    return cast("spaces.Space[Observation]", parts)


def action_space() -> spaces.Discrete:
    """One action for each slot, and done."""
    return spaces.Discrete(ACTIONS)


def observed(episode: Episode, seat: int) -> Observation:
    """What a seat sees now, in arrays of its own; the mask is all 0 where another seat is asked, or nobody."""
    out = np.empty(episode.size // 2, np.int16)
    episode.observe(seat, out.data)
    mask = episode.mask() if episode.seat() == seat else bytes(ACTIONS)
    return {"observation": out, "action_mask": np.frombuffer(bytearray(mask), np.int8)}


def split(observation: NDArray[np.int16] | array[int], seats: int) -> dict[str, NDArray[np.int16]]:
    """The arrays of an observation by their names, as views; of a batch, too, whose last axis is the observation.

    `cards` (rows, 20), `options` (65, 10), `globals` (32), `chain` (16, 6), `history` (32, 8).
    """
    whole = np.asarray(observation, np.int16)
    found: dict[str, NDArray[np.int16]] = {}
    for name, (begins, rows, width) in columns.layout(seats).items():
        part = whole[..., begins : begins + rows * width]
        found[name] = part if name == "globals" else part.reshape(*whole.shape[:-1], rows, width)
    return found
