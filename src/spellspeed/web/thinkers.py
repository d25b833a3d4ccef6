"""Bots that look ahead think in processes of their own beside the rooms, by turns of the rooms: they take the processors that rooms leave them."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from spellspeed.room.thoughts import Thinker, Thought, WeighedAnswer
from spellspeed.web.beside import Beside
from spellspeed.web.fair_queue import FairQueue

LOG: Final = logging.getLogger("spellspeed.web")
NICE: Final = 5
MOST_WAITING: Final = 4
"""Thoughts of one room that wait for their turn: of its bots, and hints."""
MOST_WAITING_IN_ALL: Final = 5000
LONGEST: Final = 60.0
"""Seconds that a thought may take from its turn on, by the steady clock of the loop."""
THINKER: Final = Thinker()
"""Of the process in which it is used."""

T = TypeVar("T")


class Overdue(Exception):
    """A thought has taken too long; the process that thought is ended."""


async def longest() -> None:
    """As long as a thought may take."""
    await asyncio.sleep(LONGEST)


class Thinkers(Beside):
    """The processes, one less than there are processors. None is started before a bot has to think. `overdue` comes back when a thought that begins
    now has taken too long."""

    def __init__(self, overdue: Callable[[], Awaitable[None]] = longest) -> None:
        processes = max(1, cores() - 1)
        super().__init__(NICE, processes)
        self.queue: Final = FairQueue(processes, MOST_WAITING, MOST_WAITING_IN_ALL)
        self.overdue = overdue
        self.closed = False

    async def answer(self, room: str, wanted: Thought) -> tuple[str, ...]:
        """What a bot of a room answers. Raises what `think` does."""
        return await self.think(room, answered_here, wanted)

    async def weigh(self, room: str, wanted: Thought) -> list[WeighedAnswer]:
        """What a bot that looks ahead thinks of each answer. Raises what `think` does."""
        return await self.think(room, weighed_here, wanted)

    async def think(self, room: str, deed: Callable[[Thought], T], wanted: Thought) -> T:
        """When it is the room's turn. A process that was lost is replaced once. Raises Refused where too much waits, BrokenProcessPool where that is
        lost too, Overdue, and what the bot raises."""
        async with self.queue.place(room):
            try:
                return await self.run_in_time(deed, wanted)
            except BrokenProcessPool:
                if self.closed:
                    raise
                LOG.warning("a process in which bots think was lost; another is started")
                return await self.run_in_time(deed, wanted)

    async def run_in_time(self, deed: Callable[[Thought], T], wanted: Thought) -> T:
        """As `run`, for no longer than a thought may take: then all processes end, and what others thought begins anew. Raises Overdue."""
        thought, over = asyncio.ensure_future(self.run(deed, wanted)), asyncio.ensure_future(self.overdue())
        try:
            await asyncio.wait({thought, over}, return_when=asyncio.FIRST_COMPLETED)
            if thought.done():
                return thought.result()
            self.close()
            raise Overdue()
        finally:
            over.cancel()
            thought.cancel()

    def end(self) -> None:
        """End the process, whatever it thinks about; none is started any more."""
        self.closed = True
        self.close()


def answered_here(wanted: Thought) -> tuple[str, ...]:
    """What a bot answers, thought about in this process."""
    return THINKER.answer(wanted)


def weighed_here(wanted: Thought) -> list[WeighedAnswer]:
    """What a bot thinks of each answer, thought about in this process."""
    return THINKER.weigh(wanted)


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
