"""The process that listens."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import threading
import time
from collections.abc import Callable, Sequence
from typing import Final

import uvicorn

from spellspeed.errors import SpellspeedError
from spellspeed.games import GAMES
from spellspeed.web.app import Server, new_app
from spellspeed.web.garbage import collect_at_times, collecting_at_times
from spellspeed.web.limits import Limits
from spellspeed.web.rooms import Rooms
from spellspeed.web.store import Store

EVERYWHERE: Final = ("127.0.0.1", "::1", "localhost", "0.0.0.0", "::")
"""Hosts to listen at that say nothing of the machine."""
GOODBYE_SECONDS: Final = 2.0
"""Seconds in which what is under way is kept and everybody hears the goodbye, when the server stops."""
CLOSING_SECONDS: Final = 1
"""Seconds after that in which sockets close of themselves; then they are dropped."""
LONGEST_STOP: Final = 4.5
"""Seconds after which the process ends, whatever still waits: a database that does not answer, too. What was acknowledged is stored long before."""
LOG: Final = logging.getLogger("spellspeed.web")


class NotListening(SpellspeedError):
    """The address or port cannot be listened at."""


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 is any free one. Raises NotListening."""
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as wrong:
        raise NotListening(
            f"{host} port {port} cannot be listened at: {wrong.strerror}; take another --port"
        ) from wrong


def configuration(server: Server) -> uvicorn.Config:
    """How the process listens to what the application serves."""
    limits = server.limits
    return uvicorn.Config(
        new_app(server),
        ws="websockets-sansio",
        ws_max_size=limits.largest_frame,
        ws_ping_interval=limits.ping_seconds,
        ws_ping_timeout=limits.ping_seconds,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=CLOSING_SECONDS,
    )


class Listener(uvicorn.Server):
    """The process that listens. When it is stopped everybody is told to come back before the sockets are closed."""

    def __init__(self, server: Server, *, ends_all: bool = False) -> None:
        """`ends_all`: nothing else runs in it, so that it may end without waiting for what does not end."""
        super().__init__(configuration(server))
        self.server: Final = server
        self.ends_all: Final = ends_all

    async def main_loop(self) -> None:
        """While it serves, the garbage collector stops nobody for long; where something else runs, too, that is left as it is."""
        if not self.ends_all:
            await super().main_loop()
            return
        with collecting_at_times():
            collecting = asyncio.get_running_loop().create_task(collect_at_times())
            try:
                await super().main_loop()
            finally:
                collecting.cancel()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """No new rooms, a goodbye to all, then the end."""
        if self.ends_all:
            last = threading.Timer(LONGEST_STOP, end_at_once)
            last.daemon = True
            last.start()
        await self.server.say_goodbye(GOODBYE_SECONDS)
        await super().shutdown(sockets)


def end_at_once() -> None:
    """End the process without waiting for anything."""
    LOG.error(
        "something does not end in time: the process ends without waiting for it; what was acknowledged is stored"
    )
    logging.shutdown()
    os._exit(1)


def clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def own_name(host: str, port: int) -> str:
    """What a process is called where nobody named it: an address of this machine. The process that is started after it has the same name, and
    goes on with its rooms at once."""
    return f"http://{socket.gethostname() if host in EVERYWHERE else host}:{port}"


def is_shared(store: str) -> bool:
    """Whether other processes may use the same store: a file is one process's own."""
    return not store.startswith("sqlite")


def serve(
    host: str,
    port: int,
    store: str,
    public_url: str | None,
    trust_proxy: bool,
    owner: str | None,
    told: Callable[[str], None],
    own_bots: Sequence[str] = (),
) -> None:
    """Serve rooms until somebody stops the process; `told` is called with the address as soon as it listens. `own_bots` (`module:Class`) may sit in
    rooms beside those of the package.

    Raises UnknownBot, NotListening, WrongStore, NewerSchema, StoreUnavailable.
    """
    for name in own_bots:
        GAMES["yugioh"].bot(name, "")
    listener = listening(host, port)
    try:
        kept = Store(store)
        url = (public_url or f"http://{host}:{listener.getsockname()[1]}").rstrip("/")
        rooms = Rooms(
            kept, clock, owner or own_name(host, listener.getsockname()[1]), shared=is_shared(store), own_bots=own_bots
        )
        try:
            told(url)
            Listener(Server(rooms, Limits(), url, trust_proxy), ends_all=True).run(sockets=[listener])
        finally:
            kept.close()
    finally:
        listener.close()
