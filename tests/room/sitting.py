"""Rooms for tests: persons that answer by a stream of their own, a clock held by hand, and every frame that each viewer was sent."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any

from spellspeed.kernel.draws import Stream
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.room.boards import Frame
from spellspeed.room.refused import Refused
from spellspeed.room.room import Room
from spellspeed.room.rows import Row
from spellspeed.room.seal import hash_of
from spellspeed.room.settings import settings_from

DECKS = ("bench_goat_a", "bench_goat_b", "bench_goat_b", "bench_goat_a")
NAMES = ("Ana", "Ben", "Cem", "Dora")
SECRET = b"a secret of thirty-two bytes ..."
START = 1_700_000_000_000
LANGUAGE = "en"


def token_of(place: int) -> str:
    """The token of a test's player."""
    return f"token {place}"


def hash_of_token(place: int) -> str:
    """What a room keeps of it."""
    return sha256(token_of(place).encode()).hexdigest()


def salt_of(place: int) -> str:
    """The salt of a test's player."""
    return sha256(f"salt {place}".encode()).hexdigest()


class Sitting:
    """A room, its clock, the rows that were kept, and the frames that were sent to each viewer, as their bytes and as plain JSON."""

    def __init__(self, secret: bytes = SECRET, watched: bool = True, seed: str = "answers", **settings: Any) -> None:
        self.settings = settings_from(settings)
        self.secret = secret
        self.room = Room("room1", self.settings, secret)
        self.now = START
        self.rows: list[Row] = []
        self.frames: dict[int, list[Frame]] = {viewer: [] for viewer in (SPECTATOR, *range(self.settings.seats))}
        self.times: dict[int, list[int]] = {viewer: [] for viewer in self.frames}
        self.look: Callable[[], None] = lambda: None
        """What is done after every deed."""
        self.streams = [Stream(f"{seed} {place}") for place in range(self.settings.seats)]
        for place in self.settings.persons:
            self.room.arrived(place, self.now, LANGUAGE)
        if watched:
            self.room.arrived(SPECTATOR, self.now, LANGUAGE)
        self.after()
        if self.room.presence_at is not None:
            self.wait()

    def after(self) -> None:
        """What a server does after a deed: rows are kept, then frames are sent."""
        self.rows += self.room.new_rows()
        for viewer, frame in self.room.new_frames():
            self.frames[viewer].append(frame)
            self.times[viewer].append(self.now)
        self.look()

    def do(self, deed: Callable[..., Any], *given: Any) -> Any:
        """A deed at the present moment."""
        try:
            return deed(*given, self.now)
        finally:
            self.after()

    def sit(self, decks: Mapping[int, str] | None = None) -> None:
        """Every person sits down and seals."""
        for place in self.settings.persons:
            deck = (decks or {}).get(place, DECKS[place])
            self.do(self.room.sit, place, NAMES[place], hash_of_token(place), deck)
        self.seal()

    def seal(self) -> None:
        """Hashes, then salts."""
        for place in self.settings.persons:
            self.do(self.room.salt_hash, place, hash_of(salt_of(place)))
        for place in self.settings.persons:
            self.do(self.room.salt, place, salt_of(place))

    def ask(self, place: int) -> dict[str, Any] | None:
        """The open ask of a place, as it was shown."""
        return self.room.showing.boards[place].asks.get(LANGUAGE)

    def asked(self) -> int:
        """The place that is shown an ask; -1: none."""
        return next(
            (place for place in self.settings.persons if self.ask(place) is not None and not self.room.untold), -1
        )

    def wait(self) -> bool:
        """Let time pass until something is due; whether there was anything."""
        due = self.room.next_due()
        if due is None:
            return False
        self.now = max(self.now, due)
        self.do(self.room.tick)
        return True

    def answer(self, place: int, picks: list[int] | None = None) -> list[int]:
        """Answer the open ask of a place, with these places of options or some that are legal."""
        ask = self.ask(place)
        assert ask is not None
        for _ in range(200):
            tried = self.drawn(place, ask) if picks is None else picks
            try:
                self.do(self.room.answer, place, ask["n"], tried)
            except Refused as refused:
                if refused.code != "illegal_picks" or picks is not None:
                    raise
                continue
            return tried
        raise AssertionError(f"no legal answer found to {ask}")

    def drawn(self, place: int, ask: dict[str, Any]) -> list[int]:
        """Places of options by the stream of a player."""
        left = list(range(len(ask["options"])))
        count = ask["least"] + self.streams[place].below(ask["most"] - ask["least"] + 1)
        return [left.pop(self.streams[place].below(len(left))) for _ in range(min(count, len(left)))]

    def play(self, most: int = 100_000, until: Callable[[], bool] = lambda: False) -> int:
        """Play until the game is over, `until` says so, or so many answers of persons were given: how many there were."""
        for count in range(most):
            if until():
                return count
            while self.asked() < 0 and self.room.state == "duel":
                assert self.wait(), "somebody is asked, or something is due"
            if self.room.state != "duel":
                return count
            self.now += 1000
            self.answer(self.asked())
        return most

    # What was sent

    def steps(self, viewer: int) -> list[dict[str, Any]]:
        """The steps that a viewer was sent."""
        return [frame.plain(LANGUAGE) for frame in self.frames[viewer] if frame.seq]

    def sent(self, viewer: int, kind: str) -> list[dict[str, Any]]:
        """The messages of a kind that a viewer was sent."""
        return [plain for frame in self.frames[viewer] if (plain := frame.plain(LANGUAGE))["t"] == kind]

    def told(self, viewer: int) -> str:
        """All that a viewer was sent, as text."""
        return "\n".join(json.dumps(frame.plain(LANGUAGE), ensure_ascii=False) for frame in self.frames[viewer])

    def rebuilt(self) -> Room:
        """The room, from its rows."""
        return Room.rebuilt("room1", self.settings, self.secret, self.rows, self.now)


PERSONS: dict[str, Any] = {"who": [{"kind": "person"}, {"kind": "person"}]}
AGAINST_A_BOT: dict[str, Any] = {
    "who": [{"kind": "person"}, {"kind": "bot", "bot": "sensible", "deck": "bench_goat_b"}]
}
TEAMS: dict[str, Any] = {"seats": 4, "who": [{"kind": "person"}] * 4}
