"""The other end of a room's socket: for the terminal, for bots, for tests. It knows what was sent and nothing else.

A `Client` goes on by itself: when the connection is lost it comes back after a while, sends again what was not acknowledged, and misses nothing. It
draws the salt of its seat, and looks at the end whether the shuffle was the one that was sealed.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from spellspeed.errors import SpellspeedError
from spellspeed.room.seal import hash_of
from spellspeed.web import protocol as p

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
HTTP_SECONDS: Final = 20.0
LARGEST_ANSWER: Final = 8 << 20
LAST: Final = ("token", "hello", "bad_message", "fault")
"""Goodbyes after which coming back is of no use."""


class NoServer(SpellspeedError):
    """There is no server of rooms where one was looked for, or it does not answer."""


class WrongLink(SpellspeedError):
    """What was given is no address of a server or a room."""


class ServerRefused(SpellspeedError):
    """The server does not do what was asked; nothing has changed. `code` is one of the protocol's."""

    def __init__(self, code: str, say: str) -> None:
        super().__init__(say)
        self.code: Final = code


@dataclass(frozen=True, slots=True)
class Link:
    """Where a room is found: `server` such as https://host, `room` "" where only a server was named, `token` "" for a spectator."""

    server: str
    room: str = ""
    token: str = ""

    def __str__(self) -> str:
        where = f"{self.server}/r/{self.room}" if self.room else self.server
        return f"{where}#{self.token}" if self.token else where


def link_of(text: str) -> Link:
    """The link that a text is: https://host, or https://host/r/ROOM#TOKEN. Raises WrongLink."""
    try:
        parts = urlsplit(text.strip())
        port = f":{parts.port}" if parts.port is not None else ""
    except ValueError as wrong:
        raise WrongLink(f"{text[:80]}: {wrong}") from wrong
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise WrongLink(f"{text[:80]}: a link begins with http:// or https:// and a host")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    before, _, room = parts.path.rstrip("/").rpartition("/r/")
    if "/" in room or (parts.path.rstrip("/") and not room):
        before, room = parts.path.rstrip("/"), ""
    return Link(f"{parts.scheme}://{host}{port}{before}", room, parts.fragment if room else "")


# HTTP


def asked_of(server: str, path: str, body: Any = None, language: str = "en") -> bytes:
    """What a server answers to a request (a POST where there is a body). Raises ServerRefused, NoServer."""
    held = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", "accept-language": language}
    try:
        with urlopen(Request(server + path, held, headers), timeout=HTTP_SECONDS) as answer:
            return bytes(answer.read(LARGEST_ANSWER))
    except HTTPError as refused:
        with refused:
            raise refusal_in(refused.read(65_536), refused.code) from refused
    except (URLError, OSError, ValueError) as wrong:
        reason = getattr(wrong, "reason", wrong)
        raise NoServer(f"{server}: no server of rooms answers ({reason})") from wrong


def refusal_in(held: bytes, status: int) -> ServerRefused:
    """What a server said when it refused."""
    try:
        found = json.loads(held)
        return ServerRefused(str(found["code"]), str(found["say"]))
    except (ValueError, KeyError, TypeError):
        return ServerRefused("bad_message", f"the server refuses (HTTP {status})")


def plain_answer(server: str, held: bytes) -> dict[str, Any]:
    """An answer that is a JSON object. Raises NoServer."""
    try:
        found = json.loads(held)
    except ValueError as wrong:
        raise NoServer(f"{server}: what answers there is no server of rooms") from wrong
    if not isinstance(found, dict):
        raise NoServer(f"{server}: what answers there is no server of rooms")
    return found


def make_room(server: str, settings: Any, name: str, deck: str, language: str = "en") -> dict[str, Any]:
    """A new room: {room, seat, token, invitations, link, commit}. Raises ServerRefused, NoServer."""
    held = asked_of(server, "/api/1/rooms", {"settings": settings, "name": name, "deck": deck}, language)
    return plain_answer(server, held)


def take_seat(link: Link, name: str, deck: str, language: str = "en") -> dict[str, Any]:
    """Sit down by an invitation: {room, seat, state}. Raises ServerRefused, NoServer."""
    body = {"token": link.token, "name": name, "deck": deck}
    return plain_answer(link.server, asked_of(link.server, f"/api/1/rooms/{link.room}/seats", body, language))


def recording_of(link: Link, language: str = "en") -> str:
    """All that was played in a room, as the text of a file. Raises ServerRefused before the end, NoServer."""
    return asked_of(link.server, f"/api/1/rooms/{link.room}/recording", None, language).decode("utf-8", "replace")


# What was told


