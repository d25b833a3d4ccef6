"""What rooms are called, and one lock for each name that somebody waits for."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from spellspeed.web.refusals import NoSuchRoom

BYTES: Final = 9
NAME: Final = re.compile(r"[A-Za-z0-9_-]{12}")
"""Those nine bytes as text: every room's name has one length and one alphabet."""


def drawn_name() -> str:
    """A name that nobody guesses."""
    return secrets.token_urlsafe(BYTES)


def checked_name(name: str) -> str:
    """The name, if it can be that of a room; nothing is made or asked for any other. Raises NoSuchRoom."""
    if not NAME.fullmatch(name):
        raise NoSuchRoom()
    return name


class NamedLocks:
    """A lock for each name, there as long as somebody holds it or waits for it."""

    def __init__(self) -> None:
        self.locks: Final[dict[str, asyncio.Lock]] = {}
        self.wanted: Final[dict[str, int]] = {}

    @asynccontextmanager
    async def holding(self, name: str) -> AsyncIterator[None]:
        """Hold the lock of a name; whoever comes last takes it along."""
        self.wanted[name] = self.wanted.get(name, 0) + 1
        try:
            async with self.locks.setdefault(name, asyncio.Lock()):
                yield
        finally:
            self.wanted[name] -= 1
            if not self.wanted[name]:
                del self.wanted[name], self.locks[name]

    def __len__(self) -> int:
        """How many locks there are."""
        return len(self.locks)
