"""The modules of declarations as they are written: where each card stands; the rule `numbers`.

What has a name in the rules is written by that name (zones, seats, places, notes, "any number").
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from spellspeed.build import PACKAGE_FOLDER
from spellspeed.simulation.lint.findings import Finding
from spellspeed.simulation.mutation.atoms import parameters
from spellspeed.yugioh.cards import writing

NUMBERS: Final = "numbers"
FOLDER: Final = PACKAGE_FOLDER / "yugioh" / "cards"
CODES: Final = frozenset(
    {
        "whose", "zones", "kinds", "icons", "races", "attribute", "position", "phase", "phases", "in_phases", "until", "event", "windows",
        "places", "causes", "ways", "how", "what", "note", "name", "clause",
    }
)  # fmt: skip
"""The arguments that are codes of the rules."""
ENDLESS: Final = (50, 100)
VERY_LARGE: Final = 9999
"""The numbers that no text says: from and below the first two, and from the last one on, "any number" is meant."""


class Module(NamedTuple):
    """A module of declarations or of classes of cards: its path below yugioh/cards, and what is written in it."""

    path: str
    tree: ast.Module


@cache
def modules() -> tuple[Module, ...]:
    """The modules of declarations, and the classes of cards that they are written with."""
    paths = [path for folder in ("declared", "classes") for path in sorted((FOLDER / folder).rglob("*.py"))]
    return tuple(Module(path.relative_to(FOLDER).as_posix(), read(path)) for path in paths)


def read(path: Path) -> ast.Module:
    """What is written in a module."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def places_of_cards() -> dict[str, tuple[str, int]]:
    """The module and the line in which each card is declared; of the cards that a loop declares its module alone."""
    found: dict[str, tuple[str, int]] = {}
    for module in modules():
        for node in module.tree.body:
            if isinstance(node, ast.Expr) and is_card(node.value):
                name = node.value.args[0]  # type: ignore[attr-defined]
                if isinstance(name, ast.Constant):
                    found[str(name.value)] = (module.path, node.lineno)
    return found


def is_card(node: ast.expr) -> bool:
    """Whether an expression declares a card."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "card" and bool(node.args)


def owner_of(node: ast.stmt) -> str:
    """What a statement of a module declares: a card, a constant or a function."""
    if isinstance(node, ast.Expr) and is_card(node.value):
        name = node.value.args[0]  # type: ignore[attr-defined]
        return str(name.value) if isinstance(name, ast.Constant) else ast.unparse(name)
    if isinstance(node, ast.Assign):
        return ", ".join(ast.unparse(target) for target in node.targets)
    return str(getattr(node, "name", getattr(getattr(node, "target", None), "id", "")))


def bare_numbers(module: Module) -> Iterator[Finding]:
    """The numbers of a module that have a name in the rules and are not written by it."""
    for statement in module.tree.body:
        owner = f"{module.path}: {owner_of(statement)}"
        for node in ast.walk(statement):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and is_number(node.right):
                yield Finding(owner, NUMBERS, f"{ast.unparse(node)} has a name", node.lineno)
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                for name, value in arguments_of(node):
                    if is_number(value) and name in CODES:
                        yield Finding(
                            owner, NUMBERS, f"{node.func.id}: {name}={ast.unparse(value)} has a name", value.lineno
                        )
            elif is_number(node) and is_endless(node.value):  # type: ignore[attr-defined]
                yield Finding(owner, NUMBERS, f"{ast.unparse(node)} stands for any number", node.lineno)  # type: ignore[attr-defined]


def is_endless(number: int) -> bool:
    """Whether no text says this number, so that it means "any"."""
    return ENDLESS[0] <= number < ENDLESS[1] or number >= VERY_LARGE


def is_number(node: object) -> bool:
    """Whether a whole number is written there."""
    return isinstance(node, ast.Constant) and isinstance(node.value, int) and not isinstance(node.value, bool)


def arguments_of(call: ast.Call) -> Iterator[tuple[str, ast.expr]]:
    """The arguments of a call by name; of a tuple each item."""
    assert isinstance(call.func, ast.Name)
    word = getattr(writing, call.func.id, None)
    names = [each.name for each in parameters(word)] if isinstance(word, type) else []
    given = [*zip(names, call.args, strict=False), *((each.arg or "", each.value) for each in call.keywords)]
    for name, value in given:
        yield from ((name, item) for item in (value.elts if isinstance(value, ast.Tuple) else [value]))
