"""Scenarios of this game: building positions, doing steps, comparing what is expected, and writing scenarios from duels."""
