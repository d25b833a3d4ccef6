"""`spellspeed compare`: what is printed, as text and as JSON, and how wrong input is refused."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from spellspeed.cli import command
from spellspeed.errors import SpellspeedError
from spellspeed.recording.files import write_recording
from spellspeed.yugioh.duel.terms import ACTIVATE
from tests.yugioh.recording.test_comparison import choose, soldiers


def run(*arguments: str) -> Result:
    return CliRunner().invoke(command, ["compare", *arguments])


@pytest.fixture
def recording(tmp_path: Path) -> str:
    """A Cannon Soldier is Summoned, and its effect used at once by priority."""
    recorder = soldiers()
    choose(recorder, ACTIVATE)
    file = str(tmp_path / "soldiers.json")
    write_recording(recorder.recording(), file)
    return file


def test_where_and_why_two_profiles_part(recording: str) -> None:
    """Step, turn, phase, what happened, the field, both offers, the switch and its rule (T-3.6); exit status 0."""
    ended = run(recording, "--profiles", "tcg,tcg+ignition_priority=none")
    assert ended.exit_code == 0
    four = ", ".join(["Cannon Soldier"] * 5)
    lines = ended.output.splitlines()
    assert lines[0] == (
        "tcg and tcg+ignition_priority=none part after step 1, in turn 1, Main Phase 1: another choice is offered"
    )
    assert "Under both: seat 1 Normal Summons Cannon Soldier." in lines
    assert f"seat 1: LP 8000; on the field: Cannon Soldier (ATK 1400); in the hand: {four}" in lines
    assert f"seat 2: LP 8000; on the field: nothing; in the hand: {four}" in lines
    assert "tcg: seat 1 is asked: pass, activate Cannon Soldier" in lines
    assert "Recorded answer: activate monsters:1" in lines
    assert (
        "Why: ignition_priority is after_summon_and_chain under tcg and none under tcg+ignition_priority=none (T-3.6)"
        in lines
    )


def test_the_same_as_json(recording: str) -> None:
    found = json.loads(run(recording, "--profiles", "tcg, tcg+ignition_priority=none", "--json").output)
    parting = found["parting"]
    assert (found["profiles"], found["steps"]) == (["tcg", "tcg+ignition_priority=none"], 1)
    assert (parting["kind"], parting["step"], parting["turn"], parting["phase"]) == ("options", 1, 1, "main1")
    assert parting["sides"][0]["options"] == ["pass", "activate Cannon Soldier"]
    assert [side["asked"] for side in parting["sides"]] == ["seat 1", "seat 1"]
    assert [(cause["switch"], cause["rules"]) for cause in parting["causes"]] == [("ignition_priority", ["T-3.6"])]


def test_profiles_that_never_part_say_so(recording: str) -> None:
    assert run(recording, "--profiles", "tcg,goat").output == "tcg and goat never part: 2 answers, the same duel.\n"
    assert json.loads(run(recording, "--profiles", "tcg,goat", "--json").output) == {
        "profiles": ["tcg", "goat"],
        "steps": 2,
        "parting": None,
    }


@pytest.mark.parametrize(
    ("profiles", "message"),
    [
        ("tcg", "names 1 profiles; give two"),
        ("tcg,goat,ocg", "names 3 profiles; give two"),
        ("tcg,", "names 1 profiles; give two"),
        ("tcg,gaot", 'Did you mean "goat"?'),
        ("tcg,tcg", "the same value in every switch"),
        ("tcg,tcg+zero_atk", "no switch with a value"),
        ("tcg,tcg+zero_atk=lives", "it can be destroyed or survive"),
        ("tcg,tcg+zero_akt=survive", "unknown switch"),
    ],
)
def test_wrong_profiles_are_refused_by_name(recording: str, profiles: str, message: str) -> None:
    ended = run(recording, "--profiles", profiles)
    assert isinstance(ended.exception, SpellspeedError)
    assert message in str(ended.exception)


def test_what_is_no_recording_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "no.json"
    file.write_text("{}", encoding="utf-8")
    for name in (str(file), str(tmp_path / "missing.json")):
        ended = run(name, "--profiles", "tcg,ocg")
        assert isinstance(ended.exception, SpellspeedError)
        assert name in str(ended.exception)
