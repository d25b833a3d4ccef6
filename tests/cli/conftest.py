"""Fixtures of the tests of commands."""

from pathlib import Path

import pytest

from tests.cli.typed import ELVES


@pytest.fixture
def elves(tmp_path: Path) -> list[str]:
    """The options that make both decks ELVES."""
    path = tmp_path / "elves.ydk"
    path.write_text("#main\n" + "".join(f"{code}\n" for code in ELVES.main) + "#extra\n!side\n", encoding="utf-8")
    return ["--deck", str(path), "--against", str(path)]


@pytest.fixture(autouse=True)
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which a player's own files are kept: none of whoever runs the tests."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path / "config"
