"""The application: HTTP beside the socket (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Any, Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Scope
from starlette.websockets import WebSocket

from spellspeed.decks import bundled, find_deck
from spellspeed.decks.deck import DeckList
from spellspeed.decks.files import deck_text, parse_deck
from spellspeed.errors import SpellspeedError
from spellspeed.hosted import HOSTED
from spellspeed.kernel.game import Plain
from spellspeed.room.known import told_outside
from spellspeed.room.refused import Refused
from spellspeed.room.settings import Settings, settings_from
from spellspeed.rulebook import statement
from spellspeed.web import bodies as b
from spellspeed.web.connection import Connection
from spellspeed.web.going_on import room_to_go_on
from spellspeed.web.limits import Addresses, Limits
from spellspeed.web.lookups import LONGEST_RECORDING, VIEWS, VIEWS_SAVED, all_cards, faces, looked_back, marks, odds
from spellspeed.web.page import Page, packed_response
from spellspeed.web.refusals import STATUS, Fault, Moved, Unavailable, code_of, language_of, words_of
from spellspeed.web.replays import Replays
from spellspeed.web.responses import as_json
from spellspeed.web.rooms import Maker, Resumed, Rooms, checked_invitation
from spellspeed.web.security import may_open
from spellspeed.web.watched import Watched

LOCAL: Final = ("127.0.0.1", "::1")
FORWARDED: Final = frozenset(
    ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
)
"""Headers of which one is there where a proxy hands on what somebody else asks."""
WORTH_PACKING: Final = 1000
"""Bytes from which an answer is packed for those who take it so. Answers with a token are shorter, and none is told twice."""
OPEN_STATES: Final = ("waiting",)
RUNNING_STATES: Final = ("sealing", "toss", "choice", "siding", "duel")
B = TypeVar("B")


class Server:
    """What the routes share: the rooms, limits, counts."""

    def __init__(self, rooms: Rooms, limits: Limits, public_url: str, trust_proxy: bool = False) -> None:
        self.rooms: Final = rooms
        self.limits: Final = limits
        self.public_url: Final = public_url
        self.trust_proxy: Final = trust_proxy
        self.sockets_opened: Final = Addresses(limits.sockets, limits.sockets_saved)
        self.rooms_made: Final = Addresses(limits.rooms, limits.rooms_saved)
        self.views: Final = Addresses(VIEWS, VIEWS_SAVED)
        self.measured: Final = rooms.measured
        self.sockets: Final[set[asyncio.Task[Any]]] = set()
        self.replays: Final = Replays()

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

    async def rooms_asked(self, request: Request) -> Response:
        """/api/1/rooms: a POST makes a room, a GET lists them."""
        return await (self.make_room if request.method == "POST" else self.lobby)(request)

    async def make_room(self, request: Request) -> Response:
        """POST /api/1/rooms {settings, name, deck, seat}: a room, with the maker at a seat if it brings a deck."""
        if not self.rooms_made.take(self.address(request.scope), self.seconds()):
            raise Refused("too_fast", "too many rooms")
        wanted = await self.body(request, b.NewRoom)
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
        wanted = await self.body(request, b.SeatTaken)
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
        running = asked_for(request, "state", ("open", "running")) == "running"
        rows = await asyncio.to_thread(self.rooms.store.lobby, RUNNING_STATES if running else OPEN_STATES)
        listed: list[Plain] = []
        for row in rows[:200]:
            settings = settings_from(json.loads(row.settings)["room"], None)
            hosted = self.rooms.held.get(row.id)
            if settings.watched or not running:
                record = hosted.room.record if hosted is not None else None
                listed.append(told_outside(row.id, row.state, settings, record))
        return as_json({"rooms": listed})

    async def shown_room(self, request: Request) -> Response:
        """GET /api/1/rooms/{room}: what a room is to be and who sits there, as far as somebody needs it who has its name and no seat."""
        hosted = await self.rooms.find(request.path_params["room"])
        return as_json(told_outside(hosted.id, hosted.room.state, hosted.room.settings, hosted.room.record))

    async def recording(self, request: Request) -> Response:
        """GET /api/1/rooms/{room}/recording: all that was played, after the end."""
        hosted = await self.rooms.find(request.path_params["room"])
        return Response(hosted.room.recording_text(), media_type="application/json")

    # Decks, cards, rules

    async def read_deck(self, request: Request) -> Response:
        """POST /api/1/decks/read {text}: a deck in any format, or one that comes along by its name, as passcodes."""
        text = (await self.body(request, b.DeckText)).text
        deck = find_deck(text) if text in bundled() else parse_deck(text, "a deck")
        notes = [str(note) for note in deck.notes]
        parts = {"main": list(deck.main), "fusion": list(deck.fusion), "side": list(deck.side)}
        return as_json({"name": deck.name, **parts, "notes": notes})

    async def write_deck(self, request: Request) -> Response:
        """POST /api/1/decks/write {deck, format}: a deck as the text of a format."""
        wanted = await self.body(request, b.DeckToWrite)
        parts = wanted.deck
        deck = DeckList(parts.name or "deck", tuple(parts.main), tuple(parts.fusion), tuple(parts.side))
        return as_json({"text": deck_text(deck, wanted.format)})

    async def check_deck(self, request: Request) -> Response:
        """POST /api/1/decks/check {text, settings}: what a format has against a deck."""
        wanted = await self.body(request, b.DeckToCheck)
        hosting = HOSTED["yugioh"]
        language = language_of(request.headers.get("accept-language", ""))
        name, problems = hosting.deck_problems(wanted.text, hosting.checked(wanted.settings), language)
        return as_json({"name": name, "problems": problems})

    async def odds_of_deck(self, request: Request) -> Response:
        """POST /api/1/decks/odds {main, cards, hand}: the odds of a hand, in percent."""
        return as_json(odds(await self.body(request, b.HandAsked)))

    async def choices(self, request: Request) -> Response:
        """GET /api/1/choices: formats, lists, pools, bots and decks by name."""
        known = HOSTED["yugioh"].choices()
        return as_json({**known, "bots": [*known["bots"], *self.rooms.own_bots]})

    async def view_recording(self, request: Request) -> Response:
        """POST /api/1/recordings/view {recording, duel, step, seat}: how it stood there."""
        if not self.views.take(self.address(request.scope), self.seconds()):
            raise Refused("too_fast", "too many views")
        wanted = await self.body(request, b.LookingBack, LONGEST_RECORDING)
        language = language_of(request.headers.get("accept-language", ""))
        return as_json(await self.replays.played(language, looked_back, wanted, language))

    async def recording_marks(self, request: Request) -> Response:
        """POST /api/1/recordings/marks {recording, duel}: where its turns begin."""
        if not self.views.take(self.address(request.scope), self.seconds()):
            raise Refused("too_fast", "too many views")
        wanted = await self.body(request, b.MarksAsked, LONGEST_RECORDING)
        return as_json(
            await self.replays.played(language_of(request.headers.get("accept-language", "")), marks, wanted)
        )

    async def go_on(self, request: Request) -> Response:
        """POST /api/1/recordings/rooms {recording, duel, step, seat, name}: a room that goes on from there, against bots."""
        if not self.rooms_made.take(self.address(request.scope), self.seconds()):
            raise Refused("too_fast", "too many rooms")
        wanted = await self.body(request, b.GoingOn, LONGEST_RECORDING)
        language = language_of(request.headers.get("accept-language", ""))
        settings, recording = await self.replays.played(language, room_to_go_on, wanted)
        return await self.made(settings, wanted.seat, Resumed(wanted.seat, wanted.name, recording))

    async def rule(self, request: Request) -> Response:
        """GET /api/1/rules/{id}?language=en: what a rule says."""
        language = asked_for(request, "language", ("en", "tr"))
        rule_id = request.path_params["id"][:40]
        return as_json({"id": rule_id, "statement": statement(rule_id, language)})

    async def faces(self, request: Request) -> Response:
        """GET /api/1/cards?codes=1,2&language=en: facts and texts of several cards."""
        language = "tr" if request.query_params.get("language") == "tr" else "en"
        return as_json(faces(request.query_params.get("codes", ""), language))

    async def all_cards(self, request: Request) -> Response:
        """GET /api/1/cards/all: facts and texts of every card."""
        held = await asyncio.to_thread(all_cards)
        return packed_response(
            request, held, "application/json", {"Cache-Control": "max-age=600", "Vary": "Accept-Encoding"}
        )

    async def face(self, request: Request) -> Response:
        """GET /api/1/cards/{code}?language=en: facts and text of a card."""
        language = asked_for(request, "language", ("en", "tr"))
        face = HOSTED["yugioh"].face(request.path_params["code"], language)
        if not face:
            raise HTTPException(404)
        return as_json(face)

    # Looking after it

    async def health(self, request: Request) -> Response:
        """GET /healthz: whether the store answers, and rooms can be made."""
        if self.rooms.closing:
            raise Unavailable("stopping")
        await asyncio.to_thread(self.rooms.store.lobby, ())
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
        if not may_open(socket.headers.get("origin"), host, self.public_url):
            await socket.close(4403)
            return
        if not self.sockets_opened.take(self.address(socket.scope), self.seconds()):
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

    async def body(self, request: Request, kind: type[B], most: int | None = None) -> B:
        """The body as JSON of a type, of at most so many bytes (by default those of `limits.body`). Raises Refused."""
        most = self.limits.body if most is None else most
        held = bytearray()
        async for part in request.stream():
            held += part
            if len(held) > most:
                raise Refused("too_large", "long body", most=most)
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


def hash_of(token: str) -> str:
    """What is kept of a token."""

    return sha256(token.encode()).hexdigest()


async def refused(request: Request, problem: Exception) -> Response:
    """What is refused, as a code and a sentence."""
    assert isinstance(problem, SpellspeedError), "what is refused is refused by name"
    code = code_of(problem, "bad_message")
    to = {"to": problem.owner} if isinstance(problem, Moved) else {}
    say = words_of(problem, language_of(request.headers.get("accept-language", "")))
    return as_json({"code": code, **to, "say": say}, STATUS.get(code, 400))


async def not_there(request: Request, problem: Exception) -> Response:
    """Nothing is at this address, or it takes no such method."""
    assert isinstance(problem, HTTPException), "what the routes do not know"
    refusal = (
        Refused("not_found", "nothing there")
        if problem.status_code == 404
        else Refused("bad_message", "no such method")
    )
    answer = await refused(request, refusal)
    answer.status_code = problem.status_code
    answer.headers.update(problem.headers or {})
    return answer


async def failed(request: Request, problem: Exception) -> Response:
    """A fault of the program: nothing of it is told; the log has it."""
    return await refused(request, Fault("server failed"))


def routes_of(server: Server) -> list[Route | WebSocketRoute]:
    """All routes of the interface; the page has its own."""
    return [
        Route("/api/1/rooms", server.rooms_asked, methods=["GET", "POST"]),
        Route("/api/1/rooms/{room}", server.shown_room, methods=["GET"]),
        Route("/api/1/rooms/{room}/seats", server.take_seat, methods=["POST"]),
        Route("/api/1/rooms/{room}/recording", server.recording, methods=["GET"]),
        Route("/api/1/decks/read", server.read_deck, methods=["POST"]),
        Route("/api/1/decks/write", server.write_deck, methods=["POST"]),
        Route("/api/1/decks/check", server.check_deck, methods=["POST"]),
        Route("/api/1/decks/odds", server.odds_of_deck, methods=["POST"]),
        Route("/api/1/choices", server.choices, methods=["GET"]),
        Route("/api/1/recordings/marks", server.recording_marks, methods=["POST"]),
        Route("/api/1/recordings/rooms", server.go_on, methods=["POST"]),
        Route("/api/1/recordings/view", server.view_recording, methods=["POST"]),
        Route("/api/1/rules/{id}", server.rule, methods=["GET"]),
        Route("/api/1/cards", server.faces, methods=["GET"]),
        Route("/api/1/cards/all", server.all_cards, methods=["GET"]),
        Route("/api/1/cards/{code:int}", server.face, methods=["GET"]),
        Route("/healthz", server.health, methods=["GET"]),
        Route("/metrics", server.metrics, methods=["GET"]),
        WebSocketRoute("/ws/1/{room}", server.socket),
    ]


def new_app(server: Server) -> ASGIApp:
    """The application of a server; its leases are kept while it runs."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        keeping = asyncio.get_running_loop().create_task(server.rooms.keep_leases())
        try:
            yield
        finally:
            keeping.cancel()
            server.replays.close()

    app = Starlette(
        routes=[*routes_of(server), *Page().routes()],
        exception_handlers={SpellspeedError: refused, HTTPException: not_there, Exception: failed},
        middleware=[Middleware(GZipMiddleware, minimum_size=WORTH_PACKING)],
        lifespan=lifespan,
    )
    return Watched(app, server.measured.requests)
