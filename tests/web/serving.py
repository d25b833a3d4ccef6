"""A server for tests: uvicorn in a thread on a free port, with a store in a file; and clients over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import AbstractContextManager
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from spellspeed.web.app import Server
from spellspeed.web.limits import Limits
from spellspeed.web.listener import Listener, clock, listening
from spellspeed.web.rooms import Rooms
from spellspeed.web.store import Store
from tests.draws import DRAWS
from tests.patience import PATIENCE, Deadline
from tests.web import exact

MANY = Limits(
    messages=1e6,
    messages_saved=1e6,
    whys=1e6,
    sockets=1e6,
    sockets_saved=1e6,
    rooms=1e6,
    rooms_saved=1e6,
    requests=1e6,
    refusal_seconds=0,
    requests_saved=1e6,
    decks=1e6,
    decks_saved=1e6,
    views=1e6,
    views_saved=1e6,
    seats=1e6,
    seats_saved=1e6,
    connections_of_address=100_000,
    sockets_of_address=100_000,
    header_seconds=PATIENCE,
    body_seconds=PATIENCE,
    answer_seconds=PATIENCE,
    hello_seconds=PATIENCE,
    ping_seconds=PATIENCE,
)
"""Limits that no honest test reaches, on no machine."""
T = TypeVar("T")
PERSONS = {"who": [{"kind": "person"}, {"kind": "person"}], "fast_bots": True}
AGAINST_A_BOT = {
    "who": [{"kind": "person"}, {"kind": "bot", "bot": "sensible", "deck": "bench_goat_b"}],
    "fast_bots": True,
}
DECKS = ("bench_goat_a", "bench_goat_b", "bench_goat_b", "bench_goat_a")
NAMES = ("Ana", "Ben", "Cem", "Dora")


def wire_to(port: int, room: str, at: str = "", **how: Any) -> AbstractContextManager[ClientConnection]:
    """A socket at a room of a server of this machine; `at` is what stands behind the address, `how` further words for `connect`."""
    address = f"ws://127.0.0.1:{port}/ws/1/{room}{at}"
    words: dict[str, Any] = {"max_size": 1 << 22, "ping_interval": None, "open_timeout": PATIENCE, **how}
    wire: AbstractContextManager[ClientConnection] = connect(address, **words)
    return wire


class PatientListener(Listener):
    """A server whose goodbye is heard by everybody, however slow the machine is: so many seconds are waited for it."""

    def __init__(self, server: Server, goodbye: float) -> None:
        super().__init__(server)
        self.goodbye = goodbye

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """The goodbye, then the end."""
        await self.server.say_goodbye(self.goodbye)
        await super().shutdown(sockets)


class Served:
    """A running server. `store` and `rooms` are those behind it."""

    def __init__(self, store: Store, limits: Limits, goodbye: float = PATIENCE) -> None:
        self.store = store
        self.rooms = Rooms(store, clock, "a test", draw_secret=DRAWS.secret)
        self.limits = limits
        self.listener = listening("127.0.0.1", 0)
        self.port: int = self.listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.server = Server(self.rooms, limits, self.url)
        self.uvicorn = PatientListener(self.server, goodbye)
        self.thread = threading.Thread(target=self.uvicorn.run, kwargs={"sockets": [self.listener]}, daemon=True)
        self.thread.start()

    def stop(self) -> None:
        """End it as SIGTERM does."""
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)
        self.listener.close()
        self.store.close()

    def loop(self) -> asyncio.AbstractEventLoop:
        """The loop of the thread in which it runs."""
        task = next(iter(self.server.sockets))
        return task.get_loop()

    def asked(self, question: Callable[[], T]) -> T:
        """What a function returns that is called between two deeds of the server, by its own thread; somebody is connected."""
        told: Future[T] = Future()

        def answer() -> None:
            try:
                told.set_result(question())
            except BaseException as wrong:  # noqa: BLE001 (it is raised by who asked)
                told.set_exception(wrong)

        self.loop().call_soon_threadsafe(answer)
        return told.result(PATIENCE)

    def http(
        self, method: str, path: str, body: object = None, raw: bytes | None = None, **headers: str
    ) -> tuple[int, Any, dict[str, str]]:
        """Status, body (JSON where it is) and headers of an answer."""
        held = raw if raw is not None else None if body is None else json.dumps(body).encode()
        request = Request(self.url + path, held, {"Content-Type": "application/json", **headers}, method=method)
        try:
            answer = urlopen(request, timeout=PATIENCE)
        except HTTPError as refused:
            answer = refused
        with answer:
            text = answer.read().decode()
            named = {name.lower(): value for name, value in answer.headers.items()}
        is_json = named.get("content-type", "").startswith("application/json")
        return int(answer.status or 0), json.loads(text) if is_json else text, named

    def post(self, path: str, body: object) -> tuple[int, Any]:
        """Status and body of a POST."""
        status, found, _ = self.http("POST", path, body)
        return status, found

    def get(self, path: str) -> tuple[int, Any]:
        """Status and body of a GET."""
        status, found, _ = self.http("GET", path)
        return status, found

    def room(self, **settings: Any) -> tuple[str, dict[int, str]]:
        """A new room in which every person sits, and the tokens by seat."""
        status, made = self.post("/api/1/rooms", {"settings": settings, "name": NAMES[0], "deck": DECKS[0]})
        assert status == 201, made
        tokens = {made["seat"]: made["token"], **{int(place): token for place, token in made["invitations"].items()}}
        for place, token in tokens.items():
            if place != made["seat"]:
                body = {"token": token, "seat": place, "name": NAMES[place], "deck": DECKS[place]}
                assert self.post(f"/api/1/rooms/{made['room']}/seats", body)[0] == 200
        return made["room"], tokens

    @contextlib.contextmanager
    def client(self, room: str, token: str = "", **hello: Any) -> Iterator[Client]:
        """A connection that has said hello."""
        with wire_to(self.port, room) as wire:
            client = Client(wire)
            client.send(t="hello", token=token, **hello)
            yield client


class Client:
    """One end of a socket; every message that comes is kept, and is of the protocol's types and holds no more than they have."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.kept: list[dict[str, Any]] = []

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.wire.send(json.dumps(message))

    def next(self, seconds: float = PATIENCE) -> dict[str, Any]:
        """The next message. Raises TimeoutError where none comes within so many seconds."""
        text = self.wire.recv(timeout=seconds)
        message: dict[str, Any] = json.loads(text)
        exact.check(message)
        self.kept.append(message)
        return message

    def until(self, kind: str, wanted: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """Read on until such a message. Raises TimeoutError where it does not come, whatever else does."""
        deadline = Deadline(f"a message {kind} after {[one['t'] for one in self.kept[-5:]]}")
        while True:
            message = self.next(deadline.left())
            if message["t"] == kind and wanted(message):
                return message

    def seal(self, salt: str) -> None:
        """Hash, then salt, when it is time."""
        self.send(t="salt_hash", id="h", hash=sha256(bytes.fromhex(salt)).hexdigest())
        self.until("sealing", lambda one: bool(one.get("hashes")))
        self.send(t="salt", id="s", salt=salt)

    def closing_code(self) -> int:
        """Read to the end: the code with which the server closed."""
        deadline = Deadline("the end")
        try:
            while True:
                self.next(deadline.left())
        except ConnectionClosed:
            return int(self.wire.protocol.close_code or 0)


def new_served(folder: Path, limits: Limits = MANY, store: Store | None = None, goodbye: float = PATIENCE) -> Served:
    """A server on a file of its own in a folder."""
    return Served(store or Store(f"sqlite:///{folder}/rooms.db?synchronous=normal"), limits, goodbye)


def chosen(ask: dict[str, Any]) -> list[int]:
    """Places of options: a pass where one can pass, else the last ones (the end of a phase comes after what can be done)."""
    if ask.get("passing", -1) >= 0 and ask["kind"] != "open":
        return [ask["passing"]]
    least = max(ask.get("least", 1), 1 if ask.get("most", 1) else 0)
    return list(range(len(ask["options"]) - least, len(ask["options"])))
