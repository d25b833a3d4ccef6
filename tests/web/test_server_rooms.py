"""The server over real sockets: rooms are made and joined, duels are played, nothing is told before it is kept."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spellspeed.games.recordings import parse_recording
from spellspeed.recording.recorder import verify
from spellspeed.room.seal import hash_of
from spellspeed.web.security import HEADERS
from tests.web.serving import AGAINST_A_BOT, DECKS, PERSONS, Client, Served, chosen, new_served

pytestmark = pytest.mark.served

SALTS = ("00" * 16, "11" * 16, "22" * 16, "33" * 16)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for the tests of this module."""
    running = new_served(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


def play(client: Client, most: int = 10_000) -> dict[str, Any]:
    """Answer until it is over, or so often: the last message."""
    asked = next(
        (one["ask"] for one in reversed(client.kept) if one["t"] in ("step", "snapshot") and "ask" in one), None
    )
    answered = -1
    for _ in range(most):
        if asked is not None and asked["n"] > answered:
            client.send(t="answer", id=f"a{asked['n']}", ask=asked["n"], picks=chosen(asked))
            answered = asked["n"]
            assert client.until("ack")["ask"] == answered
        message = client.next()
        if message["t"] == "over" and message["whole"]:
            return message
        asked = message.get("ask") if message["t"] in ("step", "snapshot") else None
    return message


def test_a_duel_against_a_bot_is_played_to_its_end_and_its_recording_verifies(served: Served, tmp_path: Path) -> None:
    """From the first request to the file; before the end there is no file."""
    room, tokens = served.room(**AGAINST_A_BOT)
    with served.client(room, tokens[0]) as client:
        assert client.until("welcome")["state"] == "sealing"
        client.seal(SALTS[0])
        assert served.get(f"/api/1/rooms/{room}/recording")[0] == 409
        over = play(client)
    status, text = served.get(f"/api/1/rooms/{room}/recording")
    assert status == 200
    assert text["sealing"]["secret"] == over["secret"]
    assert text["sealing"]["salts"] == [SALTS[0]]
    assert verify(parse_recording(json.dumps(text), "the room")).fits


def test_an_answer_is_acknowledged_before_the_step_that_follows_and_once(served: Served) -> None:
    """The order on the wire; sent again it is known, with other picks it is over."""
    room, tokens = served.room(**AGAINST_A_BOT)
    with served.client(room, tokens[0]) as client:
        client.seal(SALTS[0])
        ask = client.until("step", lambda one: "ask" in one)["ask"]
        rows = len(served.store.rows(room))
        before = len(client.kept)
        client.send(t="answer", id="x", ask=ask["n"], picks=chosen(ask))
        client.until("step")
        assert [one["t"] for one in client.kept[before:] if one["t"] in ("ack", "step")][:2] == ["ack", "step"]
        kept = len(served.store.rows(room))
        assert kept > rows
        client.send(t="answer", id="y", ask=ask["n"], picks=chosen(ask))
        assert client.until("ack") == {"t": "ack", "id": "y", "ask": ask["n"]}
        client.send(t="answer", id="z", ask=ask["n"], picks=[0, 1, 2, 3])
        refused = client.until("error")
        assert (refused["id"], refused["code"]) == ("z", "stale_ask")
        assert len(served.store.rows(room)) == kept


def test_who_comes_back_is_sent_what_was_missed_and_another_epoch_gets_a_snapshot(served: Served) -> None:
    """With the epoch and the last step: the steps after it and no snapshot; else everything as it stands."""
    room, tokens = served.room(**AGAINST_A_BOT)
    with served.client(room, tokens[0]) as client:
        epoch = client.until("welcome")["epoch"]
        client.seal(SALTS[0])
        play(client, most=4)
        steps = [one for one in client.kept if one["t"] == "step"]
    seen = steps[len(steps) // 2]
    with served.client(room, tokens[0], epoch=epoch, since=seen["seq"]) as again:
        again.until("welcome")
        missed = [again.next() for _ in steps[len(steps) // 2 + 1 :]]
        assert [one["t"] for one in missed] == ["step"] * len(missed)
        assert [{**one, "faces": {}} for one in missed] == [
            {**one, "faces": {}} for one in steps[len(steps) // 2 + 1 :]
        ]
    with served.client(room, tokens[0], epoch="other", since=seen["seq"]) as third:
        snapshot = third.until("snapshot")
        assert snapshot["seq"] == steps[-1]["seq"]
        parts: dict[str, Any] = {}
        for step in steps:
            parts.update(step["parts"])
        assert snapshot["parts"] == parts


@pytest.mark.parametrize(
    ("settings", "seats"),
    [(PERSONS, 2), ({"seats": 4, "who": [{"kind": "person"}] * 4}, 4), ({**PERSONS, "kind": "match"}, 2)],
    ids=["two", "teams", "match"],
)
def test_every_message_of_a_room_of_persons_is_of_the_types(
    served: Served, settings: dict[str, Any], seats: int
) -> None:
    """Two, four, and a match: what each client and a spectator are sent is read by the protocol's types without loss (Client does so)."""
    room, tokens = served.room(**settings)
    with contextlib.ExitStack() as open_clients:
        clients = [open_clients.enter_context(served.client(room, tokens[place])) for place in range(seats)]
        watcher = open_clients.enter_context(served.client(room))
        for client, salt in zip(clients, SALTS, strict=False):
            client.send(t="salt_hash", id="h", hash=hash_of(salt))
        for client, salt in zip(clients, SALTS, strict=False):
            client.until("sealing", lambda one: bool(one.get("hashes")))
            client.send(t="salt", id="s", salt=salt)
        for client in clients:
            client.until("sealing", lambda one: bool(one.get("salts")))
        if settings.get("kind") == "match":
            chooser = clients[0].until("match", lambda one: one["now"] == "choice")["chooser"]
            clients[chooser].send(t="begin", id="b", first=True)
        clients[0].until("step")
        clients[1].send(t="offer", what="draw")
        clients[0].until("offered")
        clients[0].send(t="accept", what="draw")
        for client in [*clients, watcher]:
            over = client.until("over")
            assert (over["winner"], over["reason"]) == (None, "ERA-DRAW-1")


@pytest.mark.parametrize("watched", [True, False])
def test_whoever_has_only_the_name_of_a_room_is_told_what_an_invited_person_needs(
    served: Served, watched: bool
) -> None:
    """What is played and who invites, while there is a seat; later nothing where nobody may look on. Never the bots' decks, nor who is ready."""
    settings = {"listed": True, "spectators": {"allowed": watched}}
    made = served.post("/api/1/rooms", {"settings": settings, "name": "Ana", "deck": DECKS[0]})[1]
    path = f"/api/1/rooms/{made['room']}"
    told = {
        "room": made["room"],
        "state": "waiting",
        "settings": {
            "game": "yugioh",
            "kind": "duel",
            "seats": 2,
            "own": {"profile": "tcg", "list": None, "pool": None, "choose_zones": False, "seats": 2, "kind": "duel"},
            "clock": None,
            "match_minutes": None,
            "spectators": {"allowed": watched, "delay": 0},
            "listed": True,
            "begins": "toss",
            "takeback": False,
        },
        "seats": [{"name": "Ana", "kind": "person", "side": 0}, {"name": "", "kind": "empty", "side": 1}],
    }
    assert served.get(path)[1] == told
    assert [one for one in served.get("/api/1/rooms?state=open")[1]["rooms"] if one["room"] == made["room"]] == [told]
    body = {"token": made["invitations"]["1"], "seat": 1, "name": "Ben", "deck": DECKS[1]}
    assert served.post(f"{path}/seats", body)[0] == 200
    both = [{"name": "Ana", "kind": "person", "side": 0}, {"name": "Ben", "kind": "person", "side": 1}]
    told |= {"state": "sealing", "seats": both} if watched else {"state": "sealing", "settings": {}, "seats": []}
    assert served.get(path)[1] == told
    running = [one for one in served.get("/api/1/rooms?state=running")[1]["rooms"] if one["room"] == made["room"]]
    assert running == ([told] if watched else [])


def test_seats_are_taken_by_invitation_or_in_listed_rooms(served: Served) -> None:
    """A wrong token sits nowhere; a seat is taken once; of a listed room anybody takes an empty one, and it is in the lobby while it waits."""
    made = served.post("/api/1/rooms", {"settings": {"listed": True}, "name": "Ana", "deck": DECKS[0]})[1]
    hidden = served.post("/api/1/rooms", {"settings": {}, "name": "Ana", "deck": DECKS[0]})[1]
    listed = [one["room"] for one in served.get("/api/1/rooms?state=open")[1]["rooms"]]
    assert made["room"] in listed
    assert hidden["room"] not in listed
    body = {"token": "a guess", "seat": 1, "name": "Eve", "deck": DECKS[1]}
    assert served.post(f"/api/1/rooms/{hidden['room']}/seats", body) == (
        409,
        {"code": "not_your_seat", "say": "no person sits at this seat"},
    )
    assert served.post(f"/api/1/rooms/{made['room']}/seats", body)[0] == 200
    assert served.post(f"/api/1/rooms/{made['room']}/seats", {**body, "token": "another"})[0] == 409
    assert served.post("/api/1/rooms/nowhere/seats", body)[0] == 404
    assert made["room"] not in [one["room"] for one in served.get("/api/1/rooms?state=open")[1]["rooms"]]
    everything = json.dumps(served.get("/api/1/rooms?state=running")[1])
    assert made["token"] not in everything
    assert "deck" not in everything


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("POST", "/api/1/rooms", {"settings": {"seats": 3}}, 400, "bad_message"),
        ("POST", "/api/1/rooms", {"settings": {}, "seat": 5}, 400, "bad_message"),
        ("POST", "/api/1/rooms", {"settings": {}, "name": "Ana", "deck": "#main\n89631139\n"}, 422, "bad_deck"),
        ("POST", "/api/1/rooms", {"settings": {}, "name": 5, "deck": "x"}, 400, "bad_message"),
        ("POST", "/api/1/rooms", [], 400, "bad_message"),
        ("POST", "/api/1/decks/read", {"text": "no deck at all"}, 400, "bad_message"),
        ("POST", "/api/1/decks/write", {"deck": {"main": ["x"]}, "format": "ydk"}, 400, "bad_message"),
        ("GET", "/api/1/rooms/nowhere/recording", None, 404, "no_such_room"),
        ("GET", "/api/1/rules/NO-1", None, 404, "no_such_rule"),
    ],
)
def test_what_is_wrong_is_refused_with_a_status_a_code_and_a_sentence(
    served: Served, method: str, path: str, body: object, status: int, code: str
) -> None:
    """Each with one line, and nothing is made."""
    found_status, found, _ = served.http(method, path, body)
    assert (found_status, found["code"]) == (status, code)
    assert found["say"]


def test_bodies_have_a_limit_and_must_be_json(served: Served) -> None:
    """64 KB; deep nesting and garbage are one refusal."""
    assert served.http("POST", "/api/1/decks/read", raw=b"x" * 70_000)[0] == 413
    assert served.http("POST", "/api/1/decks/read", raw=b"\xff{")[0] == 400
    assert served.http("POST", "/api/1/decks/read", raw=b"[" * 60_000)[0] == 400


def test_decks_cards_and_rules_are_told(served: Served) -> None:
    """Read from a list, written as .ydk, checked against a list; a card's facts and text; a rule in two languages."""
    text = "#main\n" + "89631139\n" * 3 + "#extra\n!side\n26202165\n"
    status, deck = served.post("/api/1/decks/read", {"text": text})
    assert (status, deck["main"], deck["side"]) == (200, [89631139] * 3, [26202165])
    status, written = served.post("/api/1/decks/write", {"deck": deck, "format": "ydk"})
    assert status == 200
    assert served.post("/api/1/decks/read", {"text": written["text"]})[1]["main"] == deck["main"]
    status, checked = served.post("/api/1/decks/check", {"text": "bench_goat_a", "settings": {"profile": "goat"}})
    assert (status, checked["problems"]) == (200, [])
    status, face = served.get("/api/1/cards/26202165")
    assert (status, face["name"], face["attack"]) == (200, "Sangan", 1000)
    assert served.get("/api/1/cards/1")[0] == 404
    english, turkish = (served.get(f"/api/1/rules/MAIN-1?language={one}")[1]["statement"] for one in ("en", "tr"))
    assert english != turkish


def test_every_answer_has_the_headers_of_a_careful_page(served: Served) -> None:
    """Found, refused and not there."""
    for path in ("/healthz", "/api/1/rules/NO-1", "/nowhere"):
        _, _, headers = served.http("GET", path)
        assert {name.lower(): headers.get(name.lower()) for name, _ in HEADERS} == {
            name.lower(): value for name, value in HEADERS
        }
    assert served.get("/healthz") == (200, {"ok": True})
    assert "spellspeed_rooms" in served.get("/metrics")[1]


def test_faces_are_sent_once_a_connection(served: Served) -> None:
    """Each card's facts come with the first message that shows it."""
    room, tokens = served.room(**AGAINST_A_BOT)
    with served.client(room, tokens[0]) as client:
        client.seal(SALTS[0])
        play(client, most=8)
        codes = [code for one in client.kept for code in one.get("faces", {})]
        assert len(codes) == len(set(codes)) > 5
        shown = {card["card"] for one in client.kept for card in one.get("parts", {}).get("0.hand", [])}
        assert shown <= {int(code) for code in codes}
