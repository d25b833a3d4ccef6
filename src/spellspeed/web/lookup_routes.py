"""The routes that look something up: decks, recordings, cards, rules. What takes long is done by turns in a process beside the rooms."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Scope

from spellspeed.games import hosted
from spellspeed.kernel.game import Plain
from spellspeed.languages.catalog import ENGLISH, languages
from spellspeed.room.refused import Refused
from spellspeed.rulebook import languages as languages_of_rules
from spellspeed.rulebook import statement
from spellspeed.web import bodies as b
from spellspeed.web.asked import asked_for, body_of
from spellspeed.web.limits import Addresses, Limits
from spellspeed.web.lookups import (
    LONGEST_RECORDING,
    all_cards,
    deck_checked,
    deck_read,
    deck_written,
    faces,
    looked_back,
    marks,
    odds,
)
from spellspeed.web.page import packed_response
from spellspeed.web.replays import Replays
from spellspeed.web.responses import PACKED, as_json, packed, spoken
from spellspeed.web.rooms import Rooms

MOST_DIGITS: Final = 9
B = TypeVar("B")


class LookupRoutes:
    """What they share. `address` tells whom a request comes from, `seconds` the time for rates."""

    def __init__(
        self,
        limits: Limits,
        replays: Replays,
        rooms: Rooms,
        address: Callable[[Scope], str],
        seconds: Callable[[], float],
    ) -> None:
        self.limits: Final = limits
        self.replays: Final = replays
        self.rooms: Final = rooms
        self.address: Final = address
        self.seconds: Final = seconds
        self.decks: Final = Addresses(limits.decks, limits.decks_saved)
        self.views: Final = Addresses(limits.views, limits.views_saved)
        self.telling_cards: Final = asyncio.Lock()
        self.cards_told = b""
        self.choices_told = b""

    def routes(self) -> list[Route]:
        """All of them."""
        return [
            Route("/api/1/decks/read", self.read_deck, methods=["POST"]),
            Route("/api/1/decks/write", self.write_deck, methods=["POST"]),
            Route("/api/1/decks/check", self.check_deck, methods=["POST"]),
            Route("/api/1/decks/odds", self.odds_of_deck, methods=["POST"]),
            Route("/api/1/decks/{name}", self.deck_told, methods=["GET"]),
            Route("/api/1/choices", self.choices, methods=["GET"]),
            Route("/api/1/recordings/marks", self.recording_marks, methods=["POST"]),
            Route("/api/1/recordings/view", self.view_recording, methods=["POST"]),
            Route("/api/1/rules/{id}", self.rule, methods=["GET"]),
            Route("/api/1/cards", self.faces, methods=["GET"]),
            Route("/api/1/cards/all", self.all_cards, methods=["GET"]),
            Route("/api/1/cards/{code}", self.face, methods=["GET"]),
        ]

    async def beside(self, request: Request, deed: Callable[..., Plain], *args: Any) -> Response:
        """What a function returns that is called in the other process, when it is the turn of whoever asks. Raises what it refuses."""
        return as_json(await self.replays.played(self.address(request.scope), spoken(request), deed, *args))

    async def about_a_deck(self, request: Request, kind: type[B]) -> B:
        """The body of a question about a deck. Raises Refused."""
        if not self.decks.take(self.address(request.scope), self.seconds()):
            raise Refused("too_fast", "too many decks")
        return await body_of(request, kind, self.limits)

    async def about_a_recording(self, request: Request, kind: type[B]) -> B:
        """The body of a question about a recording. Raises Refused."""
        if not self.views.take(self.address(request.scope), self.seconds()):
            raise Refused("too_fast", "too many views")
        return await body_of(request, kind, self.limits, LONGEST_RECORDING)

    # Decks

    async def read_deck(self, request: Request) -> Response:
        """POST /api/1/decks/read {text}: a deck in any format, or one that comes along by its name, as passcodes."""
        return await self.beside(request, deck_read, await self.about_a_deck(request, b.DeckText))

    async def write_deck(self, request: Request) -> Response:
        """POST /api/1/decks/write {deck, format}: a deck as the text of a format."""
        return await self.beside(request, deck_written, await self.about_a_deck(request, b.DeckToWrite))

    async def check_deck(self, request: Request) -> Response:
        """POST /api/1/decks/check {text, settings}: what a format has against a deck."""
        wanted = await self.about_a_deck(request, b.DeckToCheck)
        return await self.beside(request, deck_checked, wanted, spoken(request))

    async def odds_of_deck(self, request: Request) -> Response:
        """POST /api/1/decks/odds {main, cards, hand}: the odds of a hand, in percent."""
        return await self.beside(request, odds, await self.about_a_deck(request, b.HandAsked))

    async def deck_told(self, request: Request) -> Response:
        """GET /api/1/decks/{name}: what a deck that comes along is."""
        told = hosted()["yugioh"].deck_told(request.path_params["name"], spoken(request))
        if not told:
            raise HTTPException(404)
        return as_json(told)

    async def choices(self, request: Request) -> Response:
        """GET /api/1/choices: formats, lists, pools, bots and decks by name."""
        if not self.choices_told:
            known = hosted()["yugioh"].choices()
            self.choices_told = packed({**known, "bots": [*known["bots"], *self.rooms.own_bots]})
        return packed_response(request, self.choices_told, "application/json", PACKED)

    # Recordings

    async def view_recording(self, request: Request) -> Response:
        """POST /api/1/recordings/view {recording, duel, step, seat}: how it stood there."""
        wanted = await self.about_a_recording(request, b.LookingBack)
        return await self.beside(request, looked_back, wanted, spoken(request))

    async def recording_marks(self, request: Request) -> Response:
        """POST /api/1/recordings/marks {recording, duel}: where its turns begin."""
        return await self.beside(request, marks, await self.about_a_recording(request, b.MarksAsked))

    # Cards, rules

    async def rule(self, request: Request) -> Response:
        """GET /api/1/rules/{id}?language=en: what a rule says."""
        language = asked_for(request, "language", languages_of_rules())
        rule_id = request.path_params["id"][:40]
        return as_json({"id": rule_id, "statement": statement(rule_id, language)})

    async def faces(self, request: Request) -> Response:
        """GET /api/1/cards?codes=1,2&language=en: facts and texts of several cards."""
        wanted = request.query_params.get("language", ENGLISH)
        return as_json(faces(request.query_params.get("codes", ""), wanted if wanted in languages() else ENGLISH))

    async def all_cards(self, request: Request) -> Response:
        """GET /api/1/cards/all: facts and texts of every card. They are told once, in the other process."""
        async with self.telling_cards:
            if not self.cards_told:
                self.cards_told = await self.replays.played(self.address(request.scope), ENGLISH, all_cards)
        return packed_response(
            request, self.cards_told, "application/json", {"Cache-Control": "max-age=600", "Vary": "Accept-Encoding"}
        )

    async def face(self, request: Request) -> Response:
        """GET /api/1/cards/{code}?language=en: facts and text of a card."""
        language = asked_for(request, "language", languages())
        code = request.path_params["code"]
        is_passcode = code.isascii() and code.isdigit() and len(code) <= MOST_DIGITS
        face = hosted()["yugioh"].face(int(code), language) if is_passcode else {}
        if not face:
            raise HTTPException(404)
        return as_json(face)
