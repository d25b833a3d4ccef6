"""An answer that is the same for all who ask at a time: it is made once for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final


class OneMaking:
    """What `make` makes, one at a time. Who asks while one is being made is answered by the next one, which begins after he asked: nobody is told
    anything older than his question, however many ask."""

    def __init__(self, make: Callable[[], Awaitable[bytes]]) -> None:
        self.make: Final = make
        self.under_way: asyncio.Task[bytes] | None = None
        self.coming: asyncio.Task[bytes] | None = None

    async def made(self) -> bytes:
        """The answer to a question that is asked now. Raises what `make` does."""
        if self.coming is None:
            self.coming = asyncio.create_task(self.after(self.under_way))
        return await asyncio.shield(self.coming)

    async def after(self, earlier: asyncio.Task[bytes] | None) -> bytes:
        """Make it when the earlier making is over, however that ended."""
        if earlier is not None:
            await asyncio.wait([earlier])
        self.under_way, self.coming = self.coming, None
        return await self.make()
