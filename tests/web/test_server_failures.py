"""What fails beneath a server: the store, the engine, the lease. Nothing is told that did not happen, and clients go on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spellspeed.room.boards import Frame
from spellspeed.room.room import Room
from spellspeed.room.shown import Showing
from spellspeed.web.faults import StoreUnavailable
from spellspeed.web.store import Store
from tests.web.serving import AGAINST_A_BOT, Client, Served, chosen, new_served

pytestmark = pytest.mark.served

SALT = "00" * 16


class Failing:
    """A store that fails at a commit, or when it is read, as often as a test says."""

    def __init__(self) -> None:
        self.commits = 0
        self.reads = 0

    def watch(self, place: str) -> None:
        """Fails before a commit."""
        if place == "before_commit" and self.commits:
            self.commits -= 1
            raise OSError("the disk is full")


@pytest.fixture
def failing() -> Failing:
    """How the store of a test fails."""
    return Failing()


@pytest.fixture
def served(tmp_path: Path, failing: Failing, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server on a store that can fail."""
    store = Store(f"sqlite:///{tmp_path}/rooms.db?synchronous=normal", watch=failing.watch)
    read = store.rows

    def rows(room_id: str) -> list[Any]:
        if failing.reads:
            failing.reads -= 1
            raise StoreUnavailable("the disk is gone")
        return read(room_id)

    monkeypatch.setattr(store, "rows", rows)
    running = new_served(tmp_path, store=store)
    yield running
    running.stop()


def asked(client: Client) -> dict[str, Any]:
    """Read on to an ask."""
    while True:
        message = client.next()
        if message["t"] in ("step", "snapshot") and "ask" in message:
            ask: dict[str, Any] = message["ask"]
            return ask


def answer(client: Client, ask: dict[str, Any]) -> dict[str, Any]:
    """Answer it: what is said to that."""
    client.send(t="answer", id="x", ask=ask["n"], picks=chosen(ask))
    while True:
        message = client.next()
        if message["t"] in ("ack", "error"):
            return message


def test_a_commit_that_fails_is_told_as_unavailable_and_the_answer_can_be_sent_again(
    served: Served, failing: Failing
) -> None:
    """Nothing is stored; everybody is told anew how it stands, which is as before; sent again it is played once."""
    room, tokens = served.room(**AGAINST_A_BOT)
    with served.client(room, tokens[0]) as client:
        client.seal(SALT)
        ask = asked(client)
        rows = served.store.rows(room)
        epoch = next(one["epoch"] for one in client.kept if one["t"] == "welcome")
        parts: dict[str, Any] = {}
        for one in client.kept:
            parts |= one.get("parts", {})
        failing.commits = 1
        client.send(t="answer", id="x", ask=ask["n"], picks=chosen(ask))
        welcome = client.until("welcome")
        assert welcome["epoch"] != epoch
        snapshot = client.until("snapshot")
        assert (snapshot["ask"], snapshot["parts"]) == (ask, parts)
        error = client.until("error")
        assert (error["id"], error["code"], error["ask"]) == ("x", "unavailable", ask["n"])
        assert served.store.rows(room) == rows
        assert answer(client, ask) == {"t": "ack", "id": "x", "ask": ask["n"]}
        assert len(served.store.rows(room)) > len(rows)
        assert served.store.rows(room)[: len(rows)] == rows


