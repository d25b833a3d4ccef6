"""Recordings of this game: matches, a duel judged under two profiles, a recorded step as a scenario."""
