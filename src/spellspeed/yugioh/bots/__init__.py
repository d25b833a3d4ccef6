"""Bots: players that answer asks. A bot sees the ask and, where it wants more, a view; never the state."""
