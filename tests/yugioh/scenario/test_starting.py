"""Duels that begin from a written position: one value that is recorded, sought, verified and gone on with."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from spellspeed.games.recordings import parse_recording, read_recording
from spellspeed.kernel.asks import option
from spellspeed.kernel.players import Bot
from spellspeed.languages.fields import WrongRecording
from spellspeed.recording.files import recording_text, write_recording
from spellspeed.recording.recorder import Answer, Recorder, Recording, seek, verify
from spellspeed.scenario.reader import MOST_BYTES
from spellspeed.yugioh.bots.bot_games import views_of
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.game import YUGIOH, from_position
from spellspeed.yugioh.scenario.start import WrongPosition, position_in_file, position_of

PLACED: Final = """\
scenario: before Raigeki
turn: 5
turn_player: B
A: {monsters: [Giant Soldier of Stone, Gemini Elf], lp: 1500}
B: {hand: [Raigeki, Sangan], deck: [Pot of Greed, Dark Hole], deck_size: 20}
"""
WITH_STEPS: Final = PLACED + "steps:\n  - B: activate Raigeki\nexpect:\n  A: {lp: 1}\n"
TEAM: Final = """\
scenario: four at a table
seats: [1A, 2A, 1B, 2B]
turn: 6
turn_player: 2A
1A: {monsters: [Gemini Elf]}
2A: {hand: [Sangan]}
2B: {hand: [Kuriboh]}
"""


def names(duel: Duel, seat: int, zone: int) -> list[str]:
    """The names of the cards in a zone of a seat."""
    return [duel.printed(number).name for number in duel.zone(seat, zone) if number >= 0]


def played(text: str, seed: str, answers: int) -> Recorder[Duel]:
    """So many answers of bots from a position."""
    recorder = Recorder(from_position(text, seed))
    bots: list[Bot] = [YUGIOH.bot("random", f"{seed}/{seat}") for seat in range(recorder.state.seats)]
    views = views_of(recorder.state)
    for _ in range(answers):
        ask = recorder.state.ask
        if ask is None:
            break
        recorder.answer(bots[ask.seat].picks(ask, views[ask.seat]), ask.seat)
    return recorder


def test_a_position_stands_as_it_is_written() -> None:
    duel = from_position(PLACED, "1").new()
    assert (duel.turn, duel.turn_seat, duel.first_seat, duel.phase, duel.life) == (5, 1, 1, t.MAIN1, [1500, 8000])
    assert names(duel, 0, t.MONSTERS) == ["Giant Soldier of Stone", "Gemini Elf"]
    assert names(duel, 1, t.HAND) == ["Raigeki", "Sangan"]
    assert names(duel, 1, t.DECK) == ["filler"] * 18 + ["Dark Hole", "Pot of Greed"]
    assert duel.ask is not None
    assert duel.ask.seat == 1


def test_steps_are_played_first() -> None:
    """To the end of the file; what is expected there is passed over."""
    duel = from_position(WITH_STEPS, "1").new()
    assert names(duel, 0, t.GRAVEYARD) == ["Giant Soldier of Stone", "Gemini Elf"]
    assert (names(duel, 1, t.HAND), names(duel, 1, t.GRAVEYARD)) == (["Sangan"], ["Raigeki"])
    assert duel.ask is not None
    assert (duel.ask.kind, duel.ask.seat) == (t.A_OPEN, 1)


def test_the_seed_decides_the_draws_to_come_and_nothing_before() -> None:
    """The steps take the same card at random under every seed; the same effect afterwards does not."""
    hand = ["Sangan", "Kuriboh", "Trap Hole", "Dark Hole", "Gemini Elf"]
    text = f"""\
scenario: twice at random
turn: 5
A: {{hand: [Delinquent Duo, Delinquent Duo]}}
B: {{hand: [{", ".join(hand)}]}}
random: [Kuriboh]
steps:
  - A: activate Delinquent Duo
  - B: choose Dark Hole
