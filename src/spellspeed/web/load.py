"""How much a server carries: duels of two clients each over real sockets, an answer a second at whoever is asked, in a process of their own."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

import spellspeed
from spellspeed.build import COMPILED
from spellspeed.errors import SpellspeedError
from spellspeed.room.room import Room
from spellspeed.room.seal import hash_of
from spellspeed.room.settings import settings_from
from spellspeed.simulation.calibration import units
from spellspeed.web.app import Server
from spellspeed.web.disk_sync import sync_times
from spellspeed.web.limits import Limits
from spellspeed.web.listener import Listener, clock, is_shared, listening
from spellspeed.web.load_clients import HOST, Paced, Watcher, leave, opened, waiting_picks
from spellspeed.web.rooms import LEASE, Rooms
from spellspeed.web.store import Store

DECKS: Final = ("bench_goat_a", "bench_goat_b")
FAR: Final = 1e9
"""A rate that nobody reaches."""
TICKS: Final = os.sysconf("SC_CLK_TCK")
SETTLING: Final = 5
"""Paces that pass before it is measured: all faces of cards in hands are told by then, and duels do not begin any more."""
PATIENCE: Final = 30.0
"""Seconds after which a client gives the server up."""
REBUILT: Final = 300
"""Answers of the room that is built again."""
SOCKETS_OF_ROOM: Final = 200
Progress = Callable[[str], None]
UNLIMITED: Final = Limits(
    requests=FAR, requests_saved=FAR, decks=FAR, decks_saved=FAR, views=FAR, views_saved=FAR, seats=FAR, seats_saved=FAR,
    sockets=FAR, sockets_saved=FAR, rooms=FAR, rooms_saved=FAR, connections_of_address=1_000_000, sockets_of_address=1_000_000,
)  # fmt: skip
"""All clients of a bench have one address: what is limited by address is not limited."""


class LoadFailed(SpellspeedError):
    """The server did not start, or did not answer."""


@dataclass(frozen=True, slots=True)
class Load:
    """What was measured. `units_before` and `units_after` calibrate the machine; `load_average` is that of the minute before the end, others' work
    included; `sync_95` and `sync_99` what the disk takes to keep a commit. Times in milliseconds, memory in bytes; `core` is the share of one core
    that the server took while all duels went on."""

    compiled: bool
    units_before: float
    units_after: float
    load_average: float
    duels: int
    seconds: float
    answers: int
    ack_50: float
    ack_95: float
    ack_99: float
    sync_95: float
    sync_99: float
    core: float
    server_ms_per_answer: float
    memory_empty: int
    memory_full: int
    bytes_per_duel: float
    duels_at_the_end: float
    wire_bytes_per_answer: float
    wire_bytes_per_step: float
    rebuilt_ms: float
    sockets: int
    sockets_seconds: float
    sockets_ping_95: float


class Child:
    """A server in a process of its own, whose limits of one address are lifted. In leases, of so many milliseconds, it
    is called `owner`, or by its address."""

    def __init__(
        self, store: str, lease: int = LEASE, owner: str = "", serving: str = "spellspeed.web.load:be_loaded"
    ) -> None:
        """`serving`: the function of a module that serves in the child, if not `be_loaded`."""
        module, _, function = serving.partition(":")
        with listening(HOST, 0) as listener:
            self.port: Final[int] = listener.getsockname()[1]
            self.url: Final = f"http://{HOST}:{self.port}"
            given = f"{listener.fileno()}, {store!r}, {lease}, {owner!r}"
            path = [str(Path(spellspeed.__file__).parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])]
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
            self.process: Final = subprocess.Popen(
                [sys.executable, "-c", f"from {module} import {function}; {function}({given})"],
                env=environment,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                pass_fds=(listener.fileno(),),
            )

    def wait(self) -> None:
        """Until it answers: whoever comes before it has begun waits at its socket. Raises LoadFailed."""
        try:
            with urlopen(f"{self.url}/healthz", timeout=PATIENCE):
                pass
        except OSError as silent:
            raise LoadFailed("the server does not answer") from silent

    def post(self, path: str, body: object) -> Any:
        """The answer to a POST."""
        request = Request(self.url + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
        with urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read())

    def used_seconds(self) -> float:
        """What its process has used of processors so far."""
        parts = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / TICKS

    def memory(self) -> int:
        """Its resident set, in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) * 1024

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()


