"""What a request brings: the values of its query, and its body as JSON of a type."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec
from starlette.requests import Request

from spellspeed.room.refused import Refused
from spellspeed.web.limits import Limits

B = TypeVar("B")


async def body_of(request: Request, kind: type[B], limits: Limits, most: int | None = None) -> B:
    """The body as JSON of a type, of at most so many bytes (by default those of `limits.body`), once it is there within `limits.body_seconds`.

    Raises Refused.
    """
    most = limits.body if most is None else most
    held = bytearray()
    try:
        async with asyncio.timeout(limits.body_seconds):
            async for part in request.stream():
                held += part
                if len(held) > most:
                    raise Refused("too_large", "long body", most=most)
    except TimeoutError as late:
        raise Refused("too_slow", "late body") from late
    try:
        return msgspec.json.decode(bytes(held), type=kind)
    except (msgspec.DecodeError, ValueError, RecursionError) as wrong:
        raise Refused("bad_message", "no body", problem=str(wrong)[:120]) from wrong


def asked_for(request: Request, name: str, known: tuple[str, ...]) -> str:
    """A value of the query, the first of those that are known where it is not there. Raises Refused for another one."""
    value = request.query_params.get(name, known[0])
    if value not in known:
        raise Refused("bad_message", "no such value", name=name, known=", ".join(known))
    return value
