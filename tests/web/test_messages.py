"""What is sent and the types of the protocol agree: every message of whole duels, of teams, of a match and of HKK."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from spellspeed.kernel.viewers import SPECTATOR
from tests.room.sitting import AGAINST_A_BOT, LANGUAGE, PERSONS, TEAMS, Sitting
from tests.web import exact

HKK: dict[str, Any] = {
    "game": "hkk",
    "who": [{"kind": "person"}, {"kind": "bot", "bot": "sensible", "deck": "ash_marches"}],
}
GAMES: dict[str, dict[str, Any]] = {
    "two": {**PERSONS, "clock": {"bank": 7200, "increment": 10}, "takeback": True},
    "bot": AGAINST_A_BOT,
    "teams": TEAMS,
    "match": {**PERSONS, "kind": "match"},
    "hkk": HKK,
}


def messages_of(sitting: Sitting) -> list[dict[str, Any]]:
    """All that was sent to anybody, and what those would be told who come now."""
    sent = [frame.plain(LANGUAGE) for frames in sitting.frames.values() for frame in frames]
    viewers = (SPECTATOR, *sitting.settings.persons)
    return sent + [
        said for viewer in viewers for said in (sitting.room.welcome(viewer, "en"), sitting.room.snapshot(viewer, "en"))
    ]


def play_on(sitting: Sitting) -> None:
    """To the end of everything, by legal answers; in a match with what stands between its duels."""
    for _ in range(100):
        room = sitting.room
        course = room.record.course
        assert course is not None
        if room.state == "over":
            return
        if room.state == "choice":
            sitting.do(room.begin, course.chooser(), True)
        elif room.state == "siding":
            for place in course.left_to_side():
                sitting.do(room.exchange, place, [], [], True)
        elif room.state == "sealing":
            sitting.seal()
        else:
            sitting.play()
    raise AssertionError("it comes to an end")


@pytest.mark.parametrize("kind", GAMES)
def test_every_message_of_a_whole_game_is_exactly_of_the_types(kind: str) -> None:
    """Each step, snapshot, ask, event, card and clock, for every viewer; and as JSON it is read back as what it was."""
    sitting = Sitting(**GAMES[kind])
    game = sitting.settings.game
    for message in messages_of(sitting):
        exact.check(message, game)
    sitting.sit({0: "thornwood"} if kind == "hkk" else None)
    middle: list[dict[str, Any]] = []
    if kind not in ("match", "hkk"):
        sitting.play(most=12)
        middle = messages_of(sitting)
    if kind == "two":
        sitting.do(sitting.room.offer, sitting.asked(), "back")
        sitting.do(sitting.room.decline, 0, "back")
        sitting.do(sitting.room.departed, 1)
        sitting.do(sitting.room.arrived, 1)
    play_on(sitting)
    messages = [*middle, *messages_of(sitting)]
    for message in messages:
        exact.check(message, game)
        assert msgspec.json.decode(msgspec.json.encode(message)) == json.loads(json.dumps(message))
    kinds = {message["t"] for message in messages}
    wanted = {"welcome", "snapshot", "step", "presence", "seats", "sealing", "over"}
    extra = {"two": {"offered"}, "match": {"match"}}.get(kind, set())
    assert kinds == wanted | extra


@pytest.mark.parametrize(
    "wrong",
    [
        {"t": "ack", "id": "a", "seed": "00"},
        {"t": "step", "seq": 1, "at": 1, "events": [{"e": "set", "id": "x", "went": {"zone": "hand", "seat": 0, "card": 1}}]},
        {"t": "step", "seq": 1, "at": 1, "parts": {"0.hand": [{"id": "x", "name": "Kuriboh"}]}},
        {"t": "step", "seq": 1, "at": 1, "ask": {"n": 0, "kind": "open", "question": "", "options": [{"verb": "a", "label": "b", "code": 0}]}},
    ],
)  # fmt: skip
def test_a_field_that_the_types_have_not_is_found(wrong: dict[str, Any]) -> None:
    """Wherever it stands, and even if it is nothing."""
    with pytest.raises(AssertionError, match="know"):
        exact.check(wrong)


@pytest.mark.parametrize(
    "wrong",
    [
        {"t": "ack", "id": 5},
        {"t": "step", "seq": "1", "at": 1},
        {"t": "step", "seq": 1, "at": 1, "parts": {"0.deck": "40"}},
        {"t": "secret", "id": "a"},
    ],
)
def test_a_value_of_another_type_is_found(wrong: dict[str, Any]) -> None:
    """Strictly: no text for a number."""
    with pytest.raises(msgspec.ValidationError):
        exact.check(wrong)
