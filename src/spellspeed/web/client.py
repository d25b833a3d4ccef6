"""The other end of a room's socket: for the terminal, for bots, for tests. It knows what was sent and nothing else.

A `Client` goes on by itself: when the connection is lost it comes back after a while, sends again what was not acknowledged, and misses nothing. It
goes where the server sends it, draws the salt of its seat, and looks at the end whether the shuffle was the one that was sealed.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from spellspeed.web import protocol as p
from spellspeed.web.links import MOVED, Link, way_to
from spellspeed.web.seen import Ended, Lost, Salting, Seen, drawn_salt

READ: Final = msgspec.json.Decoder(p.ServerMessage)
WRITE: Final = msgspec.json.Encoder()
KNOWN: Final = frozenset(one.__struct_config__.tag for one in p.ServerMessage.__args__)
FIRST_WAIT: Final = 0.5
LONGEST_WAIT: Final = 8.0
"""Seconds before a lost connection is taken up again: at first, and at most."""
PINGS: Final = 15.0
"""Seconds between two signs of life."""
LARGEST: Final = 1 << 22
"""Bytes of a message that are read."""
LAST: Final = ("token", "hello", "bad_message", "fault")
"""Goodbyes after which coming back is of no use."""

Heard = Callable[[p.ServerMessage | Lost | Ended], Awaitable[None] | None]
"""What is done with everything that is told, after `Client.seen` has taken it."""


async def slept(seconds: float) -> None:
    """Wait."""
    await asyncio.sleep(seconds)


class Client:
    """A connection to a room that goes on by itself. All of it runs in one event loop; `post` may be called from elsewhere.

    `sleep` waits between two attempts, `chance` gives a number from 0 to 1 that parts the attempts of many clients; `draw_salt` draws the salt of
    the seat.
    """

    def __init__(
        self,
        link: Link,
        heard: Heard,
        language: str = "en",
        *,
        sleep: Callable[[float], Awaitable[None]] = slept,
        chance: Callable[[], float] = random.random,
        salts: bool = True,
        draw_salt: Callable[[], str] = drawn_salt,
    ) -> None:
        self.link: Final = link
        self.heard: Final = heard
        self.language: Final = language
        self.sleep: Final = sleep
        self.chance: Final = chance
        self.salts: Final = salts
        self.seen: Final = Seen()
        self.salting: Final = Salting(draw_salt)
        self.unanswered: Final[dict[str, p.FromClient]] = {}
        """What was sent and is not answered yet, by the name that it was sent under; it is sent again when the connection is back."""
        self.count = 0
        self.lost = 0
        """Attempts in a row that failed."""
        self.retry_ms = 0
        self.at = ""
        """What the process is called at which the room was said to be; "" where nobody said so, or nobody answered there."""
        self.refused: p.Refused | None = None
        self.socket: ClientConnection | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.leaving = asyncio.Event()

    # Sending

    def post(self, message: p.FromClient) -> None:
        """Send from any thread."""
        assert self.loop is not None, "the client runs"
        asyncio.run_coroutine_threadsafe(self.send(message), self.loop)

    async def send(self, message: p.FromClient) -> None:
        """Send, now or when the connection is back. A message without a name is given one."""
        if not message.id:
            self.count += 1
            message.id = f"c{self.count}"
        self.unanswered[message.id] = message
        await self.send_now(message)

    async def send_now(self, message: p.FromClient) -> None:
        """Send, if there is a connection."""
        if self.socket is not None and self.seen.welcome is not None:
            # What a closing connection does not take is sent again after the next welcome.
            with contextlib.suppress(ConnectionClosed):
                await self.socket.send(WRITE.encode(message).decode())

    def leave(self) -> None:
        """Go, from any thread."""
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self.leaving.set)

    # Receiving

    async def run(self) -> None:
        """Until the room has no use for this client any more, or `leave` is called."""
        self.loop = asyncio.get_running_loop()
        leaving = self.loop.create_task(self.leaving.wait())
        staying = self.loop.create_task(self.stay())
        try:
            await asyncio.wait((leaving, staying), return_when=asyncio.FIRST_COMPLETED)
        finally:
            leaving.cancel()
            staying.cancel()
            await asyncio.gather(leaving, staying, return_exceptions=True)
        if not staying.cancelled() and staying.exception() is not None:
            raise staying.exception() or RuntimeError()
        if self.leaving.is_set():
            await self.tell(Ended(""))

    async def stay(self) -> None:
        """One connection after the other."""
        while True:
            ended = await self.connection()
            if ended is not None:
                await self.tell(ended)
                return
            wait = self.wait()
            self.lost += 1
            await self.tell(Lost(wait))
            await self.sleep(wait)

    def wait(self) -> float:
        """Seconds until the next attempt: longer each time, and never the same for many that lost the same server."""
        longest = min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(self.lost, 10))
        return max(self.retry_ms / 1000 if not self.lost else 0.0, longest * (0.5 + self.chance() / 2))

    async def connection(self) -> Ended | None:
        """One connection, from its first message to its end; None where another may follow."""
        self.retry_ms = 0
        server, query = way_to(self.link.server, self.at)
        sent_to, self.at = self.at, ""
        address = f"{server.replace('http', 'ws', 1)}/ws/1/{self.link.room}{query}"
        try:
            async with connect(address, max_size=LARGEST, open_timeout=10) as socket:
                self.socket, self.at = socket, sent_to
                pinging = asyncio.get_running_loop().create_task(self.ping(socket))
                try:
                    return await self.listen(socket)
                finally:
                    self.socket = None
                    pinging.cancel()
                    await asyncio.gather(pinging, return_exceptions=True)
        except InvalidStatus as refused:
            status = refused.response.status_code
            lasts = 400 <= status < 500 and status != 429 and not sent_to
            return Ended("fault", f"HTTP {status}") if lasts else None
        except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
            return None

    async def ping(self, socket: ClientConnection) -> None:
        """Signs of life, so that the server does not take a silent viewer for one that is gone."""
        count = 0
        while True:
            await asyncio.sleep(PINGS)
            count += 1
            try:
                await socket.send(WRITE.encode(p.Ping(k=count)).decode())
            except ConnectionClosed:
                return

    async def listen(self, socket: ClientConnection) -> Ended | None:
        """All messages of a connection."""
        seen = self.seen
        epoch = "" if seen.welcome is None or seen.seq < 0 else seen.welcome.epoch
        hello = p.Hello(token=self.link.token, language=self.language, epoch=epoch, since=seen.seq if epoch else -1)
        await socket.send(WRITE.encode(hello).decode())
        async for text in socket:
            message = read(text)
            if message is None:
                continue
            if isinstance(message, p.Bye):
                self.retry_ms = message.retry_ms
                if message.code == MOVED:
                    self.at = message.to
                if message.code in LAST:
                    return Ended(message.code, "" if self.refused is None else self.refused.say)
                return None
            await self.take(message)
        return None

    async def take(self, message: p.ServerMessage) -> None:
        """One message: kept, done what follows from it by itself, and told."""
        self.seen.take(message)
        match message:
            case p.Welcome():
                self.lost = 0
                self.salting.begin(message.commit)
                self.salting.said.clear()
                self.unanswered.pop("hash", None)
                self.unanswered.pop("salt", None)
                for waiting in list(self.unanswered.values()):
                    await self.send_now(waiting)
            case p.Sealing():
                said = self.salting.answer(message)
                if said is not None and self.salts and self.seen.seat is not None:
                    await self.send(said)
            case p.Ack() | p.Said() | p.Reasons() | p.Possible() | p.LogLines():
                self.unanswered.pop(message.id, None)
            case p.Refused():
                self.refused = message
                self.unanswered.pop(message.id, None)
        await self.tell(message)

    async def tell(self, told: p.ServerMessage | Lost | Ended) -> None:
        """Hand on what was told."""
        waits = self.heard(told)
        if waits is not None:
            await waits


def read(text: str | bytes) -> p.ServerMessage | None:
    """A message; None for one of a kind that a later protocol has. Raises msgspec.ValidationError for one that is wrong."""
    try:
        message: p.ServerMessage = READ.decode(text)
    except msgspec.ValidationError:
        if json.loads(text).get("t") in KNOWN:
            raise
        return None
    return message
