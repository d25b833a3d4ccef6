"""Work for processes that are lost. It stands in a module of its own, because they import it."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from pathlib import Path


def doubled(numbers: Sequence[int]) -> list[int]:
    """Twice each number."""
    return [2 * number for number in numbers]


def lost_once(folder: str, unlucky: tuple[int, ...], numbers: Sequence[int]) -> list[int]:
    """As `doubled`; the first process that comes to an unlucky number is killed."""
    for number in numbers:
        mark = Path(folder) / str(number)
        if number in unlucky and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
    return doubled(numbers)


def lost_always(numbers: Sequence[int]) -> list[int]:
    """As `doubled`; whoever comes to number 7 is killed."""
    if 7 in numbers:
        os.kill(os.getpid(), signal.SIGKILL)
    return doubled(numbers)


def wrong_at_seven(numbers: Sequence[int]) -> list[int]:
    """As `doubled`; number 7 is an error."""
    if 7 in numbers:
        raise ValueError("seven")
    return doubled(numbers)
