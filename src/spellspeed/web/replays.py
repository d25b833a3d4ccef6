"""Recordings that somebody sends are played again, and decks are read, in a process of their own: rooms never wait for it."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from spellspeed.errors import SpellspeedError
from spellspeed.room.refused import Refused
from spellspeed.web.beside import Beside
from spellspeed.web.fair_queue import FairQueue
from spellspeed.web.refusals import Fault, code_of, words_of

T = TypeVar("T")
MOST_WAITING: Final = 8
"""Works of one address that wait for their turn."""
MOST_WAITING_IN_ALL: Final = 200


class Replays(Beside):
    """The process in which recordings are played."""

    def __init__(self) -> None:
        super().__init__()
        self.queue: Final = FairQueue(1, MOST_WAITING, MOST_WAITING_IN_ALL)

    async def played(self, address: str, language: str, deed: Callable[..., T], *args: Any) -> T:
        """What a function of a module returns there, when it is the turn of an address. Raises Refused where too much waits, and with what the
        function refuses, in a language; Fault where the process ends before."""
        try:
            async with self.queue.place(address):
                told: tuple[tuple[str, str] | None, T | None] = await self.run(outcome, language, deed, args)
        except BrokenProcessPool as ended:
            raise Fault("server failed") from ended
        refusal, found = told
        if refusal is not None:
            raise Refused(refusal[0], "as said", say=refusal[1])
        assert found is not None, "it was played"
        return found


def outcome(language: str, deed: Callable[..., T], args: tuple[Any, ...]) -> tuple[tuple[str, str] | None, T | None]:
    """What a function returns, or the code and words with which it refuses: errors with parts do not go from process to process."""
    try:
        return None, deed(*args)
    except SpellspeedError as wrong:
        return (code_of(wrong, "bad_message"), words_of(wrong, language)), None