def test_a_fault_of_the_engine_is_told_once_and_the_second_closes_the_room(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The room is built again and goes on; another room is not concerned; the second time everybody is sent away."""
    room, tokens = served.room(**AGAINST_A_BOT)
    other, others = served.room(**AGAINST_A_BOT)
    real = Room.answer
    left = [1]

    def answers(self: Room, *given: Any) -> bool:
        if self.record.id == room and left[0]:
            left[0] -= 1
            raise ZeroDivisionError("a fault")
        return real(self, *given)

    monkeypatch.setattr(Room, "answer", answers)
    with served.client(room, tokens[0]) as client, served.client(other, others[0]) as neighbour:
        client.seal(SALT)
        neighbour.seal(SALT)
        ask = asked(client)
        rows = served.store.rows(room)
        refused = answer(client, ask)
        assert (refused["code"], refused["ask"]) == ("fault", ask["n"])
        assert served.store.rows(room) == rows
        assert answer(client, ask)["t"] == "ack"
        left[0] = 1
        again = asked(client)
        client.send(t="answer", id="x", ask=again["n"], picks=chosen(again))
        assert client.until("bye")["code"] == "fault"
        assert client.closing_code() == 4500
        assert answer(neighbour, asked(neighbour))["t"] == "ack"
    with served.client(room, tokens[0]) as late:
        assert late.until("bye")["code"] == "fault"
    faults = [record for record in caplog.records if record.exc_info is not None]
    assert [record.getMessage() for record in faults] == [f"room {room}: a fault of the engine"] * 2


def test_what_the_engine_fails_to_tell_is_shown_by_the_room_built_again(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The answer is kept and acknowledged, so it stands; its step fails, and everybody is shown anew how it stands after the answer."""
    room, tokens = served.room(**AGAINST_A_BOT)
    real = Showing.steps
    left = [0]

    def steps(self: Showing, *given: Any) -> list[tuple[int, Frame]]:
        if left[0]:
            left[0] -= 1
            raise ZeroDivisionError("a fault")
        return real(self, *given)

    monkeypatch.setattr(Showing, "steps", steps)
    with served.client(room, tokens[0]) as client:
        client.seal(SALT)
        ask = asked(client)
        rows = served.store.rows(room)
        left[0] = 1
        assert answer(client, ask) == {"t": "ack", "id": "x", "ask": ask["n"]}
        client.until("welcome")
        after = client.until("snapshot")["ask"]
        assert after["n"] == ask["n"] + 1
        assert len(served.store.rows(room)) > len(rows)
        assert answer(client, after) == {"t": "ack", "id": "x", "ask": after["n"]}
    faults = [record for record in caplog.records if record.exc_info is not None]
    assert [record.getMessage() for record in faults] == [f"room {room}: what follows cannot be told"]


def test_a_store_that_cannot_be_read_sends_clients_away_and_they_find_the_room_later(
    served: Served, failing: Failing
) -> None:
    """`restart` means: come back. What was acknowledged is there then, and what was not can be sent again."""
    room, tokens = served.room(**AGAINST_A_BOT)
    with served.client(room, tokens[0]) as client:
        client.seal(SALT)
        ask = asked(client)
        failing.commits, failing.reads = 1, 1
        client.send(t="answer", id="x", ask=ask["n"], picks=chosen(ask))
        bye = client.until("bye")
        assert bye["code"] == "restart"
        assert client.closing_code() == 4503
    with served.client(room, tokens[0]) as client:
        assert client.until("snapshot")["ask"] == ask
        assert answer(client, ask)["t"] == "ack"


def test_who_holds_no_lease_any_more_sends_its_clients_to_who_does(served: Served) -> None:
    """The answer is not stored here; `moved` names the other process, and a new connection is told the same."""
    room, tokens = served.room(**AGAINST_A_BOT)
    with served.client(room, tokens[0]) as client:
        client.seal(SALT)
        ask = asked(client)
        rows = served.store.rows(room)
        later = served.rooms.now() + 60_000
        assert served.store.take_lease(room, "another", later, 600_000) == "another"
        client.send(t="answer", id="x", ask=ask["n"], picks=chosen(ask))
        bye = client.until("bye")
        assert (bye["code"], bye["to"]) == ("moved", "another")
        assert client.closing_code() == 4301
        assert served.store.rows(room) == rows
    with served.client(room, tokens[0]) as client:
        assert client.until("bye")["to"] == "another"


def test_a_server_that_stops_sends_everybody_away_to_come_back(tmp_path: Path) -> None:
    """`restart`, and the next one on the same store goes on where it was; it makes no room while it stops."""
    first = new_served(tmp_path)
    room, tokens = first.room(**AGAINST_A_BOT)
    with first.client(room, tokens[0]) as client:
        client.seal(SALT)
        ask = asked(client)
        first.stop()
        assert client.until("bye")["code"] == "restart"
    second = new_served(tmp_path)
    with second.client(room, tokens[0]) as client:
        assert client.until("snapshot")["ask"] == ask
    second.stop()


def test_between_hashes_and_salts_a_client_that_comes_back_is_told_how_the_sealing_stands(tmp_path: Path) -> None:
    """Else it would wait for ever: the hashes had been told before it came."""
    first = new_served(tmp_path)
    room, tokens = first.room(**AGAINST_A_BOT)
    with first.client(room, tokens[0]) as client:
        client.send(t="salt_hash", id="h", hash="37b3d8c9a6b2b8a7" * 4)
        hashes = client.until("sealing", lambda one: bool(one.get("hashes")))["hashes"]
    first.stop()
    second = new_served(tmp_path)
    with second.client(room, tokens[0]) as client:
        assert client.until("sealing")["hashes"] == hashes
    second.stop()
