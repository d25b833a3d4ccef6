"""Who waits for a place is taken in turns by whom he belongs to, so that nobody's many wait before another's one."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from spellspeed.room.refused import Refused


class FairQueue:
    """So many places. `most` may wait for one and the same (an address, a room), `most_in_all` altogether."""

    def __init__(self, places: int, most: int, most_in_all: int) -> None:
        self.free = places
        self.most: Final = most
        self.most_in_all: Final = most_in_all
        self.waiting: Final[OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()
        self.count = 0

    @asynccontextmanager
    async def place(self, whose: str) -> AsyncIterator[None]:
        """Hold a place. Raises Refused where too many wait."""
        await self.enter(whose)
        try:
            yield
        finally:
            self.leave()

    async def enter(self, whose: str) -> None:
        """Wait for a place. Raises Refused where too many wait."""
        if self.free:
            self.free -= 1
            return
        own = self.waiting.get(whose)
        if self.count >= self.most_in_all or (own is not None and len(own) >= self.most):
            raise Refused("too_fast", "too many wait")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(whose, deque()).append(turn)
        self.count += 1
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()  # the place came together with the end
            raise

    def leave(self) -> None:
        """Give a place to the next one that still waits."""
        while self.waiting:
            whose, own = self.waiting.popitem(last=False)
            turn = own.popleft()
            self.count -= 1
            if own:
                self.waiting[whose] = own
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
