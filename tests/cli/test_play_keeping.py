"""What lasts from one game to the next: stops are remembered, a game that has ended is not gone on with, HKK ends in the same menu."""

import json
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from spellspeed.cli import hkk_play
from spellspeed.cli.own_folder import Settings
from spellspeed.cli.play_match import MatchTable
from spellspeed.cli.play_plain import PlainTable
from spellspeed.hkk.game import PLAYERS
from spellspeed.session.session import PERSON
from spellspeed.yugioh.session.match_session import new_match_play
from spellspeed.yugioh.views.stops import AT_FIRST, Stops
from tests.cli.typed import play
from tests.commands import spellspeed
from tests.yugioh.recording.test_matches import START

AT_FIRST_LINE = "opponent: draw off, standby off, main off, battle on, end on\n"
CHANGED_LINE = "opponent: draw on, standby off, main off, battle on, end on\n"


def settings_file(config: Path) -> Path:
    """The file of settings."""
    return config / "spellspeed" / "settings.json"


def test_stops_are_remembered_by_the_next_duel_and_the_next_match(config: Path) -> None:
    """Before anything was changed they are as at first, and no file is written."""
    assert AT_FIRST_LINE in play("stops\n", "--seed", "1").stdout
    assert not settings_file(config).exists()
    assert CHANGED_LINE in play("stops opponent draw on\n", "--seed", "1").stdout
    assert CHANGED_LINE in play("stops\n", "--seed", "2").stdout
    assert CHANGED_LINE in play("stops\n", "--match", "--seed", "2").stdout
    assert AT_FIRST_LINE in play("stops opponent draw off\n", "--match", "--seed", "2").stdout
    assert AT_FIRST_LINE in play("stops\n", "--seed", "2").stdout


def test_each_game_has_its_own_stops(config: Path) -> None:
    """Stops of HKK and of a duel stand beside each other in the file."""
    play("stops opponent draw on\n", "--seed", "1")
    spellspeed("hkk", "play", "--seed", "1", typed="stops none\n")
    found = json.loads(settings_file(config).read_text(encoding="utf-8"))["stops"]
    assert found == {"yugioh": sorted([*map(list, AT_FIRST), ["opponent", "draw"]]), "hkk": []}


def test_a_saved_duel_has_its_own_stops(tmp_path: Path) -> None:
    """What was set elsewhere since then does not change it."""
    file = str(tmp_path / "duel.json")
    play(f"save {file}\nstops opponent draw on\n", "--seed", "1")
    assert AT_FIRST_LINE in play("stops\n", "--resume", file).stdout


@pytest.mark.parametrize(
    "text",
    [
        b"{",
        b"[]",
        b'{"stops": []}',
        b'{"stops": {"yugioh": [["own", "noon"]]}}',
        b"\xff",
        b"[" * 100 + b"]" * 100,
        b" " * 20_000 + b"{}",
    ],
)
@pytest.mark.parametrize("arguments", [[], ["--match"]])
def test_broken_settings_give_one_line_and_the_stops_of_the_beginning(
    config: Path, text: bytes, arguments: list[str]
) -> None:
    """Whatever is wrong with the file, the duel begins; a changed stop mends it."""
    settings_file(config).parent.mkdir(parents=True)
    settings_file(config).write_bytes(text)
    ended = play("stops\nstops opponent draw on\n", "--seed", "1", *arguments)
    assert ended.returncode == 0
    lines = [line for line in ended.stdout.splitlines() if "settings.json" in line]
    assert len(lines) == 1
    assert lines[0].endswith("; your stops are as at first.")
    assert AT_FIRST_LINE in ended.stdout
    assert CHANGED_LINE in play("stops\n", "--seed", "1").stdout


