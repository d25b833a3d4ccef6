"""Sealing over the wire: again for a rematch, and when somebody is lost in the middle of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spellspeed.games.recordings import parse_recording
from spellspeed.recording.recorder import verify
from spellspeed.room.seal import commitment_of, hash_of, seed_of
from tests.draws import DRAWS, Draws
from tests.room.sitting import PERSONS as TWO
from tests.room.sitting import Sitting
from tests.web.serving import PERSONS, Client, Served, new_served

SALTS = ("00" * 16, "11" * 16)
OTHERS = ("22" * 16, "33" * 16)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server of one test."""
    running = new_served(tmp_path)
    yield running
    running.stop()


def sealed(clients: list[Client], salts: tuple[str, ...]) -> None:
    """All show their hash, then their salt."""
    for client, salt in zip(clients, salts, strict=True):
        client.send(t="salt_hash", id="h", hash=hash_of(salt))
        client.until("ack", lambda one: one["id"] == "h")
    for client, salt in zip(clients, salts, strict=True):
        client.until("sealing", lambda one: bool(one.get("hashes")) and not one.get("salts"))
        client.send(t="salt", id="s", salt=salt)
    for client in clients:
        client.until("sealing", lambda one: bool(one.get("salts")))


def recorded(served: Served, room: str) -> dict[str, Any]:
    """The recording of a room that is over; it verifies."""
    status, found = served.get(f"/api/1/rooms/{room}/recording")
    assert status == 200
    assert verify(parse_recording(json.dumps(found), "the room")).fits
    sealing: dict[str, Any] = found["sealing"]
    secret = bytes.fromhex(sealing["secret"])
    assert commitment_of(room, secret) == sealing["commit"]
    assert seed_of(secret, sealing["salts"]) == found["seed"]
    return sealing


@pytest.mark.served
def test_a_rematch_is_agreed_to_sealed_anew_and_played(served: Served) -> None:
    """Both have to agree; there is another commitment before anybody shows a salt; each game has a recording of its own that fits. What is
    sealed is what the server draws, for the second game too."""
    room, tokens = served.room(**PERSONS)
    with served.client(room, tokens[0]) as ana, served.client(room, tokens[1]) as ben:
        clients = [ana, ben]
        sealed(clients, SALTS)
        for client in clients:
            client.until("step")
        ben.send(t="surrender", id="g")
        overs = [client.until("over") for client in clients]
        assert [(one["winner"], one["whole"]) for one in overs] == [(0, True)] * 2
        first = recorded(served, room)
        assert first["salts"] == list(SALTS)
        ana.send(t="offer", id="o", what="rematch")
        assert ben.until("offered")["state"] == "open"
        assert served.get(f"/api/1/rooms/{room}/recording")[0] == 200
        ben.send(t="accept", id="a", what="rematch")
        for client in clients:
            assert client.until("sealing") == {
                "t": "sealing",
                "commit": commit_now(served, room),
                "lists": served.rooms.held[room].room.record.list_hashes(),
                "hashes": [],
                "salts": [],
            }
            assert client.until("seats")["state"] == "sealing"
        assert commit_now(served, room) != first["commit"]
        assert served.get(f"/api/1/rooms/{room}/recording")[0] == 409
        sealed(clients, OTHERS)
        asks = [client.until("step").get("ask") for client in clients]
        assert [ask is None for ask in asks].count(False) == 1
        ana.send(t="surrender", id="g")
        assert [client.until("over")["winner"] for client in clients] == [1, 1]
        second = recorded(served, room)
    assert second["salts"] == list(OTHERS)
    drawn = Draws(DRAWS.name)
    assert [first["secret"], second["secret"]] == [drawn.secret().hex(), drawn.secret().hex()]


def commit_now(served: Served, room: str) -> str:
    """What a room shows of its secret."""
    return served.rooms.held[room].room.commitment


