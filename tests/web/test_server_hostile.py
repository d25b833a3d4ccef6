"""Clients that mean no good: each is answered with a code or sent away, the others are served, and no traceback is in the log."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from spellspeed.web import protocol
from spellspeed.web.limits import Limits
from tests.patience import PATIENCE
from tests.thorough import THOROUGH
from tests.web.serving import AGAINST_A_BOT, MANY, PERSONS, Client, Served, chosen, new_served, wire_to

pytestmark = pytest.mark.served

SALT = "00" * 16
DEEP = "[" * 5000


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of which many sockets may be opened, with the other limits as they are."""
    many = replace(MANY, messages=Limits().messages, messages_saved=Limits().messages_saved)
    running = new_served(tmp_path_factory.mktemp("hostile"), many)
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def quiet_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No traceback is written, whatever a client sends."""
    yield
    assert [record.getMessage() for record in caplog.records if record.exc_info is not None] == []


@pytest.fixture(scope="module")
def duel(served: Served) -> Iterator[tuple[str, str, Client]]:
    """A duel under way, its token, and its honest client."""
    room, tokens = served.room(**AGAINST_A_BOT)
    with served.client(room, tokens[0]) as client:
        client.seal(SALT)
        client.until("step", lambda one: "ask" in one)
        yield room, tokens[0], client


def is_served(client: Client) -> None:
    """An honest client is answered."""
    client.send(t="ping", k=7)
    client.until("pong")


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("", "bad_message"),
        ("hello", "bad_message"),
        ("null", "bad_message"),
        ("[]", "bad_message"),
        (DEEP, "bad_message"),
        ('{"t":"seize"}', "bad_message"),
        ('{"t":"ack","id":"a","ask":0}', "bad_message"),
        ('{"t":"answer","id":"a","ask":"0","picks":[0]}', "bad_message"),
        ('{"t":"answer","id":"a","ask":0,"picks":[0.5]}', "bad_message"),
        ('{"t":"typed","id":"a","text":"\\ud800"}', "bad_message"),
        (b"\x00\xff", "bad_message"),
        ('{"t":"hello"}', "bad_message"),
        ('{"t":"typed","text":"' + "x" * 20_000 + '"}', "too_large"),
        ('{"t":"answer","ask":999999999999999999999999,"picks":[0]}', "stale_ask"),
        ('{"t":"answer","ask":-1,"picks":[]}', "stale_ask"),
        ('{"t":"accept","what":"draw"}', "not_now"),
        ('{"t":"offer","what":"rematch"}', "not_now"),
        ('{"t":"salt","salt":"00"}', "not_now"),
        ('{"t":"begin","first":true}', "not_now"),
        ('{"t":"exchange","out":[1],"into":[2],"done":true}', "not_now"),
        ('{"t":"claim","what":"win"}', "not_now"),
        ('{"t":"passing","mode":"never"}', "bad_message"),
        ('{"t":"try","ask":99,"picks":[0]}', "stale_ask"),
    ],
)
def test_what_is_no_message_or_not_now_is_refused_by_its_code(
    served: Served, duel: tuple[str, str, Client], frame: str | bytes, code: str
) -> None:
    """One error each, of the table of codes; the connection goes on, and so does the duel."""
    room, token, honest = duel
    rows = served.store.rows(room)
    with served.client(room, token) as client:
        client.until("snapshot")
        client.wire.send(frame)
        error = client.until("error")
        assert error["code"] == code
        assert code in protocol.ERROR_CODES
        assert "Traceback" not in error["say"]
        is_served(client)
    is_served(honest)
    assert served.store.rows(room) == rows


@pytest.mark.parametrize("picks", [[-1], [99], [0, 0], list(range(150)), [2**70], []])
def test_picks_that_are_no_answer_change_nothing(
    served: Served, duel: tuple[str, str, Client], picks: list[int]
) -> None:
    """`illegal_picks` with the open ask; tried, they are refused or told as what they are: no whole answer."""
    room, token, honest = duel
    rows = served.store.rows(room)
    with served.client(room, token) as client:
        ask = client.until("snapshot")["ask"]
        client.send(t="answer", id="x", ask=ask["n"], picks=picks)
        error = client.until("error")
        assert (error["id"], error["code"], error["ask"]) == ("x", "illegal_picks", ask["n"])
        client.send(t="try", id="y", ask=ask["n"], picks=picks)
        while True:
            told = client.next()
            if told.get("id") == "y":
                break
        assert told.get("code") == "illegal_picks" or (told["t"], told["complete"]) == ("possible", False)
    is_served(honest)
    assert served.store.rows(room) == rows


def test_a_spectator_and_another_seat_cannot_answer(served: Served) -> None:
    """The one has no seat, the other is not asked: with the asked seat's number and picks nothing happens."""
    room, tokens = served.room(**PERSONS)
    with served.client(room, tokens[0]) as first, served.client(room, tokens[1]) as second, served.client(room) as eve:
        for client in (first, second):
            client.until("sealing")
        salts = {0: "00" * 16, 1: "11" * 16}
        from spellspeed.room.seal import hash_of

        for place, client in enumerate((first, second)):
            client.send(t="salt_hash", hash=hash_of(salts[place]))
        for place, client in enumerate((first, second)):
            client.until("sealing", lambda one: bool(one.get("hashes")))
            client.send(t="salt", salt=salts[place])
        messages = [client.until("step") for client in (first, second)]
        asked = next(place for place, message in enumerate(messages) if "ask" in message)
        ask = messages[asked]["ask"]
        other = (first, second)[1 - asked]
        rows = served.store.rows(room)
        assert "ask" not in messages[1 - asked]
        for client, code in ((eve, "not_your_seat"), (other, "stale_ask")):
            client.send(t="answer", id="x", ask=ask["n"], picks=chosen(ask))
            assert client.until("error")["code"] == code
        eve.send(t="surrender", id="y")
        assert eve.until("error")["code"] == "not_your_seat"
        assert served.store.rows(room) == rows


