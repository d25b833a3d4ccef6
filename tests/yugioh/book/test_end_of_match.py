"""Time that is called in a duel and the duel of four turns: what scenarios cannot say (MATCH-6, MATCH-9, MATCH-12, T-6.9)."""

import pytest

from spellspeed.games.recordings import parse_recording
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.game import NO_SEAT
from spellspeed.recording.files import recording_text
from spellspeed.recording.recorder import Answer, NoLongerFits, Recorder, replay, verify
from spellspeed.yugioh.book.end_of_match import TimeCannotBeCalled, call_time, extra_turns, make_timed
from spellspeed.yugioh.book.preparing import new_duel
from spellspeed.yugioh.book.victory import surrender
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.decks import bundled, read_ydk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.game import TIME, own_start
from spellspeed.yugioh.match import new_match, won
from spellspeed.yugioh.match.duels import prepared, result_of
from spellspeed.yugioh.match.results import DuelResult
from spellspeed.yugioh.views.view import view_of
from tests.properties.playing import asked
from tests.yugioh.book.stage import position
from tests.yugioh.recording.recorded import bench_start


def refused(duel: Duel) -> str:
    """The rule that refuses to call time; the duel has not changed."""
    before = duel.digest()
    with pytest.raises(TimeCannotBeCalled) as error:
        call_time(duel)
    assert duel.digest() == before
    return error.value.rule


def test_time_is_called_once() -> None:
    """MATCH-6."""
    duel = position("turn: 5").duel
    assert extra_turns(duel) is None
    call_time(duel)
    assert extra_turns(duel) == 3
    assert refused(duel) == "MATCH-6"


def test_before_july_2005_no_turn_follows() -> None:
    """MATCH-12: the switch end_of_match."""
    duel = position("profile: {end_of_match: current_turn}").duel
    call_time(duel)
    assert extra_turns(duel) == 0


def test_time_is_not_called_where_no_turn_is_played() -> None:
    """MATCH-1 after the end, MATCH-11 before the first turn, MATCH-9 in the duel that has its own end."""
    duel = position("turn: 5").duel
    surrender(duel, 0)
    assert refused(duel) == "MATCH-1"
    fresh = new_duel([([], []), ([], [])], 1, profile("tcg"), 0)
    assert refused(fresh) == "MATCH-11"
    timed = position("turn: 2").duel
    make_timed(timed)
    assert refused(timed) == "MATCH-9"
    of_teams = position("seats: [1A, 2A, 1B, 2B]").duel
    make_timed(of_teams)
    assert (refused(of_teams), extra_turns(of_teams)) == ("TEAM-VI-6", 8)


def test_a_match_prepares_a_duel_of_four_turns_and_only_where_it_follows_equal_wins() -> None:
    """MATCH-9."""
    decks = [read_ydk(bundled()[name]) for name in ("bench_goat_a", "bench_goat_b")]
    match = new_match(("A", "B"), decks, profile("tcg"), (1, 0))
    assert extra_turns(prepared(match, 1)) is None
    timed = match.after_duel(won(1, "MATCH-7", after_time=True))
    assert (timed.next_duel, extra_turns(prepared(timed, 1))) == ("timed duel", 4)


def test_the_result_of_a_duel_says_whether_time_was_called_in_it() -> None:
    """MATCH-8: a duel given up after time was called decides the match, one given up before does not."""
    for called in (False, True):
        duel = position("turn: 5").duel
        if called:
            call_time(duel)
        surrender(duel, 1)
        assert result_of(duel) == DuelResult(0, "ERA-SURRENDER-1", called)


def test_everybody_sees_how_many_turns_are_left() -> None:
    """T-6.9, PUBLIC-1."""
    duel = position("turn: 5").duel
    assert view_of(duel, 1)["turns_left"] is None
    call_time(duel)
    assert [view_of(duel, seat)["turns_left"] for seat in (0, 1, None)] == [3, 3, 3]


def recorded(timed: bool, call_at: int) -> Recorder[Duel]:
    """A duel of the bench decks by chance; time is called after so many answers (-1: never)."""
    start = bench_start(3)
    recorder = Recorder(type(start)(start.seed, start.decks, timed=timed))
    stream = Stream("called")
    while not recorder.state.over:
        if recorder.step == call_at:
            recorder.call(NO_SEAT, TIME)
        recorder.answer(random_picks(asked(recorder.state), stream))
    return recorder


def test_called_time_is_recorded() -> None:
    """A recording plays it again at the same place; where it cannot be called any more, that is named."""
    recorder = recorded(False, 10)
    recording = parse_recording(recording_text(recorder.recording()), "test")
    assert recording.answers[10] == Answer(-1, (TIME,))
    assert replay(recording).digest() == recorder.state.digest()
    assert verify(recording).fits
    twice = Recorder.resumed(recording, 11)
    twice.answers.append(Answer(-1, (TIME,)))
    with pytest.raises(NoLongerFits, match=r"step 12 .*is called. was said, but it is not possible there \(MATCH-6\)"):
        replay(twice.recording())


def test_a_timed_duel_is_recorded_as_one() -> None:
    """MATCH-9: it has four turns, or more at equal Life Points."""
    recorder = recorded(True, -1)
    recording = parse_recording(recording_text(recorder.recording()), "test")
    assert own_start(recording.start).timed
    assert replay(recording).digest() == recorder.state.digest()
    assert recorder.state.reason == "MATCH-10"
    assert recorder.state.turn >= 4
