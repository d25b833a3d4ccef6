"""The garbage collector in a server: a round over everything stops all rooms for a quarter of a second where two hundred duels are played."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

OBJECTS: Final = 2000
"""New objects between two rounds over what is young."""
NEVER: Final = 1 << 30
EVERY: Final = 300.0
"""Seconds between two rounds over everything. What a room leaves behind when it leaves the memory waits so long; a duel itself leaves nothing."""


@contextmanager
def collecting_at_times() -> Iterator[None]:
    """No round over everything comes by itself; `collect_at_times` makes them. The thresholds are put back at the end."""
    before = gc.get_threshold()
    gc.set_threshold(OBJECTS, before[1], NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)


async def collect_at_times(seconds: float = EVERY) -> None:
    """A round over everything each so many seconds, until it is cancelled."""
    while True:
        await asyncio.sleep(seconds)
        gc.collect()
