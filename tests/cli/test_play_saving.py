"""Taking back what was answered, saving a duel and going on with it, giving it up."""

from pathlib import Path

import pytest

from spellspeed.games import GAMES
from spellspeed.games.recordings import read_recording
from spellspeed.languages.fields import WrongRecording
from spellspeed.recording.files import write_recording
from spellspeed.recording.recorder import Answer, NoLongerFits, verify
from spellspeed.session.saved_games import WrongSavedDuel, load, save
from spellspeed.session.session import PERSON, NothingToTakeBack, WrongSeats
from spellspeed.yugioh.game import YUGIOH
from spellspeed.yugioh.views.stops import UnknownStop
from tests.cli.typed import after, play, say, session


def test_taking_back_goes_to_the_last_own_decision() -> None:
    """The same value of the duel as before it; what is done then leads where it led before; the duel is marked."""
    running = session()
    say(running, "first", "summon Gemini Elf")
    before = running.state.digest()
    say(running, "end")
    later = running.state.digest()
    assert later != before
    running.take_back()
    assert running.state.digest() == before
    assert running.taken_back == 1
    say(running, "end")
    assert running.state.digest() == later
    running.take_back()
    running.take_back()
    running.take_back()
    assert running.own == []
    assert running.state.turn == 0
    with pytest.raises(NothingToTakeBack):
        running.take_back()
    assert running.taken_back == 4


def test_taking_back_is_said(elves: list[str]) -> None:
    told = play("first\nsummon Gemini Elf\nundo\nboard\n", *elves, "--seed", "1").stdout
    assert "Taken back. This duel is marked: 1 taken back.\n" in told
    assert "monsters: Gemini Elf" in told
    assert "monsters: Gemini Elf" not in after(told, "Taken back.")


def test_two_persons_take_nothing_back() -> None:
    """The second has seen what the first did."""
    running = session((PERSON, PERSON))
    say(running, "first", "summon Gemini Elf")
    with pytest.raises(NothingToTakeBack, match="several persons"):
        running.take_back()


def test_a_saved_duel_goes_on_where_it_was(tmp_path: Path, elves: list[str]) -> None:
    path = str(tmp_path / "duel.json")
    told = play(f"first\nsummon Gemini Elf\nset Trap Hole\nboard\nsave {path}\n", *elves, "--seed", "1").stdout
    assert f'Saved. Go on with: spellspeed play --resume "{path}"\n' in told
    again = play("board\nend\n", "--resume", path)
    assert again.returncode == 0
    board = after(told, "-- Turn 1").rpartition("Main Phase 1: what do you do?")[0]
    assert (
        board.splitlines()[-5:] == [line for line in again.stdout.splitlines() if line in board.splitlines()[-5:]][:5]
    )
    assert "Turn 2: Bot sensible" in again.stdout


def test_a_saved_duel_is_the_same_value(tmp_path: Path) -> None:
    """Also the mark, the stops, and what the bot does next; answers are written by their meaning."""
    running = session()
    say(running, "first", "summon Gemini Elf", "end")
    running.take_back()
    running.passing.change(["own", "draw", "on"], "en")
    path = str(tmp_path / "duel.json")
    save(running, path)
    again = load(path, GAMES, YUGIOH)
    assert again.state.digest() == running.state.digest()
    assert (again.taken_back, again.own) == (1, running.own)
    assert again.passing.as_plain() == running.passing.as_plain()
    say(running, "end")
    say(again, "end")
    assert again.state.digest() == running.state.digest()


def test_a_saved_duel_is_a_recording(tmp_path: Path) -> None:
    """Other readers of recordings take it; and a recording without a table is gone on with by two persons, or against a bot."""
    running = session()
    say(running, "first", "summon Gemini Elf")
    path = tmp_path / "duel.json"
    save(running, str(path))
    recording = read_recording(path)
    assert recording.answers[:1] == (Answer(0, ("choose first",)),)
    assert recording.answers[1].picks[0].startswith("summon hand:")
    assert verify(recording).fits
    write_recording(recording, path)
    again = load(str(path), GAMES, YUGIOH)
    assert again.state.digest() == running.state.digest()
    assert again.setup.persons == [0, 1]
    assert load(str(path), GAMES, YUGIOH, (PERSON, "random")).setup.persons == [0]
    with pytest.raises(WrongSeats, match="nobody plays"):
        load(str(path), GAMES, YUGIOH, ("random", "random"))


def test_giving_up(elves: list[str]) -> None:
    """ERA-SURRENDER-1. The other side wins at once."""
    ended = play("first\nsurrender\nsurrender\n", *elves, "--seed", "1")
    assert ended.returncode == 0
    assert ended.stdout.splitlines()[-2].startswith("Bot sensible wins the duel (")


def test_damaged_files_are_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "duel.json"
    with pytest.raises(WrongRecording, match="cannot be read"):
        load(str(path), GAMES, YUGIOH)
    for content in ("{", "[]", '{"kind": "spellspeed recording"}'):
        path.write_text(content, encoding="utf-8")
        with pytest.raises(WrongRecording, match=r"duel\.json"):
            load(str(path), GAMES, YUGIOH)
    running = session()
    say(running, "first", "summon Gemini Elf")
    save(running, str(path))
    saved = path.read_text(encoding="utf-8")
    for old, new in (
        ('"own": [', '"own": [99, '),
        ('"taken_back": 0', '"taken_back": -1'),
        ('"bots": [', '"bots": [1, '),
    ):
        assert old in saved
        path.write_text(saved.replace(old, new), encoding="utf-8")
        with pytest.raises(WrongSavedDuel, match=old.split('"')[1]):
            load(str(path), GAMES, YUGIOH)
    path.write_text(saved.replace('["opponent", "end"]', '["opponent", "noon"]'), encoding="utf-8")
    with pytest.raises(UnknownStop, match="noon"):
        load(str(path), GAMES, YUGIOH)
    path.write_text(saved.replace('["opponent", "end"]', '["opponent", [[], "end"]]'), encoding="utf-8")
    with pytest.raises(UnknownStop, match=r"\['opponent', \[\[\], 'end'\]\] is no stop"):
        load(str(path), GAMES, YUGIOH)
    path.write_text(saved.replace("summon hand:", "summon hand:9"), encoding="utf-8")
    with pytest.raises(NoLongerFits, match=r'step 2 .*"summon hand:9.* is not offered'):
        load(str(path), GAMES, YUGIOH)
    ended = play("", "--resume", str(path))
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr
