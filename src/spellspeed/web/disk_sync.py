"""How long the disk under a store takes to keep something: no answer is acknowledged sooner."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

SYNCED: Final = 24_576
"""Bytes of a commit of a few answers."""
COUNT: Final = 500
BETWEEN: Final = 0.008
"""Seconds between two: as many a second as a server commits under two hundred duels."""


def sync_times(folder: Path, count: int = COUNT) -> list[float]:
    """Milliseconds that each of so many syncs of a growing file in the folder took. Raises OSError."""
    times: list[float] = []
    path = folder / "synced"
    with path.open("wb", buffering=0) as file:
        for _ in range(count):
            file.write(bytes(SYNCED))
            began = time.perf_counter()
            os.fsync(file.fileno())
            times.append(1000 * (time.perf_counter() - began))
            time.sleep(BETWEEN)
    path.unlink()
    return times
