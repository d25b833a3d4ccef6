"""Bots that look ahead think in a process of their own beside the rooms: it takes the processors that rooms leave it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from spellspeed.room.thoughts import Thinker, Thought, WeighedAnswer
from spellspeed.web.beside import Beside

LOG: Final = logging.getLogger("spellspeed.web")
NICE: Final = 5
THINKER: Final = Thinker()
"""Of the process in which it is used."""

T = TypeVar("T")


class Thinkers(Beside):
    """The process. None is started before a bot has to think."""

    def __init__(self) -> None:
        super().__init__(NICE)
        self.closed = False

    async def answer(self, wanted: Thought) -> tuple[str, ...]:
        """What a bot answers. Raises what `think` does."""
        return await self.think(answered_here, wanted)

    async def weigh(self, wanted: Thought) -> list[WeighedAnswer]:
        """What a bot that looks ahead thinks of each answer. Raises what `think` does."""
        return await self.think(weighed_here, wanted)

    async def think(self, deed: Callable[[Thought], T], wanted: Thought) -> T:
        """A process that was lost is replaced once. Raises BrokenProcessPool where that is lost too, and what the bot raises."""
        try:
            return await self.run(deed, wanted)
        except BrokenProcessPool:
            if self.closed:
                raise
            LOG.warning("a process in which bots think was lost; another is started")
            return await self.run(deed, wanted)

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
