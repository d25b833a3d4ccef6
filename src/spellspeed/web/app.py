"""The application: HTTP beside the socket (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from spellspeed.decks.deck import DeckList
from spellspeed.decks.files import deck_text, parse_deck
from spellspeed.errors import SpellspeedError
from spellspeed.hosted import HOSTED
from spellspeed.kernel.game import Plain
from spellspeed.languages.worded import said
from spellspeed.room.refused import Refused
from spellspeed.room.settings import settings_from
from spellspeed.rulebook import UnknownRule, statement
from spellspeed.web.connection import Connection
from spellspeed.web.limits import Addresses, Limits
from spellspeed.web.rooms import Fault, Moved, NoSuchRoom, Rooms, Unavailable, checked_invitation
from spellspeed.web.security import HEADERS, may_open

ACCESS: Final = logging.getLogger("spellspeed.web.access")
STATUS: Final[dict[str, int]] = {
    "not_your_seat": 409, "not_now": 409, "bad_deck": 422, "too_large": 413, "too_fast": 429, "unavailable": 503, "fault": 500,
    "no_such_room": 404,
}  # fmt: skip
"""The status of a refusal by its code; 400 else."""
LOCAL: Final = ("127.0.0.1", "::1", "localhost", "testclient")
OPEN_STATES: Final = ("waiting",)
RUNNING_STATES: Final = ("sealing", "toss", "choice", "siding", "duel")
Handler = Callable[[Request], Awaitable[Response]]


class Server:
    """What the routes share: the rooms, limits, counts."""

    def __init__(self, rooms: Rooms, limits: Limits, public_url: str, trust_proxy: bool = False) -> None:
        self.rooms: Final = rooms
        self.limits: Final = limits
        self.public_url: Final = public_url
        self.trust_proxy: Final = trust_proxy
        self.sockets_opened: Final = Addresses(limits.sockets, limits.sockets_saved)
        self.rooms_made: Final = Addresses(limits.rooms, limits.rooms_saved)
        self.counts: Final[Counter[str]] = Counter()
        self.sockets: Final[set[asyncio.Task[Any]]] = set()

    async def say_goodbye(self, seconds: float) -> None:
        """Everybody is told to come back, and has so many seconds to hear it."""
        await self.rooms.close()
        if self.sockets:
            await asyncio.wait(self.sockets, timeout=seconds)

    def address(self, scope: Scope) -> str:
        """Who asks: the peer, or what the proxy says where it is trusted."""
        if self.trust_proxy:
            for name, value in scope["headers"]:
                if name == b"x-forwarded-for":
                    return str(value.decode("latin-1").rpartition(",")[2].strip())
        return scope["client"][0] if scope.get("client") else "?"

    def seconds(self) -> float:
        """The time, for rates."""
        return self.rooms.now() / 1000

    # Rooms

    async def make_room(self, request: Request) -> Response:
        """POST /api/1/rooms {settings, name, deck, seat}: a room, with the maker at a seat if it brings a deck."""
        if not self.rooms_made.take(self.address(request.scope), self.seconds()):
            raise Refused("too_fast", "too many rooms")
        found = await self.body(request)
        settings = settings_from(found.get("settings", {}))
        hosted, tokens = await self.rooms.make(settings)
        place = found.get("seat", settings.persons[0])
        if place not in tokens:
            raise Refused("bad_message", "no seat for a person")
        if "deck" in found:
            token_hash = checked_invitation(hosted, place, tokens[place])
            name, deck = text_of(found, "name"), text_of(found, "deck")
            await hosted.do(lambda room, now: room.sit(place, name, token_hash, deck, now))
        self.counts["rooms made"] += 1
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
        found = await self.body(request)
        hosted = await self.rooms.find(request.path_params["room"])
        place, token = found.get("seat"), text_of(found, "token")
        if type(place) is not int:
            place = next((one for one, told in hosted.invitations.items() if told == hash_of(token)), -1)
        if place not in hosted.room.settings.persons:
            raise Refused("not_your_seat", "no seat for a person")
        token_hash = checked_invitation(hosted, place, token)
        name, deck = text_of(found, "name"), text_of(found, "deck")
        await hosted.do(lambda room, now: room.sit(place, name, token_hash, deck, now))
        if self.rooms.shared:
            await self.rooms.rest(hosted)
        return as_json({"room": hosted.id, "seat": place, "state": hosted.room.state})

    async def lobby(self, request: Request) -> Response:
        """GET /api/1/rooms?state=open|running: the listed rooms."""
        running = request.query_params.get("state") == "running"
        rows = await asyncio.to_thread(self.rooms.store.lobby, RUNNING_STATES if running else OPEN_STATES)
        listed: list[Plain] = []
        for row in rows[:200]:
            settings = settings_from(json.loads(row.settings)["room"])
            hosted = self.rooms.held.get(row.id)
            seats = hosted.room.seats_shown() if hosted is not None else []
            listed.append({"room": row.id, "state": row.state, "settings": settings.shown(), "seats": seats})
        return as_json({"rooms": listed})

    async def recording(self, request: Request) -> Response:
        """GET /api/1/rooms/{room}/recording: all that was played, after the end."""
        hosted = await self.rooms.find(request.path_params["room"])
        return Response(hosted.room.recording_text(), media_type="application/json")

    # Decks, cards, rules

    async def read_deck(self, request: Request) -> Response:
        """POST /api/1/decks/read {text}: a deck in any format as passcodes."""
        found = await self.body(request)
        deck = parse_deck(text_of(found, "text"), "a deck")
        notes = [str(note) for note in deck.notes]
        parts = {"main": list(deck.main), "fusion": list(deck.fusion), "side": list(deck.side)}
        return as_json({"name": deck.name, **parts, "notes": notes})

    async def write_deck(self, request: Request) -> Response:
        """POST /api/1/decks/write {deck, format}: a deck as the text of a format."""
        found = await self.body(request)
        return as_json({"text": deck_text(deck_of(found.get("deck")), text_of(found, "format"))})

    async def check_deck(self, request: Request) -> Response:
        """POST /api/1/decks/check {text, settings}: what a format has against a deck."""
        found = await self.body(request)
        hosting = HOSTED["yugioh"]
        own = hosting.checked(found.get("settings", {}))
        deck = hosting.read_deck(text_of(found, "text"), own)
        return as_json({"name": deck.name, "problems": list(deck.problems)})

    async def rule(self, request: Request) -> Response:
        """GET /api/1/rules/{id}?language=en: what a rule says."""
        language = "tr" if request.query_params.get("language") == "tr" else "en"
        rule_id = request.path_params["id"][:40]
        return as_json({"id": rule_id, "statement": statement(rule_id, language)})

    async def face(self, request: Request) -> Response:
        """GET /api/1/cards/{code}?language=en: facts and text of a card."""
        language = "tr" if request.query_params.get("language") == "tr" else "en"
        face = HOSTED["yugioh"].face(request.path_params["code"], language)
        if not face:
            raise HTTPException(404)
        return as_json(face)

    # Looking after it

    async def health(self, request: Request) -> Response:
        """GET /healthz: whether the store answers."""
        await asyncio.to_thread(self.rooms.store.lobby, ())
        return as_json({"ok": not self.rooms.closing})

    async def metrics(self, request: Request) -> Response:
        """GET /metrics: counts, for this machine only."""
        if self.address(request.scope) not in LOCAL:
            raise HTTPException(404)
        lines = [f"spellspeed_rooms {len(self.rooms.held)}", f"spellspeed_sockets {len(self.sockets)}"]
        lines += [f'spellspeed_total{{what="{name}"}} {count}' for name, count in sorted(self.counts.items())]
        return Response("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")

    async def socket(self, socket: WebSocket) -> None:
        """GET /ws/1/{room}: the socket of a room."""
        host = socket.headers.get("host", "")
        if not may_open(socket.headers.get("origin"), host, self.public_url):
            await socket.close(4403)
            return
        if not self.sockets_opened.take(self.address(socket.scope), self.seconds()):
            await socket.close(4429)
            return
        task = asyncio.current_task()
        assert task is not None, "a socket is served in a task"
        self.sockets.add(task)
        self.counts["sockets"] += 1
        try:
            await Connection(socket, self.rooms, self.limits).run(socket.path_params["room"])
        finally:
            self.sockets.discard(task)

    async def body(self, request: Request) -> Plain:
        """The body as JSON: an object of at most so many bytes. Raises Refused."""
        held = b""
        async for part in request.stream():
            held += part
            if len(held) > self.limits.body:
                raise Refused("too_large", "long body", most=self.limits.body)
        try:
            found = msgspec.json.decode(held)
        except (msgspec.DecodeError, ValueError, RecursionError) as wrong:
            raise Refused("bad_message", "no json") from wrong
        if not isinstance(found, dict):
            raise Refused("bad_message", "no json")
        return found


def hash_of(token: str) -> str:
    """What is kept of a token."""

    return sha256(token.encode()).hexdigest()


def text_of(found: Plain, key: str) -> str:
    """A field that is text; "" where it is not there. Raises Refused."""
    value = found.get(key, "")
    if not isinstance(value, str):
        raise Refused("bad_message", "wrong setting", name=key, problem="expected text")
    return value


def deck_of(found: Any) -> DeckList:
    """A deck by passcodes. Raises Refused, UnknownCard."""
    parts: list[tuple[int, ...]] = []
    for name in ("main", "fusion", "side"):
        codes = found.get(name, []) if isinstance(found, dict) else None
        if not isinstance(codes, list) or not all(type(code) is int for code in codes):
            raise Refused("bad_message", "wrong setting", name=name, problem="expected passcodes")
        parts.append(tuple(codes))
    return DeckList(text_of(found, "name") or "deck", parts[0], parts[1], parts[2])


def as_json(value: object, status: int = 200) -> Response:
    """An answer."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def refused(request: Request, problem: Exception) -> Response:
    """What is refused, as a code and a sentence."""
    code = "bad_message"
    if isinstance(problem, Refused):
        code = problem.code
    elif isinstance(problem, NoSuchRoom):
        code = "no_such_room"
    elif isinstance(problem, Moved):
        return as_json({"code": "moved", "to": problem.owner, "say": str(problem)}, 421)
    elif isinstance(problem, Unavailable):
        code = "unavailable"
    elif isinstance(problem, Fault):
        code = "fault"
    elif isinstance(problem, UnknownRule):
        return as_json({"code": "no_such_rule", "say": str(problem)[:400]}, 404)
    language = "tr" if request.headers.get("accept-language", "").startswith("tr") else "en"
    say = said(problem, language) if isinstance(problem, SpellspeedError) else str(problem)
    return as_json({"code": code, "say": say[:2000]}, STATUS.get(code, 400))


