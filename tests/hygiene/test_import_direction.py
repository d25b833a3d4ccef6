"""Imports go one way: every room of the house may import what its line of the map says, and that all stands before it; read from the source."""

import ast
import re
import sys
from typing import Final

import pytest

from tests.hygiene.sources import PACKAGE, ROOT, module_name, python_files

MAP: Final[dict[str, str]] = {
    # what all stands on
    "spellspeed": "",
    "errors": "",
    "watched": "",
    "build": "",
    "strict_json": "errors",
    "files": "",
    "rulebook": "errors",
    "kernel": "errors watched",
    "languages": "errors strict_json files rulebook kernel",
    "recording": "spellspeed files kernel languages",
    "session": "errors files kernel languages recording",
    "scenario": "errors files",
    # Yu-Gi-Oh!
    "yugioh.duel": "errors kernel",
    "yugioh.may": "errors kernel yugioh.duel",
    "yugioh.doing": "errors kernel yugioh.duel",
    "yugioh.book": "errors kernel yugioh.duel yugioh.may yugioh.doing",
    "yugioh.words": "errors kernel yugioh.duel yugioh.may yugioh.doing yugioh.book",
    "yugioh.cards": "errors kernel yugioh.duel yugioh.may yugioh.doing yugioh.book yugioh.words",
    "yugioh.formats": "errors files yugioh.duel yugioh.cards",
    "yugioh.decks": "errors files languages yugioh.duel yugioh.cards",
    "yugioh.match": "errors kernel yugioh.duel yugioh.book yugioh.cards yugioh.formats",
    "yugioh.text": "errors kernel languages yugioh.duel yugioh.doing yugioh.words yugioh.cards yugioh.formats",
    "yugioh.judge": "kernel languages yugioh.duel yugioh.may yugioh.book yugioh.words yugioh.cards yugioh.text",
    "yugioh.bots": "errors kernel yugioh.duel yugioh.doing yugioh.words",
    "yugioh.players": "kernel languages yugioh.duel yugioh.cards yugioh.decks yugioh.bots",
    "yugioh.views": (
        "errors files rulebook kernel languages session yugioh.duel yugioh.book yugioh.words yugioh.cards yugioh.text "
        "yugioh.judge yugioh.bots"
    ),
    "yugioh.scenario": (
        "errors kernel languages scenario yugioh.duel yugioh.doing yugioh.book yugioh.words yugioh.cards yugioh.formats "
        "yugioh.match yugioh.text yugioh.judge yugioh.views"
    ),
    "yugioh.game": (
        "errors kernel languages scenario yugioh.duel yugioh.book yugioh.cards yugioh.text yugioh.bots yugioh.players "
        "yugioh.views yugioh.scenario"
    ),
    "yugioh.recording": (
        "errors files kernel languages recording yugioh.duel yugioh.words yugioh.formats yugioh.match yugioh.text yugioh.judge "
        "yugioh.scenario yugioh.game"
    ),
    "yugioh.session": (
        "errors kernel languages recording session yugioh.duel yugioh.book yugioh.cards yugioh.formats yugioh.decks yugioh.match "
        "yugioh.text yugioh.views yugioh.game yugioh.recording"
    ),
    # HKK
    "hkk.text": "kernel",
    "hkk.words": "errors strict_json",
    "hkk.language": "errors strict_json hkk.text hkk.words",
    "hkk.rules": "kernel hkk.text hkk.words",
    "hkk.cards": "errors files hkk.text hkk.words hkk.language hkk.rules",
    "hkk.bots": "errors kernel hkk.text hkk.words hkk.rules",
    "hkk.events_told": "kernel hkk.rules",
    "hkk.queue_told": "kernel hkk.rules",
    "hkk.notation": "kernel hkk.rules",
    "hkk.reasons": "kernel hkk.rules",
    "hkk.stops": "errors kernel hkk.words hkk.rules",
    "hkk.view": "kernel hkk.text hkk.rules hkk.queue_told",
    "hkk.wording": "errors kernel hkk.text hkk.words hkk.language hkk.rules hkk.cards hkk.events_told hkk.queue_told hkk.reasons hkk.view",
    "hkk.scenario": "errors kernel scenario hkk.text hkk.language hkk.rules hkk.reasons hkk.view",
    "hkk.game": "kernel hkk.words hkk.rules hkk.cards hkk.bots hkk.events_told hkk.notation hkk.stops hkk.view hkk.wording",
    "hkk.room_game": "kernel session hkk.rules hkk.cards hkk.game",
    "hkk.simulation": "hkk.rules hkk.cards hkk.bots hkk.game",
    # above the games
    "games": (
        "files kernel languages recording session scenario yugioh.duel yugioh.scenario yugioh.game yugioh.recording "
        "yugioh.session hkk.scenario hkk.game hkk.room_game"
    ),
    "simulation": (
        "errors build kernel recording scenario yugioh.duel yugioh.may yugioh.doing yugioh.book yugioh.words yugioh.cards "
        "yugioh.decks yugioh.match yugioh.judge yugioh.bots yugioh.players yugioh.views yugioh.scenario yugioh.game "
        "yugioh.recording games"
    ),
    "checkout": "build rulebook scenario yugioh.words yugioh.cards yugioh.text games simulation",
    "room": "spellspeed errors kernel languages recording session games",
    "deck_lab": "errors files build kernel languages yugioh.duel yugioh.book yugioh.cards yugioh.decks yugioh.players simulation",
    "learning.columns": "",
    "learning.encoding": "errors kernel yugioh.duel learning.columns",
    "learning": (
        "errors kernel languages recording yugioh.duel yugioh.book yugioh.cards yugioh.decks yugioh.bots yugioh.players "
        "yugioh.game simulation learning.columns learning.encoding"
    ),
    "web": "spellspeed errors build files rulebook kernel languages recording session yugioh.decks games simulation room",
    "api": (
        "errors kernel recording yugioh.duel yugioh.book yugioh.decks yugioh.text yugioh.judge yugioh.bots yugioh.views "
        "yugioh.game games simulation"
    ),
    "cli": "all",
    "__main__": "cli",
}
"""Room of the package (a package of it, or a module beside them): the rooms that its modules may import, functions counted; itself always.

Every room stands after those that it may import: so there is no circle of rooms. `ALL` means all before it. docs/architecture.md has the same map.
"""
ALL: Final = "all"
ROOT_ROOM: Final = "spellspeed"
"""The room of `spellspeed/__init__.py`, which holds nothing but the version."""
HOUSES: Final = ("yugioh", "hkk")
"""The packages whose packages and modules are rooms of their own."""

