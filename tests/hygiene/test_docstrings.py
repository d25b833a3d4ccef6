"""What `help` says is what the source says, in both builds."""

from __future__ import annotations

import ast
import inspect
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from spellspeed import api
from spellspeed.build import PACKAGE_FOLDER, sources_to_compile
from tests.hygiene.sources import PACKAGE

MODULES = [path.relative_to(PACKAGE_FOLDER).with_suffix("") for path in sources_to_compile(PACKAGE_FOLDER)]


def said_in_source(path: Path) -> dict[str, tuple[str, str]]:
    """For a module and each function, class, method and property of it: what it says, and the names of what it takes."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = {"": (ast.get_docstring(tree) or "", "")}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = described(node)
        elif isinstance(node, ast.ClassDef):
            found[node.name] = (ast.get_docstring(node) or "", "")
            found |= {
                f"{node.name}.{one.name}": described(one) for one in node.body if isinstance(one, ast.FunctionDef)
            }
    return found


def described(node: ast.FunctionDef) -> tuple[str, str]:
    """What a function says, and what it takes."""
    given = node.args
    names = [*given.posonlyargs, *given.args, given.vararg, *given.kwonlyargs, given.kwarg]
    return ast.get_docstring(node) or "", " ".join(one.arg for one in names if one is not None)


def found_at(module: Any, name: str) -> Any:
    """What a name of a module stands for, not what a class inherits."""
    if not name:
        return module
    cls, _, method = name.rpartition(".")
    return vars(getattr(module, cls)).get(method) if cls else getattr(module, method, None)


def says(value: Any) -> str:
    return inspect.cleandoc(value.__doc__ or "")


def is_private(name: str) -> bool:
    """Special methods but `__init__` say what Python says of them."""
    return any(part.startswith("_") and part != "__init__" for part in name.split("."))


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.as_posix())
def test_help_says_what_the_source_says(module: Path) -> None:
    """Every module, class, function, method and property of the core."""
    loaded = import_module("spellspeed." + ".".join(module.parts))
    for name, (text, taken) in said_in_source(PACKAGE / module.with_suffix(".py")).items():
        value = found_at(loaded, name)
        if is_private(name) or value is None or (name.endswith("__init__") and not text):
            continue
        assert says(value) == text, name
        # mypyc writes no signature where a default is no literal.
        if taken and inspect.isroutine(value) and getattr(value, "__text_signature__", taken):
            assert " ".join(inspect.signature(value).parameters) == taken, name


def test_everything_of_the_api_says_something() -> None:
    """The classes, functions and public methods that a program imports; a constant says what its type does."""
    silent = []
    for name in api.__all__:
        value = getattr(api, name)
        if not callable(value):
            continue
        silent += [] if value.__doc__ else [name]
        for part, method in vars(value).items() if inspect.isclass(value) else ():
            if not part.startswith("_") and (inspect.isroutine(method) or isinstance(method, property)):
                silent += [] if inspect.getdoc(getattr(value, part)) else [f"{name}.{part}"]
    assert silent == []


def test_help_of_a_copy() -> None:
    """The golden case: a method and what it takes."""
    assert (api.Duel.fork.__doc__ or "").startswith("A copy ")
    assert list(inspect.signature(api.SeatView.face).parameters) == ["self", "number"]
