"""Long work of one room in slices: between two of them the loop serves everybody else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import Final, TypeVar

T = TypeVar("T")

SLICE: Final = 0.02
"""Seconds of a slice. An answer that is played again takes half a millisecond, so others wait for hardly more than this."""


async def in_slices(work: Generator[None, None, T]) -> T:
    """What the work comes to. Raises what it raises."""
    until = time.perf_counter() + SLICE
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: T = done.value
            return found
        if time.perf_counter() >= until:
            await asyncio.sleep(0)
            until = time.perf_counter() + SLICE