def be_loaded(handed: int, address: str, lease: int, owner: str) -> None:
    """What the child does: serve without limits of addresses, at the listening socket that it was handed as a file of this number."""
    listener = socket.socket(fileno=handed)
    store = Store(address)
    limits = UNLIMITED
    url = f"http://{HOST}:{listener.getsockname()[1]}"
    server = Server(Rooms(store, clock, owner or url, lease, is_shared(address)), limits, url)
    try:
        Listener(server, ends_all=True).run(sockets=[listener])
    finally:
        store.close()


def new_rooms(child: Child, count: int, told: Progress) -> list[tuple[str, list[str]]]:
    """So many rooms in which two persons sit: names and tokens."""
    rooms: list[tuple[str, list[str]]] = []
    for number in range(count):
        told(f"making rooms: {number} of {count}")
        made = child.post("/api/1/rooms", {"settings": {}, "name": "Ana", "deck": DECKS[0]})
        other = made["invitations"]["1"]
        body = {"token": other, "seat": 1, "name": "Ben", "deck": DECKS[1]}
        child.post(f"/api/1/rooms/{made['room']}/seats", body)
        rooms.append((made["room"], [made["token"], other]))
    return rooms


async def play_for(
    child: Child, rooms: list[tuple[str, list[str]]], seconds: float, pace: float, told: Progress
) -> dict[str, float]:
    """All duels go on for so many seconds; what the server used meanwhile."""
    acks: list[float] = []
    clients: list[Paced] = []
    for number, (room, tokens) in enumerate(rooms):
        for token in tokens:
            clients.append(Paced(await opened(child.port, room, token), pace, pace * number / len(rooms), acks))
    tasks = [asyncio.create_task(client.play()) for client in clients]
    await asyncio.sleep(SETTLING * pace)
    acks.clear()
    before, wire, steps = child.used_seconds(), *sums(clients)
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        told(f"{len(rooms)} duels: {elapsed:.0f} of {seconds:.0f} s, {len(acks)} answers")
        await asyncio.sleep(0.5)
    used = child.used_seconds() - before
    wire_after, steps_after = sums(clients)
    found = {
        "answers": float(len(acks)),
        "seconds": elapsed,
        "core": used / elapsed,
        "wire": float(wire_after - wire),
        "steps": float(steps_after - steps),
        "memory": float(child.memory()),
        "playing": float(sum(not task.done() for task in tasks)) / 2,
        **{f"ack_{share}": percentile(acks, share) for share in (50, 95, 99)},
    }
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    leave([client.wire for client in clients])
    return found


def sums(clients: list[Paced]) -> tuple[int, int]:
    """Bytes and steps that all clients have received so far."""
    return sum(client.bytes for client in clients), sum(client.steps for client in clients)


async def open_sockets(child: Child, rooms: list[str], count: int, told: Progress) -> tuple[float, float]:
    """So many spectators at once: the seconds until each has seen its room, and 95 % of the answers to a ping of each, in milliseconds.

    Raises LoadFailed where one is not served.
    """
    wires: list[tuple[ClientConnection, Watcher]] = []
    began = time.perf_counter()
    try:
        async with asyncio.timeout(PATIENCE + count / 20):
            for number in range(count):
                if number % 50 == 0:
                    told(f"sockets: {number} of {count}")
                wire = await opened(child.port, rooms[number // SOCKETS_OF_ROOM])
                watcher = Watcher()
                watcher.task = asyncio.create_task(watcher.read(wire))
                wires.append((wire, watcher))
            for _, watcher in wires:
                await watcher.shown.wait()
            seconds = time.perf_counter() - began
            pings: list[float] = []
            for wire, watcher in wires:
                sent = time.perf_counter()
                await wire.send('{"t":"ping","k":1}')
                await watcher.answered.wait()
                pings.append(1000 * (time.perf_counter() - sent))
    except (TimeoutError, ConnectionClosed) as wrong:
        shown = sum(watcher.shown.is_set() for _, watcher in wires)
        raise LoadFailed(
            f"of {count} sockets {len(wires)} were opened and {shown} shown their room: {wrong!r}"
        ) from wrong
    finally:
        leave([wire for wire, _ in wires])
    return seconds, percentile(pings, 95)


def check_files(sockets: int) -> None:
    """Raises LoadFailed where the system lets a process open fewer files than these sockets need; a lower limit of its own is raised first."""
    needed = sockets + 100
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < needed <= hard or (soft < needed and hard == resource.RLIM_INFINITY):
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))
    elif soft < needed:
        raise LoadFailed(f"a process may open {hard} files here, and {sockets} sockets need {needed} (ulimit -n)")


