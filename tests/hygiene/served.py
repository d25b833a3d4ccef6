"""Which tests need what is not the same on every machine: sockets, a browser, a database server, a cluster, programs that are killed or that think as
long as they like. Read from the source: a test reaches it by a fixture, or through functions and classes of the tests that it uses."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from tests.hygiene.sources import ROOT, TESTS, python_files

MARK: Final = "served"
NEEDED: Final = ("playwright", "websockets", "socket", "psycopg", "dask", "distributed", "ray", "joblib")
"""Packages of which everything needs it."""
NEEDED_NAMES: Final = {
    "os": ("kill", "killpg"),
    "urllib.request": ("urlopen",),
    "uvicorn": ("Server",),
    "spellspeed.web.load": ("Child",),
    "spellspeed.web.replays": ("Replays",),
    "spellspeed.web.listener": ("serve", "Listener"),
    "spellspeed.web.thinkers": ("Thinkers",),
}
"""Of other modules, what does."""
NEEDED_SAID: Final = ("os.kill(", ".kill()", "setitimer(", "SIGKILL", "MortalBot")
"""What stands in a program that a test writes, where it does."""
ENDS: Final = ("kill", "terminate", "send_signal")
"""Methods that end a program."""


@dataclass
class Defined:
    """A function or class of a module: what it names, what fixtures it asks for, whether it needs it by itself."""

    names: set[str] = field(default_factory=set)
    fixtures: set[str] = field(default_factory=set)
    needs: bool = False
    is_marked: bool = False


@dataclass
class Module:
    """A module of the tests: what it defines, and where its other names come from."""

    defined: dict[str, Defined] = field(default_factory=dict)
    imported: dict[str, tuple[str, str]] = field(default_factory=dict)
    is_marked: bool = False


def dotted(path: Path) -> str:
    """The name of a module of the tests."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def marks(node: ast.AST) -> bool:
    """Whether the mark stands there."""
    return any(isinstance(one, ast.Attribute) and ast.unparse(one) == f"pytest.mark.{MARK}" for one in ast.walk(node))


def of_packages(module: str) -> bool:
    """Whether everything of a module needs it."""
    return module.partition(".")[0] in NEEDED


def read(path: Path) -> Module:
    """A module of the tests."""
    found = Module()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for one in node.names:
                found.imported[one.asname or one.name] = (node.module, one.name)
        elif isinstance(node, ast.Import):
            for one in node.names:
                found.imported[one.asname or one.name.partition(".")[0]] = (one.name, "")
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.defined[node.name] = defined(node, found)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                if isinstance(target, ast.Name) and node.value is not None:
                    found.defined[target.id] = said(node.value)
                    found.is_marked |= target.id == "pytestmark" and marks(node.value)
    return found


def said(value: ast.expr) -> Defined:
    """A constant: it may be a program, and it may be made of other names."""
    return Defined({one.id for one in ast.walk(value) if isinstance(one, ast.Name)}, needs=says(value))


def says(node: ast.AST) -> bool:
    """Whether a text that stands there is of a program that needs it."""
    texts = [one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    return any(piece in text for text in texts for piece in NEEDED_SAID)


def defined(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, module: Module) -> Defined:
    """What a function or class names and needs. A name in an annotation counts: who is handed a browser has one."""
    found = Defined(needs=says(node), is_marked=any(marks(one) for one in node.decorator_list))
    for one in ast.walk(node):
        if isinstance(one, ast.Name):
            found.names.add(one.id)
        if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name):
            source, _ = module.imported.get(one.value.id, ("", ""))
            found.needs |= one.attr in NEEDED_NAMES.get(source, ())
        if isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute):
            found.needs |= one.func.attr in ENDS
    if not isinstance(node, ast.ClassDef):
        found.fixtures = {each.arg for each in node.args.args}
    return found


@cache
def modules() -> dict[str, Module]:
    """All of them, by name."""
    return {dotted(path): read(path) for path in python_files(TESTS)}


def fixture_of(module: str, name: str) -> str:
    """The module that has the fixture of this name for a module; "" where none of ours has."""
    places = [module]
    parts = module.split(".")
    places += [".".join([*parts[:many], "conftest"]) for many in range(len(parts) - 1, 0, -1)]
    return next((place for place in places if place in modules() and name in modules()[place].defined), "")


def needs(module: str, name: str, seen: frozenset[tuple[str, str]] = frozenset()) -> bool:
    """Whether something of a module of the tests needs it."""
    if (module, name) in seen or module == dotted(Path(__file__)):
        return False
    seen = seen | {(module, name)}
    own = modules()[module]
    if name not in own.defined:
        source, there = own.imported.get(name, ("", ""))
        if source in modules():
            return bool(there) and needs(source, there, seen)
        return of_packages(source) or there in NEEDED_NAMES.get(source, ())
    what = own.defined[name]
    if what.is_marked and not name.startswith("test_"):  # a fixture that marks its tests, where it needs it
        return False
    if what.needs or any(
        needs(module, each, seen) for each in sorted(what.names) if each in own.defined or each in own.imported
    ):
        return True
    return any(needs(place, each, seen) for each in sorted(what.fixtures) if (place := fixture_of(module, each)))


def all_tests(module: str) -> list[str]:
    """The tests of a module."""
    return [name for name in modules()[module].defined if name.startswith("test_")]


def unmarked() -> dict[str, list[str]]:
    """The tests that need it and are not marked, by module."""
    found: dict[str, list[str]] = {}
    for name, module in modules().items():
        if not module.is_marked and name.rpartition(".")[2].startswith("test_"):
            wrong = [test for test in all_tests(name) if not module.defined[test].is_marked and needs(name, test)]
            if wrong:
                found[name] = wrong
    return found
