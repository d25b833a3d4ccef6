"""The state of this game: its value, indexes, derived values, memory, terms and profiles, and what a card is to the rules."""
