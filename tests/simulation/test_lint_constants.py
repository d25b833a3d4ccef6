"""What the lint finds in the constants of declarations and phrases, each beside a module that it leaves alone."""

import ast
from collections.abc import Callable, Iterator

import pytest

from spellspeed.simulation.lint import constants
from spellspeed.simulation.lint.findings import Finding
from spellspeed.simulation.lint.modules import Module

Rule = Callable[[tuple[Module, ...]], Iterator[Finding]]
PHRASES = "classes/phrases.py"
TRAPS = "declared/traps/b.py"


def module(text: str, path: str = "declared/spells/a.py") -> Module:
    """A module of declarations."""
    return Module(path, ast.parse(text))


def told(rule: Rule, *modules: Module) -> list[str]:
    """What a rule finds in some modules: the constant and what is wrong."""
    return [f"{each.card.split(': ')[1]} {each.what}" for each in rule(modules)]


def test_a_constant_means_one_thing_in_all_modules() -> None:
    """Another meaning is found, the same one as well (it belongs among the phrases), and what the words use already."""
    first = module("WEAK = (FaceUp(),)\nSTRONG = 1")
    assert told(constants.with_two_meanings, first) == []
    assert told(constants.with_two_meanings, first, module("WEAK = ()", TRAPS)) == [
        "WEAK stands in declared/spells/a.py with another meaning"
    ]
    assert told(constants.with_two_meanings, first, module("WEAK = (FaceUp(),)", TRAPS)) == [
        "WEAK stands in declared/spells/a.py already"
    ]


@pytest.mark.parametrize("path", [TRAPS, PHRASES])
def test_a_constant_hides_no_word(path: str) -> None:
    """Among the phrases neither: what comes last by the one import is what everybody reads."""
    assert told(constants.with_two_meanings, module("TAKEN = 3", path)) == [
        "TAKEN stands in the words with another meaning"
    ]
    assert told(constants.with_two_meanings, module("TAKEN_CARD = 3", path)) == []


def test_one_thing_has_one_name() -> None:
    """Two filters in another order are another thing, and so are two marks that have the same number."""
    phrases = module("WEAK = (FaceUp(), Small())\nONCE = 1", PHRASES)
    other = module("SMALL = (Small(), FaceUp())\nTWICE = 1")
    assert told(constants.with_two_names, phrases, other) == []
    assert told(constants.with_two_names, phrases, module("FEEBLE = (FaceUp(), Small())")) == [
        "FEEBLE means what WEAK in classes/phrases.py means"
    ]


def test_a_constant_stands_before_its_card() -> None:
    """What it is made of, and functions, may stand between; another card may not."""
    near = 'A = 1\nB = (A,)\n\ndef made(): pass\n\ncard("First", B)\ncard("Second", B)'
    assert told(constants.away_from_their_card, module(near)) == []
    assert told(constants.away_from_their_card, module('A = 1\ncard("First")\ncard("Second", A)')) == [
        "A First stands between it and what uses it first"
    ]
    assert told(constants.away_from_their_card, module('A = 1\ncard("First")')) == ["A nothing uses it"]
    assert told(constants.away_from_their_card, module("A = 1", PHRASES)) == []


@pytest.mark.parametrize(
    ("cards", "alone"),
    [
        ('card("First", A)\ncard("Second", A)', []),
        ('card("First", A)\ncard("Second")', ["A serves First alone"]),
        ('card("First")', ["A serves no card alone"]),
        ('card("First", made())\ncard("Second", A)', []),
        ('card("First", made(), A)', ["A serves First alone"]),
        ('for name in ("First", "Second"):\n    card(name, A)', []),
        ('B = (A,)\ncard("First", B)\ncard("Second", B)', []),
    ],
)
def test_a_phrase_serves_two_cards(cards: str, alone: list[str]) -> None:
    """Itself or through what is made with it; one of declarations may serve a single card."""
    phrases = module("A = 1\n\n\ndef made():\n    return A", PHRASES)
    assert told(constants.of_too_few_cards, phrases, module(cards)) == alone
    assert told(constants.of_too_few_cards, module('A = 1\ncard("First", A)')) == []
