"""`spellspeed play --position FILE`: a duel that begins from a scenario."""

import json
from pathlib import Path
from typing import Final

import pytest

from tests.cli.typed import play
from tests.commands import spellspeed

ELVES: Final = """\
scenario: an elf and a trap
turn: 5
A: {monsters: [Gemini Elf], hand: [Sangan, Raigeki]}
B: {monsters: [Giant Soldier of Stone], lp: 1500}
"""


@pytest.fixture
def position(tmp_path: Path) -> str:
    """ELVES in a file."""
    path = tmp_path / "elves.yaml"
    path.write_text(ELVES, encoding="utf-8")
    return str(path)


def test_it_is_played_on_from_a_file_saved_and_gone_on_with(position: str, tmp_path: Path) -> None:
    saved = str(tmp_path / "duel.json")
    told = play(
        f"activate raigeki\nsave {saved}\nenter battle\nattack gemini elf directly\n",
        "--position",
        position,
        "--seed",
        "1",
    )
    assert (told.returncode, told.stderr) == (0, "")
    assert "Duelist plays an elf and a trap.\n" in told.stdout
    assert "-- Turn 5, Duelist: Main Phase 1\nBot sensible: 1500 Life Points, hand 0, Deck 30" in told.stdout
    assert "Duelist wins the duel (WIN-1)." in told.stdout
    assert json.loads(Path(saved).read_text(encoding="utf-8"))["position"] == ELVES
    assert spellspeed("replay", "verify", saved).returncode == 0
    again = play("board\n", "--resume", saved)
    assert (again.returncode, again.stderr) == (0, "")
    shown = spellspeed("replay", "show", saved, "--step", "0", "--json")
    assert json.loads(shown.stdout)["turn"] == 5


def test_persons_sit_at_every_seat_of_a_hot_seat(position: str) -> None:
    told = play("board\n", "--position", position, "--hot-seat").stdout
    assert "Duelist 1 plays an elf and a trap.\nDuelist 2 plays an elf and a trap.\n" in told


def test_a_position_takes_no_decks(position: str) -> None:
    told = play("", "--position", position, "--deck", "goat_control", "--team", "--profile", "ocg")
    assert told.returncode == 2
    assert "a position has its own cards, seats and profile: leave out --deck, --team, --profile\n" in told.stderr


def test_a_file_that_is_none_is_refused_in_a_line(tmp_path: Path) -> None:
    path = tmp_path / "none.yaml"
    path.write_text("scenario: x\nA: {hand: [Sangam]}\n", encoding="utf-8")
    for file in (str(path), str(tmp_path / "missing.yaml"), str(tmp_path)):
        told = play("", "--position", file)
        assert (told.returncode, told.stdout) == (2, "")
        assert told.stderr.count("\n") == 1
