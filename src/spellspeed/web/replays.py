"""Recordings that somebody sends are played again in a process of their own: rooms never wait for it."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from spellspeed.errors import SpellspeedError
from spellspeed.room.refused import Refused
from spellspeed.web.beside import Beside
from spellspeed.web.refusals import Fault, code_of, words_of

T = TypeVar("T")


class Replays(Beside):
    """The process in which recordings are played."""

    async def played(self, language: str, deed: Callable[..., T], *args: Any) -> T:
        """What a function of a module returns there. Raises Refused with what it refuses, in a language; Fault where the process ends before."""
        try:
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
