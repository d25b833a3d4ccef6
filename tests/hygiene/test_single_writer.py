"""Only the atoms write the state: no other module assigns to, or changes in place, what the state holds."""

import ast
from typing import Final

import pytest

from tests.hygiene.sources import PACKAGE, python_files

WATCHED: Final = frozenset({"cards", "zones", "life", "chain", "lasting"})
"""Fields of the state that only writers may change."""

WRITERS: Final = frozenset({"kernel/atoms.py"})
"""The modules that may, as paths inside the package."""

FILLERS: Final = {
    "kernel/state.py": frozenset({"begin", "copy_into", "take_contents"}),
    "yugioh/rules/duel_value.py": frozenset({"prepare"}),
}
"""Functions that fill an empty state as a whole, before anybody else sees it: path inside the package, names of functions."""

CHANGES_IN_PLACE: Final = frozenset(
    {"append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse", "update", "setdefault", "popitem"}
    | {"add", "discard", "__setitem__", "__delitem__"}
)


def watched_root(node: ast.expr, aliases: set[str]) -> str | None:
    """The watched field that the expression is, or is an element of: `state.zones[3]`, or a name that stands for it."""
    while isinstance(node, ast.Subscript):
        node = node.value
    if isinstance(node, ast.Attribute) and node.attr in WATCHED:
        return ast.unparse(node)
    if isinstance(node, ast.Name) and node.id in aliases:
        return node.id
    return None


def is_own_field(node: ast.expr) -> bool:
    """Is it exactly `self.name`: an object giving itself a field of that name?"""
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"


def statements_of(scope: ast.AST) -> list[ast.AST]:
    """All nodes of a function or module, without those of the functions inside it."""
    found: list[ast.AST] = []
    waiting = list(ast.iter_child_nodes(scope))
    while waiting:
        node = waiting.pop(0)
        found.append(node)
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            waiting = list(ast.iter_child_nodes(node)) + waiting
    return found


def aliases_in(nodes: list[ast.AST]) -> set[str]:
    """Local names that stand for a watched field or an element of one: after `zone = state.zones[3]`, `zone`.

    An element is followed only where it is a container, which the name of the field tells: cards are records."""
    aliases: set[str] = set()
    for node in nodes:
        value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
        if value is None or watched_root(value, aliases) is None:
            continue
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        aliases |= {target.id for target in targets if isinstance(target, ast.Name)}
    return aliases


def targets_of(node: ast.AST) -> list[ast.expr]:
    """What a statement assigns to, adds to or deletes."""
    if isinstance(node, ast.Assign | ast.Delete):
        flat: list[ast.expr] = []
        for target in node.targets:
            flat += target.elts if isinstance(target, ast.Tuple | ast.List) else [target]
        return flat
    if isinstance(node, ast.AugAssign) or (isinstance(node, ast.AnnAssign) and node.value is not None):
        return [node.target]
    return []


def writes_of_scope(scope: ast.AST) -> list[tuple[int, str]]:
    """Line and text of each write to a watched field in one function, or at the top of the module."""
    nodes = statements_of(scope)
    aliases = aliases_in(nodes)
    constructs = isinstance(scope, ast.FunctionDef) and scope.name == "__init__"
    found: list[tuple[int, str]] = []
    for node in nodes:
        for target in targets_of(node):
            if isinstance(target, ast.Name) or (constructs and is_own_field(target)):
                continue
            if watched_root(target, aliases) is not None:
                found.append((target.lineno, ast.unparse(target)))
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in CHANGES_IN_PLACE
            and watched_root(node.func.value, aliases) is not None
        ):
            found.append((node.lineno, ast.unparse(node.func)))
    return found


def writes(source: str, fillers: frozenset[str] = frozenset()) -> list[tuple[int, str]]:
    """Line and text of each write to a watched field in a module, by line; what the named functions write is left out."""
    tree = ast.parse(source)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    scopes = [tree, *(function for function in functions if function.name not in fillers)]
    return sorted(found for scope in scopes for found in writes_of_scope(scope))


def test_only_the_writers_write() -> None:
    """The whole package."""
    wrong: list[str] = []
    for path in python_files(PACKAGE):
        name = path.relative_to(PACKAGE).as_posix()
        if name not in WRITERS:
            found = writes(path.read_text(encoding="utf-8"), FILLERS.get(name, frozenset()))
            wrong += [f"{name}:{line} writes {text}" for line, text in found]
    assert wrong == []


@pytest.mark.parametrize(
    "statement",
    [
        "state.life = [8000, 8000]",
        "state.life[0] -= 500",
        "state.zones[3][0] = 7",
        "del state.zones[3][0]",
        "state.chain.append(link)",
        "state.zones[3].remove(7)",
        "state.cards: list[int] = []",
        "a, state.lasting = 1, []",
        "zones = state.zones\n    zones[3] = []",
        "zone = state.zones[3]\n    zone.append(7)",
        "self.duel.life[0] = 0",
    ],
)
def test_a_write_is_found(statement: str) -> None:
    """Each form that a write takes, inside a function."""
    assert len(writes(f"def change(state):\n    {statement}\n")) == 1


@pytest.mark.parametrize(
    "statement",
    [
        "life = state.life[0] - 500",
        "copy = list(state.zones[3])\n    copy.append(7)",
        "state.turn = 3",
        "if state.life == [0, 0]:\n        pass",
        "cards = []\n    cards.append(1)",
        "return state.chain[-1]",
    ],
)
def test_reading_is_no_write(statement: str) -> None:
    """Reading a field, copying it, and writing other fields."""
    assert writes(f"def look(state):\n    {statement}\n") == []


def test_an_object_may_be_made_with_such_a_field() -> None:
    """`self.cards = cards` in `__init__` makes the object; the same line in another method is a write."""
    assert writes("class Deck:\n    def __init__(self, cards):\n        self.cards = cards\n") == []
    assert writes("class Deck:\n    def shuffle(self, cards):\n        self.cards = cards\n") == [(3, "self.cards")]


def test_a_function_that_fills_an_empty_state_is_allowed_by_name_only() -> None:
    """The name must be on the list, and only that function is left out."""
    source = "def begin(state):\n    state.life = []\n\n\ndef later(state):\n    state.life = []\n"
    assert writes(source) == [(2, "state.life"), (6, "state.life")]
    assert writes(source, frozenset({"begin"})) == [(6, "state.life")]
