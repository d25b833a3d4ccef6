"""Imports go one way: kernel, then the rooms of the rules, then words, then cards and formats, then everything else; read from the source."""

import ast
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.hygiene.sources import PACKAGE, module_name, python_files

ERRORS: Final = "spellspeed.errors"
WATCHING: Final = "spellspeed.watched"
WRITTEN: Final = "spellspeed.strict_json"
FILES: Final = "spellspeed.files"
KERNEL: Final = "spellspeed.kernel"
DUEL: Final = "spellspeed.yugioh.duel"
MAY: Final = "spellspeed.yugioh.may"
DOING: Final = "spellspeed.yugioh.doing"
BOOK: Final = "spellspeed.yugioh.book"
RULES: Final = (BOOK, DOING, MAY, DUEL, KERNEL, ERRORS)
WORDS: Final = "spellspeed.yugioh.words"
CARDS: Final = "spellspeed.yugioh.cards"
FORMATS: Final = "spellspeed.yugioh.formats"
HKK: Final = "spellspeed.hkk"
SCENARIO: Final = "spellspeed.scenario"
GAMES_OF_SCENARIOS: Final = "spellspeed.scenario.games"
SCENARIOS_OF_YUGIOH: Final = "spellspeed.yugioh.scenario"
SCENARIOS_OF_HKK: Final = "spellspeed.hkk.scenario"
HOSTING_OF_HKK: Final = "spellspeed.hkk.room_game"
TABLE: Final = "spellspeed.session"
ROOM: Final = "spellspeed.room"
WEB: Final = "spellspeed.web"
LABORATORY: Final = "spellspeed.deck_lab"
LEARNING: Final = "spellspeed.learning"
LEARNING_COMPILED: Final = "spellspeed.learning.encoding"
LEARNING_COLUMNS: Final = "spellspeed.learning.columns"

MAY_IMPORT: Final[dict[str, tuple[str, ...]]] = {
    ERRORS: (),
    WATCHING: (),
    WRITTEN: (ERRORS,),
    FILES: (FILES,),
    KERNEL: (KERNEL, ERRORS, WATCHING),
    DUEL: (DUEL, KERNEL, ERRORS),
    MAY: (MAY, DUEL, KERNEL, ERRORS),
    DOING: (DOING, DUEL, KERNEL, ERRORS),
    BOOK: RULES,
    WORDS: (WORDS, *RULES),
    CARDS: (CARDS, FORMATS, WORDS, *RULES),
    FORMATS: (CARDS, FORMATS, WORDS, *RULES, FILES),
    HKK: (HKK, KERNEL, WRITTEN, FILES, ERRORS),
    SCENARIO: (SCENARIO, KERNEL, ERRORS, FILES),
    HOSTING_OF_HKK: (HKK, TABLE, KERNEL, ERRORS),
    SCENARIOS_OF_HKK: (SCENARIOS_OF_HKK, SCENARIO, HKK, KERNEL, ERRORS),
    LEARNING_COLUMNS: (),
    LEARNING_COMPILED: (LEARNING_COMPILED, LEARNING_COLUMNS, *RULES),
    GAMES_OF_SCENARIOS: (SCENARIOS_OF_YUGIOH, SCENARIOS_OF_HKK, SCENARIO, ERRORS),
}
"""Part of the package: what of the package its modules may import. A part that is not named may import all."""

PARTS_OF_SPEECH: Final = (
    "filters", "groups", "amounts", "changes", "verbs", "choices", "joins", "costs", "conditions", "odd", "meaningless", "declaring",
)  # fmt: skip
"""The rooms of the words, each importing only those before it."""

MAY_IMPORT.update(
    {
        f"{WORDS}.{room}": (*(f"{WORDS}.{before}" for before in PARTS_OF_SPEECH[: place + 1]), *RULES)
        for place, room in enumerate(PARTS_OF_SPEECH)
    }
)

MAY_NEVER_IMPORT: Final[dict[str, tuple[str, ...]]] = {
    "spellspeed.hkk": ("spellspeed.yugioh", ROOM, WEB, LABORATORY),
    "spellspeed.yugioh": ("spellspeed.hkk", ROOM, WEB, LABORATORY),
    "spellspeed.kernel": (ROOM, WEB, LABORATORY),
    "spellspeed.simulation": (LABORATORY, "spellspeed.cli"),
    LABORATORY: ("spellspeed.cli", "spellspeed.hkk", ROOM, WEB),
    ROOM: ("spellspeed.yugioh", "spellspeed.hkk", "spellspeed.cli", WEB, LABORATORY),
    WEB: ("spellspeed.yugioh", "spellspeed.hkk", "spellspeed.cli", LABORATORY),
    LEARNING: (ROOM, WEB, "spellspeed.cli"),
}

