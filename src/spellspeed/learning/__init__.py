"""Duels as environments for reinforcement learning: PettingZoo for all seats, Gymnasium for one, batches for many duels at once.

The environments need the extra `rl` (numpy, gymnasium, pettingzoo) and are imported by module: `spellspeed.learning.env`, `.single`, `.vector`.
What writes observations needs the standard library alone: `columns` names every column, `encoding` is compiled. docs/learning.md tells all of it.
"""
