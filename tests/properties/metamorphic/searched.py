"""Positions among which one is looked for that shows something: which one it is changes with every card that can be played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

MOST: Final = 400
"""So many positions are looked through before something counts as shown by none."""


def boards_from(noted: int) -> Iterator[int]:
    """The numbers of positions: first the one that showed it when it was noted, then all."""
    yield noted
    yield from (board for board in range(MOST) if board != noted)