def test_the_secret_of_a_rematch_follows_from_nothing_that_was_shown() -> None:
    """Two rooms of the same secret, rows and times: equal to the end of the first game, and other secrets after it. Who could work the second one out
    of the first, which everybody is shown at its end, would know every card as soon as the salts are there."""
    commits: list[list[str]] = []
    for _ in range(2):
        sitting = Sitting(**TWO)
        sitting.sit()
        before = sitting.room.commitment
        sitting.do(sitting.room.surrender, 1)
        for place in (0, 1):
            sitting.do(sitting.room.offer, place, "rematch")
        assert sitting.room.state == "sealing"
        assert sitting.rebuilt().commitment == sitting.room.commitment
        commits.append([before, sitting.room.commitment])
    assert commits[0][0] == commits[1][0]
    assert len({commits[0][0], commits[0][1], commits[1][1]}) == 3


@pytest.mark.served
def test_who_loses_its_salt_before_all_hashes_are_there_draws_another(served: Served) -> None:
    """A program that ended has forgotten its salt. Nobody has seen anything yet, so its next hash takes the place of the first."""
    room, tokens = served.room(**PERSONS)
    with served.client(room, tokens[0]) as lost:
        lost.until("sealing")
        lost.send(t="salt_hash", id="h", hash=hash_of(SALTS[0]))
        lost.until("ack")
    with served.client(room, tokens[0]) as ana, served.client(room, tokens[1]) as ben:
        sealed([ana, ben], (OTHERS[0], SALTS[1]))
        ana.until("step")
        ana.send(t="surrender", id="g")
        ana.until("over")
    assert recorded(served, room)["salts"] == [OTHERS[0], SALTS[1]]


@pytest.mark.served
def test_who_loses_its_salt_after_that_is_told_that_the_game_cannot_begin(served: Served) -> None:
    """Another salt now could be one that was chosen. The first one is still taken, from whoever has it."""
    room, tokens = served.room(**PERSONS)
    with served.client(room, tokens[0]) as ana, served.client(room, tokens[1]) as ben:
        for client, salt in zip((ana, ben), SALTS, strict=True):
            client.send(t="salt_hash", id="h", hash=hash_of(salt))
        ana.until("sealing", lambda one: bool(one.get("hashes")))
        rows = served.store.rows(room)
        ana.send(t="salt_hash", id="again", hash=hash_of(OTHERS[0]))
        refused = ana.until("error")
        assert (refused["id"], refused["code"]) == ("again", "not_now")
        assert "make a new room" in refused["say"]
        ana.send(t="salt", id="other", salt=OTHERS[0])
        assert ana.until("error")["code"] == "bad_message"
        assert served.store.rows(room) == rows
        for client, salt in zip((ana, ben), SALTS, strict=True):
            client.send(t="salt", id="s", salt=salt)
        ana.until("step")


@pytest.mark.served
def test_a_server_that_dies_between_the_salts_has_those_that_were_acknowledged(tmp_path: Path) -> None:
    """Hashes and salts are rows: the next server goes on with the salt that is missing, and nobody has to draw anew."""
    first = new_served(tmp_path)
    room, tokens = first.room(**PERSONS)
    with first.client(room, tokens[0]) as ana, first.client(room, tokens[1]) as ben:
        for client, salt in zip((ana, ben), SALTS, strict=True):
            client.send(t="salt_hash", id="h", hash=hash_of(salt))
        ana.until("sealing", lambda one: bool(one.get("hashes")))
        ana.send(t="salt", id="s", salt=SALTS[0])
        ana.until("ack", lambda one: one["id"] == "s")
        commit = commit_now(first, room)
    first.stop()
    second = new_served(tmp_path)
    with second.client(room, tokens[1]) as ben:
        sealing = ben.until("sealing")
        assert (sealing["commit"], len(sealing["hashes"]), sealing["salts"]) == (commit, 2, [])
        ben.send(t="salt", id="s", salt=SALTS[1])
        assert ben.until("sealing", lambda one: bool(one.get("salts")))["salts"] == list(SALTS)
        ben.until("step")
    second.stop()
