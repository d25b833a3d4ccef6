"""The process that listens."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import uvicorn

from spellspeed.errors import SpellspeedError
from spellspeed.games import GAMES
from spellspeed.web.addresses import names_of_this
from spellspeed.web.app import Server, new_app
from spellspeed.web.garbage import collect_at_times, collecting_at_times
from spellspeed.web.gate import Gate, Sparing, protocol_at, told_by_loop
from spellspeed.web.limits import Limits
from spellspeed.web.rooms import Rooms
from spellspeed.web.store import Store

EVERYWHERE: Final = ("127.0.0.1", "::1", "localhost", "0.0.0.0", "::")
"""Hosts to listen at that say nothing of the machine."""
BACKLOG: Final = 128
"""Connections that wait to be accepted. So many are tried at a time, too, while the system has no descriptor for one."""
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
    """A socket that listens; port 0 is any free one. What is sent over those that it accepts leaves at once: asyncio sets TCP_NODELAY where a socket
    names its protocol, which those of `create_server` do not. Raises NotListening."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        made = socket.create_server((host, port), family=family)
        return socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP, fileno=made.detach())
    except OSError as wrong:
        raise NotListening(
            f"{host} port {port} cannot be listened at: {wrong.strerror}; take another --port"
        ) from wrong


def configuration(server: Server) -> uvicorn.Config:
    """How the process listens to what the application serves."""
    limits = server.limits
    gate = Gate(server.most_connections, None if server.proxies else limits.connections_of_address)
    return uvicorn.Config(
        new_app(server),
        http=protocol_at(gate, limits),
        backlog=BACKLOG,
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
        asyncio.get_running_loop().set_exception_handler(told_by_loop)
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


class Clock:
    """Milliseconds since 1970 as it was when this was made, and from then on by a clock that nobody sets: whoever sets that of the machine meanwhile
    takes nobody's time, and stops no room."""

    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns) -> None:
        self.steady: Final = steady
        self.ahead: Final = wall() - steady()

    def __call__(self) -> int:
        return (self.steady() + self.ahead) // 1_000_000


clock: Final = Clock()
"""That of this process."""


@contextmanager
def sparing_the_log() -> Iterator[None]:
    """Meanwhile what strangers can make the server write is written once a second at most."""
    sparing, loggers = Sparing(), (LOG, logging.getLogger("uvicorn.error"))
    for logger in loggers:
        logger.addFilter(sparing)
    try:
        yield
    finally:
        for logger in loggers:
            logger.removeFilter(sparing)


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
    proxies: int,
    owner: str | None,
    told: Callable[[str], None],
    own_bots: Sequence[str] = (),
    hosts: Sequence[str] = (),
    archive: Path | None = None,
) -> None:
    """Serve rooms until somebody stops the process; `told` is called with the address as soon as it listens. `proxies`: how many trusted ones stand
    before it. `own_bots` (`module:Class`) may sit in rooms beside those of the package. `hosts`: further names by which it is asked. `archive`:
    the folder for recordings of rooms that are forgotten.

    Raises UnknownBot, NotListening, WrongStore, NewerSchema, StoreUnavailable.
    """
    for name in own_bots:
        GAMES["yugioh"].bot(name, "")
    listener = listening(host, port)
    try:
        kept = Store(store)
        url = (public_url or f"http://{host}:{listener.getsockname()[1]}").rstrip("/")
        rooms = Rooms(
            kept,
            clock,
            owner or own_name(host, listener.getsockname()[1]),
            shared=is_shared(store),
            own_bots=own_bots,
            archive=archive,
        )
        try:
            told(url)
            server = Server(rooms, Limits(), url, proxies, names_of_this(host, url, hosts))
            LOG.info(
                "at most %d connections and as many sockets at a time; of an address %s connections, %d sockets",
                server.most_connections,
                "any number of (the proxy sees to it)" if proxies else server.limits.connections_of_address,
                server.limits.sockets_of_address,
            )
            with sparing_the_log():
                Listener(server, ends_all=True).run(sockets=[listener])
        finally:
            kept.close()
    finally:
        listener.close()
