"""Formats: the Forbidden and Limited lists by their day, and what a list of cards must be to be played with (DECK, FDECK, SIDE, LIMIT)."""
