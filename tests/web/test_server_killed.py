"""kill -9 of a server while duels are under way: what was acknowledged is there once, and each duel goes on where it was. The clock of the machine is
set meanwhile, and nobody loses on time."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spellspeed.games.recordings import parse_recording
from spellspeed.recording.recorder import verify
from spellspeed.web.store import Store
from tests.patience import WHOLE
from tests.thorough import THOROUGH
from tests.web.killed_server import ChildServer
from tests.web.killing import Seat, Up
from tests.web.serving import AGAINST_A_BOT, DECKS, NAMES, PERSONS

pytestmark = pytest.mark.served

KILLS, DUELS, JUMP_EVERY = (200, 20, 10) if THOROUGH else (3, 3, 2)
JUMPS = (7_200_000, -7_230_000, 86_400_000, -86_000_000, 30_000)
"""Milliseconds by which the clock of the machine is set, one after the other: hours and a day, forward and back."""
CLOCK = {"bank": 600, "increment": 10}
ON_TIME = ("ERA-CLOCK-1", "ERA-ABANDON-1", "MATCH-6")
"""Reasons of an end that a clock gives."""
PLACES = ("before_commit", "after_commit", "before_telling")


class Killed:
    """A server that is started again and again on one store, and the duels that go on."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.up = Up()
        self.server = ChildServer(address)
        self.chance = Random("kills")
        self.seats: dict[str, list[Seat]] = {}
        self.playing: dict[str, asyncio.Future[Any]] = {}
        self.acks = 0
        self.kill_at = 0
        self.jump_at = 0
        self.jumps = 0
        self.wrong = 0
        """Milliseconds by which the clock of the machine is wrong."""
        self.made = 0

    async def start(self, place: str = "", times: int = 0) -> None:
        """Start it; it listens when this returns."""
        await asyncio.to_thread(self.server.begin, place=place, times=times, wrong=self.wrong)
        self.up.at(self.server.port)

    async def ended(self) -> int:
        """Wait until it has ended: how."""
        try:
            waiting = asyncio.ensure_future(asyncio.to_thread(self.server.running.ended, WHOLE))
            going_on = [playing for playing in self.playing.values() if not playing.done()]
            while not waiting.done():
                await asyncio.wait([waiting, *going_on], return_when=asyncio.FIRST_COMPLETED)
                for playing in [one for one in going_on if one.done()]:
                    going_on.remove(playing)
                    playing.result()
            return waiting.result()
        finally:
            self.server.kill()

    def told(self) -> None:
        """An answer was acknowledged; after so many the clock is set, and after so many the server is killed, wherever it is just then."""
        self.acks += 1
        if self.acks == self.jump_at:
            jump = JUMPS[self.jumps % len(JUMPS)]
            self.jumps += 1
            self.wrong += jump
            self.server.running.tell(f"set {jump}\n")
        if self.acks == self.kill_at:
            self.server.running.process.kill()

    def make(self) -> tuple[str, dict[int, str]]:
        """A new room: every third one of two persons, the others against a bot."""
        settings = {**(PERSONS if self.made % 3 == 2 else AGAINST_A_BOT), "clock": CLOCK}
        self.made += 1
        made = self.server.post("/api/1/rooms", {"settings": settings, "name": NAMES[0], "deck": DECKS[0]})
        tokens = {0: made["token"]}
        for place, token in made["invitations"].items():
            tokens[int(place)] = token
            body = {"token": token, "seat": int(place), "name": NAMES[int(place)], "deck": DECKS[int(place)]}
            self.server.post(f"/api/1/rooms/{made['room']}/seats", body)
        return made["room"], tokens

    async def fill(self) -> None:
        """As many duels as there are to be."""
        for room in [room for room, playing in self.playing.items() if playing.done()]:
            self.playing.pop(room).result()
        while len(self.playing) < DUELS:
            room, tokens = await asyncio.to_thread(self.make)
            number = len(self.seats)
            self.seats[room] = [Seat(self.up, room, number, place, token, self.told) for place, token in tokens.items()]
            self.playing[room] = asyncio.gather(*[seat.play() for seat in self.seats[room]])

    async def run(self) -> None:
        """All kills, by turns at a random moment and at a place of the store; then the duels are given up."""
        for kill in range(KILLS):
            if kill % 2 == 0:
                await self.start()
                await self.fill()
                self.kill_at = self.acks + self.chance.randint(2, 6 * DUELS)
                if kill % JUMP_EVERY == 0:
                    self.jump_at = (self.acks + self.kill_at) // 2
            else:
                await self.start(self.chance.choice(PLACES), self.chance.randint(1, 2 * DUELS))
            assert await self.ended() == -9
        for seats in self.seats.values():
            seats[0].surrenders = True
        await self.start()
        await asyncio.wait_for(asyncio.gather(*self.playing.values()), WHOLE)

    def recording(self, room: str) -> str:
        """The recording of a room, as text."""
        return json.dumps(self.server.get(f"/api/1/rooms/{room}/recording"))

    async def stop(self) -> None:
        """End the last one."""
        self.server.running.process.terminate()
        assert await self.ended() in (0, -15)


def given(store: Store, room: str, place: int) -> list[tuple[int, list[int]]]:
    """The answers that are stored of a person: numbers of asks and places of options."""
    bodies = [json.loads(row.body) for row in store.rows(room) if (row.seat, row.kind) == (place, "answer")]
    return [(body["ask"], body["places"]) for body in bodies if "ask" in body]


def test_every_acknowledged_answer_is_there_once_however_often_the_server_is_killed(tmp_path: Path) -> None:
    """And every recording verifies, and holds of each person exactly what its client knows to have answered."""
    address = f"sqlite:///{tmp_path}/rooms.db"
    killed = Killed(address)

    async def all_of_it() -> dict[str, str]:
        try:
            await killed.run()
            files = {room: await asyncio.to_thread(killed.recording, room) for room in killed.seats}
            await killed.stop()
            return files
        finally:
            killed.server.close()

    files = asyncio.run(all_of_it())
    store = Store(address)
    answers = again = 0
    try:
        for room, seats in killed.seats.items():
            assert verify(parse_recording(files[room], room)).fits
            assert json.loads(files[room])["end"]["reason"] not in ON_TIME
            for seat in seats:
                stored = given(store, room, seat.place)
                assert len({number for number, _ in stored}) == len(stored)
                assert stored[: len(seat.acked)] == seat.acked
                # The answer that ended the duel, or that a surrender overtook, may be stored without its client being told.
                assert len(stored) - len(seat.acked) in (0, 1)
                answers += len(seat.acked)
                again += seat.again
    finally:
        store.close()
    assert answers == killed.acks > KILLS
    assert again > 0
    assert killed.jumps == len(range(0, KILLS, JUMP_EVERY))
    print(
        f"{KILLS} kills, {killed.jumps} jumps of the clock, {len(files)} duels, {answers} answers acknowledged and stored once, {again} sent again"
    )
