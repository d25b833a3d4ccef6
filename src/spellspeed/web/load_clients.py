"""The clients of the load bench: two seats of a duel that answer at their pace, and spectators."""

from __future__ import annotations

import asyncio
import json
import os
import time
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from spellspeed.room.seal import hash_of

HOST: Final = "127.0.0.1"
LARGEST: Final = 1 << 22


async def opened(port: int, room: str, token: str = "") -> ClientConnection:
    """A socket at a server of this machine that has said hello."""
    wire = await connect(f"ws://{HOST}:{port}/ws/1/{room}", max_size=LARGEST, ping_interval=None, compression=None)
    await wire.send(json.dumps({"t": "hello", "token": token}))
    return wire


def leave(wires: list[ClientConnection]) -> None:
    """Drop connections without waiting for goodbyes."""
    for wire in wires:
        wire.transport.abort()


class Paced:
    """A client that answers a second after it is asked, and notes how long each acknowledgement took."""

    def __init__(self, wire: ClientConnection, pace: float, late: float, acks: list[float]) -> None:
        """`late`: so many seconds are added to the first answer, so that duels which begin together do not answer together."""
        self.wire: Final = wire
        self.late = late
        self.pace: Final = pace
        self.acks: Final = acks
        self.salt: Final = os.urandom(16).hex()
        self.bytes = 0
        self.steps = 0
        self.sent: dict[str, float] = {}
        self.answered = -1

    async def play(self) -> None:
        """Until the duel is over."""
        async for text in self.wire:
            self.bytes += len(text)
            message = json.loads(text)
            kind = message["t"]
            self.steps += kind == "step"
            if kind == "ack" and message["id"] in self.sent:
                self.acks.append(1000 * (time.perf_counter() - self.sent.pop(message["id"])))
            elif kind == "welcome" and message["state"] == "sealing":
                await self.say({"t": "salt_hash", "hash": hash_of(self.salt)})
            elif kind == "sealing" and message.get("hashes") and not message.get("salts"):
                await self.say({"t": "salt", "salt": self.salt})
            elif kind in ("step", "snapshot") and "ask" in message and message["ask"]["n"] > self.answered:
                await self.answer(message["ask"])
            elif kind == "over" and message["whole"]:
                return

    async def answer(self, ask: dict[str, Any]) -> None:
        """After the pace: what can be done that goes on, without looking for more."""
        late, self.late = self.late, 0.0
        await asyncio.sleep(self.pace + late)
        self.answered = ask["n"]
        name = f"a{ask['n']}"
        self.sent[name] = time.perf_counter()
        await self.say({"t": "answer", "id": name, "ask": ask["n"], "picks": picks_of(ask)})

    async def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        await self.wire.send(json.dumps(message))


def picks_of(ask: dict[str, Any]) -> list[int]:
    """A pass where one passes; else the first that can be done in the Main Phase, so that the field fills; as few as are asked for."""
    if ask["passing"] >= 0 and ask["kind"] != "open":
        return [ask["passing"]]
    count = ask["least"] or min(1, ask["most"])
    if ask["kind"] == "open":
        liked = [
            place
            for place, option in enumerate(ask["options"])
            if option["verb"] in ("summon", "set", "attack", "enter battle")
        ]
        return liked[:1] or [len(ask["options"]) - 1]
    return list(range(count))


def waiting_picks(ask: dict[str, Any]) -> list[int]:
    """As `picks_of`, but nobody attacks, so that the duel lasts."""
    if ask["kind"] != "open":
        return picks_of(ask)
    quiet = (place for place, option in enumerate(ask["options"]) if option["verb"] in ("summon", "set"))
    return [next(quiet, len(ask["options"]) - 1)]


class Watcher:
    """A spectator's socket: it reads whatever comes, so that nobody waits for it."""

    def __init__(self) -> None:
        self.shown: Final = asyncio.Event()
        self.answered: Final = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def read(self, wire: ClientConnection) -> None:
        """Until the socket is closed."""
        async for text in wire:
            kind = json.loads(text)["t"]
            if kind == "snapshot":
                self.shown.set()
            elif kind == "pong":
                self.answered.set()
