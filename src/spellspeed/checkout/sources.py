"""The sources of the package: where a module, a definition in it, or a comment on a rule stands."""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from spellspeed.build import PACKAGE_FOLDER


class Place(NamedTuple):
    """A line of a file, counted from 1, and what stands there. `line` is 0 where `file` is a module whose source is not at hand."""

    file: str
    line: int
    what: str

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else f"{self.file} (its source is not at hand)"
        return f"{where}  {self.what}".rstrip()


def shown(file: Path) -> str:
    """A file as it is told: from the folder that one is in, where it stands below it."""
    here = Path.cwd()
    return file.relative_to(here).as_posix() if file.is_relative_to(here) else file.as_posix()


def modules() -> list[Path]:
    """The source of each module of the package, sorted; none where none is at hand."""
    return sorted(PACKAGE_FOLDER.rglob("*.py"))


def source_of(module: str) -> Path | None:
    """The source of a module of the package by its dotted name; None where it is not at hand."""
    path = PACKAGE_FOLDER.joinpath(*module.split(".")[1:])
    found = [each for each in (path.with_name(f"{path.name}.py"), path / "__init__.py") if each.is_file()]
    return found[0] if found else None


@cache
def parsed(path: Path) -> ast.Module:
    """A module as Python reads it."""
    return ast.parse(path.read_text(encoding="utf-8"))


def definition(module: str, name: str) -> Place:
    """Where a function or class of a module is defined; its first line where it is not found there."""
    path = source_of(module)
    if path is None:
        return Place(module, 0, name)
    found = [node.lineno for node in parsed(path).body if isinstance(node, Definition) and node.name == name]
    return Place(shown(path), found[0] if found else 1, name)


Definition = ast.FunctionDef | ast.ClassDef


def within(path: Path, line: int) -> str:
    """The function or class that a line of a module stands in, with those around it; "" for the module itself."""
    names: list[str] = []
    nodes: list[ast.stmt] = parsed(path).body
    while nodes:
        around = [
            each for each in nodes if isinstance(each, Definition) and begin_of(each) <= line <= (each.end_lineno or 0)
        ]
        names += [each.name for each in around]
        nodes = around[0].body if around else []
    return ".".join(names)


def begin_of(node: Definition) -> int:
    """The first line of a definition, its decorators included."""
    return min([node.lineno, *(each.lineno for each in node.decorator_list)])


def comments_and_docstrings(source: str) -> list[tuple[int, str]]:
    """Line and text of all comments, and of all strings that stand alone as a statement."""
    found = [
        (token.start[0], token.string)
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    ]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            found.append((node.lineno, node.value.value))
    return sorted(found)


def statements(path: Path, text: str) -> Iterator[tuple[ast.stmt, list[ast.Constant]]]:
    """The statements of a module in which a string stands that is this text, each with these strings."""
    for statement in parsed(path).body:
        found = [node for node in ast.walk(statement) if isinstance(node, ast.Constant) and node.value == text]
        if found:
            yield statement, found
