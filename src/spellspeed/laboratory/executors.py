"""Executors: what plays the parts of a plan, by name. All of them do the same work (playing.py), so the rows are the same.

An executor is a generator function: it takes the plan, the parts (lists of numbers) and how many workers there are, and gives what was made of
the parts as it comes. Ray, Dask and joblib are imported when they are named.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from functools import partial
from typing import Final

from spellspeed.errors import SpellspeedError, did_you_mean
from spellspeed.lab.workers import in_processes
from spellspeed.laboratory.cells import Plan
from spellspeed.laboratory.playing import PartDone, play_numbers

Parts = Iterable[Sequence[int]]
Executor = Callable[[Plan, Parts, int], Generator[PartDone]]


class UnknownExecutor(SpellspeedError):
    """No executor has that name; the message names those that there are."""


def serial(plan: Plan, parts: Parts, jobs: int) -> Generator[PartDone]:
    """In this process, whatever `jobs` is."""
    for part in parts:
        yield from play_numbers(plan, part)


def processes(plan: Plan, parts: Parts, jobs: int) -> Generator[PartDone]:
    """In `jobs` processes of this machine; in this one where that is 1. One that is lost has its parts done again. Raises LostWorker."""
    if jobs == 1:
        yield from serial(plan, parts, jobs)
        return
    with closing(in_processes(partial(play_numbers, plan), parts, jobs, plan.name_of)) as found:
        for done in found:
            yield from done


EXECUTORS: Final[dict[str, Executor]] = {"processes": processes, "serial": serial}
"""Each executor by its name."""


def executor_named(name: str) -> Executor:
    """The executor of that name. Raises UnknownExecutor."""
    if name not in EXECUTORS:
        raise UnknownExecutor(
            f'no executor "{name}"; there are: {", ".join(EXECUTORS)}.{did_you_mean(name, EXECUTORS)}'
        )
    return EXECUTORS[name]