PARTS_OF_SPEECH: Final = (
    "filters", "groups", "amounts", "changes", "verbs", "choices", "joins", "costs", "conditions", "odd", "meaningless", "declaring",
)  # fmt: skip
"""The parts of the room of the words, each importing only those before it."""
WORDS: Final = "yugioh.words"

WITH_FOREIGN_PACKAGES: Final[dict[str, tuple[str, ...]]] = {
    "kernel": ("mypy_extensions",),
    "cli": ("click", "rich", "yaml"),
    "scenario": ("yaml",),
    "learning": ("gymnasium", "numpy", "pettingzoo"),
    "deck_lab": ("dask", "distributed", "joblib", "matplotlib", "numpy", "pyarrow", "ray", "scipy"),
    "web": ("anyio", "msgspec", "sqlalchemy", "starlette", "uvicorn", "websockets"),
}
"""The rooms that may import more than the standard library, and what (docs/decisions/0001-dependencies.md).

What the kernel names is for the type checker and the compiler; at run time it is not imported."""

LINE_OF_MAP: Final = re.compile(r"^\| `([\w.]+)` \| [^|]+ \| ([^|]*?) ?\|$", re.MULTILINE)


def is_in(name: str, part: str) -> bool:
    """Does the dotted name lie in this part, or is it the part itself?"""
    return name == part or name.startswith(part + ".")


