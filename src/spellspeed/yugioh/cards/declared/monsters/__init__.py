"""Monsters, by the first letter of the name."""