def test_settings_know_only_their_own_game(config: Path) -> None:
    """Other keys of the file stay."""
    settings_file(config).parent.mkdir(parents=True)
    settings_file(config).write_text('{"colour": "blue", "stops": {"other": [1]}}', encoding="utf-8")
    stops = Stops()
    Settings("yugioh").set_stops(stops)
    assert stops.wanted == set(AT_FIRST)
    stops.change(["none"])
    Settings("yugioh").keep_stops(stops)
    found = json.loads(settings_file(config).read_text(encoding="utf-8"))
    assert found == {"colour": "blue", "stops": {"other": [1], "yugioh": []}}


def test_a_duel_that_has_ended_is_not_gone_on_with(config: Path, elves: list[str]) -> None:
    """Left, gone on with, ended: `--resume` finds nothing more, and that is said."""
    last = config / "spellspeed" / "last.json"
    play("first\nquit\n", *elves, "--seed", "1")
    assert last.exists()
    ended = play("surrender\nsurrender\n", "--resume")
    told = 'This was kept for "spellspeed play --resume"; it has ended, so nothing is kept any more.'
    assert ended.stdout.splitlines()[-1] == told
    assert not last.exists()
    assert play("", "--resume").returncode == 2


def test_another_duel_that_ends_leaves_the_kept_one(config: Path, elves: list[str]) -> None:
    """Only the game that was kept goes when it ends; so it is with a file of another name."""
    last = config / "spellspeed" / "last.json"
    play("first\nquit\n", *elves, "--seed", "1")
    kept = last.read_bytes()
    assert "nothing is kept" not in play("surrender\nsurrender\n", *elves, "--seed", "2").stdout
    copy = config / "copy.json"
    copy.write_bytes(kept)
    assert "nothing is kept" not in play("surrender\nsurrender\n", "--resume", str(copy)).stdout
    assert last.read_bytes() == kept


def test_a_match_that_has_ended_is_not_gone_on_with(config: Path) -> None:
    """The first duel that ends does not end it."""
    last = config / "spellspeed" / "last.json"
    play("first\nquit\n", "--match", "--seed", "1")
    one = play("surrender\nsurrender\n", "--resume")
    assert "nothing is kept" not in one.stdout
    assert last.exists()
    both = play("done\nfirst\nsurrender\nsurrender\n", "--resume")
    assert both.stdout.count("nothing is kept any more") == 1
    assert not last.exists()


def test_time_between_two_duels_is_asked_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once asks; anything between takes it back; twice in a row calls it."""
    begun = new_match_play(START, (PERSON, "random"))
    table = MatchTable(
        begun, Console(file=StringIO(), width=200), lambda session: PlainTable(session, Console(file=StringIO()))
    )
    lines = iter(["time", "hello", "time", "time"])
    monkeypatch.setattr("builtins.input", lambda *_: next(lines))
    said: list[str | None] = []
    monkeypatch.setattr(table, "call_time", lambda: said.append("called"))
    for _ in range(4):
        said.append(table.ask("who begins", player="A", team=False))
    assert said == [None, "hello", None, "called", None]


def test_hkk_ends_in_the_same_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rematch begins with the same decks and another shuffle; Enter leaves."""
    monkeypatch.setattr(sys, "stdin", StringIO())
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    lines = iter(["surrender", "surrender", "rematch", "surrender", "surrender", ""])
    monkeypatch.setattr("builtins.input", lambda *_: next(lines))
    out = StringIO()
    monkeypatch.setattr(hkk_play, "Console", lambda **_: Console(file=out, width=200))
    callback = hkk_play.play_command.callback
    assert callback is not None
    callback(
        deck="thornwood", against="ash_marches", bot="sensible", hot_seat=False, seed="1", second=False, written=(), language="en", resume=None,
    )  # fmt: skip
    assert list(lines) == []
    told = out.getvalue()
    assert told.count("The game is over: log [N], undo, save FILE, rematch, or leave (Enter).") == 2
    assert told.count("A plays thornwood.") == PLAYERS
    seeds = [line for line in told.splitlines() if line.startswith("Seed ")]
    assert seeds[0] == "Seed 1."
    assert seeds[1] != seeds[0]