class Watched:
    """Headers of every answer, and a line of the access log: method, route, status, time, bytes; no name, no token, no query."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

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
                known = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *[(name.encode(), value.encode()) for name, value in HEADERS if name.lower().encode() not in known],
                ]
            else:
                sent += len(message.get("body", b""))
            await send(message)

        await self.app(scope, receive, sending)
        route = scope.get("route")
        pattern = route.path if isinstance(route, Route) else "?"
        ACCESS.info("%s %s %d %.1f ms %d", scope["method"], pattern, status, 1000 * (time.perf_counter() - began), sent)


def routes_of(server: Server) -> list[Route | WebSocketRoute]:
    """All routes."""
    return [
        Route("/api/1/rooms", server.make_room, methods=["POST"]),
        Route("/api/1/rooms", server.lobby, methods=["GET"]),
        Route("/api/1/rooms/{room}/seats", server.take_seat, methods=["POST"]),
        Route("/api/1/rooms/{room}/recording", server.recording, methods=["GET"]),
        Route("/api/1/decks/read", server.read_deck, methods=["POST"]),
        Route("/api/1/decks/write", server.write_deck, methods=["POST"]),
        Route("/api/1/decks/check", server.check_deck, methods=["POST"]),
        Route("/api/1/rules/{id}", server.rule, methods=["GET"]),
        Route("/api/1/cards/{code:int}", server.face, methods=["GET"]),
        Route("/healthz", server.health, methods=["GET"]),
        Route("/metrics", server.metrics, methods=["GET"]),
        WebSocketRoute("/ws/1/{room}", server.socket),
    ]


def new_app(server: Server) -> Starlette:
    """The application of a server; its leases are kept while it runs."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        keeping = asyncio.get_running_loop().create_task(server.rooms.keep_leases())
        try:
            yield
        finally:
            keeping.cancel()

    return Starlette(
        routes=routes_of(server),
        middleware=[Middleware(Watched)],
        exception_handlers={SpellspeedError: refused},
        lifespan=lifespan,
    )