WITH_FOREIGN_PACKAGES: Final[dict[str, tuple[str, ...]]] = {
    "spellspeed.kernel": ("mypy_extensions",),
    "spellspeed.cli": ("click", "rich", "yaml"),
    "spellspeed.scenario": ("click", "rich", "yaml"),
    LEARNING: ("gymnasium", "numpy", "pettingzoo"),
    LEARNING_COMPILED: (),
    LABORATORY: ("dask", "distributed", "joblib", "matplotlib", "numpy", "pyarrow", "ray", "scipy"),
    WEB: ("anyio", "msgspec", "sqlalchemy", "starlette", "uvicorn", "websockets"),
}
"""The parts that may import more than the standard library, and what (docs/decisions/0001-dependencies.md).

What the kernel names is for the type checker and the compiler; at run time it is not imported."""


def is_in(name: str, part: str) -> bool:
    """Does the dotted name lie in this part, or is it the part itself?"""
    return name == part or name.startswith(part + ".")


def part_of(module: str, parts: dict[str, tuple[str, ...]]) -> str | None:
    """The longest of the parts that the module lies in."""
    return max((part for part in parts if is_in(module, part)), key=len, default=None)


def imported_names(tree: ast.AST, module: str, is_package: bool) -> list[tuple[int, str]]:
    """Line and dotted name of everything imported anywhere in the module; `from a import b` counts as a.b."""
    found: list[tuple[int, str]] = []
    package = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            found += [(node.lineno, f"{base}.{alias.name}") for alias in node.names]
    return found


def wrong_imports(source: str, module: str, is_package: bool = False) -> list[str]:
    """What the module imports and may not, one line each."""
    wrong: list[str] = []
    own_part = part_of(module, MAY_IMPORT)
    never = MAY_NEVER_IMPORT.get(part_of(module, MAY_NEVER_IMPORT) or "", ())
    foreign = WITH_FOREIGN_PACKAGES.get(part_of(module, WITH_FOREIGN_PACKAGES) or "", ())
    for line, name in imported_names(ast.parse(source), module, is_package):
        top = name.split(".")[0]
        if top == "spellspeed":
            if own_part is not None and not any(is_in(name, part) for part in MAY_IMPORT[own_part]):
                wrong.append(f"{module}:{line} imports {name}; {own_part} may not")
            wrong += [f"{module}:{line} imports {name}; {part} may never" for part in never if is_in(name, part)]
        elif top not in sys.stdlib_module_names and top not in foreign:
            wrong.append(f"{module}:{line} imports {name}, which is not in the standard library")
    return wrong


def test_every_import_of_the_package_goes_the_right_way() -> None:
    """The whole package, module by module."""
    wrong: list[str] = []
    for path in python_files(PACKAGE):
        wrong += wrong_imports(path.read_text(encoding="utf-8"), module_name(path), path.name == "__init__.py")
    assert wrong == []