"""
    taken = set()
    for seed in range(12):
        recorder = Recorder(from_position(text, str(seed)))
        assert names(recorder.state, 1, t.HAND) == ["Sangan", "Trap Hole", "Gemini Elf"]
        recorder.give(Answer(0, ("activate hand:1",)))
        while recorder.state.ask is not None and recorder.state.ask.kind == t.A_RESPONSE:
            recorder.answer((option(t.PASS),))
        taken.add(names(recorder.state, 1, t.GRAVEYARD)[2])
    assert taken == {"Sangan", "Trap Hole", "Gemini Elf"}


@pytest.mark.parametrize("text", [PLACED, WITH_STEPS, TEAM])
def test_a_recording_holds_its_position(text: str, tmp_path: Path) -> None:
    """Written, read, verified, sought and gone on with from a step; equal recordings give equal text."""
    recorder = played(text, "7", 60)
    recording = recorder.recording()
    path = tmp_path / "from.json"
    write_recording(recording, path)
    again: Recording[Any] = read_recording(path)
    assert again == recording
    assert recording_text(again) == recording_text(recording)
    assert json.loads(path.read_text(encoding="utf-8"))["position"] == text
    assert again.start.seats == (4 if text == TEAM else 2)
    assert verify(again).fits
    assert seek(again).digest() == recorder.state.digest()
    assert seek(again, 0).digest() == from_position(text, "7").new().digest()
    resumed = Recorder.resumed(again, 10)
    assert resumed.state.digest() == seek(again, 10).digest()
    assert recorder.undo(10).digest() == resumed.state.digest()


def test_another_profile_of_the_recording_is_the_one_that_counts() -> None:
    start = from_position(PLACED.replace("turn: 5", "profile: ocg\nturn: 5"), "1")
    assert (start.profile, start.new().profile.name) == ("ocg", "ocg")
    plain = YUGIOH.start_as_plain(start)
    assert YUGIOH.start_from_plain(plain, "f") == start
    plain["profile"]["name"] = "tcg"
    assert YUGIOH.start_from_plain(plain, "f") == replace(start, profile="tcg")


def of_position(text: str) -> str:
    """The text of a recording whose position is replaced by a text."""
    found = json.loads(recording_text(Recorder(from_position(PLACED, "1")).recording()))
    return json.dumps({**found, "position": text})


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "rec.json: its position cannot be played: the position:1: this file holds no scenario"),
        ("scenario: [", "rec.json: its position cannot be played: the position:1:"),
        (PLACED.replace("Sangan", "Sangam"), 'the position:5: no card is named "Sangam"'),
        (
            PLACED.replace("Sangan", "Sangam").replace("turn: 5", "turn: 0"),
            'the position:2: turn is "0". It is a whole number of at least 1.; the position:5: no card is named "Sangam"',
        ),
        (PLACED + "---\n" + TEAM, "rec.json: its position cannot be played: the position holds 2 scenarios, not one"),
        ("scenario: x\ndeck: {main: {Sangan: 3}}\nexpect: {legal: no}\n", '"x" is no position of a duel of this game'),
        ("scenario: x\ngame: hkk\n", 'the position:2: game is "hkk". It is one of: yugioh.'),
        (PLACED + "# " + "x" * MOST_BYTES, "the position is longer than a scenario file may be"),
    ],
)  # fmt: skip
def test_a_recording_with_a_broken_position_is_refused(text: str, told: str) -> None:
    with pytest.raises(WrongRecording) as refused:
        parse_recording(of_position(text), "rec.json")
    assert told in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (PLACED + "steps:\n  - B: activate Dark Hole\n", "the position:7: step 1: "),
        (PLACED.replace("[Giant Soldier of Stone, Gemini Elf]", "[Raigeki]"), "the position:4: Raigeki is no monster"),
        (PLACED + "steps:\n  - A: surrender\n", '"before Raigeki" leaves nothing to play: the duel is over'),
        (PLACED.replace("Sangan", "Cup of Ace"), "not implemented: Cup of Ace"),
    ],
)
def test_a_position_from_which_nothing_can_be_played_is_refused(text: str, told: str) -> None:
    with pytest.raises(WrongPosition, match=told):
        Recorder(from_position(text, "1"))


def test_one_of_several_scenarios_of_a_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "two.yaml"
    path.write_text("# both\n---\n" + PLACED + "---\n" + TEAM, encoding="utf-8")
    assert position_in_file(f"{path}#1") == PLACED
    assert position_in_file(f"{path}#2") == TEAM
    path.write_text("positions: attack # of all\n---\n" + PLACED + "---\n" + TEAM, encoding="utf-8")
    assert position_in_file(f"{path}#2") == "positions: attack # of all\n---\n" + TEAM
    assert position_of(position_in_file(f"{path}#1")).positions == "attack"
    with pytest.raises(WrongPosition, match=f"holds 2 scenarios: name one of them, {path}#1 to {path}#2"):
        position_in_file(str(path))
    for number in (0, 3):
        with pytest.raises(WrongPosition, match=f"has no scenario #{number}: it holds 2"):
            position_in_file(f"{path}#{number}")
