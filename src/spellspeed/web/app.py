"""The application: HTTP beside the socket (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import partial
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Scope
from starlette.websockets import WebSocket

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.game import Plain
from spellspeed.room.known import told_outside
from spellspeed.room.refused import Refused
from spellspeed.room.settings import Settings, settings_from
from spellspeed.web import bodies as b
from spellspeed.web.access import Watched
from spellspeed.web.addresses import Hosts, client_address, may_open
from spellspeed.web.asked import asked_for, body_of
from spellspeed.web.connection import Connection
from spellspeed.web.gate import Gate, most_connections
from spellspeed.web.going_on import room_to_go_on
from spellspeed.web.guard import Guard
from spellspeed.web.limits import Addresses, Limits
from spellspeed.web.lookup_routes import LookupRoutes
from spellspeed.web.lookups import LONGEST_RECORDING
from spellspeed.web.one_making import OneMaking
from spellspeed.web.page import Page, packed_response
from spellspeed.web.refusals import Unavailable
from spellspeed.web.replays import Replays
from spellspeed.web.responses import PACKED, as_json, failed, not_there, packed, refusal, refused, spoken
from spellspeed.web.rooms import Maker, Resumed, Rooms, checked_invitation

LOCAL: Final = ("127.0.0.1", "::1")
FORWARDED: Final = frozenset(
    ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
)
"""Headers of which one is there where a proxy hands on what somebody else asks."""
WORTH_PACKING: Final = 1000
"""Bytes from which an answer is packed for those who take it so. Answers with a token are shorter, and none is told twice."""
LEAST_LEFT: Final = 64 * 2**20
"""Bytes of the disk of which less is as good as none: what rooms write soon finds no place."""
OPEN_STATES: Final = ("waiting",)
RUNNING_STATES: Final = ("sealing", "toss", "choice", "siding", "duel")


class Server:
    """What the routes share: the rooms, limits, counts."""

    def __init__(
        self, rooms: Rooms, limits: Limits, public_url: str, proxies: int = 0, hosts: Iterable[str] = ()
    ) -> None:
        """`proxies`: how many trusted ones stand before it. `hosts`: names by which it is asked, beside that of its public address."""
        self.rooms: Final = rooms
        self.limits: Final = limits
        self.public_url: Final = public_url
        self.proxies: Final = proxies
        self.hosts: Final = Hosts([urlsplit(public_url).netloc, *hosts])
        self.requests: Final = Addresses(limits.requests, limits.requests_saved)
        self.most_connections: Final = most_connections(limits)
        self.sockets_at: Final = Gate(self.most_connections, limits.sockets_of_address)
        self.sockets_opened: Final = Addresses(limits.sockets, limits.sockets_saved)
        self.rooms_made: Final = Addresses(limits.rooms, limits.rooms_saved)
        self.seats_taken: Final = Addresses(limits.seats, limits.seats_saved)
        self.measured: Final = rooms.measured
        self.sockets: Final[set[asyncio.Task[Any]]] = set()
        self.replays: Final = Replays()
        self.lobbies: Final = {
            "open": OneMaking(partial(self.lobby_told, False)),
            "running": OneMaking(partial(self.lobby_told, True)),
        }
        self.lookups: Final = LookupRoutes(limits, self.replays, rooms, self.address, self.seconds)

    async def say_goodbye(self, seconds: float) -> None:
        """What is under way is kept and everybody is told to come back, as far as so many seconds suffice."""
        try:
            async with asyncio.timeout(seconds):
                await self.rooms.close()
                if self.sockets:
                    await asyncio.wait(self.sockets)
        except TimeoutError:
            self.rooms.send_away()

    def address(self, scope: Scope) -> str:
        """Who asks (`client_address`)."""
        return client_address(scope, self.proxies)

    def seconds(self) -> float:
        """The time, for rates."""
        return self.rooms.now() / 1000

    # Rooms

    async def rooms_asked(self, request: Request) -> Response:
        """/api/1/rooms: a POST makes a room, a GET lists them."""
        return await (self.make_room if request.method == "POST" else self.lobby)(request)

    async def make_room(self, request: Request) -> Response:
        """POST /api/1/rooms {settings, name, deck, seat}: a room, with the maker at a seat if it brings a deck."""
        if not self.rooms_made.take(self.address(request.scope), self.seconds()):
            raise Refused("too_fast", "too many rooms")
        wanted = await body_of(request, b.NewRoom, self.limits)
        settings = settings_from(wanted.settings, self.rooms.own_bots)
        place = settings.persons[0] if wanted.seat is None else wanted.seat
        if place not in settings.persons:
            raise Refused("bad_message", "no seat for a person")
        maker = Maker(place, wanted.name, wanted.deck) if wanted.deck else None
        return await self.made(settings, place, maker)

    async def made(self, settings: Settings, place: int, maker: Maker | Resumed | None) -> Response:
        """A new room, and the tokens of all its persons."""
        hosted, tokens = await self.rooms.make(settings, maker)
        self.measured.counts["rooms made"] += 1
        if self.rooms.shared:
            await self.rooms.rest(hosted)
        invitations = {str(other): token for other, token in tokens.items() if other != place}
        return as_json(
            {
                "room": hosted.id,
                "seat": place,
                "token": tokens[place],
                "invitations": invitations,
                "link": self.link(hosted.id),
                "commit": hosted.room.commitment,
            },
            201,
        )

    def link(self, room_id: str) -> str:
        """Where a room is found; a token is put behind it as a fragment, which reaches no server."""
        return f"{self.public_url}/r/{room_id}"

    async def take_seat(self, request: Request) -> Response:
        """POST /api/1/rooms/{room}/seats {token, seat, name, deck}: an invited seat, or one of a listed room."""
        if not self.seats_taken.take(self.address(request.scope), self.seconds()):
            raise Refused("too_fast", "too many requests")
        wanted = await body_of(request, b.SeatTaken, self.limits)
        hosted = await self.rooms.find(request.path_params["room"])
        place, token = wanted.seat, wanted.token
        if place is None:
            place = next((one for one, told in hosted.invitations.items() if told == hash_of(token)), -1)
        if place not in hosted.room.settings.persons:
            raise Refused("not_your_seat", "no seat for a person")
        token_hash = checked_invitation(hosted, place, token)
        await hosted.do(lambda room, now: room.sit(place, wanted.name, token_hash, wanted.deck, now))
        if self.rooms.shared:
            await self.rooms.rest(hosted)
        return as_json({"room": hosted.id, "seat": place, "state": hosted.room.state})

    async def lobby(self, request: Request) -> Response:
        """GET /api/1/rooms?state=open|running: the listed rooms at which there is a seat, or at which anybody may look on."""
        state = asked_for(request, "state", tuple(self.lobbies))
        return packed_response(request, await self.lobbies[state].made(), "application/json", PACKED)

    async def lobby_told(self, running: bool) -> bytes:
        """The lobby, packed: what every row says takes so long that it is said once to all who ask at a time."""
        rows = await asyncio.to_thread(self.rooms.store.lobby, RUNNING_STATES if running else OPEN_STATES)
        listed: list[Plain] = []
        for row in rows[:200]:
            settings = settings_from(json.loads(row.settings)["room"], None)
            hosted = self.rooms.held.get(row.id)
            if settings.watched or not running:
                record = hosted.room.record if hosted is not None else None
                listed.append(told_outside(row.id, row.state, settings, record))
        return packed({"rooms": listed})

    async def shown_room(self, request: Request) -> Response:
        """GET /api/1/rooms/{room}: what a room is to be and who sits there, as far as somebody needs it who has its name and no seat."""
        hosted = await self.rooms.find(request.path_params["room"])
        return as_json(told_outside(hosted.id, hosted.room.state, hosted.room.settings, hosted.room.record))

    async def recording(self, request: Request) -> Response:
        """GET /api/1/rooms/{room}/recording: all that was played, after the end."""
        hosted = await self.rooms.find(request.path_params["room"])
        return Response(hosted.room.recording_text(), media_type="application/json")

    async def go_on(self, request: Request) -> Response:
        """POST /api/1/recordings/rooms {recording, duel, step, seat, name}: a room that goes on from there, against bots."""
        if not self.rooms_made.take(self.address(request.scope), self.seconds()):
            raise Refused("too_fast", "too many rooms")
        wanted = await body_of(request, b.GoingOn, self.limits, LONGEST_RECORDING)
        settings, recording = await self.replays.played(
            self.address(request.scope), spoken(request), room_to_go_on, wanted
        )
        return await self.made(settings, wanted.seat, Resumed(wanted.seat, wanted.name, recording))

    # Looking after it

    async def health(self, request: Request) -> Response:
        """GET /healthz: whether the store answers, and rooms can be made and kept."""
        if self.rooms.closing:
            raise Unavailable("stopping")
        await asyncio.to_thread(self.rooms.store.lobby, ())
        left = await asyncio.to_thread(self.rooms.store.room_left)
        if left is not None and left < LEAST_LEFT:
            raise Unavailable("disk full")
        return as_json({"ok": True})

    async def metrics(self, request: Request) -> Response:
        """GET /metrics: counts and times, for a program on this machine that asks for itself; nobody else is told that there are any."""
        asks = request.client.host if request.client is not None else ""
        if asks not in LOCAL or not FORWARDED.isdisjoint(request.headers.keys()):
            raise HTTPException(404)
        text = self.measured.text(len(self.rooms.held), len(self.sockets))
        return Response(text, media_type="text/plain; version=0.0.4")

    async def socket(self, socket: WebSocket) -> None:
        """GET /ws/1/{room}: the socket of a room."""
        host = socket.headers.get("host", "")
        if not may_open(socket.headers.get("origin"), socket.url.scheme, host, self.public_url):
            await socket.close(4403)
            return
        if not self.sockets_opened.take(self.address(socket.scope), self.seconds()):
            await asyncio.sleep(self.limits.refusal_seconds)
            await socket.close(4429)
            return
        address = self.address(socket.scope)
        if not self.sockets_at.enter(address):
            await socket.close(4429)
            return
        task = asyncio.current_task()
        assert task is not None, "a socket is served in a task"
        self.sockets.add(task)
        self.measured.counts["sockets"] += 1
        try:
            await Connection(socket, self.rooms, self.limits).run(socket.path_params["room"])
        finally:
            self.sockets.discard(task)
            self.sockets_at.leave(address)


def hash_of(token: str) -> str:
    """What is kept of a token."""

    return sha256(token.encode()).hexdigest()


def routes_of(server: Server) -> list[Route | WebSocketRoute]:
    """All routes of the interface; the page has its own."""
    return [
        Route("/api/1/rooms", server.rooms_asked, methods=["GET", "POST"]),
        Route("/api/1/rooms/{room}", server.shown_room, methods=["GET"]),
        Route("/api/1/rooms/{room}/seats", server.take_seat, methods=["POST"]),
        Route("/api/1/rooms/{room}/recording", server.recording, methods=["GET"]),
        Route("/api/1/recordings/rooms", server.go_on, methods=["POST"]),
        *server.lookups.routes(),
        Route("/healthz", server.health, methods=["GET"]),
        Route("/metrics", server.metrics, methods=["GET"]),
        WebSocketRoute("/ws/1/{room}", server.socket),
    ]


def new_app(server: Server) -> ASGIApp:
    """The application of a server; its leases are kept, and old rooms forgotten, while it runs."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        tasks = [loop.create_task(server.rooms.keep_leases()), loop.create_task(server.rooms.forget_old())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            server.replays.close()

    app = Starlette(
        routes=[*routes_of(server), *Page().routes()],
        exception_handlers={SpellspeedError: refused, HTTPException: not_there, Exception: failed},
        middleware=[
            Middleware(
                Guard,
                hosts=server.hosts,
                asks=server.requests,
                address=server.address,
                seconds=server.seconds,
                answer=refusal,
                pause=server.limits.refusal_seconds,
            ),
            Middleware(GZipMiddleware, minimum_size=WORTH_PACKING),
        ],
        lifespan=lifespan,
    )
    return Watched(app, server.measured.requests)
