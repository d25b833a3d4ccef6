"""Clocks, absence, beats and the time of a match, with a clock that is held by hand."""

from typing import Any

import pytest

from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.room.clocks import AWAY_FOR, AWAY_IN_ALL, LAG
from spellspeed.room.flow import BEAT
from spellspeed.room.refused import Refused
from spellspeed.room.telling import PRESENCE_EVERY
from tests.room.sitting import AGAINST_A_BOT, LANGUAGE, PERSONS, TEAMS, Sitting

CLOCK: dict[str, Any] = {"clock": {"bank": 60, "increment": 10}}


def seated(**settings: Any) -> Sitting:
    """A room in which it has begun, up to the first ask of a person."""
    sitting = Sitting(**{**PERSONS, **settings})
    sitting.sit()
    return sitting


def test_whose_clock_runs_out_loses_with_the_whole_side() -> None:
    """ERA-CLOCK-1. After the bank and the lag of an answer, not a moment earlier; nobody is asked any more."""
    sitting = seated(**TEAMS, **CLOCK)
    place = sitting.asked()
    assert sitting.room.next_due() == sitting.now + 60_000 + LAG
    sitting.now += 60_000 + LAG - 1
    sitting.do(sitting.room.tick)
    assert sitting.room.state == "duel"
    sitting.now += 1
    sitting.do(sitting.room.tick)
    over = sitting.sent(SPECTATOR, "over")
    assert [(one["winner"], one["reason"]) for one in over] == [((place + 1) % 2, "ERA-CLOCK-1")]
    assert (sitting.room.state, sitting.asked()) == ("over", -1)


def test_a_clock_runs_only_while_its_seat_is_asked_and_an_own_turn_adds_to_it() -> None:
    """What was used is what lay between ask and answer, less the lag; the other clock stands."""
    sitting = seated(**CLOCK)
    place = sitting.asked()
    sitting.now += 5_000
    sitting.answer(place)
    left = sitting.room.record.clocks.left
    turn = sitting.room.record.turn
    first = sitting.room.record.game.seating[sitting.room.record.game.state.turn_seat]  # type: ignore[union-attr]
    assert left[place] == 60_000 - (5_000 - LAG) + (10_000 if turn and first == place else 0)
    assert left[1 - place] == 60_000 + (10_000 if turn and first != place else 0)


