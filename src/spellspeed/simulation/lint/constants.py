"""The rule `constants`: what the modules of declarations name.

One name means one thing in all of them, as it does in the words, and one thing has one name. A constant that one card uses stands right before
that card; what several modules use stands among the phrases (yugioh/cards/classes), where nothing serves one card alone.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final, NamedTuple

from spellspeed.simulation.lint.findings import Finding
from spellspeed.simulation.lint.modules import Module, is_card, owner_of
from spellspeed.yugioh import words

CONSTANTS: Final = "constants"
PHRASES: Final = "classes"
"""The folder of what several cards share."""


class Constant(NamedTuple):
    """A constant of a module: its name, where it is written, what it means, and at which place among the statements it stands."""

    name: str
    node: ast.stmt
    value: ast.expr
    place: int

    @property
    def meaning(self) -> str:
        """What it stands for, as it is written."""
        return ast.unparse(self.value)


def findings(read_modules: tuple[Module, ...]) -> Iterator[Finding]:
    """Everything that is found in the constants of some modules."""
    ordered = tuple(sorted(read_modules, key=lambda each: not each.path.startswith(PHRASES)))
    yield from with_two_meanings(ordered)
    yield from with_two_names(ordered)
    yield from away_from_their_card(ordered)
    yield from of_too_few_cards(ordered)


def constants_of(module: Module) -> Iterator[Constant]:
    """The constants of a module."""
    for place, node in enumerate(module.tree.body):
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            yield Constant(node.targets[0].id, node, node.value, place)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            yield Constant(node.target.id, node, node.value, place)


def finding_of(module: Module, constant: Constant, what: str) -> Finding:
    """A finding about a constant."""
    return Finding(f"{module.path}: {constant.name}", CONSTANTS, what, constant.node.lineno)


def with_two_meanings(ordered: tuple[Module, ...]) -> Iterator[Finding]:
    """The constants whose name another module has, or the words: with another meaning, or needlessly with the same."""
    first: dict[str, tuple[str, str]] = {}
    for module in ordered:
        for constant in constants_of(module):
            name, meaning = constant.name, constant.meaning
            if name in first:
                path, before = first[name]
                how = "with another meaning" if before != meaning else "already"
                yield finding_of(module, constant, f"stands in {path} {how}")
            else:
                first[name] = (module.path, meaning)
                if hasattr(words, name):
                    yield finding_of(module, constant, "stands in the words with another meaning")


def with_two_names(ordered: tuple[Module, ...]) -> Iterator[Finding]:
    """The constants that mean what another one means, by the same words; numbers and names may be alike by chance."""
    first: dict[str, tuple[str, str]] = {}
    for module in ordered:
        for constant in constants_of(module):
            if isinstance(constant.value, ast.Constant):
                continue
            path, name = first.setdefault(constant.meaning, (module.path, constant.name))
            if name != constant.name:
                yield finding_of(module, constant, f"means what {name} in {path} means")


def away_from_their_card(ordered: tuple[Module, ...]) -> Iterator[Finding]:
    """The constants of declarations that nothing uses, or between which and what uses them first another card stands."""
    for module in ordered:
        if module.path.startswith(PHRASES):
            continue
        for constant in constants_of(module):
            between = ""
            for statement in module.tree.body[constant.place + 1 :]:
                if constant.name in names_in(statement):
                    break
                if not between and isinstance(statement, ast.Expr) and is_card(statement.value):
                    between = owner_of(statement)
            else:
                yield finding_of(module, constant, "nothing uses it")
                continue
            if between:
                yield finding_of(module, constant, f"{between} stands between it and what uses it first")


def of_too_few_cards(ordered: tuple[Module, ...]) -> Iterator[Finding]:
    """The constants of the phrases that fewer than two cards use, themselves or through other phrases."""
    users = users_by_name(ordered)
    for module in ordered:
        if not module.path.startswith(PHRASES):
            continue
        for constant in constants_of(module):
            cards = cards_of(constant.name, users)
            if len(cards) < 2:
                yield finding_of(module, constant, f"serves {next(iter(cards), 'no card')} alone")


def users_by_name(ordered: tuple[Module, ...]) -> dict[str, set[tuple[str, bool]]]:
    """What uses each name: the cards (True) that say it, and the constants, functions and words (False) that are made with it."""
    users: dict[str, set[tuple[str, bool]]] = {}
    for module in ordered:
        for statement in module.tree.body:
            for owner in owners_in(statement):
                for name in names_in(statement):
                    users.setdefault(name, set()).add(owner)
    return users


def owners_in(statement: ast.stmt) -> list[tuple[str, bool]]:
    """What a statement declares, and whether that is a card; a loop over cards declares two at least."""
    if isinstance(statement, ast.Expr) and is_card(statement.value):
        return [(owner_of(statement), True)]
    if isinstance(statement, ast.For):
        return [(f"{part} card of the loop in line {statement.lineno}", True) for part in ("one", "another")]
    owner = owner_of(statement)
    return [(owner, False)] if owner else []


def cards_of(name: str, users: dict[str, set[tuple[str, bool]]]) -> set[str]:
    """The cards that use a name, themselves or through what is made with it."""
    cards: set[str] = set()
    seen: set[str] = set()
    open_names = [name]
    while open_names:
        used = open_names.pop()
        seen.add(used)
        for owner, is_one in users.get(used, ()):
            if is_one:
                cards.add(owner)
            elif owner not in seen:
                open_names.append(owner)
    return cards


def names_in(statement: ast.stmt) -> set[str]:
    """The names that a statement reads."""
    return {node.id for node in ast.walk(statement) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
