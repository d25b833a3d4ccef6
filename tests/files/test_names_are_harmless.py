"""Names and titles in files that others made: no terminal obeys them, wherever they are shown."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from spellspeed.files.reading import harmless
from spellspeed.games.recordings import read_recording
from spellspeed.recording.files import recording_text
from spellspeed.yugioh.recording.matches import read_match
from tests.commands import spellspeed
from tests.yugioh.recording.recorded import bench_start, played

EVIL: Final = "\x1b[2J\x1b]0;own\x07\u202eEve\r\x9b31m\x7f"
SHOWN: Final = "�[2J�]0;own��Eve �31m�"


def saved(path: Path, *command: str) -> str:
    """What a table saves after its first answer."""
    assert spellspeed(*command, typed=f"1\nsave {path}\n").returncode == 0
    return path.read_text(encoding="utf-8")


def renamed(text: str, *keys: str) -> str:
    """A file in which all names under these keys are evil, each with a number of its own."""
    whole = json.loads(text)

    def named(value: object) -> None:
        if isinstance(value, dict):
            for key, held in value.items():
                if key in keys and isinstance(held, list):
                    value[key] = [f"{EVIL}{number}" for number in range(len(held))]
                elif key in keys and isinstance(held, str) and "side" in value:
                    value[key] = EVIL
                else:
                    named(held)
        elif isinstance(value, list):
            for held in value:
                named(held)

    named(whole)
    return json.dumps(whole)


def needs_harmless(*arguments: str, typed: str = "") -> str:
    """What a command says, on both streams; every sign of it can be shown, and the evil name stands there."""
    done = spellspeed(*arguments, typed=typed)
    said = done.stdout + done.stderr
    assert [sign for sign in said if not sign.isprintable() and sign != "\n"] == []
    return said


def test_one_function_makes_them_so() -> None:
    assert harmless(EVIL) == SHOWN


@pytest.mark.parametrize(
    "command",
    [
        ("replay", "show", "FILE"),
        ("replay", "continue", "FILE", "--bots", "random"),
        ("replay", "scenario", "FILE"),
        ("play", "--plain", "--resume", "FILE"),
    ],
)
def test_players_of_a_recording(command: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / "duel.json"
    path.write_text(renamed(recording_text(played(bench_start(1), 55).recording()), "names"), encoding="utf-8")
    said = needs_harmless(*[part.replace("FILE", str(path)) for part in command])
    assert (f"{SHOWN}0" in said) == ("scenario" not in command)
    assert read_recording(path).start.names == (f"{SHOWN}0", f"{SHOWN}1")


@pytest.mark.parametrize("game", [("play", "--plain"), ("hkk", "play")])
def test_players_and_decks_of_a_saved_game(game: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / "duel.json"
    path.write_text(renamed(saved(path, *game, "--seed", "1"), "names", "deck_names"), encoding="utf-8")
    said = needs_harmless(*game, "--resume", str(path), typed="log\nboard\n")
    assert f"{SHOWN}1" in said


def test_players_and_decks_of_a_match(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    text = saved(path, "play", "--match", "--plain", "--seed", "1")
    path.write_text(renamed(text, "names", "players", "deck_names", "name"), encoding="utf-8")
    read = read_match(path)
    assert read.start.players == (f"{SHOWN}0", f"{SHOWN}1")
    assert read.start.deck_names == (SHOWN, SHOWN)
    assert f"{SHOWN}1" in needs_harmless("play", "--plain", "--resume", str(path))
    assert f"{SHOWN}1" in needs_harmless("replay", "show", f"{path}#1")


def test_titles_and_seats_of_a_scenario(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    evil = '"\\e[2J\\e]0;own\\a\\u202eEve\\r\\x9b31m\\x7f"'
    path.write_text(f"scenario: {evil}\nseats: [{evil}, B]\nexpect: {{turn: 7}}\n", encoding="utf-8")
    said = needs_harmless("scenario", str(path))
    assert f'FAIL  {path}:3  "{SHOWN}"\n' in said
    assert json.loads(needs_harmless("scenario", "--json", str(path)).splitlines()[0])["title"] == SHOWN
