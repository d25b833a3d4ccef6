"""Where what is about a rule stands: the code that keeps it, the declarations that cite it, and the scenarios that show it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from spellspeed.checkout.scenarios import SCENARIOS, labels_of, places_of
from spellspeed.checkout.sources import Place, comments_and_docstrings, modules, shown, statements, within
from spellspeed.rulebook import Rule

DECLARED = "declared"
"""The folder of declarations: what cites a rule there is a card."""


@dataclass(frozen=True, slots=True)
class RulePlaces:
    """Where what is about a rule stands.

    `code` are the functions, classes and modules whose comments and docstrings cite it, `cards` the declarations that do; both are None where
    the package has no sources at hand. `scenarios` are those that cite it; None where none are at hand.
    """

    id: str
    code: tuple[Place, ...] | None
    cards: tuple[Place, ...] | None
    scenarios: tuple[Place, ...] | None


def rule_places(rule: Rule, scenarios: str | Path = SCENARIOS) -> RulePlaces:
    """Where what is about a rule stands; `scenarios` is a folder of them. Raises ScenarioError where one cannot be read."""
    whole = citing(rule.id)
    labels = labels_of(scenarios, lambda text: whole.search(text) is not None)
    speaking = [path for path in modules() if whole.search(path.read_text(encoding="utf-8"))]
    at_hand = bool(modules())
    return RulePlaces(
        rule.id,
        tuple([place for path in speaking for place in code_in(path, whole)]) if at_hand else None,
        tuple([place for path in speaking for place in cards_in(path, rule.id)]) if at_hand else None,
        None if labels is None else places_of(each for each in labels if rule.id in each.cites),
    )


def citing(rule_id: str) -> re.Pattern[str]:
    """What finds an id in a text, but not inside a longer one."""
    return re.compile(rf"(?<![\w-]){re.escape(rule_id)}(?![\w-])(?!\.\d)")


def code_in(path: Path, whole: re.Pattern[str]) -> Iterator[Place]:
    """What of a module cites a rule, each function or class once."""
    found: dict[str, int] = {}
    for line, text in comments_and_docstrings(path.read_text(encoding="utf-8")):
        if whole.search(text):
            found.setdefault(within(path, line), line)
    for name, line in found.items():
        yield Place(shown(path), line, name)


def cards_in(path: Path, rule_id: str) -> Iterator[Place]:
    """The cards of a module of declarations that cite a rule."""
    for statement, found in statements(path, rule_id) if DECLARED in path.parts else ():
        match statement:
            case ast.Expr(value=ast.Call(args=[ast.Constant(value=str(name)), *_])):
                yield Place(shown(path), found[0].lineno, name)
