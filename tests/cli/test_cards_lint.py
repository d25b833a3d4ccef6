"""`spellspeed cards --lint`: findings by card, line and rule, as lines or as JSON."""

import json

import pytest
from click.testing import CliRunner

from spellspeed.cli.cards import cards_command
from spellspeed.simulation.lint import linting


def test_declarations_without_a_finding_end_with_0() -> None:
    """All cards, as `make check` asks."""
    result = CliRunner().invoke(cards_command, ["--lint"])
    assert result.output.startswith("0 findings, "), result.output
    assert result.exit_code == 0


def test_findings_are_told_with_card_line_and_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without its exception Mirror Force has one."""
    monkeypatch.setattr(linting, "exceptions", dict)
    result = CliRunner().invoke(cards_command, ["--lint", "Mirror Force"])
    assert result.exit_code == 1
    assert result.output.startswith("declared/traps/m.py:")
    assert ": Mirror Force: face-up: InPosition(ATTACK) is asked of cards" in result.output
    told = json.loads(CliRunner().invoke(cards_command, ["--lint", "Mirror Force", "--json"]).output)["findings"]
    assert [(each["card"], each["rule"]) for each in told] == [("Mirror Force", "face-up")]


def test_a_card_that_there_is_not_is_refused() -> None:
    assert CliRunner().invoke(cards_command, ["--lint", "no such card"]).exit_code == 1
