"""docs/timing-as-implemented.md: every row of the timing table has its line, and everything that it names exists."""

import ast
import re
from typing import Final

from spellspeed.rulebook import all_rules
from tests.hygiene.sources import PACKAGE, ROOT

PAGE: Final = (ROOT / "docs" / "timing-as-implemented.md").read_text(encoding="utf-8")
LINE: Final = re.compile(r"^\| (T-\d+\.\d+) \| (.*?) \| (.*?) ?\|$", re.MULTILINE)
NAME: Final = re.compile(r"`((?:[a-z_]+/)+[a-z_]+\.[A-Za-z_.]+)`")


def rows_of_the_table() -> list[str]:
    """The ids of the timing table's rows, as the rulebook of the package has them."""
    return [rule.id for rule in all_rules() if re.fullmatch(r"T-\d+\.\d+", rule.id)]


def exists(name: str) -> bool:
    """Whether `room/module.function`, `room/module.Class` or `room/module.Class.method` is defined in a room of the game."""
    folder, _, dotted = name.rpartition("/")
    module, *path = dotted.split(".")
    file = PACKAGE / "yugioh" / folder / f"{module}.py"
    if not file.is_file():
        return False
    body: list[ast.stmt] = ast.parse(file.read_text(encoding="utf-8")).body
    for part in path:
        found = [node for node in body if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == part]
        if not found:
            return False
        body = found[0].body
    return True


def test_every_row_has_its_line() -> None:
    """In the order of the table, each once."""
    rows = [row for row, _, _ in LINE.findall(PAGE)]
    assert len(rows) > 80
    assert rows == sorted(rows_of_the_table(), key=lambda row: [int(number) for number in row[2:].split(".")])


def test_everything_named_exists() -> None:
    """Modules, functions, classes and methods; and every line names some."""
    assert [name for name in NAME.findall(PAGE) if not exists(name)] == []
    assert [row for row, code, _ in LINE.findall(PAGE) if not NAME.search(code)] == []


def test_a_wrong_name_is_found() -> None:
    """A control."""
    assert exists("book/frames.aftermath")
    assert exists("book/open_phase.Open.close")
    assert exists("words/choices/resolution.Choose")
    assert not exists("book/priority.foremath")
    assert not exists("book/open_phase.Open.shut")
    assert not exists("nowhere/turn.Open")
