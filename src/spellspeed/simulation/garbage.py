"""The garbage collector in bulk simulation."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

OBJECTS: Final = 100_000
"""New objects between two rounds of the collector while duels are played in bulk."""


@contextmanager
def collecting_rarely() -> Iterator[None]:
    """Let the cycle collector look for garbage less often: the records of a duel form no cycles, so it finds none there.

    The thresholds are put back at the end; reference counting frees a duel's records as always.
    """
    before = gc.get_threshold()
    gc.set_threshold(OBJECTS, before[1], before[2])
    try:
        yield
    finally:
        gc.set_threshold(*before)
