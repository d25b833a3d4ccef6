"""What is done around every request: the headers of the answer, a line of the access log, the time that it took."""

from __future__ import annotations

import logging
import time
from typing import Final

from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spellspeed.web.measured import Times
from spellspeed.web.security import headers_for

ACCESS: Final = logging.getLogger("spellspeed.web.access")
NO_ROUTE: Final = "?"


class Watched:
    """The whole application, faults of its own included: each answer has the headers, and a line with method, pattern of the route, status, time
    and bytes; no path, no query, no token, no name."""

    def __init__(self, app: ASGIApp, times: Times) -> None:
        self.app: Final = app
        self.times: Final = times

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status, sent = 0, 0

        async def sending(message: Message) -> None:
            nonlocal status, sent
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": with_headers(message["headers"])}
            else:
                sent += len(message.get("body", b""))
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            took = 1000 * (time.perf_counter() - began)
            self.times.add(took)
            route = scope.get("route")
            pattern = route.path if isinstance(route, Route) else NO_ROUTE
            ACCESS.info("%s %s %d %.1f ms %d", scope["method"], pattern, status, took, sent)


def with_headers(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers of an answer with those that every answer has."""
    known = {name.lower(): value for name, value in headers}
    wanted = headers_for(known.get(b"content-type", b""))
    return [
        *headers,
        *((name.encode(), value.encode()) for name, value in wanted if name.lower().encode() not in known),
    ]
