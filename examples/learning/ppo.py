"""Masked PPO against a bot, on batches of duels in shared memory. Needs torch; `python ppo.py --minutes 30 --opponent random`.

Proximal policy optimization (Schulman et al. 2017) with generalized advantage estimates; forbidden actions have no probability (Huang and
Ontañón 2022). Rewards are shaped by the evaluation of what lies open; the share of duels won is that of the training itself.
"""

from __future__ import annotations

import argparse
import time
from collections import deque

import numpy as np
import torch
from network import Network, save
from torch.distributions import Categorical

from spellspeed.learning.vector import VectorDuels

STEPS, EPOCHS, MINIBATCH = 64, 2, 512
DISCOUNT, TRACE, CLIP, ENTROPY, RATE = 0.997, 0.95, 0.2, 0.01, 5e-4


class Rollout:
    """STEPS steps of every lane, as they were seen, chosen and rewarded."""

    def __init__(self, lanes: int, size: int, actions: int) -> None:
        self.observation = torch.zeros(STEPS, lanes, size, dtype=torch.int16)
        self.mask = torch.zeros(STEPS, lanes, actions, dtype=torch.int8)
        self.action, self.reward, self.over, self.value, self.likely, self.counts = torch.zeros(6, STEPS, lanes)

    def advantages(self, last: torch.Tensor) -> torch.Tensor:
        """Generalized advantage estimates; `last` are the values after the last step."""
        found, trace = torch.zeros_like(self.reward), torch.zeros_like(last)
        for step in reversed(range(STEPS)):
            after = last if step == STEPS - 1 else self.value[step + 1]
            goes_on = 1 - self.over[step]
            trace = (
                self.reward[step] + DISCOUNT * after * goes_on - self.value[step] + DISCOUNT * TRACE * goes_on * trace
            )
            found[step] = trace
        return found


def improve(network: Network, optimizer: torch.optim.Optimizer, rollout: Rollout, last: torch.Tensor) -> None:
    """EPOCHS passes over a rollout. Steps that only began a duel teach nothing."""
    advantages = rollout.advantages(last)
    keep = rollout.counts.flatten().nonzero()[:, 0]
    flat = {name: getattr(rollout, name).flatten(0, 1)[keep] for name in ("observation", "mask", "action", "likely")}
    gains, wanted = advantages.flatten()[keep], (advantages + rollout.value).flatten()[keep]
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(keep)).split(MINIBATCH):
            scores, values = network(flat["observation"][part], flat["mask"][part])
            choice = Categorical(logits=scores)
            ratio = (choice.log_prob(flat["action"][part]) - flat["likely"][part]).exp()
            clipped = torch.minimum(ratio * gains[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[part])
            probabilities = choice.probs * choice.logits.clamp(min=-50)
            loss = (
                -clipped.mean() + 0.5 * (values - wanted[part]).square().mean() + ENTROPY * probabilities.sum(1).mean()
            )
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def train(opponent: str, minutes: float, lanes: int, processes: int, threads: int, seed: int, path: str) -> None:
    """Train for so many minutes and write the network; a line for each 20,000 steps."""
    torch.manual_seed(seed)
    torch.set_num_threads(threads)
    duels = VectorDuels(lanes, processes, opponent, shaping="value")
    network = Network()
    optimizer = torch.optim.Adam(network.parameters(), RATE)
    seen, _ = duels.reset(seed=seed)
    rollout = Rollout(lanes, seen["observation"].shape[1], seen["action_mask"].shape[1])
    results: deque[bool] = deque(maxlen=500)
    over = np.zeros(lanes, bool)
    began, taken, told, finished = time.monotonic(), 0, 0, 0
    while time.monotonic() - began < 60 * minutes:
        for step in range(STEPS):
            observation, mask = torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"])
            mask[mask.sum(1) == 0, 0] = 1  # a duel that is over: its action is not looked at
            with torch.no_grad():
                scores, values = network(observation, mask)
                choice = Categorical(logits=scores)
                action = choice.sample()
            rollout.observation[step], rollout.mask[step], rollout.action[step] = observation, mask, action
            rollout.value[step], rollout.likely[step] = values, choice.log_prob(action)
            rollout.counts[step] = torch.from_numpy(~over)
            seen, reward, ended, cut_short, info = duels.step(action.numpy())
            over = ended | cut_short
            rollout.reward[step], rollout.over[step] = torch.from_numpy(reward), torch.from_numpy(over)
            results.extend(bool(won) for won in info["winner"][over] == info["seat"][over] % 2)
            finished += int(over.sum())
        with torch.no_grad():
            last = network(torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"]))[1]
        improve(network, optimizer, rollout, last)
        taken += int(rollout.counts.sum())
        if taken - told >= 20_000:
            told, spent = taken, time.monotonic() - began
            share = 100 * sum(results) / max(1, len(results))
            print(
                f"{spent / 60:5.1f} min  {taken:8d} steps  {taken / spent:5.0f}/s  {finished:6d} duels  won of the last 500: {share:.1f} %",
                flush=True,
            )
            save(network, path)
    save(network, path)
    duels.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--lanes", type=int, default=64)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--threads", type=int, default=1, help="of torch; the processes need cores, too")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--save", default="ppo.pt")
    given = parser.parse_args()
    train(given.opponent, given.minutes, given.lanes, given.processes, given.threads, given.seed, given.save)
