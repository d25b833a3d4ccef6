"""The interface of a game, shown by a third one: recorded, simulated, looked at and called without a word of either real game."""

from __future__ import annotations

import pytest

from spellspeed.games import GAMES
from spellspeed.games.recordings import parse_recording
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.game import (
    AGREE_TO_DRAW,
    NO_SEAT,
    SURRENDER,
    AlwaysAsked,
    CallRefused,
    NothingToChange,
    UnknownBot,
    UnknownCall,
    each_once,
)
from spellspeed.kernel.players import EndlessGame, play_out
from spellspeed.kernel.random_answers import random_picks
from spellspeed.kernel.state import DRAWN, NOBODY, State
from spellspeed.kernel.viewers import SPECTATOR, NoSuchViewer
from spellspeed.languages.fields import WrongRecording
from spellspeed.recording.files import of_game, recording_text
from spellspeed.recording.recorder import NoLongerFits, Recorder, replay, verify
from spellspeed.simulation.games import GameResult, play_game
from spellspeed.simulation.series import play_series
from spellspeed.yugioh.game import YUGIOH
from tests.kernel.test_toy_game import MIXED
from tests.kernel.toy_face import CINDERS, Start
from tests.kernel.toy_game import BALM, HAND, SPARK, zone

START = Start("face", (tuple(MIXED), tuple(MIXED[::-1])), names=("A", "B"))


def played(answers: int = 100, log: bool = False) -> Recorder[State]:
    """The game by chance, so many answers long at most."""
    recorder, stream = Recorder(START, log=log), Stream("face")
    while recorder.step < answers and recorder.state.ask is not None:
        recorder.answer(random_picks(recorder.state.ask, stream))
    return recorder


def test_a_third_game_is_recorded_and_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the one recorder, in the one format, once its name is known; under another name it is refused."""
    recorder = played()
    text = recording_text(recorder.recording())
    with pytest.raises(WrongRecording, match='of the game "cinders"; the games are: yugioh, hkk'):
        parse_recording(text, "toy")
    monkeypatch.setitem(GAMES, "cinders", CINDERS)
    recording = parse_recording(text, "toy")
    assert recording == recorder.recording()
    assert replay(recording).digest() == recorder.state.digest()
    assert verify(recording).fits
    assert of_game(recording, CINDERS, "toy") is recording
    with pytest.raises(WrongRecording, match="toy: is a recording of cinders, not of yugioh"):
        of_game(recording, YUGIOH, "toy")


def test_one_goes_back_and_on() -> None:
    """To the state after so many answers."""
    digest = played(4).state.digest()
    recorder = played(9)
    assert recorder.undo(4).digest() == digest
    assert recorder.step == 4


def test_a_call_ends_the_game_is_recorded_and_comes_once() -> None:
    """Of a seat that there is, by a name that there is, while the game goes on; else nothing has changed."""
    recorder = played(3)
    before = recorder.state.digest()
    for seat in (NO_SEAT, 0):
        with pytest.raises(UnknownCall, match="shout"):
            recorder.call(seat, "shout")
    for seat in (NO_SEAT, 2):
        with pytest.raises(NoSuchViewer):
            recorder.call(seat, SURRENDER)
    assert (recorder.state.digest(), recorder.step) == (before, 3)
    recorder.call(0, SURRENDER)
    assert (recorder.state.winner, recorder.answers[-1].seat, recorder.answers[-1].picks) == (1, 0, (SURRENDER,))
    assert replay(recorder.recording()).digest() == recorder.state.digest()
    with pytest.raises(CallRefused, match=SURRENDER):
        recorder.call(1, AGREE_TO_DRAW)
    recorder.answers.append(recorder.answers[-1])
    with pytest.raises(NoLongerFits, match="step 5 "):
        replay(recorder.recording())
    drawn = played(3)
    drawn.call(1, AGREE_TO_DRAW)
    assert drawn.state.winner == DRAWN


def test_a_viewer_sees_its_own_hand_and_a_spectator_none() -> None:
    """And nobody else looks; what happened is told the same way, from a place on."""
    state = played(5, log=True).state
    for viewer in (SPECTATOR, 0, 1):
        hands = CINDERS.view(state, viewer)["hands"]
        assert [None not in hand for hand in hands] == [seat == viewer for seat in range(2)]
        drawn = [event for event in CINDERS.events_seen(state, viewer) if event["event"] == "drew"]
        assert drawn
        assert all((event["card"] is not None) == (event["seat"] == viewer) for event in drawn)
    whole = CINDERS.events_seen(state, 0)
    assert CINDERS.events_seen(state, 0, 2) == whole[2:]
    for viewer in (-2, 2):
        with pytest.raises(NoSuchViewer):
            CINDERS.view(state, viewer)
        with pytest.raises(NoSuchViewer):
            CINDERS.events_seen(state, viewer)


class Many:
    """Ten games of the same decks."""

    def start_of(self, number: int) -> Start:
        return Start(str(number), START.decks)

    def bots_of(self, number: int) -> list[str]:
        return ["chance", "chance"]

    def counting_of(self, number: int) -> None:
        return

    def placed(self, number: int, result: GameResult) -> GameResult:
        return result


def test_a_third_game_is_simulated() -> None:
    """The same results again; each game ends with a winner or a draw."""
    first, second = (play_series(Many(), 10).results for _ in range(2))
    assert first == second
    assert len({each.digest for each in first}) == 10
    assert NOBODY not in [each.winner for each in first]


def test_an_unknown_bot_and_a_game_without_end_are_errors() -> None:
    """By name."""
    with pytest.raises(UnknownBot, match='"nobody"'):
        play_game(START, ["nobody"])
    with pytest.raises(EndlessGame, match='seed "face": no winner after 3 decisions'):
        play_game(START, ["chance"], most=3)


class Playing:
    """Plays whatever it has."""

    def picks(self, ask: Ask, view: object) -> tuple[int, ...]:
        return ask.options[-1:]


def test_a_game_that_takes_too_many_turns_is_left() -> None:
    """It is unfinished, and no error."""
    state = Start("long", ((BALM,) * 10, (BALM,) * 10)).new()
    play_out(state, [Playing(), Playing()], [0, 1], most_turns=2)
    assert (state.turn, state.over, state.winner) == (3, False, NOBODY)


def test_meanings_are_each_there_once() -> None:
    """Copies are told apart by a number."""
    assert each_once(["a", "b", "a", "a"]) == ["a", "b", "a #2", "a #3"]
    state = Start("x", ((SPARK,) * 5, (SPARK,) * 5)).new()
    assert state.ask is not None
    assert CINDERS.meanings(state, state.ask) == ["pass", *[f"play hand:{place}" for place in range(1, 5)]]
    assert len(zone(state, 0, HAND)) == 4


def test_a_game_that_asks_only_what_matters_passes_nobody_over() -> None:
    """And has nothing to set."""
    state = START.new()
    assert state.ask is not None
    passing = CINDERS.passing()
    assert isinstance(passing, AlwaysAsked)
    assert passing.picks(state, state.ask) is None
    passing.take_plain([], "file")
    with pytest.raises(NothingToChange, match="file: "):
        passing.take_plain([["own", "draw"]], "file")
    with pytest.raises(NothingToChange):
        passing.change(["all"], "en")