def test_the_package_is_really_read() -> None:
    """A control: the scan finds modules, and imports in them."""
    path = PACKAGE / "cli" / "__init__.py"
    assert path in python_files(PACKAGE)
    names = [name for _, name in imported_names(ast.parse(path.read_text(encoding="utf-8")), module_name(path), True)]
    assert "click" in names
    assert "spellspeed.errors.SpellspeedError" in names


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("spellspeed.kernel.state", "from spellspeed.yugioh.book import chain"),
        ("spellspeed.kernel.state", "from ..yugioh import book"),
        ("spellspeed.kernel.state", "def f() -> None:\n    import spellspeed.yugioh.book.chain"),
        ("spellspeed.kernel.state", "import rich"),
        ("spellspeed.yugioh.book.chain", "from spellspeed.yugioh.words.verbs import moving"),
        ("spellspeed.yugioh.book.chain", "from spellspeed import rulebook"),
        ("spellspeed.yugioh.words.verbs.movement", "from spellspeed.yugioh.cards import pool"),
        ("spellspeed.yugioh.words.verbs.movement", "from spellspeed.yugioh.words.costs.cards import Discarding"),
        ("spellspeed.yugioh.words.filters.traits", "from spellspeed.yugioh.words import Destroy"),
        ("spellspeed.yugioh.duel.derived", "from spellspeed.yugioh.doing.departures import Leaving"),
        ("spellspeed.yugioh.may.attack", "from spellspeed.yugioh.doing.moves import let_stand"),
        ("spellspeed.yugioh.doing.moves", "from spellspeed.yugioh.may.attack import may_attack"),
        ("spellspeed.yugioh.doing.moves", "from spellspeed.yugioh.book import chain"),
        ("spellspeed.yugioh.cards.pool", "from spellspeed.scenario import position"),
        ("spellspeed.hkk.rules", "import spellspeed.yugioh"),
        ("spellspeed.hkk.text.clauses", "import lark"),
        ("spellspeed.hkk.language.reading", "from spellspeed.scenario.model import Where"),
        ("spellspeed.hkk.scenario.play", "from spellspeed.yugioh.scenario.play import Play"),
        ("spellspeed.yugioh.scenario.play", "from spellspeed.hkk.scenario.play import HkkPlay"),
        ("spellspeed.scenario.steps", "from spellspeed.yugioh.scenario.vocabulary import WORDS"),
        ("spellspeed.scenario.reader", "from spellspeed.hkk.scenario.cards import read_cards"),
        ("spellspeed.scenario.games", "from spellspeed.yugioh.duel.duel import Duel"),
        ("spellspeed.hkk.language.reading", "from spellspeed.languages import catalog"),
        ("spellspeed.kernel.state", "from spellspeed.hkk.text import node"),
        ("spellspeed.yugioh.formats.goat", "import spellspeed.hkk.cards"),
        ("spellspeed.yugioh.bots.uniform", "import yaml"),
        ("spellspeed.errors", "from spellspeed.kernel import state"),
        ("spellspeed.room.room", "from spellspeed.web.protocol import Step"),
        ("spellspeed.room.room", "import msgspec"),
        ("spellspeed.room.room", "from spellspeed.yugioh.duel.duel import Duel"),
        ("spellspeed.web.server", "from spellspeed.cli.streams import say"),
        ("spellspeed.web.server", "import flask"),
        ("spellspeed.simulation.series", "import scipy"),
        ("spellspeed.simulation.series", "from spellspeed.deck_lab.cells import Plan"),
        ("spellspeed.deck_lab.plots", "from spellspeed.cli.cells import painted"),
        ("spellspeed.learning.encoding.episode", "import numpy"),
        ("spellspeed.learning.encoding.episode", "from spellspeed.yugioh.views.view import view_of"),
        ("spellspeed.learning.env", "import torch"),
        ("spellspeed.simulation.series", "import numpy"),
    ],
)
def test_a_wrong_import_is_found(module: str, source: str) -> None:
    """Each kind of wrong import, also relative and inside a function."""
    assert len(wrong_imports(source, module)) >= 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("spellspeed.kernel.state", "import json\nfrom spellspeed.kernel.asks import Ask"),
        ("spellspeed.kernel.state", "from .asks import Ask"),
        (
            "spellspeed.yugioh.book.chain",
            "from spellspeed.kernel import state\nfrom spellspeed.errors import SpellspeedError",
        ),
        ("spellspeed.yugioh.cards.pool", "from spellspeed.yugioh.words.groups.cards import Cards"),
        ("spellspeed.scenario.yaml_reader", "import yaml"),
        ("spellspeed.scenario.reader", "from spellspeed.scenario.games import games"),
        ("spellspeed.scenario.games", "from spellspeed.hkk.scenario.game import HKK"),
        ("spellspeed.hkk.scenario.play", "from spellspeed.scenario.details import OpenDetail"),
        ("spellspeed.yugioh.scenario.play", "from spellspeed.yugioh.match import Match"),
        ("spellspeed.hkk.language.reading", "from spellspeed.kernel.records import Record"),
        ("spellspeed.cli.rule", "from rich.text import Text"),
        ("spellspeed.web.server", "from spellspeed.room.room import Room"),
        ("spellspeed.web.protocol", "import msgspec"),
        ("spellspeed.deck_lab.statistics", "from scipy import stats"),
        ("spellspeed.deck_lab.cells", "from spellspeed.simulation.duels import Setting"),
        ("spellspeed.learning.spaces", "import numpy"),
    ],
)
def test_a_right_import_passes(module: str, source: str) -> None:
    """The other side of the rule above."""
    assert wrong_imports(source, module) == []


def test_a_package_resolves_its_relative_imports_from_itself() -> None:
    """`from .asks import Ask` in kernel/__init__.py means kernel.asks; the same line in a module of the root does not."""
    line = "from .asks import Ask"
    assert imported_names(ast.parse(line), KERNEL, True) == [(1, "spellspeed.kernel.asks.Ask")]
    assert imported_names(ast.parse(line), KERNEL, False) == [(1, "spellspeed.asks.Ask")]


def test_every_part_has_a_folder_or_is_still_to_come() -> None:
    """A part that was renamed must be renamed here as well: parts of the package that exist lie where this table says."""
    for part in MAY_IMPORT:
        path = PACKAGE.joinpath(*part.split(".")[1:])
        assert path.is_dir() or path.with_suffix(".py").is_file(), part
    assert Path(PACKAGE / "errors.py").is_file()


def test_the_scenario_language_loads_no_game_by_itself() -> None:
    """Else whichever module of a game's scenarios is imported first would be imported in the middle of itself."""
    loaded: list[str] = []
    for path in python_files(PACKAGE / "scenario"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        within = {id(node) for part in ast.walk(tree) if isinstance(part, ast.FunctionDef) for node in ast.walk(part)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Import | ast.ImportFrom) and id(node) not in within:
                names = [name for _, name in imported_names(node, module_name(path), path.name == "__init__.py")]
                loaded += [name for name in names if is_in(name, "spellspeed.yugioh") or is_in(name, HKK)]
    assert loaded == []
    registry = imported_names(
        ast.parse((PACKAGE / "scenario" / "games.py").read_text(encoding="utf-8")), GAMES_OF_SCENARIOS, False
    )
    assert {name for _, name in registry if is_in(name, HKK)} == {"spellspeed.hkk.scenario.game.HKK"}
