"""What one address can cost a server, and what connections that say nothing do to others: `python tools/withstanding.py [--duels N] [--silent N] [--seconds N]`.

A server of its own with the limits that it has for everybody plays so many paced duels of clients at 127.0.0.1 (whose limits are lifted by the bench's
server). Then 127.0.0.2 asks for one thing after the other as fast as it may: the share of a core that this costs, and how long the others' answers take
to be acknowledged. Then so many connections say half a request. Numbers go to docs/server.md.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import socket
import tempfile
import time
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, Final

from spellspeed.web.limits import Limits
from spellspeed.web.load import DECKS, Child, new_rooms, percentile
from spellspeed.web.load_clients import HOST, Paced, leave, opened

STRANGER: Final = "127.0.0.2"
"""The address that costs; that of the duels is another."""
DECK: Final = "\n".join(["26202165"] * 3000)


def requests(recording: str) -> dict[str, tuple[str, str, Any]]:
    """What can be asked over HTTP: method, path, body."""
    return {
        "GET /": ("GET", "/", None),
        "GET /api/1/rooms": ("GET", "/api/1/rooms", None),
        "GET /api/1/cards/all": ("GET", "/api/1/cards/all", None),
        "GET /api/1/choices": ("GET", "/api/1/choices", None),
        "GET /api/1/rooms/{room}": ("GET", "/api/1/rooms/nobody000000", None),
        "POST /api/1/rooms": ("POST", "/api/1/rooms", {"settings": {}, "name": "Eve", "deck": DECKS[0]}),
        "POST /api/1/decks/check": ("POST", "/api/1/decks/check", {"text": DECK}),
        "POST /api/1/decks/odds": ("POST", "/api/1/decks/odds", {"main": [26202165] * 60, "hand": 6, "cards": [26202165]}),
        "POST /api/1/recordings/marks": ("POST", "/api/1/recordings/marks", {"recording": recording}),
    }  # fmt: skip


def ask_for(port: int, what: tuple[str, str, Any], seconds: float, told: Callable[[int], None]) -> None:
    """The same thing for so many seconds, one request after the other, from the stranger's address."""
    method, path, body = what
    text = None if body is None else json.dumps(body)
    until = time.perf_counter() + seconds
    wire: HTTPConnection | None = None
    while time.perf_counter() < until:
        try:
            if wire is None:
                wire = HTTPConnection(HOST, port, timeout=30, source_address=(STRANGER, 0))
            wire.request(method, path, text, {"Content-Type": "application/json"})
            answer = wire.getresponse()
            answer.read()
            told(answer.status)
            if answer.will_close:
                wire = None
        except (OSError, HTTPException):
            wire = None
            told(0)


def half_open(port: int, count: int) -> list[socket.socket]:
    """Connections with half a request each, from addresses of this machine of their own: a hundred from each."""
    wires: list[socket.socket] = []
    for number in range(count):
        try:
            wire = socket.create_connection((HOST, port), 10, (f"127.0.1.{1 + number // 100}", 0))
            wire.sendall(b"GET / HTTP/1.1\r\nHost: local")
            wires.append(wire)
        except OSError:
            pass
    return wires


def line_of(what: str, acks: list[float], core: float, statuses: list[int]) -> str:
    """What was measured, in a line."""
    shares = ", ".join(f"{percentile(acks, share):.0f}" for share in (50, 95, 99))
    worst = max(acks, default=0.0)
    asked = f"{len(statuses)} requests, {sum(status in (200, 201) for status in statuses)} served" if statuses else ""
    return f"{what:32} core {core:.3f}  acks {shares}, worst {worst:.0f} ms of {len(acks)}  {asked}  load {os.getloadavg()[0]:.1f}"


async def measured(child: Child, duels: int, seconds: float, silent: int, recording: str) -> None:
    """Play the duels, and print a line for each thing that is done beside them."""
    rooms = await asyncio.to_thread(new_rooms, child, duels, lambda _: None)
    acks: list[float] = []
    clients = [
        Paced(await opened(child.port, room, token), 1.0, number / len(rooms), acks)
        for number, (room, tokens) in enumerate(rooms)
        for token in tokens
    ]
    tasks = [asyncio.create_task(client.play()) for client in clients]
    await asyncio.sleep(5)
    quiet = 0.0
    things: dict[str, tuple[str, str, Any] | None] = {"nothing": None, **requests(recording)}
    for name, what in things.items():
        acks.clear()
        statuses: list[int] = []
        used, began = child.used_seconds(), time.perf_counter()
        if what is None:
            await asyncio.sleep(seconds)
        else:
            await asyncio.to_thread(ask_for, child.port, what, seconds, statuses.append)
        core = (child.used_seconds() - used) / (time.perf_counter() - began)
        quiet = core if what is None else quiet
        print(line_of(name, acks, core if what is None else core - quiet, statuses), flush=True)
    acks.clear()
    used, began = child.used_seconds(), time.perf_counter()
    wires = await asyncio.to_thread(half_open, child.port, silent)
    await asyncio.sleep(seconds)
    core = (child.used_seconds() - used) / (time.perf_counter() - began)
    print(line_of(f"{len(wires)} half-open connections", acks, core - quiet, []), flush=True)
    for wire in wires:
        wire.close()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    leave([client.wire for client in clients])


def main() -> None:
    """Read the options and measure."""
    options = argparse.ArgumentParser(description="What a server withstands.")
    options.add_argument("--duels", type=int, default=200)
    options.add_argument("--silent", type=int, default=2000)
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument("--recording", type=Path, default=Path("tests/recordings/bench_random_5.json"))
    given = options.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder:
        child = Child(f"sqlite:///{folder}/rooms.db", limits=Limits())
        try:
            child.wait()
            text = given.recording.read_text(encoding="utf-8")
            asyncio.run(measured(child, given.duels, given.seconds, given.silent, text))
        finally:
            child.stop()


if __name__ == "__main__":
    main()
