"""tools/batch.py: the report for a batch of cards, on scenarios of our own."""

from pathlib import Path

import pytest

from spellspeed.simulation.lint.findings import Finding
from spellspeed.simulation.lint.linting import Told
from tools.batch import main
from tools.rulings.ledger import HEADINGS

PASSES = """\
scenario: Mystic Lamp attacks directly
phase: battle
A: {monsters: [Mystic Lamp]}
B: {monsters: [Summoned Skull]}
steps:
  - A: attack Mystic Lamp directly
  - A: end turn
expect:
  A: {monsters: [Mystic Lamp]}
  B: {lp: 7600, hand: [filler], monsters: [Summoned Skull]}
"""
FAILS = PASSES.replace("7600", "7500")


def ledger(folder: Path, verdict: str) -> Path:
    """A ledger with one statement about Mystic Lamp, and its verdict."""
    path = folder / "ledger.tsv"
    path.write_text(
        "\t".join(HEADINGS) + f"\nMystic Lamp\trulings\t98049915\t1\t01234567\t{verdict}\t\n", encoding="utf-8"
    )
    return path


def row_of(name: str, shown: str) -> list[str]:
    """The columns of a card's row, from 1."""
    rows = [[cell.strip() for cell in line.split("│")] for line in shown.splitlines() if line.count("│") == 10]
    return next(row for row in rows if row[1] == name)


@pytest.fixture
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen on which no column of the table is broken."""
    monkeypatch.setenv("COLUMNS", "200")


@pytest.mark.usefixtures("wide")
def test_a_card_with_everything_ends_with_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "lamp.yaml").write_text(PASSES, encoding="utf-8")
    assert main(["Mystic Lamp", "--scenarios", str(tmp_path), "--ledger", str(ledger(tmp_path, "no play"))]) == 0
    shown = capsys.readouterr().out
    assert "1 of 1" in shown
    assert shown.splitlines()[-1] == "1 of 1 cards have everything"


@pytest.mark.usefixtures("wide")
def test_a_scenario_that_fails_ends_with_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "lamp.yaml").write_text(f"{PASSES}---\n{FAILS}", encoding="utf-8")
    assert main(["Mystic Lamp", "--scenarios", str(tmp_path), "--ledger", str(ledger(tmp_path, "no play"))]) == 1
    shown = capsys.readouterr().out
    assert "1 of 2" in shown
    assert shown.splitlines()[-1] == "0 of 1 cards have everything"


@pytest.mark.usefixtures("wide")
def test_a_statement_that_nobody_has_read_ends_with_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "lamp.yaml").write_text(PASSES, encoding="utf-8")
    assert main(["Mystic Lamp", "--scenarios", str(tmp_path), "--ledger", str(ledger(tmp_path, "unread"))]) == 1
    assert row_of("Mystic Lamp", capsys.readouterr().out)[5] == "1 of 1"
    assert main(["Mystic Lamp", "--scenarios", str(tmp_path), "--ledger", str(ledger(tmp_path, "no play"))]) == 0
    assert row_of("Mystic Lamp", capsys.readouterr().out)[5] == "0 of 1"


@pytest.mark.usefixtures("wide")
def test_a_card_without_scenarios_and_one_that_is_not_declared_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "lamp.yaml").write_text(PASSES, encoding="utf-8")
    assert main(["Mystic Lamp", "Ooguchi", "Cyber Ogre", "--scenarios", str(tmp_path)]) == 1
    shown = capsys.readouterr().out
    assert row_of("Ooguchi", shown)[3] == "none"
    assert row_of("Cyber Ogre", shown)[2] == "not declared"


@pytest.mark.usefixtures("wide")
def test_what_the_lint_finds_ends_with_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the card alone that it is about."""
    (tmp_path / "lamp.yaml").write_text(PASSES, encoding="utf-8")
    wrong = Finding("Mystic Lamp", "deck", "a Deck is shuffled")
    monkeypatch.setattr("tools.batch.lint", lambda names: [Told("m.py:1", wrong)])
    assert main(["Mystic Lamp", "--scenarios", str(tmp_path), "--ledger", str(ledger(tmp_path, "no play"))]) == 1
    assert row_of("Mystic Lamp", capsys.readouterr().out)[7] == "deck: a Deck is shuffled"


def test_an_unknown_name_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["Mystic Lmap"]) == 2
    assert "Mystic Lamp" in capsys.readouterr().err
