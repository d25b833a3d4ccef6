"""What one address can cost a server, and what connections that say nothing do to others.

    python tools/withstanding.py [--duels N] [--silent N] [--seconds N]

A server of its own with the limits that it has for everybody plays so many paced duels of clients at 127.0.0.1, which meet no limit of one address.
Then 127.0.0.2 asks for one thing after the other as fast as it may: the share of a core that this costs, and how long the others' answers take to be
acknowledged. Then so many connections say half a request. Numbers go to docs/server.md.
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
from concurrent.futures import ProcessPoolExecutor
from http.client import HTTPConnection, HTTPException
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from threading import Thread
from typing import Any, Final

from starlette.types import Scope

from spellspeed.web.app import Server
from spellspeed.web.limits import Limits
from spellspeed.web.listener import Listener, clock
from spellspeed.web.load import DECKS, Child, new_rooms, percentile
from spellspeed.web.load_clients import HOST, Paced, leave, opened
from spellspeed.web.rooms import Rooms
from spellspeed.web.store import Store

STRANGER: Final = "127.0.0.2"
"""The address that costs; that of the duels is another."""
CONNECTIONS: Final = 20
"""So many connections of the stranger ask at a time."""
SPARED: Final = count()
"""Each request of the clients that play is counted as one of an address of its own, so that only the stranger meets the limits of one."""
DECK: Final = "\n".join(["26202165"] * 3000)


class Spared(Server):
    """A server with the limits that it has for everybody."""

    def address(self, scope: Scope) -> str:
        """Who asks."""
        found = super().address(scope)
        return f"{found} {next(SPARED)}" if found == HOST else found


def be_measured(handed: int, address: str, lease: int, owner: str) -> None:
    """What the child does, like `be_loaded`."""
    listener = socket.socket(fileno=handed)
    store = Store(address)
    url = f"http://{HOST}:{listener.getsockname()[1]}"
    server = Spared(Rooms(store, clock, owner or url, lease), Limits(connections_of_address=100_000), url)
    try:
        Listener(server, ends_all=True).run(sockets=[listener])
    finally:
        store.close()


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
    """The same thing for so many seconds over one connection, one request after the other, from the stranger's address."""
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


def asked_by_stranger(port: int, what: tuple[str, str, Any], seconds: float) -> list[int]:
    """What all connections of the stranger were answered, in a process of its own: it takes nothing from the clients that play but the processor."""
    statuses: list[int] = []
    asking = [Thread(target=ask_for, args=(port, what, seconds, statuses.append)) for _ in range(CONNECTIONS)]
    for each in asking:
        each.start()
    for each in asking:
        each.join()
    return statuses


def half_open(port: int, number_of: int) -> list[socket.socket]:
    """Connections with half a request each, from addresses of this machine of their own: a hundred from each."""
    wires: list[socket.socket] = []
    for number in range(number_of):
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
    strangers = ProcessPoolExecutor(1, get_context("spawn"))
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
            loop = asyncio.get_running_loop()
            statuses = await loop.run_in_executor(strangers, asked_by_stranger, child.port, what, seconds)
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
    strangers.shutdown()


def main() -> None:
    """Read the options and measure."""
    options = argparse.ArgumentParser(description="What a server withstands.")
    options.add_argument("--duels", type=int, default=200)
    options.add_argument("--silent", type=int, default=2000)
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument("--recording", type=Path, default=Path("tests/recordings/bench_random_5.json"))
    given = options.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    os.environ["PYTHONPATH"] = os.pathsep.join(
        [str(Path(__file__).parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    )
    with tempfile.TemporaryDirectory() as folder:
        child = Child(f"sqlite:///{folder}/rooms.db", serving="withstanding:be_measured")
        try:
            child.wait()
            text = given.recording.read_text(encoding="utf-8")
            asyncio.run(measured(child, given.duels, given.seconds, given.silent, text))
        finally:
            child.stop()


if __name__ == "__main__":
    main()
