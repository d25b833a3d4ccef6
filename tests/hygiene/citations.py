"""Which rules are cited where: read from comments, docstrings, tests and the `cites` of scenario files."""

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Final

from spellspeed.checkout.sources import comments_and_docstrings
from spellspeed.rulebook import all_rules
from tests.hygiene.sources import PACKAGE, ROOT, TESTS, python_files

OPEN_FILE: Final = TESTS / "hygiene" / "open_citations.txt"

NOT_CITING: Final = (TESTS / "hygiene", TESTS / "rulebook")
"""Tests of the rules as such: an id that stands there shows nothing."""

LOOKS_LIKE_AN_ID: Final = re.compile(
    r"(?<![A-Za-z0-9_-])(?:T-\d+\.\d+|[A-Z]{2,}(?:-[A-Z]+)*-(?:R?\d+(?:\.\d+)*)(?:-OCG|-BG)?|[QV]-\d+)(?![A-Za-z0-9_-])"
)


@dataclass(frozen=True)
class Citation:
    """An id that stands somewhere."""

    id: str
    file: str
    line: int


@cache
def known_ids() -> frozenset[str]:
    """The ids of all rules."""
    return frozenset(rule.id for rule in all_rules())


@cache
def prefixes() -> frozenset[str]:
    """What ids begin with, without their number: SUMMON, TERM-COST, TEAM-R, T."""
    return frozenset(re.sub(r"-?[0-9.]+(-OCG|-BG)?$", "", rule_id) for rule_id in known_ids())


def ids_in(text: str) -> list[str]:
    """Everything in the text that has the form of an id and a known beginning, or one that is nearly known."""
    found: list[str] = []
    for candidate in LOOKS_LIKE_AN_ID.findall(text):
        prefix = re.sub(r"-?[0-9.]+(-OCG|-BG)?$", "", candidate)
        known = prefix in prefixes() or prefix.startswith("ERA-")
        if known or (len(prefix) > 4 and get_close_matches(prefix, prefixes(), n=1, cutoff=0.8)):
            found.append(candidate)
    return found


def strings(source: str) -> list[tuple[int, str]]:
    """Line and text of all other strings."""
    tree = ast.parse(source)
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone
    ]


def cites_of_yaml(text: str) -> list[tuple[int, str]]:
    """Line and text of the `cites` keys of a scenario file: a word, a list in brackets, or lines that begin with a dash."""
    found: list[tuple[int, str]] = []
    inside = False
    for number, line in enumerate(text.splitlines(), start=1):
        if match := re.match(r"^cites:\s*(.*)$", line):
            inside = True
            found.append((number, match[1]))
        elif inside and re.match(r"^\s*- |^\s+\S|^\s*\]", line):
            found.append((number, line))
        else:
            inside = False
    return found


def _citations(file: Path, texts: Iterable[tuple[int, str]]) -> list[Citation]:
    name = file.relative_to(ROOT).as_posix()
    return [Citation(rule_id, name, line) for line, text in texts for rule_id in ids_in(text)]


@cache
def citations_of_code() -> tuple[Citation, ...]:
    """Ids in comments and docstrings of the package."""
    found: list[Citation] = []
    for path in python_files(PACKAGE):
        found += _citations(path, comments_and_docstrings(path.read_text(encoding="utf-8")))
    return tuple(found)


@cache
def citations_in_strings_of_code() -> tuple[Citation, ...]:
    """Ids in the strings of the package, such as those of reasons."""
    found: list[Citation] = []
    for path in python_files(PACKAGE):
        found += _citations(path, strings(path.read_text(encoding="utf-8")))
    return tuple(found)


@cache
def citations_of_tests() -> tuple[Citation, ...]:
    """Ids in the tests: anywhere in comments and strings of Python, and in the `cites` of YAML."""
    found: list[Citation] = []
    for path in python_files(TESTS):
        if not any(folder in path.parents for folder in NOT_CITING):
            source = path.read_text(encoding="utf-8")
            found += _citations(path, comments_and_docstrings(source) + strings(source))
    for path in sorted([*TESTS.rglob("*.yaml"), *TESTS.rglob("*.yml")]):
        found += _citations(path, cites_of_yaml(path.read_text(encoding="utf-8")))
    return tuple(found)


def fully_cited() -> set[str]:
    """The ids that the package's code and a test both cite."""
    return {one.id for one in citations_of_code()} & {one.id for one in citations_of_tests()}


def open_ids(text: str) -> list[str]:
    """The ids that a file of open citations lists; lines that begin with # are headings."""
    return [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
