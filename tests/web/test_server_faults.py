"""What fails: commits, the engine, the lease; and clients that mean harm. Everybody else is served, and nothing is told that is not kept."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect
from websockets.typing import Origin

from spellspeed.room.room import Room
from spellspeed.web.connection import CLOSED
from spellspeed.web.faults import StoreUnavailable
from spellspeed.web.limits import Addresses, Bucket, Limits
from spellspeed.web.security import may_open
from spellspeed.web.store import Store
from tests.thorough import THOROUGH
from tests.web.serving import AGAINST_A_BOT, MANY, PERSONS, Client, Served, chosen, new_served

SALT = "00" * 16


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server of one test's own."""
    running = new_served(tmp_path)
    yield running
    running.stop()


def first_ask(client: Client) -> dict[str, Any]:
    """Seal, and read up to the first ask."""
    client.seal(SALT)
    found: dict[str, Any] = client.until("step", lambda one: "ask" in one)["ask"]
    return found


def answer_to(ask: dict[str, Any], name: str) -> dict[str, Any]:
    """An answer."""
    return {"t": "answer", "id": name, "ask": ask["n"], "picks": chosen(ask)}


def test_a_commit_that_fails_changes_nothing_and_the_answer_can_be_sent_again(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`unavailable`; the room is what is kept, under a new epoch; sent again, the answer is taken."""
    room, tokens = served.room(**AGAINST_A_BOT)
    with served.client(room, tokens[0]) as client:
        epoch = client.until("welcome")["epoch"]
        ask = first_ask(client)
        rows = served.store.rows(room)
        append = Store.append

        def fails(*_: object) -> Future[None]:
            future: Future[None] = Future()
            future.set_exception(StoreUnavailable("the disk is full"))
            return future

        monkeypatch.setattr(Store, "append", fails)
        client.send(**answer_to(ask, "x"))
        refused = client.until("error")
        assert (refused["id"], refused["code"]) == ("x", "unavailable")
        assert served.store.rows(room) == rows
        monkeypatch.setattr(Store, "append", append)
        assert any(one["t"] == "welcome" and one["epoch"] != epoch for one in client.kept)
        snapshot = [one for one in client.kept if one["t"] == "snapshot"][-1]
        assert snapshot["ask"] == ask
        client.send(**answer_to(ask, "x"))
        assert client.until("ack")["id"] == "x"
        assert len(served.store.rows(room)) > len(rows)


def test_a_fault_of_the_engine_is_told_and_the_room_goes_on_the_second_one_closes_it(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """`fault`, built again from what is kept; other rooms are not touched."""
    room, tokens = served.room(**AGAINST_A_BOT)
    other, other_tokens = served.room(**AGAINST_A_BOT)
    answer = Room.answer

    def breaks(self: Room, place: int, number: int, picks: list[int], now: int) -> bool:
        if self.record.id == room and picks == [0]:
            raise ZeroDivisionError("a fault that a test made")
        return answer(self, place, number, picks, now)

    with (
        served.client(room, tokens[0]) as client,
        served.client(other, other_tokens[0]) as beside,
        caplog.at_level(logging.CRITICAL),
    ):
        ask = first_ask(client)
        first_ask(beside)
        monkeypatch.setattr(Room, "answer", breaks)
        client.send(t="answer", id="x", ask=ask["n"], picks=[0])
        assert client.until("error")["code"] == "fault"
        client.send(**{**answer_to(ask, "y"), "picks": [1]})
        assert client.until("ack")["id"] == "y"
        again = client.until("step", lambda one: "ask" in one)["ask"]
        client.send(t="answer", id="z", ask=again["n"], picks=[0])
        assert client.until("bye")["code"] == "fault"
        beside.send(t="ping", k=7)
        assert beside.until("pong")["k"] == 7
    rows = served.store.rows(room)
    assert any(row.kind == "answer" for row in rows)


def test_a_lease_that_another_server_took_sends_everybody_there(served: Served) -> None:
    """The next deed is not kept here any more: `bye moved`, with the name of who holds the room."""
    room, tokens = served.room(**AGAINST_A_BOT)
    with served.client(room, tokens[0]) as client:
        ask = first_ask(client)
        assert served.store.take_lease(room, "another", served.rooms.now() + 3_600_000, 10_000) == "another"
        client.send(**answer_to(ask, "x"))
        bye = client.until("bye")
        assert (bye["code"], bye["to"]) == ("moved", "another")
        assert "ack" not in [one["t"] for one in client.kept if one.get("id") == "x"]


# Clients that mean harm


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"t": "hello", "token": "a guess"}, "token"),
        ({"t": "ping", "k": 1}, "hello"),
        ({"t": "answer", "ask": 0, "picks": [0]}, "hello"),
        ({"no": "type"}, "hello"),
    ],
)
def test_who_does_not_say_who_it_is_is_closed(served: Served, hello: dict[str, Any], code: str) -> None:
    """With the reason, and the socket's code for it."""
    room, _ = served.room(**AGAINST_A_BOT)
    with connect(f"ws://127.0.0.1:{served.port}/ws/1/{room}") as wire:
        client = Client(wire)
        client.send(**hello)
        assert client.until("bye")["code"] == code
        assert client.closing_code() == CLOSED[code]


def test_who_says_nothing_is_closed(tmp_path: Path) -> None:
    """After the seconds of the limit, here a tenth."""
    running = new_served(tmp_path, replace(MANY, hello_seconds=0.1))
    try:
        room, _ = running.room(**AGAINST_A_BOT)
        with connect(f"ws://127.0.0.1:{running.port}/ws/1/{room}") as wire:
            assert Client(wire).until("bye")["code"] == "hello"
    finally:
        running.stop()


def test_seats_and_spectators_are_counted_and_may_be_shut_out(tmp_path: Path) -> None:
    """Four connections of a seat, so many spectators, none where the room has none."""
    running = new_served(tmp_path, replace(MANY, spectators=1, connections_of_seat=2))
    try:
        room, tokens = running.room(**AGAINST_A_BOT)
        closed, _ = running.room(**{**AGAINST_A_BOT, "spectators": {"allowed": False}})
        with (
            running.client(room, tokens[0]) as one,
            running.client(room, tokens[0]) as two,
            running.client(room) as watcher,
        ):
            for client in (one, two, watcher):
                client.until("snapshot")
            with running.client(room, tokens[0]) as third:
                assert third.until("bye")["code"] == "full"
            with running.client(room) as another:
                assert another.until("bye")["code"] == "full"
            with running.client(closed) as shut_out:
                assert shut_out.until("bye")["code"] == "token"
    finally:
        running.stop()


def test_spectators_and_other_seats_answer_nothing(served: Served) -> None:
    """A spectator has no seat; a seat that is not asked, numbers that were never asked and picks that are none: each has its code."""
    room, tokens = served.room(**PERSONS)
    with served.client(room, tokens[0]) as ana, served.client(room, tokens[1]) as ben, served.client(room) as watcher:
        for client in (ana, ben):
            client.send(t="salt_hash", hash=HASH)
        for client in (ana, ben):
            client.until("sealing", lambda one: bool(one.get("hashes")))
            client.send(t="salt", salt=SALT)
        for client in (ana, ben):
            client.until("step")
        asked, waits = (ana, ben) if "ask" in [one for one in ana.kept if one["t"] == "step"][-1] else (ben, ana)
        ask = [one for one in asked.kept if one["t"] == "step"][-1]["ask"]
        rows = served.store.rows(room)
        for client, message, code in (
            (watcher, answer_to(ask, "1"), "not_your_seat"),
            (watcher, {"t": "surrender", "id": "2"}, "not_your_seat"),
            (waits, answer_to(ask, "3"), "stale_ask"),
            (asked, {**answer_to(ask, "4"), "ask": 99}, "stale_ask"),
            (asked, {**answer_to(ask, "5"), "picks": [99]}, "illegal_picks"),
            (asked, {**answer_to(ask, "6"), "picks": [-1]}, "illegal_picks"),
            (asked, {**answer_to(ask, "7"), "picks": [0, 0]}, "illegal_picks"),
            (asked, {"t": "salt", "id": "8", "salt": SALT}, "not_now"),
            (asked, {"t": "exchange", "id": "9", "out": [1], "into": [2]}, "not_now"),
            (asked, {"t": "claim", "id": "10", "what": "win"}, "not_now"),
            (asked, {"t": "accept", "id": "11", "what": "draw"}, "not_now"),
            (asked, {"t": "passing", "id": "12", "mode": "sometimes"}, "bad_message"),
            (asked, {"t": "passing", "id": "13", "stops": [["x"]]}, "bad_message"),
        ):
            client.send(**message)
            refused = client.until("error", lambda one, wanted=message["id"]: one["id"] == wanted)  # type: ignore[misc]
            assert refused["code"] == code, message
        assert served.store.rows(room) == rows


HASH = "374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb"
"""SHA-256 of sixteen zero bytes."""


@pytest.mark.parametrize(
    "frame",
    [b"\x00\x01", "", "{", "null", "[]", '"hello"', '{"t":"answer"}', '{"t":"answer","ask":"x","picks":[]}', '{"t":"nothing"}',
     '{"t":"answer","ask":1,"picks":' + "[" * 5_000 + "]" * 5_000 + "}", '{"t":"typed","text":"' + "x" * 20_000 + '"}'],
    ids=["binary", "empty", "half", "null", "list", "text", "no fields", "wrong kinds", "no such type", "deep", "large"],
)  # fmt: skip
def test_frames_that_are_no_messages_are_refused_and_counted(
    served: Served, frame: str | bytes, caplog: pytest.LogCaptureFixture
) -> None:
    """Nine times with a code, then the connection is closed; somebody beside is served, and no traceback is written."""
    room, tokens = served.room(**AGAINST_A_BOT)
    with served.client(room, tokens[0]) as client, served.client(room) as beside:
        client.until("snapshot")
        for _ in range(served.limits.faults):
            client.wire.send(frame)
            assert client.until("error")["code"] in ("bad_message", "too_large")
        assert client.until("bye")["code"] == "bad_message"
        beside.send(t="ping", k=3)
        assert beside.until("pong")["k"] == 3
    assert "Traceback" not in caplog.text


def test_a_flood_is_slowed_and_a_reader_that_never_reads_is_closed(tmp_path: Path) -> None:
    """Messages beyond the rate are refused; what waits to be sent has a limit; others are served."""
    running = new_served(tmp_path, replace(MANY, messages=1.0, messages_saved=5.0, faults=1_000))
    try:
        room, tokens = running.room(**AGAINST_A_BOT)
        with running.client(room, tokens[0]) as client:
            for k in range(20):
                client.send(t="ping", k=k)
            codes = [client.until("error")["code"] for _ in range(12)]
            assert codes == ["too_fast"] * 12
    finally:
        running.stop()
    small = new_served(tmp_path, replace(MANY, queue=2, queue_bytes=3_000))
    try:
        room, tokens = small.room(**AGAINST_A_BOT)
        with small.client(room, tokens[0]) as client:
            assert client.until("bye")["code"] == "slow"
    finally:
        small.stop()


def test_pages_of_other_hosts_open_no_socket(served: Served) -> None:
    """A program names no origin; a page of this server its own; any other is refused in the handshake."""
    room, _ = served.room(**AGAINST_A_BOT)
    url = f"ws://127.0.0.1:{served.port}/ws/1/{room}"
    with (
        pytest.raises((InvalidHandshake, ConnectionClosed)),
        connect(url, origin=Origin("https://evil.example")) as wire,
    ):
        wire.recv(timeout=5)
    assert may_open(None, "here:1", "https://duels.example")
    assert may_open("http://here:1", "here:1", "https://duels.example")
    assert may_open("https://duels.example", "127.0.0.1:8400", "https://duels.example")
    assert not may_open("https://duels.example.evil", "127.0.0.1:8400", "https://duels.example")
    assert not may_open("null", "here:1", "https://duels.example")


def test_rates_fill_with_time() -> None:
    """A bucket gives what was saved and what time has added; addresses that were quiet longest are forgotten first."""
    bucket = Bucket(2.0, 3.0, now=10.0)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(10.5), bucket.take(10.5), bucket.take(99.0)] == [True, False, True]
    addresses = Addresses(1.0, 1.0)
    assert [addresses.take("a", 0.0), addresses.take("a", 0.5), addresses.take("b", 0.5), addresses.take("a", 1.0)] == [
        True,
        False,
        True,
        True,
    ]
    assert Limits().frame == 16_384


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**40), 2**40) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)
KINDS = st.sampled_from(
    ["answer", "try", "typed", "why", "passing", "offer", "accept", "decline", "surrender", "claim", "salt_hash", "salt", "exchange", "begin",
     "log", "ping", "hello"]
)  # fmt: skip
FIELDS = st.sampled_from(
    [
        "ask",
        "picks",
        "text",
        "card",
        "verb",
        "mode",
        "stops",
        "hold",
        "what",
        "hash",
        "salt",
        "out",
        "into",
        "done",
        "first",
        "before",
        "k",
        "id",
    ]
)
MESSAGES = st.builds(
    lambda kind, fields: {"t": kind, **fields}, KINDS, st.dictionaries(FIELDS, JSON_VALUES, max_size=4)
)


def test_whatever_is_sent_the_server_goes_on(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    """Messages of all kinds with all values: each connection gets answers or is closed, the room can be built again, and nothing is in the log."""
    room, tokens = served.room(**{**PERSONS, "who": [{"kind": "person"}, {"kind": "person"}]})

    @settings(max_examples=2_000 if THOROUGH else 60, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.lists(MESSAGES, min_size=1, max_size=8))
    def sends(messages: list[dict[str, Any]]) -> None:
        with served.client(room, tokens[0]) as client:
            client.until("snapshot")
            for message in messages:
                client.wire.send(json.dumps(message))
            client.send(t="ping", k=4711)
            client.until("pong", lambda one: one["k"] == 4711)

    sends()
    assert "Traceback" not in caplog.text
    hosted = served.rooms.held[room]
    again = Room.rebuilt(
        room, hosted.room.settings, served.rooms.secrets[room], served.store.rows(room), served.rooms.now()
    )
    assert again.state == hosted.room.state
