"""Names say what a thing is or does in the words of the book, and the project's texts speak of the project alone."""

import ast
import re
from typing import Final

import pytest

from tests.hygiene.sources import PACKAGE, ROOT, TESTS, python_files, text_files

EMPTY_WORDS: Final = frozenset(
    {
        "process",
        "processor",
        "handle",
        "handler",
        "manager",
        "utils",
        "util",
        "help" + "er",
        "help" + "ers",
        "misc",
        "stuff",
        "common",
    }
)
"""Words that may be no part of the name of a module, class or function."""

EMPTY_NAMES: Final = EMPTY_WORDS | {"data", "info", "do_it", "main2", "tmp", "foo", "bar"}
"""Words that may not be such a name by themselves."""

WORDS_OF_A_GAME: Final = frozenset(
    {
        "yugioh",
        "hkk",
        "monster",
        "monsters",
        "trap",
        "traps",
        "graveyard",
        "tribute",
        "tributes",
        "summon",
        "summons",
        "flip",
    }
)
"""Words that no name in the kernel may hold: the kernel serves any card game."""

# Written in pieces, so that this file does not hold what it forbids.
FORBIDDEN_IN_TEXTS: Final = {
    "a path of somebody's machine": re.compile(r"(?<![\w.])/(?:wo" + r"rk|ro" + r"ot|ho" + r"me|op" + r"t)/"),
    "the host of a package registry": re.compile(
        "py" + r"pi\.org|python" + r"hosted|npm" + r"js\.(?:org|com)|crates" + r"\.io|deb" + r"ian\.org"
    ),
    "how the project is written": re.compile(
        r"\b(?:A" + r"I|L" + r"LMs?|Chat" + r"GPT|Cl" + r"aude|Co" + r"pilot|help" + r"ers?|language mo" + r"dels?)\b"
    ),
    "a number of a tracker": re.compile(r"\b[Ii]ss" + r"ues?\s+#?\d|(?<!\w)iss" + r"ue\b"),
}

CARD_FACTS: Final = {".tsv", ".ydk"}
"""Files of names and numbers of cards: their words are not ours."""
VENDORED: Final = "src/spellspeed/web/page/vendor/"
"""What others wrote, as they wrote it."""


def words_of(name: str) -> list[str]:
    """The words of a name in snake_case or CamelCase, in lower case."""
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+", name)]


def defined_names(source: str) -> list[tuple[int, str]]:
    """Line and name of every class and function in a module."""
    kinds = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    return [(node.lineno, node.name) for node in ast.walk(ast.parse(source)) if isinstance(node, kinds)]


def is_empty_name(name: str) -> bool:
    """Does the name say nothing?"""
    return name.lower() in EMPTY_NAMES or not EMPTY_WORDS.isdisjoint(words_of(name))


def test_no_module_class_or_function_has_an_empty_name() -> None:
    """In the package, the tests and the tools."""
    wrong: list[str] = []
    for path in [*python_files(PACKAGE), *python_files(TESTS), *python_files(ROOT / "tools")]:
        name = path.relative_to(ROOT).as_posix()
        wrong += [f"{name}: the module's name" for part in (path.stem, path.parent.name) if is_empty_name(part)]
        source = path.read_text(encoding="utf-8")
        wrong += [f"{name}:{line} {defined}" for line, defined in defined_names(source) if is_empty_name(defined)]
    assert wrong == []


def test_the_kernel_names_no_game() -> None:
    """Every name defined in it, and every module."""
    wrong: list[str] = []
    for path in python_files(PACKAGE / "kernel"):
        names = [(1, path.stem), *defined_names(path.read_text(encoding="utf-8"))]
        wrong += [
            f"{path.name}:{line} {name}" for line, name in names if not WORDS_OF_A_GAME.isdisjoint(words_of(name))
        ]
    assert wrong == []


def forbidden_in(text: str) -> list[tuple[int, str]]:
    """Line and kind of each thing in the text that does not belong into the project."""
    return [
        (number, kind)
        for number, line in enumerate(text.splitlines(), start=1)
        for kind, pattern in FORBIDDEN_IN_TEXTS.items()
        if pattern.search(line)
    ]


def test_the_texts_speak_of_the_project_alone() -> None:
    """All text files but the facts of cards and what others wrote; a file that is not UTF-8 fails here as well."""
    wrong: list[str] = []
    for path in text_files():
        if path.suffix not in CARD_FACTS and not path.relative_to(ROOT).as_posix().startswith(VENDORED):
            found = forbidden_in(path.read_text(encoding="utf-8"))
            wrong += [f"{path.relative_to(ROOT).as_posix()}:{line} {kind}" for line, kind in found]
    assert wrong == []


def test_the_texts_are_really_read() -> None:
    """A control: files of each kind are among those read, and what tools leave behind is not."""
    names = {path.relative_to(ROOT).as_posix() for path in text_files()}
    assert {
        "README.md",
        "Makefile",
        ".ci/run",
        ".gitignore",
        "pyproject.toml",
        "src/spellspeed/rulebook/rules.json",
    } <= names
    assert not any(name.startswith((".venv", "build/", ".git/")) or "__pycache__" in name for name in names)


@pytest.mark.parametrize(
    "text",
    [
        "see /wo" + "rk/shared",
        "/ro" + "ot/x",
        "https://py" + "pi.org/simple",
        "made by an A" + "I",
        "iss" + "ue 12",
        "a help" + "er",
    ],
)
def test_a_forbidden_text_is_found(text: str) -> None:
    """One of each kind."""
    assert len(forbidden_in(text)) == 1


@pytest.mark.parametrize(
    "text", ["the network/works", "AIM", "tissue", "it works/runs", "src/spellspeed", "Helping Robo for Combat"]
)
def test_an_innocent_text_passes(text: str) -> None:
    """Words that only look alike."""
    assert forbidden_in(text) == []


@pytest.mark.parametrize(
    "name", ["process", "ChainManager", "handle_answer", "utils", "data", "Info", "card_utils", "HTTPHandler"]
)
def test_an_empty_name_is_found(name: str) -> None:
    """Alone, in snake_case and in CamelCase."""
    assert is_empty_name(name)


@pytest.mark.parametrize(
    "name", ["may_normal_summon", "ChainLink", "card_facts", "database", "processed_by", "informs"]
)
def test_a_good_name_passes(name: str) -> None:
    """Words that only hold an empty word."""
    assert not is_empty_name(name)