@dataclass(frozen=True, slots=True)
class Lost:
    """The connection is lost; it is taken up again in `seconds`."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Ended:
    """The connection is over for good: `code` as in a goodbye, "" where this side left; `say` in words."""

    code: str
    say: str = ""


class Seen:
    """All that a viewer was told of a room, as it stands."""

    def __init__(self) -> None:
        self.welcome: p.Welcome | None = None
        self.seats: list[p.SeatShown] = []
        self.state = ""
        self.parts: p.Parts = {}
        self.faces: dict[int, dict[str, Any]] = {}
        self.log: list[str] = []
        self.seq = -1
        self.ask: p.Ask | None = None
        self.waiting: p.Waiting | None = None
        self.clock: dict[str, p.ClockOf] = {}
        self.presence: p.Presence | None = None
        self.match: p.MatchShown | None = None
        self.offers: dict[str, int] = {}
        """What is offered -> by which seat."""
        self.over: p.Over | None = None

    @property
    def seat(self) -> int | None:
        """The viewer's place; None for a spectator, and before the first word of the server."""
        return None if self.welcome is None else self.welcome.seat

    def take(self, message: p.ServerMessage) -> None:
        """Something is told."""
        match message:
            case p.Welcome():
                self.welcome, self.seats, self.state = message, message.seats, message.state
                self.offers = {}
            case p.Snapshot():
                self.seq, self.parts = message.seq, dict(message.parts)
                self.log = self.log[: message.log_from] + message.log
                self.moment(message)
                if message.match:
                    self.match = msgspec.convert(message.match, p.MatchShown)
            case p.Step():
                self.seq = message.seq
                self.parts = dict(message.parts) if message.back else {**self.parts, **message.parts}
                self.log += [event.line for event in message.events if event.line]
                self.moment(message)
            case p.Seats():
                self.seats, self.state = message.seats, message.state
                if message.state in ("waiting", "sealing", "duel"):
                    self.over = None
            case p.Presence():
                self.presence = message
            case p.MatchShown():
                self.match = message
            case p.Offered(what=what, by=by, state=state):
                self.offers.pop(what, None)
                if state == "open":
                    self.offers[what] = by
            case p.Over():
                self.over, self.ask, self.waiting = message, None, None
                self.state = "over" if message.whole else self.state
                self.offers.pop("draw", None)
                self.offers.pop("back", None)

    def moment(self, message: p.Snapshot | p.Step) -> None:
        """What both a snapshot and a step bring."""
        self.faces |= {int(code): face for code, face in message.faces.items()}
        self.ask, self.waiting, self.clock = message.ask, message.waiting, message.clock


class Salting:
    """The salt of a seat, and what was shown of the sealing before anything was drawn."""

    def __init__(self) -> None:
        self.commit = ""
        self.salt = ""
        self.hashes: list[str] = []
        self.salts: list[str] = []
        self.said: set[str] = set()
        """What was sent over the present connection."""

    @property
    def hash(self) -> str:
        """What is shown of the salt first."""
        return hash_of(self.salt)

    def begin(self, commit: str) -> None:
        """What is shown of the room's secret. Another commitment is another shuffle, with another salt."""
        if commit and commit != self.commit:
            self.commit, self.salt, self.hashes, self.salts = commit, secrets.token_hex(32), [], []

    def answer(self, told: p.Sealing) -> p.SaltHash | p.Salt | None:
        """What a seat says to what is shown: the hash of its salt, the salt when the hashes of all are there, nothing any more.

        The salt is not shown where the hashes lack its own: then it would be no longer a secret, and bind nobody.
        """
        self.begin(told.commit)
        own = self.hash
        self.hashes = self.hashes or list(told.hashes)
        self.salts = list(told.salts)
        if told.salts:
            return None
        said = "salt" if told.hashes else "hash"
        if said + self.commit in self.said or (told.hashes and own not in self.hashes):
            return None
        self.said.add(said + self.commit)
        return p.Salt(id="salt", salt=self.salt) if told.hashes else p.SaltHash(id="hash", hash=own)


Heard = Callable[[p.ServerMessage | Lost | Ended], Awaitable[None] | None]
"""What is done with everything that is told, after `Client.seen` has taken it."""


async def slept(seconds: float) -> None:
    """Wait."""
    await asyncio.sleep(seconds)


class Client:
    """A connection to a room that goes on by itself. All of it runs in one event loop; `post` may be called from elsewhere.

    `sleep` waits between two attempts, `chance` gives a number from 0 to 1 that parts the attempts of many clients.
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
    ) -> None:
        self.link: Final = link
        self.heard: Final = heard
        self.language: Final = language
        self.sleep: Final = sleep
        self.chance: Final = chance
        self.salts: Final = salts
        self.seen: Final = Seen()
        self.salting: Final = Salting()
        self.unanswered: Final[dict[str, p.FromClient]] = {}
        """What was sent and is not answered yet, by the name that it was sent under; it is sent again when the connection is back."""
        self.count = 0
        self.lost = 0
        """Attempts in a row that failed."""
        self.retry_ms = 0
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
        where = self.link.server.replace("http", "ws", 1)
        try:
            async with connect(f"{where}/ws/1/{self.link.room}", max_size=LARGEST, open_timeout=10) as socket:
                self.socket = socket
                pinging = asyncio.get_running_loop().create_task(self.ping(socket))
                try:
                    return await self.listen(socket)
                finally:
                    self.socket = None
                    pinging.cancel()
                    await asyncio.gather(pinging, return_exceptions=True)
        except InvalidStatus as refused:
            status = refused.response.status_code
            return Ended("fault", f"HTTP {status}") if 400 <= status < 500 and status != 429 else None
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
