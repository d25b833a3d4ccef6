"""No sentence stands in code: what players read comes from the catalogs. Messages of errors and the command line are no such texts."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final

from spellspeed.yugioh.cards import facts
from tests.hygiene.sources import PACKAGE, python_files

SENTENCE: Final = re.compile(r"\w+,? \w+.*[.!?]$", re.DOTALL)
MAY_SPEAK: Final = ("cli", "scenario")
"""The command line explains its options; the scenario reader's messages tell how to mend a file."""


@cache
def card_names() -> frozenset[str]:
    """The names of all cards: some end like a sentence."""
    return frozenset(facts.by_passcode(code).name for code in facts.all_passcodes())


def sentences(source: str) -> list[tuple[int, str]]:
    """Line and text of every sentence in a module that is no docstring and no message of an error."""
    tree = ast.parse(source)
    allowed: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            allowed.add(id(node.value))
        elif isinstance(node, ast.Raise):
            allowed.update(id(part) for part in ast.walk(node))
    return [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in allowed
        if SENTENCE.match(node.value.strip()) and node.value not in card_names()
    ]


def modules() -> list[Path]:
    """The modules that may hold no sentence."""
    return [path for path in python_files(PACKAGE) if path.relative_to(PACKAGE).parts[0] not in MAY_SPEAK]


def test_no_sentence_stands_in_code() -> None:
    found = [
        f"{path.name}:{line} {text}" for path in modules() for line, text in sentences(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_a_sentence_is_found_and_an_error_is_none() -> None:
    assert sentences('text = "Draw 2 cards."') == [(1, "Draw 2 cards.")]
    assert sentences('def f() -> None:\n    """Draw 2 cards."""\n    raise ValueError("no card is there.")') == []
    assert sentences('card("Lord of D.")') == []
