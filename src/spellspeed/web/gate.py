"""Connections before they ask anything: how many there may be, of an address and in all, and how long each may say nothing.

A connection over HTTP is closed that does not bring the headers of its request in time, or takes too long to be answered. Sockets of rooms have
limits of their own (web/connection.py); both count here.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

from spellspeed.web.limits import Limits

LOG: Final = logging.getLogger("spellspeed.web")
KEPT_FREE: Final = 128
"""Descriptors of the process that are not for connections: those of the store, of processes beside it, of files."""
SPARING: Final = 1.0
"""Seconds between two lines of the log that say the same."""


class Gate:
    """How many connections there are. `most`: altogether, at most; `most_of_address`: of one address (None where a proxy connects for all)."""

    def __init__(self, most: int, most_of_address: int | None) -> None:
        self.most: Final = most
        self.most_of_address: Final = most_of_address
        self.count = 0
        self.of_address: Final[Counter[str]] = Counter()

    def enter(self, address: str) -> bool:
        """Whether one more may come from an address; it is counted then, until it leaves."""
        if self.count >= self.most or (
            self.most_of_address is not None and self.of_address[address] >= self.most_of_address
        ):
            return False
        self.count += 1
        self.of_address[address] += 1
        return True

    def leave(self, address: str) -> None:
        """One of them is gone."""
        self.count -= 1
        self.of_address[address] -= 1
        if not self.of_address[address]:
            del self.of_address[address]


class GuardedProtocol(H11Protocol):
    """HTTP on a connection that passed a gate, with a time for each thing that the other side does. The classes of `protocol_at` say which."""

    gate: Gate
    limits: Limits
    entered: str | None = None
    """The address for which it is counted."""
    patience: asyncio.TimerHandle | None = None
    """When the connection is closed if nothing comes before; None while it rests between two requests, which uvicorn ends itself."""
    answering = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A connection is there; one too many is closed at once."""
        super().connection_made(transport)
        address = self.client[0] if self.client else "?"
        if self.gate.enter(address):
            self.entered = address
            self.wait(self.limits.header_seconds)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        super().connection_lost(exc)
        self.done()

    def data_received(self, data: bytes) -> None:
        """Something of a request: its headers have to be whole in time, counted from its first byte; then its answer."""
        super().data_received(data)
        if self.entered is None:
            return
        if self.transport.get_protocol() is not self:  # it has become the socket of a room, which counts by itself
            self.done()
        elif self.cycle is not None and not self.cycle.response_complete:
            if not self.answering:
                self.answering = True
                self.wait(self.limits.answer_seconds)
        elif self.patience is None:
            self.wait(self.limits.header_seconds)

    def on_response_complete(self) -> None:
        """A request is answered; uvicorn closes what rests for too long."""
        self.wait(None)
        self.answering = False
        super().on_response_complete()
        if not self.cycle.response_complete:  # the next one was here already
            self.answering = True
            self.wait(self.limits.answer_seconds)

    def wait(self, seconds: float | None) -> None:
        """Close the connection in so many seconds, and not before; None: not at all."""
        if self.patience is not None:
            self.patience.cancel()
        self.patience = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def done(self) -> None:
        """It counts no more."""
        self.wait(None)
        if self.entered is not None:
            self.gate.leave(self.entered)
            self.entered = None


def protocol_at(gate: Gate, limits: Limits) -> type[asyncio.Protocol]:
    """The protocol of a server with that gate."""
    return type("ProtocolAtGate", (GuardedProtocol,), {"gate": gate, "limits": limits})


def most_connections(limits: Limits) -> int:
    """How many connections over HTTP there may be, and as many sockets: what the limits say, as far as the process has descriptors for them."""
    return max(1, min(limits.connections, (descriptors() - KEPT_FREE) // 2))


def descriptors() -> int:
    """How many descriptors this process may have open, raised to what the system allows it."""
    try:
        import resource
    except ImportError:
        return 512
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (ValueError, OSError):
        return soft
    return hard


class Sparing(logging.Filter):
    """Lines of a log that say the same are written once in a while: whoever can make the server write, fills no disk."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.now: Final = now
        self.written: Final[dict[str, float]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        now = self.now()
        line = record.getMessage()
        if now - self.written.get(line, -SPARING) < SPARING:
            return False
        if len(self.written) > 1000:
            self.written.clear()
        self.written[line] = now
        return True


def told_by_loop(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What goes wrong in the loop, in a line; a connection that could not be accepted has no traceback."""
    problem = context.get("exception")
    if isinstance(problem, OSError):
        LOG.error("%s: %s", context.get("message"), problem)
    else:
        loop.default_exception_handler(context)
