"""Hints over the wire: what looking ahead says of each answer, to who plays against bots alone."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from spellspeed.room import hints
from spellspeed.room.hints import hint_told, hint_wanted
from spellspeed.room.thoughts import Thinker, WeighedAnswer
from spellspeed.web.thinkers import Thinkers
from tests.web.serving import AGAINST_A_BOT, PERSONS, Client, Served, new_served

SALT = "00" * 16


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A server whose hints come from few worlds."""
    monkeypatch.setattr(hints, "WORLDS", 12)
    running = new_served(tmp_path)
    yield running
    running.stop()


def asked(client: Client) -> dict[str, Any]:
    """The next ask of a client."""
    while True:
        message = client.next()
        if message.get("ask"):
            found: dict[str, Any] = message["ask"]
            return found


def answered(client: Client) -> dict[str, Any]:
    """What the server says to the message called x."""
    while True:
        message = client.next()
        if message.get("id") == "x":
            return message


@pytest.mark.served
def test_a_hint_is_what_the_bot_thinks_of_each_answer(served: Served) -> None:
    """The same as thought about here; the picks are places of the options that were sent."""
    room, tokens = served.room(**AGAINST_A_BOT, begins="0")
    with served.client(room, tokens[0]) as client:
        client.seal(SALT)
        ask = asked(client)
        client.send(t="hint", id="x")
        told = answered(client)
        held = served.rooms.held[room].room
        weighed = Thinker().weigh(hint_wanted(held.record, 0))
        assert told == {
            "t": "hint",
            "id": "x",
            "ask": ask["n"],
            "answers": hint_told(held.showing.boards[0].meanings, weighed),
        }
        shares = [answer["share"] for answer in told["answers"]]
        assert len(shares) > 1
        assert all(0 <= share <= 1 for share in shares)
        # What comes first may be the policy's answer; the others by the worlds they were tried in, then by their shares.
        others = [(answer["worlds"], answer["share"]) for answer in told["answers"][1:]]
        assert others == sorted(others, reverse=True)
        assert told["answers"][0]["worlds"] == 12
        assert {place for answer in told["answers"] for place in answer["picks"]} <= set(range(len(ask["options"])))


def test_places_are_those_of_the_options() -> None:
    """The second option is worth more than the first; nothing chosen has no place; shares are told to a thousandth."""
    weighed = [WeighedAnswer(("b",), 0.66666, 12), WeighedAnswer(("a", "c"), 0.5, 8), WeighedAnswer((), 0.25, 8)]
    assert hint_told(["a", "b", "c"], weighed) == [
        {"picks": [1], "share": 0.667, "worlds": 12},
        {"picks": [0, 2], "share": 0.5, "worlds": 8},
        {"picks": [], "share": 0.25, "worlds": 8},
    ]


@pytest.mark.served
def test_nobody_is_hinted_at_among_persons(served: Served) -> None:
    room, tokens = served.room(**PERSONS, begins="0")
    with served.client(room, tokens[0]) as client, served.client(room, tokens[1]) as other:
        for one in (client, other):
            one.send(t="salt_hash", id="h", hash=sha256(bytes.fromhex(SALT)).hexdigest())
        for one in (client, other):
            one.until("sealing", lambda message: bool(message.get("hashes")))
            one.send(t="salt", id="s", salt=SALT)
        number = asked(client)["n"]
        client.send(t="hint", id="x")
        say = "hints are there where everybody else is a bot"
        assert answered(client) == {"t": "error", "id": "x", "code": "not_now", "say": say, "ask": number}
        other.send(t="hint", id="x")
        told = answered(other)
        assert (told["code"], told["say"]) == ("not_now", "nothing is asked of you now")


@pytest.mark.served
def test_a_hint_for_a_question_that_is_over_is_refused_and_one_that_fails_is_said(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question is answered while it is thought about; after a fault the next hint is thought about again."""
    room, tokens = served.room(**AGAINST_A_BOT, begins="0")
    told: list[Any] = []

    async def weigh(self: Thinkers, room: str, wanted: object) -> list[WeighedAnswer]:
        hosted = served.rooms.held[room]
        ask = hosted.room.showing.boards[0].number
        await hosted.do(lambda held, now: held.answer(0, ask, [len(held.showing.boards[0].meanings) - 1], now))
        return []

    async def fails(self: Thinkers, room: str, wanted: object) -> list[WeighedAnswer]:
        raise ZeroDivisionError("a fault")

    with served.client(room, tokens[0]) as client:
        client.seal(SALT)
        asked(client)
        monkeypatch.setattr(Thinkers, "weigh", weigh)
        client.send(t="hint", id="x")
        told.append(answered(client))
        monkeypatch.setattr(Thinkers, "weigh", fails)
        client.send(t="hint", id="x")
        told.append(answered(client))
    assert [each["code"] for each in told] == ["stale_ask", "fault"]


@pytest.mark.served
def test_one_hint_at_a_time(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second is refused while the first is thought about, the third is told after it."""
    room, tokens = served.room(**AGAINST_A_BOT, begins="0")
    may_end = asyncio.Event()

    async def weigh(self: Thinkers, room: str, wanted: object) -> list[WeighedAnswer]:
        await may_end.wait()
        return []

    monkeypatch.setattr(Thinkers, "weigh", weigh)
    with served.client(room, tokens[0]) as client:
        client.seal(SALT)
        number = asked(client)["n"]
        client.send(t="hint", id="first")
        client.send(t="hint", id="x")
        assert answered(client)["code"] == "too_fast"
        served.loop().call_soon_threadsafe(may_end.set)
        assert client.until("hint") == {"t": "hint", "id": "first", "ask": number, "answers": []}
        client.send(t="hint", id="x")
        assert answered(client) == {"t": "hint", "id": "x", "ask": number, "answers": []}
