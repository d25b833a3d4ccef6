"""Only the atoms write the state: no other module assigns to, or changes in place, what the state holds.

What is watched is read from the annotations of the states, so that a new field is watched by itself.
"""

import ast
from typing import Final, NamedTuple

import pytest

from tests.hygiene.sources import PACKAGE, python_files

KERNEL_STATE: Final = ("kernel/state.py", "State")
DUEL: Final = ("yugioh/duel/value.py", "DuelValue")
SECOND_GAME: Final = ("hkk/rules/game.py", "Game")


def annotated(source: str, name: str) -> frozenset[str]:
    """The fields that a class declares."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef) and node.name == name:
            fields = [item.target for item in node.body if isinstance(item, ast.AnnAssign)]
            return frozenset(field.id for field in fields if isinstance(field, ast.Name))
    raise AssertionError(f"no class {name}")


def fields_of(state: tuple[str, str]) -> frozenset[str]:
    """What a kind of state declares, without what it inherits."""
    path, name = state
    return annotated((PACKAGE / path).read_text(encoding="utf-8"), name)


OF_KERNEL: Final = fields_of(KERNEL_STATE)
OF_DUEL: Final = fields_of(DUEL)
OF_SECOND_GAME: Final = fields_of(SECOND_GAME)
WATCHED: Final = OF_KERNEL | OF_DUEL
"""Fields that only writers may change, in all modules but those of the second game."""


def watched_in(path: str) -> frozenset[str]:
    """The fields that are watched in a module: those of the kernel's state and of its game's."""
    return OF_KERNEL | OF_SECOND_GAME if "hkk" in path else WATCHED


INDEXES: Final = frozenset({"fast", "ignites", "steady", "steady_changes", "due", "watching", "destined", "kinds"})

WRITERS: Final = {
    "kernel/atoms.py": OF_KERNEL,
    # Who has the first turn is the turn player then; the first loss gives the reason.
    "yugioh/duel/atoms.py": OF_DUEL | {"turn_seat", "reason"},
    "hkk/rules/game_atoms.py": OF_SECOND_GAME,
}
"""The atoms: path inside the package, and the fields that they may write."""

OWN_WRITERS: Final = {
    # The indexes follow a card from place to place; what happens is counted where it is told.
    "yugioh/duel/duel.py": INDEXES | {"aside", "happened"},
    # The one place of what is remembered about cards, seats and turns.
    "yugioh/duel/memory.py": frozenset({"cards_this_turn", "kept", "seats_this_turn"}),
    "yugioh/duel/permissions.py": frozenset({"permissions"}),
    # No part of the value: the memo of derived values, and what belongs to it.
    "yugioh/duel/derived.py": frozenset({"memo_at"}),
    "yugioh/duel/standing_effects.py": frozenset({"stood", "kinds", "memo", "hung", "negating"}),
    "yugioh/duel/negation.py": frozenset({"negating"}),
    "hkk/rules/game.py": frozenset({"memo", "memo_at", "elsewhere", "sources", "action_sources"}),
    # A detail of a scenario is used up; it is no state.
    "hkk/scenario/play.py": frozenset({"used"}),
}
"""Modules that keep a few fields by themselves, each named."""

FILLERS: Final = {
    # An empty state is filled as a whole, before anybody else sees it.
    "kernel/state.py": frozenset({"begin", "copy_into", "take_contents", "take_beside"}),
    "yugioh/duel/value.py": frozenset({"prepare", "copy_duel_into", "take_duel"}),
    "hkk/rules/game.py": frozenset({"prepare", "fork", "take_contents"}),
    # A position is written down as a whole: turn, phase, and that nothing has happened.
    "yugioh/scenario/position.py": frozenset({"placed", "stand"}),
    "hkk/scenario/position.py": frozenset({"stand"}),
    "simulation/windows.py": frozenset({"empty_position"}),
    # A fork that nobody else sees is made another one: hidden cards dealt anew, or fewer events to ask about.
    "yugioh/bots/imagination.py": frozenset(
        {"world", "put_faces", "mingle_again", "forget_what_was", "imagined_action"}
    ),
    "yugioh/judge/partners.py": frozenset({"met_for"}),
}
"""Functions that fill or make over a state as a whole: path inside the package, names of functions."""

CHANGES_IN_PLACE: Final = frozenset(
    {"append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse", "update", "setdefault", "popitem"}
    | {"add", "discard", "__setitem__", "__delitem__"}
)


class Watch(NamedTuple):
    """What counts as a write in one function: the fields watched, and which of `self` are the own ones of another kind of object."""

    fields: frozenset[str]
    own: frozenset[str] = frozenset()


def watched_root(node: ast.expr, aliases: set[str], watch: Watch) -> str | None:
    """The watched field that the expression is, or is an element of: `state.zones[3]`, or a name that stands for it."""
    while isinstance(node, ast.Subscript):
        node = node.value
    if isinstance(node, ast.Attribute) and node.attr in watch.fields:
        return None if is_of_self(node) and node.attr in watch.own else ast.unparse(node)
    if isinstance(node, ast.Name) and node.id in aliases:
        return node.id
    return None


def is_of_self(node: ast.expr) -> bool:
    """Is it exactly `self.name`?"""
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


def aliases_in(nodes: list[ast.AST], watch: Watch) -> set[str]:
    """Local names that stand for a watched field or an element of one: after `zone = state.zones[3]`, `zone`.

    An element is followed only where it is a container, which the name of the field tells: cards are records."""
    aliases: set[str] = set()
    for node in nodes:
        value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
        if value is None or watched_root(value, aliases, watch) is None:
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


def own_fields(node: ast.ClassDef) -> frozenset[str]:
    """What an object of the class gives itself in `__init__`. A state gives itself nothing there: it is filled."""
    for item in node.body:
        if isinstance(item, ast.FunctionDef) and item.name == "__init__":
            targets = [target for inner in statements_of(item) for target in targets_of(inner)]
            return frozenset(t.attr for t in targets if isinstance(t, ast.Attribute) and is_of_self(t))
    return frozenset()


def writes_of_scope(scope: ast.AST, watch: Watch) -> list[tuple[int, str]]:
    """Line and text of each write to a watched field in one function, or at the top of the module."""
    nodes = statements_of(scope)
    aliases = aliases_in(nodes, watch)
    found: list[tuple[int, str]] = []
    for node in nodes:
        for target in targets_of(node):
            if not isinstance(target, ast.Name) and watched_root(target, aliases, watch) is not None:
                found.append((target.lineno, ast.unparse(target)))
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in CHANGES_IN_PLACE
            and watched_root(node.func.value, aliases, watch) is not None
        ):
            found.append((node.lineno, ast.unparse(node.func)))
    return found


def writes(
    source: str, fillers: frozenset[str] = frozenset(), fields: frozenset[str] = WATCHED
) -> list[tuple[int, str]]:
    """Line and text of each write to a watched field in a module, by line; what the named functions write is left out."""
    tree = ast.parse(source)
    own = {item: own_fields(node) for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for item in node.body}
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    found = writes_of_scope(tree, Watch(fields))
    for function in functions:
        if function.name not in fillers:
            found += writes_of_scope(function, Watch(fields, own.get(function, frozenset())))
    return sorted(found)


def written_in(path: str, fillers: frozenset[str], fields: frozenset[str]) -> list[tuple[int, str]]:
    """What a module of the package writes of these fields."""
    return writes((PACKAGE / path).read_text(encoding="utf-8"), fillers, fields)


def test_only_the_writers_write() -> None:
    """The whole package."""
    wrong: list[str] = []
    for file in python_files(PACKAGE):
        path = file.relative_to(PACKAGE).as_posix()
        allowed = WRITERS.get(path, frozenset()) | OWN_WRITERS.get(path, frozenset())
        found = written_in(path, FILLERS.get(path, frozenset()), watched_in(path) - allowed)
        wrong += [f"{path}:{line} writes {text}" for line, text in found]
    assert wrong == []


def test_every_field_is_declared() -> None:
    """What fills an empty state gives it no field that its class does not declare: no other one would be watched."""
    for (path, name), filler in ((KERNEL_STATE, "begin"), (DUEL, "prepare"), (SECOND_GAME, "prepare")):
        declared = fields_of((path, name)) | OF_KERNEL
        for node in ast.walk(ast.parse((PACKAGE / path).read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name == filler:
                targets = [target for inner in statements_of(node) for target in targets_of(inner)]
                assert {t.attr for t in targets if isinstance(t, ast.Attribute) and is_of_self(t)} <= declared


@pytest.mark.parametrize(
    ("path", "field"), [(path, field) for path, fields in OWN_WRITERS.items() for field in sorted(fields)]
)
def test_an_exception_is_needed(path: str, field: str) -> None:
    """A field that is not written there any more is taken off the list."""
    assert written_in(path, FILLERS.get(path, frozenset()), frozenset({field}))


@pytest.mark.parametrize(
    ("path", "function"), [(path, name) for path, names in FILLERS.items() for name in sorted(names)]
)
def test_a_filler_is_needed(path: str, function: str) -> None:
    """A function that writes no field any more is taken off the list."""
    fields = watched_in(path) - OWN_WRITERS.get(path, frozenset())
    others = FILLERS[path] - {function}
    assert written_in(path, others, fields) != written_in(path, FILLERS[path], fields)


def test_a_new_field_is_watched_by_itself() -> None:
    """Annotations of the class count; what is annotated inside its methods does not."""
    source = "class State:\n    cards: list[int]\n    moved: bool\n\n    def begin(self):\n        count: int = 0\n"
    assert annotated(source, "State") == {"cards", "moved"}
    assert {"cards", "frames", "ask", "side_of"} <= OF_KERNEL
    assert {"faces", "profile", "battle", "memo"} <= OF_DUEL
    assert {"vp", "phase"} <= watched_in("hkk/rules/turn.py")
    assert "vp" not in watched_in("yugioh/book/turn.py")


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
        "duel.frames[-1] = Open(0)",
        "frames = state.frames\n    frames.pop()",
        "asking = state.frames.pop()",
        "state.over = True",
        "state.turn += 1",
        "duel.open_state = False",
        "duel.profile = profile",
        "duel.faces[3] = face",
        "duel.kept[binding] = ()",
        "del duel.kept[binding]",
        "duel.normal_summons[0] += 1",
        "duel.battle, left = None, 0",
        "self.frames = []",
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
        "state.colour = 3",
        "turn = state.turn + 1",
        "top = state.frames[-1]\n    top.step(state)",
        "batch = state.batch\n    batch += 1",
        "kept = duel.kept.copy()\n    kept[1] = 2",
        "if not duel.open_state:\n        pass",
        "if state.life == [0, 0]:\n        pass",
        "cards = []\n    cards.append(1)",
        "return state.chain[-1]",
    ],
)
def test_reading_is_no_write(statement: str) -> None:
    """Reading a field, copying it, and writing other fields."""
    assert writes(f"def look(state):\n    {statement}\n") == []


def test_an_object_of_another_kind_may_have_such_a_field() -> None:
    """What an object gives itself in `__init__` is its own; what it does not, or what another object holds, is the state's."""
    deck = "class Deck:\n    def __init__(self, cards):\n        self.cards = cards\n"
    assert writes(deck) == []
    assert writes(deck + "    def shuffle(self):\n        self.cards.sort()\n        self.cards = []\n") == []
    assert writes(deck + "    def draw(self, duel):\n        duel.cards.pop()\n        self.life = 0\n") == [
        (5, "duel.cards.pop"),
        (6, "self.life"),
    ]
    assert writes("class Deck:\n    def shuffle(self, cards):\n        self.cards = cards\n") == [(3, "self.cards")]


def test_a_function_that_fills_an_empty_state_is_allowed_by_name_only() -> None:
    """The name must be on the list, and only that function is left out."""
    source = "def begin(state):\n    state.life = []\n\n\ndef later(state):\n    state.life = []\n"
    assert writes(source) == [(2, "state.life"), (6, "state.life")]
    assert writes(source, frozenset({"begin"})) == [(6, "state.life")]


def test_a_module_may_write_the_fields_that_are_named_only() -> None:
    """An exception names fields, not whole modules."""
    source = "def remember(duel):\n    duel.kept = {}\n    duel.life = []\n"
    assert writes(source, fields=WATCHED - {"kept"}) == [(3, "duel.life")]
