"""A bot that looks ahead in a room: the room says what it has to think about and goes on with what came of it, once and in its moment."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from spellspeed.recording.recorder import verify
from spellspeed.room.thoughts import Thinker, Thought
from spellspeed.yugioh.players import LEVELS
from tests.room.sitting import Sitting

AGAINST_A_THINKER: dict[str, Any] = {
    "who": [{"kind": "person"}, {"kind": "bot", "bot": "normal", "deck": "bench_goat_b"}],
    "takeback": True,
}


@pytest.fixture
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot thinks for a moment only."""
    monkeypatch.setitem(LEVELS, "normal", 1)


@pytest.fixture
def sitting(few_worlds: None) -> Sitting:
    """A room in which it has begun."""
    held = Sitting(**AGAINST_A_THINKER)
    held.sit()
    return held


def until_it_thinks(sitting: Sitting) -> Thought:
    """Answer for the person, and let time pass, until the bot has to think."""
    for _ in range(200):
        wanted = sitting.room.thought_wanted()
        if wanted is not None:
            return wanted
        place = sitting.asked()
        if place >= 0:
            ask = sitting.ask(place)
            assert ask is not None
            sitting.answer(place)
        else:
            assert sitting.wait()
    raise AssertionError("the bot never thought")


def test_the_room_waits_for_the_thought_and_goes_on_with_it(sitting: Sitting) -> None:
    """While it thinks nothing is due and nobody is asked; its answer is a row like any other."""
    wanted = until_it_thinks(sitting)
    assert (wanted.seat, wanted.bot) == (sitting.room.record.seat_of(1), "normal")
    rows = len(sitting.rows)
    assert (sitting.room.next_due(), sitting.asked()) == (None, -1)
    picks = Thinker().answer(wanted)
    sitting.do(lambda now: sitting.room.think(wanted.moment, picks, now))
    while len(sitting.rows) == rows:
        assert sitting.wait()
    row = sitting.rows[rows]
    assert (row.seat, row.kind) == (1, "answer")
    game = sitting.room.record.game
    assert game is not None
    assert game.recorder.answers[len(wanted.answers)].picks == picks


def test_a_thought_that_comes_too_late_is_none(sitting: Sitting) -> None:
    """The person took something back meanwhile, or the thought was told already: nothing happens."""
    wanted = until_it_thinks(sitting)
    picks = Thinker().answer(wanted)
    later = (wanted.moment[0], wanted.moment[1] + 1, wanted.moment[2])
    rows = len(sitting.rows)
    sitting.do(lambda now: sitting.room.think(later, picks, now))
    assert len(sitting.rows) == rows
    assert sitting.room.thought_wanted() == wanted
    sitting.do(lambda now: sitting.room.think(wanted.moment, picks, now))
    while len(sitting.rows) == rows:
        assert sitting.wait()
    again = len(sitting.rows)
    sitting.do(lambda now: sitting.room.think(wanted.moment, picks, now))
    assert len(sitting.rows) == again


def test_whoever_thinks_answers_alike_from_the_beginning_and_from_where_it_was(sitting: Sitting) -> None:
    """One that has thought about this game before, one that has not, and one that had gone further."""
    first = until_it_thinks(sitting)
    thinker = Thinker()
    picks = thinker.answer(first)
    sitting.do(lambda now: sitting.room.think(first.moment, picks, now))
    while sitting.room.thought_wanted() in (None, first):
        until_it_thinks(sitting)
    second = until_it_thinks(sitting)
    assert second.answers[: len(first.answers)] == first.answers
    assert len(second.answers) > len(first.answers)
    assert thinker.answer(second) == Thinker().answer(second)
    assert thinker.answer(first) == picks
    other = replace(first, bot="sensible")
    assert thinker.answer(other) == Thinker().answer(other)


def test_a_room_built_again_wants_the_same_thought(sitting: Sitting) -> None:
    """Nothing that a bot thought has to be thought again: only the open decision."""
    wanted = until_it_thinks(sitting)
    again = sitting.rebuilt()
    again.tick(sitting.now)
    assert again.thought_wanted() == wanted


def test_a_game_against_it_ends_and_its_recording_fits(sitting: Sitting) -> None:
    """Forty of its decisions, then the person gives up."""
    thinker = Thinker()
    for _ in range(40):
        if sitting.room.state != "duel":
            break
        wanted = until_it_thinks(sitting)
        picks = thinker.answer(wanted)
        sitting.do(lambda now, wanted=wanted, picks=picks: sitting.room.think(wanted.moment, picks, now))
        while sitting.room.bot_at is not None:
            assert sitting.wait()
    if sitting.room.state == "duel":
        sitting.do(sitting.room.surrender, 0)
    (recording,) = sitting.room.record.recordings
    assert verify(recording).fits