def test_after_ten_faults_a_connection_is_closed_and_a_flood_is_one(
    served: Served, duel: tuple[str, str, Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Garbage ten times; and more messages than the bucket holds, all at one moment: `too_fast`, then closed. The honest client is answered all the
    time."""
    room, token, honest = duel
    moment = served.rooms.now()
    monkeypatch.setattr(served.rooms, "now", lambda: moment)
    with served.client(room, token) as client:
        client.until("snapshot")
        for _ in range(10):
            client.wire.send("garbage")
        assert client.until("bye")["code"] == "bad_message"
        assert client.closing_code() == 4400
    with served.client(room, token) as client:
        client.until("snapshot")
        for _ in range(120):
            try:
                client.send(t="ping", k=1)
            except ConnectionClosed:
                break
        assert client.until("error")["code"] == "too_fast"
        assert client.until("bye")["code"] == "bad_message"
    is_served(honest)


def test_faults_are_forgiven_with_time(
    served: Served, duel: tuple[str, str, Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nine, and nine more a minute and a half later: the connection goes on, since 0.1 are forgiven a second. Ten at once still close it."""
    room, token, _ = duel
    now = [served.rooms.now()]
    monkeypatch.setattr(served.rooms, "now", lambda: now[0])
    with served.client(room, token) as client:
        client.until("snapshot")
        for wait in (0, 90_000):
            now[0] += wait
            for _ in range(9):
                client.wire.send("garbage")
            for _ in range(9):
                client.until("error")
        is_served(client)
        client.wire.send("garbage")
        assert client.until("bye")["code"] == "bad_message"


def test_picks_and_texts_that_are_too_long_are_refused_and_not_cut(
    served: Served, duel: tuple[str, str, Client]
) -> None:
    """The first 200 of 201 picks would be another answer than the one that was sent. The refusal has the name of the message."""
    room, token, honest = duel
    rows = served.store.rows(room)
    with served.client(room, token) as client:
        ask = client.until("snapshot")["ask"]
        for message in (
            {"t": "answer", "ask": ask["n"], "picks": [0] * 201},
            {"t": "try", "ask": ask["n"], "picks": [0] * 201},
            {"t": "exchange", "out": [1] * 201},
            {"t": "typed", "ask": ask["n"], "text": "pass" + " " * 200},
            {"t": "why", "text": "x" * 201},
        ):
            client.send(id=message["t"], **message)
            error = client.until("error")
            assert (error["id"], error["code"]) == (message["t"], "bad_message")
            assert "200" in error["say"]
    is_served(honest)
    assert served.store.rows(room) == rows


def test_a_frame_that_is_much_too_large_ends_the_connection_unread(
    served: Served, duel: tuple[str, str, Client]
) -> None:
    """From its header on: code 1009."""
    room, token, honest = duel
    with served.client(room, token) as client:
        client.until("snapshot")
        client.wire.send("x" * 1_000_000)
        assert client.closing_code() == 1009
    is_served(honest)


@pytest.mark.parametrize(
    ("first", "bye"),
    [
        ('{"t":"ping"}', "hello"),
        ("garbage", "hello"),
        ('{"t":"hello","token":"a guess"}', "token"),
    ],
)
def test_who_says_no_hello_or_has_a_wrong_token_is_sent_away(
    served: Served, duel: tuple[str, str, Client], first: str, bye: str
) -> None:
    """Nothing of the room is told."""
    with wire_to(served.port, duel[0]) as wire:
        client = Client(wire)
        wire.send(first)
        assert client.until("bye")["code"] == bye
        assert {one["t"] for one in client.kept} <= {"error", "bye"}


def test_rooms_without_spectators_full_seats_and_unknown_rooms_are_closed(
    served: Served, duel: tuple[str, str, Client]
) -> None:
    """Each by its code."""
    room, tokens = served.room(**{**AGAINST_A_BOT, "spectators": {"allowed": False}})
    with served.client(room) as eve:
        assert eve.until("bye")["code"] == "token"
        assert eve.closing_code() == 4401
    with served.client("nowhere") as lost:
        assert lost.until("error")["code"] == "no_such_room"
    open_ones = [served.client(room, tokens[0]) for _ in range(4)]
    for one in open_ones:
        one.__enter__().until("snapshot")
    with served.client(room, tokens[0]) as fifth:
        assert fifth.until("bye")["code"] == "full"
        assert fifth.closing_code() == 4429
    for one in open_ones:
        one.__exit__(None, None, None)


def test_a_page_of_another_origin_opens_no_socket(served: Served, duel: tuple[str, str, Client]) -> None:
    """The own one and programs without an origin do."""
    for origin in ("https://elsewhere.example", "null"):
        with pytest.raises(InvalidStatus) as refused, wire_to(served.port, duel[0], origin=Origin(origin)):
            pass
        assert refused.value.response.status_code == 403
    with wire_to(served.port, duel[0], origin=Origin(served.url)):
        pass


def test_who_never_reads_is_let_go_and_costs_no_more_than_its_queue(served: Served) -> None:
    """Its queue is bounded; what does not fit closes the connection (`slow`), while others are answered."""
    room, tokens = served.room(**AGAINST_A_BOT)
    with (
        served.client(room, tokens[0]) as honest,
        socket.create_connection(("127.0.0.1", served.port), PATIENCE) as deaf,
    ):
        honest.until("snapshot")
        request = f"GET /ws/1/{room} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        deaf.sendall(f"{request}Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        assert deaf.recv(1000).startswith(b"HTTP/1.1 101")
        hello = b'{"t":"hello"}'
        deaf.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        honest.until("presence", lambda one: one.get("watching") == 1)
        hosted = served.rooms.held[room]
        connection: Any = next(one for one in hosted.connections if one.viewer == -1)
        connection_send(served, connection)
        assert len(connection.waiting) <= served.limits.queue
        assert connection.goodbye is not None
        assert connection.goodbye["code"] == "slow"
        assert connection.bytes_waiting <= served.limits.queue_bytes
        honest.until("presence", lambda one: one.get("watching", 0) == 0)
        is_served(honest)


def connection_send(served: Served, connection: Any) -> None:
    """Something large is told to a connection, in the thread of the server."""

    def tell() -> None:
        for _ in range(300):
            connection.send({"t": "log", "id": "", "first": 0, "lines": ["x" * 20_000]})

    served.asked(tell)


FIELDS = some.one_of(
    some.integers(), some.text(max_size=20), some.booleans(), some.none(), some.lists(some.integers(-3, 40), max_size=8)
)
TAGS = [str(msgspec.inspect.type_info(one).tag) for one in protocol.ClientMessage.__args__]  # type: ignore[attr-defined]
NAMES = (
    *("id", "ask", "picks", "text", "card", "verb", "mode", "stops", "hold", "what", "hash", "salt", "out", "into"),
    *("done", "first", "before", "k", "token", "language"),
)
FRAMES = some.one_of(
    some.text(max_size=200),
    some.binary(max_size=200),
    some.fixed_dictionaries({"t": some.sampled_from(TAGS)}, optional=dict.fromkeys(NAMES, FIELDS)).map(json.dumps),
    some.builds(
        lambda ask, picks: json.dumps({"t": "try", "ask": ask, "picks": picks}),
        some.integers(0, 3),
        some.lists(some.integers(-1, 12), max_size=6),
    ),
)


@settings(
    max_examples=2000 if THOROUGH else 40,
    deadline=None,
    derandomize=not THOROUGH,
    database=None,
    suppress_health_check=list(HealthCheck),
)
@given(frames=some.lists(FRAMES, min_size=1, max_size=9))
def test_whatever_is_sent_is_answered_by_the_protocol_and_others_are_served(
    served: Served, duel: tuple[str, str, Client], frames: list[str | bytes]
) -> None:
    """Every answer is of the types (the client checks), every error of the table; then the honest client is answered."""
    room, token, honest = duel
    surrenders = any("surrender" in str(frame) for frame in frames)
    with served.client(room, token) as client:
        client.until("snapshot")
        try:
            for frame in frames:
                if not surrenders:
                    client.wire.send(frame)
            client.send(t="ping", k=1)
            client.until("pong")
        except ConnectionClosed:
            pass
        codes = {one["code"] for one in client.kept if one["t"] == "error"}
        assert codes <= set(protocol.ERROR_CODES) - {"fault", "unavailable"}
    is_served(honest)
