"""Where turns of a recording begin, and rooms that go on from a moment of it against bots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from spellspeed.games.recordings import parse_recording
from spellspeed.recording.recorder import verify
from spellspeed.room.game_under_way import GameUnderWay
from tests.web.serving import Served, chosen, new_served
from tests.web.test_lookups import RECORDING, STEPS, look

pytestmark = pytest.mark.served

STEP = 20


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    running = new_served(tmp_path_factory.mktemp("going_on"))
    yield running
    running.stop()


def go_on(served: Served, **asked: Any) -> tuple[int, Any]:
    return served.post("/api/1/recordings/rooms", {"recording": RECORDING, "seat": 0, "name": "Ana", **asked})


def played(served: Served, room: str) -> GameUnderWay[Any]:
    """The game under way in a room."""
    game = served.rooms.held[room].room.record.game
    assert game is not None
    return game


def plain(parts: dict[str, Any]) -> dict[str, Any]:
    """Parts without the tags of cards, which are of each table's own."""

    def bare(part: Any) -> Any:
        if isinstance(part, list):
            return [bare(one) for one in part]
        if isinstance(part, dict):
            return {key: bare(one) for key, one in part.items() if key != "id"}
        return part

    return {name: bare(part) for name, part in parts.items()}


def test_marks_are_where_the_turn_changes(served: Served) -> None:
    """At each mark the turn is that of the mark, and one step before it is the one before."""
    found = served.post("/api/1/recordings/marks", {"recording": RECORDING})[1]
    turns = found["turns"]
    assert turns[0] == {"step": 0, "turn": 1, "seat": look(served, step=0)[1]["parts"]["turn_seat"]}
    for mark in turns[1:]:
        before, at = (look(served, step=mark["step"] - back)[1]["parts"] for back in (1, 0))
        assert (before["turn"], at["turn"], at["turn_seat"]) == (mark["turn"] - 1, mark["turn"], mark["seat"])
    assert found["moments"] == sorted(set(found["moments"]))
    assert (found["moments"][0], found["moments"][-1]) == (0, STEPS)
    assert 2 < len(found["moments"]) < STEPS


@pytest.mark.parametrize("seat", [0, 1])
def test_a_room_goes_on_from_the_moment_and_is_built_again(served: Served, seat: int) -> None:
    """What the seat sees is what it saw then; the duel goes on to its end, and the whole is a recording that fits."""
    recorded = look(served, step=STEP, seat=seat)[1]
    status, made = go_on(served, step=STEP, seat=seat)
    assert (status, made["seat"], made["invitations"]) == (201, seat, {})
    room, token = made["room"], made["token"]
    hosted = served.rooms.held[room].room.record
    game = played(served, room)
    assert [one.picks for one in game.recorder.answers[:STEP]] == [
        one.picks for one in parse_recording(RECORDING, "a file").answers[:STEP]
    ]
    assert hosted.name_of(seat) == "Ana"
    assert hosted.name_of(1 - seat) == "sensible"
    assert game.start.names[seat] == "Ana"
    with served.client(room, token) as ana:
        ana.until("welcome")
        shown = ana.until("snapshot")
        if game.recorder.step == STEP:
            assert plain(shown["parts"]) == plain(recorded["parts"])
        ask = shown.get("ask") or ana.until("step", lambda one: bool(one.get("ask")))["ask"]
        ana.send(t="answer", id="a", ask=ask["n"], picks=chosen(ask))
        assert ana.until("ack")["id"] == "a"
    steps = played(served, room).recorder.step
    assert steps > STEP
    served.rooms.held.pop(room)
    with served.client(room, token) as ana:
        ana.until("snapshot")
        assert played(served, room).recorder.step >= steps
        ana.send(t="surrender", id="s")
        ana.until("over")
    status, text, _ = served.http("GET", f"/api/1/rooms/{room}/recording")
    assert status == 200
    assert text["sealing"] == {}


def test_what_was_played_on_is_a_recording_that_fits(served: Served) -> None:
    made = go_on(served, step=STEP)[1]
    with served.client(made["room"], made["token"]) as ana:
        ana.until("snapshot")
        ana.send(t="surrender", id="s")
        ana.until("over")
    text = served.rooms.held[made["room"]].room.recording_text()
    assert verify(parse_recording(text, "a room")).fits


@pytest.mark.parametrize(
    "asked", [{"step": STEPS + 1}, {"seat": 2}, {"seat": -1}, {"duel": 1}, {"recording": "{}"}, {"name": ""}]
)
def test_what_no_room_can_begin_with_is_refused(served: Served, asked: dict[str, Any]) -> None:
    before = set(served.rooms.held)
    assert go_on(served, **{"step": STEP, **asked})[0] == 400
    assert set(served.rooms.held) == before


def test_nothing_goes_on_from_the_end(served: Served) -> None:
    status, found = go_on(served, step=STEPS)
    assert (status, found["code"]) == (409, "not_now")
