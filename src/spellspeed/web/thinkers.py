"""Bots that look ahead, in processes of their own beside the rooms: they take the processors that rooms leave them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from spellspeed.room.thinking import Thinker, Thought

LOG: Final = logging.getLogger("spellspeed.web")
NICE: Final = 5
"""How much later than the rooms a thinking process is served by the system."""
THINKER: Final = Thinker()
"""Of the process in which it is used."""


class Thinkers:
    """The processes. None is started before a bot has to think."""

    def __init__(self, count: int = 1) -> None:
        self.count: Final = count
        self.pool: ProcessPoolExecutor | None = None
        self.closed = False
        self.children: Final[set[multiprocessing.process.BaseProcess]] = set()

    async def answer(self, wanted: Thought) -> tuple[str, ...]:
        """What a bot answers. A process that was lost is replaced once. Raises BrokenProcessPool where that is lost too, and what the bot raises."""
        try:
            return await self.answered(wanted)
        except BrokenProcessPool:
            if self.closed:
                raise
            LOG.warning("a process in which bots think was lost; another is started")
            self.pool = None
            return await self.answered(wanted)

    async def answered(self, wanted: Thought) -> tuple[str, ...]:
        """What a process answers."""
        others = set(multiprocessing.active_children())
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.count, context, initializer=be_modest)
        future = self.pool.submit(answered_here, wanted)
        self.children.update(set(multiprocessing.active_children()) - others)
        return await asyncio.wrap_future(future)

    def close(self) -> None:
        """End the processes, whatever they think about."""
        self.closed = True
        for child in self.children:
            child.terminate()
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def be_modest() -> None:
    """Rooms go first; and Ctrl-C in a terminal reaches every process: the first one ends this."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICE)


def answered_here(wanted: Thought) -> tuple[str, ...]:
    """What a bot answers, thought about in this process."""
    return THINKER.answer(wanted)
