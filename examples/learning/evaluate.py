"""How often a trained network wins against bots, deck by deck in mirrors, with 95 % intervals (Wilson). Needs torch; `python evaluate.py ppo.pt`.

In a mirror equal players win half of the duels; between two decks the decks may decide more than the players, so such a share alone tells nothing.
"""

from __future__ import annotations

import argparse

import numpy as np
import torch
from network import load

from spellspeed.cli.intervals import wilson
from spellspeed.learning.spaces import Observation
from spellspeed.learning.vector import VectorDuels

LANES = 16


class ByChance:
    """The control: uniform over the legal actions."""

    def __init__(self) -> None:
        self.chance = np.random.default_rng(5)

    def __call__(self, seen: Observation) -> np.ndarray:
        """An action for each lane."""
        mask = seen["action_mask"]
        return (mask * self.chance.random(mask.shape)).argmax(1)


class Trained:
    """The action that the network scores highest."""

    def __init__(self, path: str) -> None:
        self.network = load(path)

    def __call__(self, seen: Observation) -> np.ndarray:
        """An action for each lane."""
        with torch.no_grad():
            scores, _ = self.network(torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"]))
        return scores.argmax(1).numpy()


def duels_won(choose: ByChance | Trained, bot: str, deck: str, duels: int, seed: int) -> int:
    """How many of the duels 0 to `duels` of a seed are won: each counts once, so that short duels do not count more."""
    vector = VectorDuels(LANES, opponent=bot, decks=(deck,))
    seen, told = vector.reset(seed=seed)
    won: dict[int, bool] = {}
    while len(won) < duels:
        seen, _, ended, cut_short, told = vector.step(choose(seen))
        for lane in np.flatnonzero(ended | cut_short):
            if told["duel"][lane] < duels:
                won[int(told["duel"][lane])] = bool(told["winner"][lane] == told["seat"][lane] % 2)
    return sum(won.values())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("network", nargs="?", help="a file of ppo.py; without one the actions are chosen by chance")
    parser.add_argument("--decks", nargs="+", default=["goat_control", "chaos_control"])
    parser.add_argument("--bots", nargs="+", default=["random", "sensible"])
    parser.add_argument("--duels", type=int, default=400)
    parser.add_argument("--seed", type=int, default=999)
    given = parser.parse_args()
    torch.set_num_threads(1)
    chosen = Trained(given.network) if given.network else ByChance()
    for name in given.decks:
        for against in given.bots:
            wins = duels_won(chosen, against, name, given.duels, given.seed)
            low, high = wilson(wins, given.duels)
            print(
                f"{name} against {against}: {wins} of {given.duels} won, {100 * low:.1f} to {100 * high:.1f} %",
                flush=True,
            )
