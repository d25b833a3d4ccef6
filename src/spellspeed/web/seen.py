"""What a client was told of a room, as it stands, and what it saw of the sealing."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from spellspeed.room.seal import hash_of
from spellspeed.web import protocol as p
from spellspeed.web.shown import Ask, ClockOf, Parts, SeatShown, Waiting


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
        self.seats: list[SeatShown] = []
        self.state = ""
        self.parts: Parts = {}
        self.faces: dict[int, dict[str, Any]] = {}
        self.log: list[str] = []
        self.seq = -1
        self.ask: Ask | None = None
        self.waiting: Waiting | None = None
        self.clock: dict[str, ClockOf] = {}
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


def drawn_salt() -> str:
    """A salt that nobody knows, as hex digits."""
    return secrets.token_hex(32)


class Salting:
    """The salt of a seat, which `draw` draws, and what was shown of the sealing before anything was drawn."""

    def __init__(self, draw: Callable[[], str] = drawn_salt) -> None:
        self.draw = draw
        self.commit = ""
        self.salt = ""
        self.hashes: list[str] = []
        self.salts: list[str] = []
        self.lists: list[str] = []
        """The hashes of the lists as they were when no salt was known yet."""
        self.said: set[str] = set()
        """What was sent over the present connection."""

    @property
    def hash(self) -> str:
        """What is shown of the salt first."""
        return hash_of(self.salt)

    def begin(self, commit: str) -> None:
        """What is shown of the room's secret. Another commitment is another shuffle, with another salt."""
        if commit and commit != self.commit:
            self.commit, self.salt, self.hashes, self.salts, self.lists = commit, self.draw(), [], [], []

    def answer(self, told: p.Sealing) -> p.SaltHash | p.Salt | None:
        """What a seat says to what is shown: the hash of its salt, the salt when the hashes of all are there, nothing any more.

        The salt is not shown where the hashes lack its own: then it would be no longer a secret, and bind nobody. Nor is it where no lists are
        bound, or others than when the hashes were there first.
        """
        self.begin(told.commit)
        own = self.hash
        if told.hashes and not self.hashes:
            self.hashes, self.lists = list(told.hashes), list(told.lists)
        self.salts = list(told.salts)
        if told.salts:
            return None
        said = "salt" if told.hashes else "hash"
        if said + self.commit in self.said:
            return None
        if told.hashes and (own not in self.hashes or not self.lists or self.lists != told.lists):
            return None
        self.said.add(said + self.commit)
        return p.Salt(id="salt", salt=self.salt) if told.hashes else p.SaltHash(id="hash", hash=own)
