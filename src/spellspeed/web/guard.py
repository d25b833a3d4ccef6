"""What every request passes before its route: the name of the host, how often its address asks, and what kind of body it brings."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from spellspeed.room.refused import Refused
from spellspeed.web.addresses import Hosts
from spellspeed.web.limits import Addresses

JSON: Final = "application/json"
"""What a body is. A page of another site cannot send it without asking first, and this server allows it to nobody."""
OTHER_HOST: Final = 4403
"""With this a socket is closed that was meant for another host."""


class Guard:
    """The application behind what is asked of every request. `address` tells whom a request comes from, `seconds` the time, `answer` how a refusal
    is told, `pause` how many seconds one who asks too often waits for that: who asks without a pause costs nobody anything."""

    def __init__(
        self,
        app: ASGIApp,
        hosts: Hosts,
        asks: Addresses,
        address: Callable[[Scope], str],
        seconds: Callable[[], float],
        answer: Callable[[Request, Refused], Response],
        pause: float,
    ) -> None:
        self.app: Final = app
        self.hosts: Final = hosts
        self.asks: Final = asks
        self.address: Final = address
        self.seconds: Final = seconds
        self.answer: Final = answer
        self.pause: Final = pause

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        refused = self.refusal(scope)
        if refused is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            if refused.code == "too_fast":
                await asyncio.sleep(self.pause)
            await self.answer(Request(scope, receive), refused)(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": OTHER_HOST})

    def refusal(self, scope: Scope) -> Refused | None:
        """What is against a request; None where nothing is."""
        headers = Headers(scope=scope)
        if scope["type"] == "http" and not self.asks.take(self.address(scope), self.seconds()):
            return Refused("too_fast", "too many requests")
        if not self.hosts.knows(headers.get("host", "")):
            return Refused("bad_message", "other host")
        if scope["type"] == "websocket":
            return None
        if scope["method"] == "POST" and headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            return Refused("bad_message", "no json")
        return None
