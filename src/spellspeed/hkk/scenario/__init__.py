"""Scenarios of this game: the cards that a file defines, building positions, doing steps, comparing what is expected."""
