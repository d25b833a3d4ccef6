"""Seeds that nobody gave."""

from __future__ import annotations

from secrets import token_hex


def new_seed() -> str:
    """128 random bits of the system, as 32 hex digits: too many for anybody to try all of them against what is seen of a game."""
    return token_hex(16)