def percentile(times: list[float], share: int) -> float:
    """What so many of a hundred stay under; nothing measured counts as nothing."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, len(ordered) * share // 100)] if ordered else 0.0


def rebuilt_ms() -> float:
    """Milliseconds of processor time in which a room of REBUILT answers (those that nobody had to give among them) is built again from its rows and
    shown to both seats, the least of five."""
    settings = settings_from({})
    secret = sha256(b"bench").digest()
    room = Room("bench", settings, secret)
    for place in (0, 1):
        room.arrived(place, 0)
        room.sit(place, f"Player {place}", sha256(b"%d" % place).hexdigest(), DECKS[place], 0)
    for place in (0, 1):
        room.salt_hash(place, hash_of("00" * 16), 0)
    for place in (0, 1):
        room.salt(place, "00" * 16, 0)
    rows, now = room.new_rows(), 0
    while room.state == "duel" and sum(row.kind == "answer" for row in rows) < REBUILT:
        now = max(now, room.next_due() or now)
        room.tick(now)
        for place in (0, 1):
            ask = room.showing.boards[place].asks.get("en")
            if ask is not None and not room.untold:
                room.answer(place, ask["n"], waiting_picks(ask), now)
        rows += room.new_rows()
    times: list[float] = []
    for _ in range(5):
        began = time.process_time()
        again = Room.rebuilt("bench", settings, secret, rows, now)
        for place in (0, 1):
            again.arrived(place, now)
        times.append(1000 * (time.process_time() - began))
    return min(times)


def warm_memory(child: Child, told: Progress) -> int:
    """The resident set with one room: what the first one loads (cards, words) is no part of what another room takes."""
    new_rooms(child, 1, told)
    return child.memory()


def measure(
    duels: int, seconds: float, sockets: int, told: Progress, beside: Path | None = None, pace: float = 1.0
) -> Load:
    """Measure a server in a process of its own under `duels` duels for so many seconds, then with so many sockets. Its store lies in a temporary
    folder, made in the folder `beside`. Raises LoadFailed."""
    check_files(max(sockets, 2 * duels))
    before = units()
    rebuilt = rebuilt_ms()
    with tempfile.TemporaryDirectory(dir=beside) as folder:
        child = Child(f"sqlite:///{folder}/rooms.db")
        try:
            child.wait()
            empty = warm_memory(child, told)
            rooms = new_rooms(child, duels, told)
            found = asyncio.run(play_for(child, rooms, seconds, pace, told))
            watched = [room for room, _ in new_rooms(child, -(-sockets // SOCKETS_OF_ROOM), told)]
            opened, pings = asyncio.run(open_sockets(child, watched, sockets, told))
        finally:
            child.stop()
        told("how long the disk takes")
        synced = sync_times(Path(folder))
    answers = max(1.0, found["answers"])
    return Load(
        compiled=COMPILED,
        units_before=before,
        units_after=units(),
        load_average=os.getloadavg()[0],
        duels=duels,
        seconds=found["seconds"],
        answers=int(found["answers"]),
        ack_50=found["ack_50"],
        ack_95=found["ack_95"],
        ack_99=found["ack_99"],
        sync_95=percentile(synced, 95),
        sync_99=percentile(synced, 99),
        core=found["core"],
        server_ms_per_answer=1000 * found["core"] * found["seconds"] / answers,
        memory_empty=empty,
        memory_full=int(found["memory"]),
        bytes_per_duel=(found["memory"] - empty) / duels,
        duels_at_the_end=found["playing"],
        wire_bytes_per_answer=found["wire"] / answers,
        wire_bytes_per_step=found["wire"] / max(1.0, found["steps"]),
        rebuilt_ms=rebuilt,
        sockets=sockets,
        sockets_seconds=opened,
        sockets_ping_95=pings,
    )