def test_who_has_left_can_be_claimed_against_after_a_minute() -> None:
    """ERA-ABANDON-1. Only while its answer is due, only by the other side, and not once it is back."""
    sitting = seated()
    place = sitting.asked()
    other = 1 - place
    sitting.now += PRESENCE_EVERY
    sitting.do(sitting.room.departed, place)
    assert sitting.sent(other, "presence")[-1]["seats"][place] == {"here": False, "claim_in": AWAY_FOR // 1000}
    sitting.now += AWAY_FOR - 1
    with pytest.raises(Refused):
        sitting.do(sitting.room.claim, other, "win")
    sitting.now += 1
    with pytest.raises(Refused):
        sitting.do(sitting.room.claim, place, "win")
    sitting.do(lambda now: sitting.room.arrived(place, now, LANGUAGE))
    with pytest.raises(Refused):
        sitting.do(sitting.room.claim, other, "win")
    sitting.do(sitting.room.departed, place)
    sitting.now += min(AWAY_FOR, AWAY_IN_ALL - AWAY_FOR)
    sitting.do(sitting.room.claim, other, "win")
    assert [(one["winner"], one["reason"]) for one in sitting.sent(other, "over")] == [(other, "ERA-ABANDON-1")]


def test_however_many_come_and_go_everybody_is_told_once_a_second() -> None:
    """The first is told at once, the others together a second later with how it stands then; whoever stays is told no more when nobody moves."""
    sitting = seated()
    sitting.now += PRESENCE_EVERY
    for frames in sitting.frames.values():
        frames.clear()
    for _ in range(200):
        sitting.do(lambda now: sitting.room.arrived(SPECTATOR, now, LANGUAGE))
        sitting.now += 1
    for _ in range(50):
        sitting.do(sitting.room.departed, SPECTATOR)
    assert [one["watching"] for one in sitting.sent(0, "presence")] == [2]
    assert sitting.room.next_due() == sitting.now - 200 + PRESENCE_EVERY
    sitting.wait()
    assert [one["watching"] for one in sitting.sent(0, "presence")] == [2, 151]
    assert sitting.room.next_due() is None
    # A clock that was put back does not keep anybody waiting.
    sitting.now -= 3_600_000
    sitting.do(sitting.room.departed, SPECTATOR)
    assert [one["watching"] for one in sitting.sent(0, "presence")] == [2, 151, 150]


def test_where_everybody_has_gone_nobody_is_to_be_told() -> None:
    """The room can rest."""
    sitting = seated()
    for viewer in (0, SPECTATOR, 1):
        sitting.do(sitting.room.departed, viewer)
    assert sitting.room.presence_at is None


def test_a_draw_can_be_claimed_instead() -> None:
    """ERA-ABANDON-1, ERA-DRAW-1. Nobody has won then."""
    sitting = seated()
    place = sitting.asked()
    sitting.do(sitting.room.departed, place)
    sitting.now += AWAY_FOR
    sitting.do(sitting.room.claim, 1 - place, "draw")
    assert [(one["winner"], one["reason"]) for one in sitting.sent(place, "over")] == [(None, "ERA-DRAW-1")]


def test_nobody_is_claimed_against_whose_answer_is_not_due() -> None:
    """A control: who is away while the other one thinks loses nothing."""
    sitting = seated()
    away = 1 - sitting.asked()
    sitting.do(sitting.room.departed, away)
    sitting.now += 10 * AWAY_FOR
    with pytest.raises(Refused):
        sitting.do(sitting.room.claim, 1 - away, "win")


def test_a_window_that_may_be_answered_lasts_a_beat_whether_its_seat_is_asked_or_not() -> None:
    """What is sent to the one who acted comes a beat after the window opened, when the other one had nothing to answer with; an
    answer that is given within the beat is told at its end."""
    sitting = seated()
    before = 0
    unasked = 0
    for _ in range(400):
        if sitting.room.state != "duel":
            break
        place = sitting.asked()
        if place >= 0:
            sitting.now += 100
            sitting.answer(place)
            if sitting.room.untold:
                # Within the beat: nobody is told yet.
                frames = [len(sitting.frames[viewer]) for viewer in sitting.frames]
                sitting.now = sitting.room.beat_until - 1
                sitting.do(sitting.room.tick)
                assert [len(sitting.frames[viewer]) for viewer in sitting.frames] == frames
                before += 1
                sitting.now += 1
                sitting.do(sitting.room.tick)
                assert not sitting.room.untold
        else:
            began = sitting.now
            assert sitting.room.next_due() == sitting.room.beat_until == began + BEAT
            sitting.wait()
            unasked += 1
    assert before > 0
    assert unasked > 0


def test_there_are_no_beats_against_a_bot() -> None:
    """A control: where no persons oppose each other a window that cannot be answered is passed at once."""
    sitting = Sitting(**AGAINST_A_BOT, fast_bots=True)
    sitting.sit()
    sitting.play(until=lambda: sitting.room.beat_until > 0)
    assert sitting.room.state == "over"


def test_a_bot_thinks_for_a_time_that_tells_nothing() -> None:
    """Between 400 and 900 milliseconds, whatever it is asked; with fast bots at once."""
    sitting = Sitting(**AGAINST_A_BOT)
    sitting.sit()
    thought: list[int] = []
    while sitting.room.state == "duel" and len(thought) < 20:
        if sitting.asked() >= 0:
            sitting.answer(sitting.asked())
        else:
            assert sitting.room.bot_at is not None
            thought.append(sitting.room.bot_at - sitting.now)
            sitting.wait()
    assert len(thought) == 20
    assert all(400 <= one < 900 for one in thought)
    assert len(set(thought)) > 10
