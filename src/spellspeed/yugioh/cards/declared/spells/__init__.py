"""Spell Cards, by the first letter of the name."""
