"""Clients that play on whatever happens to the server: each keeps its answer until it is acknowledged, and sends it again after every welcome."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.patience import PATIENCE
from tests.web import exact


class Up:
    """Where the server is now. `down` and `at` are called by whoever starts and kills it."""

    def __init__(self) -> None:
        self.port = 0
        self.life = 0
        """Which life of the server it is."""
        self.changed = asyncio.Event()

    def at(self, port: int) -> None:
        """A server listens."""
        self.port = port
        self.life += 1
        self.changed.set()
        self.changed = asyncio.Event()

    async def after(self, life: int) -> None:
        """Wait until there is a later life than this one."""
        while self.life <= life:
            await self.changed.wait()


class Seat:
    """A client at a seat. `acked` is its own list of the answers that were acknowledged."""

    def __init__(self, up: Up, room: str, number: int, place: int, token: str, told: Callable[[], None]) -> None:
        """`number` is that of the room among those of the test: what is answered follows from it and the place."""
        self.up = up
        self.room = room
        self.place = place
        self.token = token
        self.told = told
        self.chance = Random(f"{number} {place}")
        self.salt = sha256(f"salt {number} {place}".encode()).hexdigest()
        self.epoch, self.seq = "", -1
        self.unacknowledged: tuple[int, list[int]] | None = None
        self.acked: list[tuple[int, list[int]]] = []
        self.surrenders = False
        self.over: dict[str, Any] | None = None
        self.again = 0
        """Answers that were sent again after a welcome."""
        self.asked: dict[str, Any] | None = None

    async def play(self) -> None:
        """Until it is over."""
        life = 0
        while self.over is None:
            await self.up.after(life)
            life = self.up.life
            try:
                await self.connected()
            except ConnectionClosed as closed:
                if closed.rcvd is not None:  # the server said goodbye, and is still there
                    life -= 1
            except (InvalidHandshake, OSError):
                pass

    async def connected(self) -> None:
        """One connection, to its end."""
        async with connect(
            f"ws://127.0.0.1:{self.up.port}/ws/1/{self.room}",
            max_size=1 << 22,
            ping_interval=None,
            open_timeout=PATIENCE,
            close_timeout=1,
        ) as wire:
            self.asked = None
            await self.send(wire, t="hello", token=self.token, epoch=self.epoch, since=self.seq)
            while self.over is None:
                message = json.loads(await wire.recv())
                exact.check(message)
                await self.take(wire, message)

    async def send(self, wire: Any, **message: Any) -> None:
        """Send a message."""
        await wire.send(json.dumps(message))

    async def take(self, wire: Any, message: dict[str, Any]) -> None:
        """One message."""
        kind = message["t"]
        if kind == "welcome":
            self.epoch = message["epoch"]
            if self.unacknowledged is not None:
                self.again += 1
                await self.say(wire)
        elif kind == "sealing" and not message.get("salts"):
            if message.get("hashes"):
                await self.send(wire, t="salt", salt=self.salt)
            else:
                await self.send(wire, t="salt_hash", hash=sha256(bytes.fromhex(self.salt)).hexdigest())
        elif kind in ("step", "snapshot"):
            self.seq = message["seq"]
            self.asked = message.get("ask")
            await self.go_on(wire)
        elif kind == "ack" and message["id"].startswith("a"):
            assert self.unacknowledged is not None
            assert message["ask"] == self.unacknowledged[0]
            self.acked.append(self.unacknowledged)
            self.unacknowledged = None
            self.told()
            await self.go_on(wire)
        elif kind == "error":
            assert message["code"] in ("illegal_picks", "not_now"), message
            if message["id"].startswith("a"):
                self.unacknowledged = None
                await self.go_on(wire)
        elif kind == "over" and message["whole"]:
            self.over = message

    async def go_on(self, wire: Any) -> None:
        """Answer what is asked, if it was not answered before."""
        if self.surrenders:
            self.surrenders = False
            await self.send(wire, t="surrender", id="s")
        ask = self.asked
        if ask is None or self.unacknowledged is not None or (self.acked and ask["n"] <= self.acked[-1][0]):
            return
        self.unacknowledged = (ask["n"], self.drawn(ask))
        await self.say(wire)

    async def say(self, wire: Any) -> None:
        """The answer that is not acknowledged."""
        assert self.unacknowledged is not None
        number, picks = self.unacknowledged
        await self.send(wire, t="answer", id=f"a{number}", ask=number, picks=picks)

    def drawn(self, ask: dict[str, Any]) -> list[int]:
        """Some places of options; where they are refused it is asked again."""
        count = ask.get("least", 1) + self.chance.randint(0, max(0, ask.get("most", 1) - ask.get("least", 1)))
        return self.chance.sample(range(len(ask["options"])), min(count, len(ask["options"])))