def is_module(below: str) -> bool:
    """Whether a dotted name below the package is that of a package or module."""
    path = PACKAGE.joinpath(*below.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def room_of(name: str) -> str:
    """The room that a dotted name of the package lies in: the longest that fits. One that no line names is a room of its own."""
    below = name.removeprefix("spellspeed").removeprefix(".")
    fitting = [room for room in MAP if is_in(below, room)]
    if fitting:
        return max(fitting, key=len)
    return below if below and is_module(below.split(".")[0]) else ROOT_ROOM


def may_import(room: str) -> set[str]:
    """The rooms that a room may import, itself among them; a house itself imports nothing."""
    if room in HOUSES:
        return {room}
    before = list(MAP)[: list(MAP).index(room)]
    return {room, *(before if MAP[room] == ALL else MAP[room].split())}


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


def part_of_speech(name: str) -> int:
    """The place of the part of the words that a dotted name lies in; -1 in none."""
    for place, part in enumerate(PARTS_OF_SPEECH):
        if is_in(name, f"spellspeed.{WORDS}.{part}"):
            return place
    return -1


def wrong_imports(source: str, module: str, is_package: bool = False) -> list[str]:
    """What the module imports and may not, one line each."""
    wrong: list[str] = []
    room, part = room_of(module), part_of_speech(module)
    allowed, foreign = may_import(room), WITH_FOREIGN_PACKAGES.get(room, ())
    for line, name in imported_names(ast.parse(source), module, is_package):
        top = name.split(".")[0]
        if top == "spellspeed":
            if room_of(name) not in allowed:
                wrong.append(f"{module}:{line} imports {name}; {room} may not")
            if part >= 0 and room_of(name) == WORDS and not 0 <= part_of_speech(name) <= part:
                wrong.append(f"{module}:{line} imports {name}; {PARTS_OF_SPEECH[part]} may not")
        elif top not in sys.stdlib_module_names and top not in foreign:
            wrong.append(f"{module}:{line} imports {name}, which is not in the standard library")
    return wrong


def test_every_import_of_the_package_goes_the_right_way() -> None:
    """The whole package, module by module."""
    wrong: list[str] = []
    for path in python_files(PACKAGE):
        wrong += wrong_imports(path.read_text(encoding="utf-8"), module_name(path), path.name == "__init__.py")
    assert wrong == []


def test_every_room_is_named_and_every_name_is_a_room() -> None:
    """Each package of the package and of the two houses, each module beside them, the root; nothing else but parts of rooms."""
    there = {ROOT_ROOM}
    for folder in (PACKAGE, *(PACKAGE / house for house in HOUSES)):
        house = "" if folder == PACKAGE else f"{folder.name}."
        there |= {house + path.stem for path in folder.glob("*.py") if path.name != "__init__.py"}
        there |= {house + path.parent.name for path in folder.glob("*/__init__.py")}
    assert {room for room in MAP if room in there} == there - set(HOUSES)
    assert all(is_module(room) and room_of(f"spellspeed.{room}") == room for room in set(MAP) - {ROOT_ROOM})


def test_no_room_may_import_one_that_stands_after_it() -> None:
    """So whatever is allowed makes no circle of rooms."""
    rooms = list(MAP)
    assert [room for room in rooms if not may_import(room) <= {*rooms[: rooms.index(room)], room}] == []


def test_the_page_has_the_same_map() -> None:
    """In the same order."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert LINE_OF_MAP.findall(page) == list(MAP.items())


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
        ("spellspeed.games.scenarios", "from spellspeed.simulation.series import play_series"),
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
        ("spellspeed.kernel.state", "from spellspeed import api"),
        ("spellspeed.languages.catalog", "from spellspeed.yugioh.text.codes import CODES"),
        ("spellspeed.recording.files", "from spellspeed.games import GAMES"),
        ("spellspeed.session.picks", "from spellspeed.yugioh.views.choices import choices_of"),
        ("spellspeed.scenario.reader", "def f() -> None:\n    from spellspeed.games import games_of_scenarios"),
        ("spellspeed.yugioh.game", "from spellspeed.yugioh.session.duel_setup import new_setup"),
        ("spellspeed.yugioh", "from spellspeed.yugioh.game import YUGIOH"),
        ("spellspeed.yugioh.words.verbs.movement", "from spellspeed.yugioh.words import Destroy"),
        ("spellspeed.kernel.state", "from spellspeed.newcomer import thing"),
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
        ("spellspeed.games", "from spellspeed.hkk.scenario.game import HKK_SCENARIOS"),
        ("spellspeed.hkk.scenario.play", "from spellspeed.scenario.details import OpenDetail"),
        ("spellspeed.yugioh.scenario.play", "from spellspeed.yugioh.match import Match"),
        ("spellspeed.hkk.language.reading", "from spellspeed.hkk.text.node import Node"),
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
    assert imported_names(ast.parse(line), "spellspeed.kernel", True) == [(1, "spellspeed.kernel.asks.Ask")]
    assert imported_names(ast.parse(line), "spellspeed.kernel", False) == [(1, "spellspeed.asks.Ask")]


TIED_BY_TYPES: Final = ("yugioh.duel", "yugioh.text")
"""The rooms whose modules name each other's classes; a module above is imported for the type checker alone, or in a function."""


def modules_imported() -> dict[str, set[str]]:
    """Module of the package -> the modules of its own room that it imports anywhere."""
    paths = {module_name(path): path for path in python_files(PACKAGE)}
    found: dict[str, set[str]] = {}
    for module, path in paths.items():
        is_package = path.name == "__init__.py"
        names = imported_names(ast.parse(path.read_text(encoding="utf-8")), module, is_package)
        named = {name if name in paths else name.rpartition(".")[0] for _, name in names}
        found[module] = {name for name in named & set(paths) if name != module and room_of(name) == room_of(module)}
    return found


def in_circles(imported: dict[str, set[str]]) -> set[str]:
    """The modules in circles and between two: what imports nothing of the rest, or is imported by nothing of it, falls out until nothing does."""
    left = set(imported)
    while True:
        named = {name for module in left for name in imported[module]}
        ends = {module for module in left if not imported[module] & left or module not in named}
        if not ends:
            return left
        left -= ends


def test_inside_of_rooms_modules_import_one_way() -> None:
    """But for two rooms that are tied by types."""
    assert {room_of(module) for module in in_circles(modules_imported())} == set(TIED_BY_TYPES)


def test_a_circle_of_modules_is_found() -> None:
    """A control."""
    assert in_circles({"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set()}) == {"b", "c"}
