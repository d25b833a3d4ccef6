"""`spellspeed hkk read`: clauses with their rules, in either language, as text and as JSON."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from spellspeed.cli import command
from spellspeed.hkk.language.errors import NotUnderstood


def shown(*arguments: str) -> str:
    ended = CliRunner().invoke(command, ["hkk", "read", *arguments], catch_exceptions=False)
    assert ended.exit_code == 0
    return ended.output


def test_clauses_with_their_kinds_and_rules() -> None:
    assert shown("Repülő. Jutalom: 2 VP").splitlines() == [
        "ability, continuous  HKK-91.4.0",
        "  Repülő.",
        "drawback, reward  HKK-91.3.2 HKK-91.3.3",
        "  Jutalom: 2 VP.",
    ]


def test_a_text_in_the_other_language_and_on_a_spell() -> None:
    assert shown("Draw a card.", "--to", "hu", "--type", "instant").splitlines() == [
        "spell  HKK-91.5.0 HKK-91.5.1 HKK-91.5.4",
        "  Húzz egy lapot.",
    ]


def test_an_old_card() -> None:
    """HKK-91.3.1: unmarked on a card of 1999."""
    assert shown("Each turn, lose 1 life", "--year", "1999").splitlines()[0] == "drawback, plain  HKK-91.3.1"
    assert shown("Each turn, lose 1 life", "--year", "2001").splitlines()[0] == "ability, automatic  HKK-91.4.0"


def test_json() -> None:
    draw = {"is": "Draw", "who": "you", "amount": {"is": "Number", "number": 1}}
    assert json.loads(shown("Húzz egy lapot", "--language", "hu", "--type", "general_spell", "--json")) == {
        "language": "hu",
        "text": "Húzz egy lapot.",
        "clauses": [
            {
                "kind": "spell",
                "sub": "spell",
                "rules": ["HKK-91.5.0", "HKK-91.5.1", "HKK-91.5.4"],
                "text": "Húzz egy lapot.",
                "tree": {"is": "SpellEffect", "does": [draw]},
            }
        ],
    }


def test_what_is_not_understood() -> None:
    with pytest.raises(NotUnderstood, match='line 1, column 8: "cake" is not understood here'):
        shown("Draw a cake")
