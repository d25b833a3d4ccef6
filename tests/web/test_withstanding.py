"""What a server withstands: requests that are none, connections that say nothing, names that nobody has, clocks that are set."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from spellspeed.web.gate import Gate, Sparing
from spellspeed.web.listener import Clock
from tests.patience import PATIENCE
from tests.web.serving import AGAINST_A_BOT, DECKS, MANY, PERSONS, Served, new_served, wire_to


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server of one test."""
    running = new_served(tmp_path)
    yield running
    running.stop()


def connected(served: Served) -> socket.socket:
    """A connection that has said nothing."""
    return socket.create_connection(("127.0.0.1", served.port), PATIENCE)


@pytest.mark.served
def test_unknown_rooms_leave_nothing_behind(served: Served) -> None:
    """Three hundred names that nobody has, and some that nobody can have: no lock, no room, no question to the store for the latter."""
    for number in range(300):
        assert served.get(f"/api/1/rooms/nobody{number:06}")[0] == 404
    assert (len(served.rooms.locks), len(served.rooms.held)) == (0, 0)
    served.store.close()
    for name in ("a", "a" * 2000, "%00", "nobody-00000/"):
        assert served.get(f"/api/1/rooms/{name}")[0] == 404, name


@pytest.mark.served
def test_what_is_sent_leaves_at_once(served: Served) -> None:
    """TCP_NODELAY is set at connections over HTTP and at sockets."""
    room, tokens = served.room(**PERSONS)
    with served.client(room, tokens[0]) as client, connected(served) as kept:
        client.until("snapshot")
        kept.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert kept.recv(1000).startswith(b"HTTP/1.1 200")
        held = served.asked(lambda: list(served.uvicorn.server_state.connections))
        told = [
            connection.transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            for connection in held
        ]
    assert len(told) == 2
    assert all(told)


@pytest.mark.served
def test_another_host_is_not_answered(served: Served) -> None:
    """Neither over HTTP nor over a socket, nor are the counts shown."""
    for path in ("/", "/api/1/rooms", "/metrics", "/healthz"):
        status, found, _ = served.http("GET", path, None, None, Host="evil.example")
        assert (status, found["code"]) == (400, "bad_message"), path
    room, _ = served.room(**AGAINST_A_BOT)
    with (
        pytest.raises(InvalidStatus) as refused,
        wire_to(served.port, room, additional_headers={"Origin": f"https://127.0.0.1:{served.port}"}),
    ):
        pass
    assert refused.value.response.status_code == 403
    with connected(served) as wire:
        asked = f"GET /ws/1/{room} HTTP/1.1\r\nHost: evil.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        wire.sendall(f"{asked}Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        assert wire.recv(1000).startswith(b"HTTP/1.1 403")


@pytest.mark.served
def test_a_body_that_a_foreign_page_could_send_is_refused(served: Served) -> None:
    """Only application/json, for which a browser has to ask first."""
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        status, found, _ = served.http("POST", "/api/1/rooms", {"settings": {}}, None, **{"Content-Type": kind})
        assert (status, found["code"]) == (400, "bad_message"), kind
    status, _, _ = served.http(
        "POST", "/api/1/rooms", {"settings": {}}, None, **{"Content-Type": "Application/JSON; charset=utf-8"}
    )
    assert status == 201


@pytest.mark.served
def test_a_number_without_end_is_no_card(served: Served) -> None:
    """404, as for any other number that no card has; no fault of the server."""
    for code in ("9" * 5000, "0", "-1", "1e3", "²"):
        assert served.get(f"/api/1/cards/{code if code.isascii() else '%C2%B2'}")[0] == 404, code
    assert served.get("/api/1/cards/26202165")[1]["name"] == "Sangan"


@pytest.mark.served
def test_an_empty_token_takes_no_seat(served: Served) -> None:
    """Nor in a listed room, where any other one does."""
    settings = {**PERSONS, "listed": True}
    _, made = served.post("/api/1/rooms", {"settings": settings, "name": "Ana", "deck": DECKS[0]})
    seat = {"seat": 1, "name": "Ben", "deck": DECKS[1]}
    assert served.post(f"/api/1/rooms/{made['room']}/seats", {**seat, "token": ""})[1]["code"] == "not_your_seat"
    assert served.post(f"/api/1/rooms/{made['room']}/seats", {**seat, "token": "mine"})[0] == 200


@pytest.mark.served
def test_requests_have_a_rate_by_address(tmp_path: Path) -> None:
    """Five at once, then no more: 429, and decks have a rate of their own."""
    served = new_served(tmp_path, replace(MANY, requests=0, requests_saved=5, decks=0, decks_saved=1))
    try:
        assert served.post("/api/1/decks/read", {"text": DECKS[0]})[0] == 200
        status, found = served.post("/api/1/decks/read", {"text": DECKS[0]})
        assert (status, found["code"]) == (429, "too_fast")
        assert [served.get("/healthz")[0] for _ in range(4)] == [200, 200, 200, 429]
    finally:
        served.stop()


@pytest.mark.served
def test_connections_that_say_nothing_are_few_and_end(tmp_path: Path) -> None:
    """Three of an address are taken: silent, with half a header, with half a body; each is closed when its time is over."""
    limits = replace(MANY, connections_of_address=3, header_seconds=0.5, body_seconds=0.5)
    served = new_served(tmp_path, limits)
    try:
        with ExitStack() as stack:
            silent, header, body = (stack.enter_context(connected(served)) for _ in range(3))
            header.sendall(b"GET / HTTP/1.1\r\nHost: local")
            body.sendall(
                b"POST /api/1/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                b"Content-Length: 10\r\n\r\n{"
            )
            assert body.recv(1000).startswith(b"HTTP/1.1 408")
            for one in (silent, header):
                assert one.recv(1000) == b""
        assert served.get("/healthz")[0] == 200
    finally:
        served.stop()


def test_a_gate_counts_by_address_and_in_all() -> None:
    """Two of an address, three in all; who leaves makes room."""
    gate = Gate(3, 2)
    assert [gate.enter(who) for who in "aaabb"] == [True, True, False, True, False]
    gate.leave("a")
    assert [gate.enter(who) for who in "bb"] == [True, False]
    for who in "abb":
        gate.leave(who)
    assert (gate.count, dict(gate.of_address)) == (0, {})
    unbounded = Gate(3, None)
    assert [unbounded.enter("proxy") for _ in range(4)] == [True, True, True, False]


def test_the_same_line_of_the_log_is_written_once_a_second() -> None:
    """Another line is written, and this one again when a second is over."""
    now = [100.0]
    sparing = Sparing(lambda: now[0])

    def written(line: str) -> bool:
        return sparing.filter(logging.LogRecord("x", logging.ERROR, "", 0, line, (), None))

    assert [written("a"), written("a"), written("b")] == [True, False, True]
    now[0] += 0.9
    assert not written("a")
    now[0] += 0.2
    assert written("a")


def test_who_sets_the_clock_of_the_machine_takes_nobody_s_time() -> None:
    """Two hours forward or thirty seconds back: from the start on only the steady clock counts."""
    wall, steady = [1_700_000_000_000_000_000], [5_000_000_000]
    clock = Clock(lambda: wall[0], lambda: steady[0])
    assert clock() == 1_700_000_000_000
    for jump in (7_200_000_000_000, -7_230_000_000_000):
        wall[0] += jump
        assert clock() == 1_700_000_000_000
    steady[0] += 1_500_000_000
    assert clock() == 1_700_000_001_500
