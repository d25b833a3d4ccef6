"""Two server processes on one PostgreSQL: a room is at one of them; when that one is killed the other goes on with it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from hashlib import sha256
from typing import Any, Protocol
from urllib.error import HTTPError

import pytest

from spellspeed.web.load_clients import picks_of
from spellspeed.web.store import Store
from tests.patience import Deadline
from tests.web.killed_server import ChildServer, child_server
from tests.web.postgres import Postgres
from tests.web.serving import Client, wire_to

pytestmark = pytest.mark.served

LEASE = 3_600_000
"""Milliseconds: no lease runs out, nor is one renewed, before the clock of a server is put forward by so many."""
MOMENT = 0.05
"""Seconds for which one client is listened to before the other: who is asked next is not known."""
SALT = "00" * 16


@pytest.fixture
def address(postgres: Postgres) -> str:
    """A new database."""
    return postgres.empty_database()


@pytest.fixture
def two(address: str) -> Iterator[tuple[ChildServer, ChildServer]]:
    """Two servers on it, each called by its address."""
    with child_server(address, owner="", lease=LEASE) as one, child_server(address, owner="", lease=LEASE) as other:
        yield one, other


@pytest.fixture
def opened() -> Iterator[ExitStack]:
    """Connections that end with the test."""
    with ExitStack() as stack:
        yield stack


class At(Protocol):
    """Where a server is reached: at its port, or through a proxy."""

    @property
    def port(self) -> int: ...

    def post(self, path: str, body: object) -> Any:
        """The answer to a POST."""
        ...


def hello(opened: ExitStack, child: At, room: str, token: str) -> Client:
    """A connection that has said hello."""
    client = Client(opened.enter_context(wire_to(child.port, room, close_timeout=1)))
    client.send(t="hello", token=token)
    return client


def said_to(child: At, room: str, token: str) -> dict[str, Any]:
    """The first message of a server to who comes to a room: welcome, or bye."""
    with ExitStack() as short:
        return hello(short, child, room, token).next()


def play(clients: list[Client], answers: int) -> list[tuple[int, int, list[int]]]:
    """So many answers of persons, each acknowledged: place, number of the ask, places of options."""
    acked: list[tuple[int, int, list[int]]] = []
    given: set[tuple[int, int]] = set()
    deadline = Deadline("a question")
    while len(acked) < answers:
        for place, client in enumerate(clients):
            shown = [one for one in client.kept if one["t"] in ("step", "snapshot")]
            ask = shown[-1].get("ask") if shown else None
            if ask is None or (place, ask["n"]) in given:
                with suppress(TimeoutError):
                    client.next(min(MOMENT, deadline.left()))
                continue
            given.add((place, ask["n"]))
            client.send(t="answer", id=f"a{ask['n']}", ask=ask["n"], picks=picks_of(ask))
            assert client.until("ack")["id"] == f"a{ask['n']}"
            acked.append((place, ask["n"], picks_of(ask)))
            deadline.begin_again()
    return acked


def begun(opened: ExitStack, child: At) -> tuple[str, list[str], list[Client]]:
    """A room in which two persons sit and have sealed: its name, the tokens, the clients."""
    made = child.post("/api/1/rooms", {"settings": {}, "name": "Ana", "deck": "bench_goat_a"})
    room, tokens = made["room"], [made["token"], made["invitations"]["1"]]
    child.post(f"/api/1/rooms/{room}/seats", {"token": tokens[1], "seat": 1, "name": "Ben", "deck": "bench_goat_b"})
    clients = [hello(opened, child, room, token) for token in tokens]
    for client in clients:
        client.send(t="salt_hash", id="h", hash=sha256(bytes.fromhex(SALT)).hexdigest())
    for client in clients:
        client.until("sealing", lambda one: bool(one.get("hashes")))
        client.send(t="salt", id="s", salt=SALT)
    return room, tokens, clients


def test_a_killed_server_s_room_goes_on_at_the_other_and_nothing_acknowledged_is_lost(
    two: tuple[ChildServer, ChildServer], address: str, opened: ExitStack
) -> None:
    """Before, the other one sends there; after the lease it takes the room, with every answer once and under the same tokens."""
    first, other = two
    room, tokens, clients = begun(opened, first)
    for client in clients:
        client.until("step")
    bye = said_to(other, room, tokens[0])
    assert (bye["t"], bye["code"], bye["to"]) == ("bye", "moved", first.url)
    with pytest.raises(HTTPError) as misdirected:
        other.post(f"/api/1/rooms/{room}/seats", {"token": tokens[1], "name": "Ben", "deck": "bench_goat_b"})
    with misdirected.value as answer:
        found = json.loads(answer.read())
    assert (misdirected.value.code, found["code"], found["to"]) == (421, "moved", first.url)
    acked = play(clients, 6)

    first.kill()
    assert said_to(other, room, tokens[0]) == bye
    other.later(LEASE)
    said = said_to(other, room, tokens[0])
    assert (said["t"], said["room"], said["seat"], said["state"]) == ("welcome", room, 0, "duel")

    again = [hello(opened, other, room, token) for token in tokens]
    for client in again:
        client.until("snapshot")
    place, number, picks = acked[-1]
    again[place].send(t="answer", id="sent again", ask=number, picks=picks)
    assert again[place].until("ack")["id"] == "sent again"
    for client in again:
        client.send(t="ping", k=1)
        client.until("pong")
    acked += play(again, 2)
    store = Store(address)
    rows = store.rows(room)
    held = store.room(room)
    store.close()
    bodies = [(row.seat, json.loads(row.body)) for row in rows if row.kind == "answer"]
    kept = [(seat, body["ask"], body["places"]) for seat, body in bodies if "ask" in body]
    assert kept == acked
    assert [row.n for row in rows] == list(range(len(rows)))
    assert held is not None
    assert held.owner == other.url


def test_a_room_at_which_nobody_is_connected_is_at_no_server(
    two: tuple[ChildServer, ChildServer], opened: ExitStack
) -> None:
    """One makes it, the other may seat the second player, and both come to a third place: where the first of them says hello it is."""
    first, other = two
    made = first.post("/api/1/rooms", {"settings": {}, "name": "Ana", "deck": "bench_goat_a"})
    room, invited = made["room"], made["invitations"]["1"]
    body = {"token": invited, "seat": 1, "name": "Ben", "deck": "bench_goat_b"}
    assert other.post(f"/api/1/rooms/{room}/seats", body)["state"] == "sealing"
    client = hello(opened, first, room, made["token"])
    assert client.until("welcome")["state"] == "sealing"
    assert said_to(other, room, invited)["to"] == first.url
