"""Processes beside the server for work that takes long. They end with `close`, or with the server, whatever ends that."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

T = TypeVar("T")


class Beside:
    """So many processes. They begin with the first work. `nice`: how much later than the rooms they are served by the system."""

    def __init__(self, nice: int = 0, processes: int = 1) -> None:
        self.nice: Final = nice
        self.processes: Final = processes
        self.pool: ProcessPoolExecutor | None = None
        self.alive: Connection | None = None

    async def run(self, deed: Callable[..., T], *args: Any) -> T:
        """What a function of a module returns there. Raises what it raises; BrokenProcessPool where a process ends before, and the next work
        begins another."""
        if self.pool is None:
            self.begin()
        pool = self.pool
        assert pool is not None, "it has begun"
        try:
            return await asyncio.wrap_future(pool.submit(deed, *args))
        except BrokenProcessPool:
            if self.pool is pool:
                self.close()
            raise

    def begin(self) -> None:
        """Start them anew: a copy of this process would have its threads' locks."""
        context = get_context("spawn")
        ends, self.alive = context.Pipe(duplex=False)
        self.pool = ProcessPoolExecutor(
            self.processes, context, initializer=serve_as_long_as, initargs=(ends, self.nice)
        )

    def close(self) -> None:
        """End them, whatever they do just now: one that computes without a pause never sees that the pipe is closed, and is killed.
        Whatever they had to do raises BrokenProcessPool."""
        if self.pool is not None and self.alive is not None:
            self.alive.close()
            for process in list((vars(self.pool).get("_processes") or {}).values()):
                process.kill()
            self.pool.shutdown()
            self.pool = self.alive = None


def serve_as_long_as(ends: Connection, nice: int) -> None:
    """What the process does first: end at once when the other end of a pipe is closed, by its owner or by the end of that. Ctrl-C is the owner's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(nice)

    def wait() -> None:
        ends.poll(None)
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
