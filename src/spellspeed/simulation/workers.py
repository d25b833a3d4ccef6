"""Long work in several processes: in order, with a lost process noticed at once and its part done again, once.

A part is some numbers. Which of the parts under way a lost process had is not known, so all of them are done again, number by number
and in one process: where that is lost too, the number is known.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Final, TypeVar

from spellspeed.errors import SpellspeedError

T = TypeVar("T")
Work = Callable[[Sequence[int]], list[T]]

AHEAD: Final = 1
"""Parts that wait for a free process."""
INTERRUPT: Final = {signal.SIGINT}


class LostWorker(SpellspeedError):
    """A process was lost twice over the same work: something ended it, or it ran out of memory. `number` is that of the game."""

    def __init__(self, named: str, number: int) -> None:
        super().__init__(
            f"{named}: the process that played it was ended from outside (or had no memory left), for the second time"
        )
        self.number: Final = number


def in_processes(
    work: Work[T], parts: Iterable[Sequence[int]], jobs: int, name_of: Callable[[int], str]
) -> Generator[list[T]]:
    """What `work` makes of each part, in their order, in `jobs` processes. Closing the iterator ends the processes.

    Raises what `work` does; LostWorker, naming the number by `name_of`, where a process is lost again while its part is done again.
    """
    left = iter(parts)
    again: list[Sequence[int]] = []
    while True:
        taken: deque[Sequence[int]] = deque()
        try:
            for part, done in done_in_order(work, left, jobs, taken):
                yield done
                assert part == taken.popleft(), "parts are done in their order"
            return
        except BrokenProcessPool:
            again = list(taken)
        for part in again:
            yield [one for number in part for one in done_again(work, number, name_of)]


def done_again(work: Work[T], number: int, name_of: Callable[[int], str]) -> list[T]:
    """The work of one number in a process of its own. Raises LostWorker."""
    try:
        with processes(1) as pool:
            return started(pool, work, range(number, number + 1)).result()
    except BrokenProcessPool as lost:
        raise LostWorker(name_of(number), number) from lost


def done_in_order(
    work: Work[T], left: Iterator[Sequence[int]], jobs: int, taken: deque[Sequence[int]]
) -> Iterator[tuple[Sequence[int], list[T]]]:
    """The parts and what came of them; `taken` are those that were begun. Raises BrokenProcessPool where a process is lost."""
    with processes(jobs) as pool:
        under_way: deque[Future[list[T]]] = deque()
        for part in islice(left, jobs + AHEAD):
            taken.append(part)
            under_way.append(started(pool, work, part))
        while under_way:
            done = under_way.popleft().result()
            yield taken[0], done
            for part in islice(left, 1):
                taken.append(part)
                under_way.append(started(pool, work, part))


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that are started afresh; whatever ends the work ends them."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=leave_interrupts_to_the_first)
    try:
        yield pool
    except BaseException:
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def started(pool: ProcessPoolExecutor, work: Work[T], part: Sequence[int]) -> Future[list[T]]:
    """Begin a part. A process that this starts is not interrupted before it can leave that to the first one."""
    if not hasattr(signal, "pthread_sigmask"):
        return pool.submit(work, part)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, INTERRUPT)
    try:
        return pool.submit(work, part)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_interrupts_to_the_first() -> None:
    """Ctrl-C reaches every process of a terminal; the one that began the work ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, INTERRUPT)
