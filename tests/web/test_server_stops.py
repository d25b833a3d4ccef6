"""A server that is stopped ends, whatever its sockets and its database do."""

from __future__ import annotations

import json
import signal
import socket
from pathlib import Path

import pytest

from spellspeed.web.listener import CLOSING_SECONDS, GOODBYE_SECONDS, LONGEST_STOP
from spellspeed.web.store import Store
from tests.patience import PATIENCE
from tests.web.killed_server import child_server
from tests.web.serving import AGAINST_A_BOT, DECKS, NAMES, Client, Served, chosen, new_served, wire_to
from tests.web.test_server_hostile import connection_send

SALT = "00" * 16


def test_all_that_is_waited_for_at_the_end_takes_less_than_five_seconds() -> None:
    """The goodbye, what uvicorn waits for after it (with the tenth of a second that it sleeps), and the last resort."""
    assert GOODBYE_SECONDS + 0.1 + CLOSING_SECONDS < LONGEST_STOP < 5


def deaf(served: Served, room: str) -> socket.socket:
    """A socket that says hello and never reads, of a client with a small buffer."""
    wire = socket.socket()
    wire.settimeout(PATIENCE)
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.connect(("127.0.0.1", served.port))
    request = f"GET /ws/1/{room} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    wire.sendall(f"{request}Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
    assert wire.recv(1000).startswith(b"HTTP/1.1 101")
    hello = b'{"t":"hello"}'
    wire.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return wire


@pytest.mark.served
def test_sockets_that_do_not_read_say_nothing_or_are_half_open_hold_up_nobody(tmp_path: Path) -> None:
    """One that never reads what fills its buffers, one that never says hello, one that never ends its request: the others hear the goodbye."""
    served = new_served(tmp_path, goodbye=GOODBYE_SECONDS)
    room, tokens = served.room(**AGAINST_A_BOT)
    with (
        served.client(room, tokens[0]) as honest,
        deaf(served, room),
        socket.create_connection(("127.0.0.1", served.port), PATIENCE) as silent,
        socket.create_connection(("127.0.0.1", served.port), PATIENCE) as half,
    ):
        silent.sendall(b"GET /ws/1/x HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n")
        half.sendall(b"POST /api/1/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{")
        honest.until("presence", lambda one: one.get("watching") == 1)
        connection_send(served, next(one for one in served.rooms.held[room].connections if one.viewer == -1))
        served.stop()
        assert not served.thread.is_alive()
        assert honest.until("bye")["code"] == "restart"


@pytest.mark.served
@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGINT])
def test_a_database_that_does_not_answer_does_not_hold_up_the_end(tmp_path: Path, sent: signal.Signals) -> None:
    """A commit is under way for ever. The process ends all the same; what was acknowledged is there afterwards, and nothing else."""
    address = f"sqlite:///{tmp_path}/rooms.db"
    # The fourth commit: before it the maker sat down, and a hash and a salt were shown.
    with child_server(address, place="before_commit", times=4, deed="hang") as child:
        made = child.post("/api/1/rooms", {"settings": AGAINST_A_BOT, "name": NAMES[0], "deck": DECKS[0]})
        room = made["room"]
        with wire_to(child.port, room, close_timeout=1) as wire:
            client = Client(wire)
            client.send(t="hello", token=made["token"])
            client.seal(SALT)
            ask = client.until("step", lambda one: "ask" in one)["ask"]
            client.send(t="answer", id="x", ask=ask["n"], picks=chosen(ask))
            assert child.running.line() == "hangs\n"
            child.running.end(sent)
            client.closing_code()
            assert "ack" not in [one["t"] for one in client.kept if one.get("id") == "x"]
    store = Store(address)
    answers = [json.loads(row.body) for row in store.rows(room) if row.kind == "answer"]
    store.close()
    assert [body for body in answers if "ask" in body] == []
