"""`spellspeed replay` and `watch --record`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from spellspeed.games.recordings import read_recording
from spellspeed.kernel.game import SURRENDER
from spellspeed.recording.files import write_recording
from spellspeed.recording.recorder import Recorder, seek, verify
from spellspeed.yugioh.game import own_start
from spellspeed.yugioh.recording.as_scenario import NoPosition, position_at
from spellspeed.yugioh.scenario.writer import is_position
from spellspeed.yugioh.views.view import view_of
from tests.commands import spellspeed
from tests.yugioh.recording.recorded import bench_start, played

RECORDED: Final = played(bench_start(2), 120).recording()


@pytest.fixture
def file(tmp_path: Path) -> str:
    """RECORDED in a file."""
    write_recording(RECORDED, tmp_path / "duel.json")
    return str(tmp_path / "duel.json")


def test_watch_records_what_it_plays(tmp_path: Path) -> None:
    """The recording is the duel that was watched: it fits, and its last line of the log is the watched one's."""
    path = tmp_path / "watched.json"
    watched = spellspeed("watch", "--seed", "4", "--bots", "sensible", "--choose-zones", "--record", str(path))
    assert watched.returncode == 0
    recording = read_recording(path)
    assert verify(recording).fits
    assert (recording.start.seed, own_start(recording.start).choose_zones, recording.start.names) == (
        "4/0",
        True,
        ("bench_goat_a", "bench_goat_b"),
    )
    won = recording.start.names[recording.end.winner]
    assert watched.stdout.splitlines()[-2] == f"{won} wins the duel ({recording.end.reason})."


def test_show_as_json_is_the_view_at_that_step(file: str) -> None:
    shown = spellspeed("replay", "show", file, "--step", "30", "--seat", "2", "--json")
    assert (shown.returncode, shown.stderr) == (0, "")
    found = json.loads(shown.stdout)
    log = found.pop("log")
    wanted = view_of(seek(RECORDED, 30), 1)
    wanted.pop("log")
    assert found == wanted
    assert log


def test_show_draws_the_board_and_says_what_was_answered(file: str) -> None:
    """Open, all hands are listed with the ask; a seat that is not asked is not told what another was asked."""
    duel = seek(RECORDED, 30)
    assert duel.ask is not None
    opened = spellspeed("replay", "show", file, "--step", "30").stdout
    assert "step 30 of 120" in opened
    assert "hand of A: " in opened
    assert f"{'AB'[duel.ask.seat]} is asked: " in opened
    assert f"answered: {', '.join(chr(34) + text + chr(34) for text in RECORDED.answers[30].picks)}" in opened
    other = spellspeed("replay", "show", file, "--step", "30", "--seat", str(2 - duel.ask.seat)).stdout
    assert "step 30 of 120" in other
    assert "is asked" not in other


def test_verify_ends_with_1_where_something_does_not_fit(file: str, tmp_path: Path) -> None:
    assert spellspeed("replay", "verify", file).stdout == f"{file}: fits (120 answers)\n"
    wrong = tmp_path / "wrong.json"
    text = Path(file).read_text(encoding="utf-8")
    first = json.dumps([RECORDED.answers[0].seat, *RECORDED.answers[0].picks])
    assert text.count(f"  {first},\n") >= 1
    wrong.write_text(
        text.replace(f"  {first},\n", f'  [{RECORDED.answers[0].seat}, "flip hand:1"],\n', 1), encoding="utf-8"
    )
    found = spellspeed("replay", "verify", file, str(wrong))
    assert found.returncode == 1
    assert (
        f'{wrong}: does not fit: step 1 (turn 1): seat {RECORDED.answers[0].seat + 1} answered "flip hand:1"'
        in found.stdout
    )
    turkish = spellspeed("replay", "verify", str(wrong), "--language", "tr").stdout
    assert turkish.startswith(
        f"{wrong}: uymuyor: adım 1 (tur 1): koltuk {RECORDED.answers[0].seat + 1} şu yanıtı vermiş: "
    )
    assert '; "flip hand:1" seçenekler arasında yok; seçenekler: ' in turkish


def test_continue_goes_on_from_a_step(file: str, tmp_path: Path) -> None:
    """Bots play on; the new recording begins with the old answers, and can be gone on with itself."""
    path = tmp_path / "on.json"
    ended = spellspeed("replay", "continue", file, "--step", "50", "--bots", "random", "--record", str(path))
    assert (ended.returncode, ended.stderr) == (0, "")
    longer = read_recording(path)
    assert longer.answers[:50] == RECORDED.answers[:50]
    assert longer.end.winner != -1
    assert verify(longer).fits
    typed = spellspeed("replay", "continue", file, "--step", "50", "--plain", typed="quit\n")
    assert (typed.returncode, typed.stderr) == (0, "")
    assert f"in turn {seek(RECORDED, 50).turn}" in typed.stdout
    assert typed.stdout.count(" plays a recorded deck.\n") == 2


def test_scenario_writes_a_file_that_runs(file: str, tmp_path: Path) -> None:
    out = tmp_path / "position.yaml"
    made = spellspeed("replay", "scenario", file, "--out", str(out), "--title", "where it stood")
    assert (made.returncode, made.stdout) == (0, "")
    assert made.stderr.startswith("step ")
    assert out.read_text(encoding="utf-8").startswith('scenario: "where it stood"\n')
    ran = spellspeed("scenario", str(out))
    assert (ran.returncode, ran.stdout) == (0, "1 passed, 0 failed\n")


def test_any_step_can_be_written_with_the_steps_to_it(file: str, tmp_path: Path) -> None:
    """A question in the middle of things: the scenario begins at the position before it, and stands at the same question."""
    steps = [step for step in range(20, 100) if not is_position(seek(RECORDED, step))]
    out = tmp_path / "moment.yaml"
    assert len(steps) > 10
    for step in steps[:8:2]:
        made = spellspeed("replay", "scenario", file, "--step", str(step), "--out", str(out))
        assert (made.returncode, made.stderr) == (0, "")
        assert "\nsteps:\n" in out.read_text(encoding="utf-8")
        ran = spellspeed("scenario", str(out))
        assert (ran.returncode, ran.stdout) == (0, "1 passed, 0 failed\n")


def test_a_step_after_the_end_of_the_duel_is_no_scenario() -> None:
    """Whoever surrendered has ended the duel: there is nothing to begin."""
    recorder = Recorder.resumed(RECORDED, 60)
    recorder.call(0, SURRENDER)
    with pytest.raises(NoPosition, match=r"step 61: the duel is over \(surrender\)"):
        position_at(recorder.recording(), 61, None, "duel")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("show", "--step", "500"), "there is no step 500: the recording has the steps 0 to 120"),
        (("show", "--seat", "3"), "there is no seat 3: the seats are 1 to 2"),
        (("continue", "--seat", "0"), "there is no seat 0"),
        (("continue", "--bots", "clever"), 'there is no bot named "clever"'),
    ],
)
def test_what_is_wrong_is_said(file: str, arguments: tuple[str, ...], message: str) -> None:
    found = spellspeed("replay", arguments[0], file, *arguments[1:])
    assert (found.returncode, found.stdout) == (2, "")
    assert message in found.stderr
