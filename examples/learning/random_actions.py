"""Duels played by chance through the environment for all seats: what every loop over it looks like. `python random_actions.py 10`."""

from __future__ import annotations

import sys

import numpy as np

from spellspeed.learning.env import SpellspeedEnv

if __name__ == "__main__":
    env = SpellspeedEnv()
    chance = np.random.default_rng(0)
    env.reset(seed=0)
    for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else 10):
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, told = env.last()
            over = terminated or truncated
            env.step(None if over else int(chance.choice(np.flatnonzero(observation["action_mask"]))))
            if over and agent == "seat_0":
                print(f"duel {told['duel']}: reward {reward:+.0f} for seat 0 after {told['decisions']} actions")
        env.reset()
