"""A game that grows longer than a file is read with, and a seed in a file that would steer a terminal."""

import json
import re
from pathlib import Path

import pytest

from spellspeed.cli import play_commands
from spellspeed.session.saved_games import save
from tests.cli.typed import play, session

WARNED = "This game is long"


def test_a_long_game_warns_once_before_it_cannot_be_read_again(
    monkeypatch: pytest.MonkeyPatch, elves: list[str]
) -> None:
    """At the first question after so many answers; a game that ends before is not warned of."""
    script = "first\nsummon Gemini Elf\nend\npass\nboard\nend\nboard\n"
    told = play(script, *elves, "--seed", "1").stdout
    assert WARNED not in told
    monkeypatch.setattr(play_commands, "MOST_ANSWERS", play_commands.WARNED_BEFORE + 2)
    told = play(script, *elves, "--seed", "1").stdout
    assert told.count(WARNED) == 1
    found = re.search(r"This game is long: (\d+) answers. With more than 502 it can be saved", told)
    assert found is not None
    assert 2 < int(found[1]) <= 502


def test_the_seed_of_a_file_is_shown_harmless(tmp_path: Path, elves: list[str]) -> None:
    """Clearing the screen is no part of what is shown; the game is that of the seed as it stands in the file."""
    running = session(seed="\x1b[2J\u202eevil")
    path = tmp_path / "duel.json"
    save(running, str(path))
    assert json.loads(path.read_text(encoding="utf-8"))["seed"] == "\x1b[2J\u202eevil"
    told = play("surrender\nsurrender\n", "--resume", str(path)).stdout
    assert "Seed \ufffd[2J\ufffdevil." in told
    assert "\x1b" not in told
