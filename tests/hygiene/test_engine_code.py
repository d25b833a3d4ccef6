"""The compiled packages keep to what makes duels repeatable and the compiler effective: no order of sets, no hashes, plain frozen records."""

import ast
from pathlib import Path
from typing import Final

import pytest

from spellspeed.build import COMPILED_PACKAGES
from tests.hygiene.sources import PACKAGE, python_files

SET_MAKERS: Final = frozenset({"set", "frozenset"})
SET_METHODS: Final = frozenset({"union", "intersection", "difference", "symmetric_difference"})
ORDER_DOES_NOT_MATTER: Final = frozenset(
    {"sorted", "len", "min", "max", "sum", "any", "all", "set", "frozenset", "bool"}
)
"""What may read a set as a whole: the result does not depend on the order."""
DECIDES_BY_CHANCE: Final = frozenset({"hash", "id"})
FOREIGN: Final = frozenset({"random", "time", "datetime", "secrets", "uuid", "os", "threading", "asyncio"})
"""Modules with which the same seed and answers would not give the same duel."""

GO_THROUGH: Final = frozenset({"enumerate", "reversed", "zip"})
"""What a compiled loop unfolds: it goes over the variables themselves."""
MAY_CHANGE: Final = frozenset({("Ability", "code"), ("Ability", "index"), ("Alteration", "what")})
"""Attributes of records that are not Final, and of which class: an ability is told its card, and each alteration says `what` it changes."""


def engine_files() -> list[Path]:
    """The modules of the packages that are compiled, and those of cards with words of their own, which could be."""
    own = [path for path in python_files(PACKAGE / "yugioh" / "cards" / "declared") if path.parent.name == "own"]
    return [path for package in COMPILED_PACKAGES for path in python_files(PACKAGE / package)] + own


def is_set_type(annotation: ast.expr | None) -> bool:
    """Is it the annotation of a set?"""
    if isinstance(annotation, ast.Subscript):
        annotation = annotation.value
    return isinstance(annotation, ast.Name) and annotation.id in {"set", "frozenset", "Set", "AbstractSet"}


def is_set(node: ast.expr, names: set[str]) -> bool:
    """Does the expression give a set, as far as the text tells? `names` are variables, attributes and functions that hold or give one."""
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub | ast.BitXor):
        return is_set(node.left, names) or is_set(node.right, names)
    if isinstance(node, ast.IfExp):
        return is_set(node.body, names) or is_set(node.orelse, names)
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Attribute):
            return node.func.attr in SET_METHODS or f"{node.func.attr}()" in names
        return isinstance(node.func, ast.Name) and (node.func.id in SET_MAKERS or f"{node.func.id}()" in names)
    if isinstance(node, ast.Attribute):
        return f".{node.attr}" in names
    return isinstance(node, ast.Name) and node.id in names


def set_names(trees: list[ast.Module]) -> set[str]:
    """Names that hold a set (`name`), attributes that do (`.name`), functions that give one (`name()`), in all of the modules."""
    names: set[str] = set()
    for _ in range(3):  # what is set from what is set from a set
        for node in [node for tree in trees for node in ast.walk(tree)]:
            if isinstance(node, ast.FunctionDef) and is_set_type(node.returns):
                names.add(f"{node.name}()")
            elif isinstance(node, ast.arg) and is_set_type(node.annotation):
                names.add(node.arg)
            elif isinstance(node, ast.AnnAssign) and is_set_type(node.annotation):
                names.add(target_name(node.target))
            elif isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign) and node.value is not None:
                if is_set(node.value, names):
                    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                    names |= {target_name(target) for target in targets}
    return names - {""}


def target_name(target: ast.expr) -> str:
    """A name as itself, an attribute with its dot, anything else as nothing."""
    if isinstance(target, ast.Name):
        return target.id
    return f".{target.attr}" if isinstance(target, ast.Attribute) else ""


def set_orders(tree: ast.Module, names: set[str]) -> list[int]:
    """Lines on which the order of a set decides something."""
    found: list[int] = []
    for node in ast.walk(tree):
        read: list[ast.expr] = []
        if isinstance(node, ast.For | ast.comprehension):
            read = [node.iter]
        elif isinstance(node, ast.Starred):
            read = [node.value]
        elif isinstance(node, ast.Call):
            by_name = node.func.id if isinstance(node.func, ast.Name) else ""
            if by_name not in ORDER_DOES_NOT_MATTER:
                read = node.args if by_name in {"list", "tuple", "enumerate", "iter", "next", "zip", "map"} else []
            if isinstance(node.func, ast.Attribute) and node.func.attr in {"pop", "join"}:
                read = [node.func.value, *node.args]
        found += [inner.lineno for inner in read if is_set(inner, names)]
    return found


def forbidden_constructs(tree: ast.Module) -> list[tuple[int, str]]:
    """Lines with what compiled code must not hold."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Lambda):
            found.append((node.lineno, "a lambda"))
        elif isinstance(node, ast.GeneratorExp | ast.Yield | ast.YieldFrom):
            found.append((node.lineno, "a generator"))
        elif isinstance(node, ast.AsyncFunctionDef | ast.Await):
            found.append((node.lineno, "async code"))
        elif isinstance(node, ast.MatchClass):
            found.append((node.lineno, "a match on a class"))
        elif isinstance(node, ast.FunctionDef):
            inside = [inner for inner in ast.walk(node) if isinstance(inner, ast.FunctionDef) and inner is not node]
            found += [(inner.lineno, "a function inside a function") for inner in inside]
        elif isinstance(node, ast.ClassDef):
            decorators = [ast.unparse(decorator) for decorator in node.decorator_list]
            found += [(node.lineno, "a dataclass") for decorator in decorators if "dataclass" in decorator]
    return found


def chances(tree: ast.Module) -> list[tuple[int, str]]:
    """Lines that ask for a hash or an identity, or import a module that brings chance or the clock in."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in DECIDES_BY_CHANCE:
            found.append((node.lineno, f"{node.func.id}()"))
        elif isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names if alias.name.split(".")[0] in FOREIGN]
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in FOREIGN:
            found.append((node.lineno, str(node.module)))
    return found


def lost_loops(tree: ast.Module) -> list[tuple[int, str]]:
    """Loops over a variable that get another value in it, by line and name: the compiled loop would go on in what the variable then holds, by
    the length of what it held before (docs/decisions/0022-loops.md)."""
    found: list[tuple[int, str]] = []
    for loop in [node for node in ast.walk(tree) if isinstance(node, ast.For)]:
        through = (
            isinstance(loop.iter, ast.Call) and isinstance(loop.iter.func, ast.Name) and loop.iter.func.id in GO_THROUGH
        )
        over = loop.iter.args if isinstance(loop.iter, ast.Call) and through else [loop.iter]
        names = {each.id for each in over if isinstance(each, ast.Name)}
        for node in [node for statement in loop.body for node in ast.walk(statement)]:
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store | ast.Del) and node.id in names:
                found.append((loop.lineno, node.id))
    return found


def record_classes(trees: list[ast.Module]) -> dict[str, tuple[ast.ClassDef, list[str]]]:
    """The classes that derive from Record, with the names of all their bases up to it."""
    classes = {node.name: node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    lines = {name: line_of(name, classes) for name in classes}
    return {name: (classes[name], line) for name, line in lines.items() if "Record" in line}


def line_of(name: str, classes: dict[str, ast.ClassDef]) -> list[str]:
    """A class and everything it derives from, by name."""
    line = [name]
    for base in classes[name].bases if name in classes else []:
        plain = base.value if isinstance(base, ast.Subscript) else base
        if isinstance(plain, ast.Name):
            line += line_of(plain.id, classes)
    return line


def loose_attributes(node: ast.ClassDef) -> list[tuple[int, str]]:
    """Attributes of self that a class gives a value without Final, or outside of its constructor."""
    found: list[tuple[int, str]] = []
    for function in [item for item in node.body if isinstance(item, ast.FunctionDef)]:
        for statement in ast.walk(function):
            targets: list[ast.expr] = []
            if isinstance(statement, ast.Assign):
                targets = statement.targets
            elif isinstance(statement, ast.AugAssign):
                targets = [statement.target]
            elif isinstance(statement, ast.AnnAssign):
                final = ast.unparse(statement.annotation).startswith("Final") and function.name == "__init__"
                targets = [] if final else [statement.target]
            for target in targets:
                if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self":
                    found.append((target.lineno, target.attr))
    return found


def class_wide(node: ast.ClassDef) -> set[str]:
    """The attributes to which the body of a class gives a value: what is so unless the constructor of a derived class says otherwise."""
    return {
        item.target.id
        for item in node.body
        if isinstance(item, ast.AnnAssign) and item.value is not None and isinstance(item.target, ast.Name)
    }


def set_by_constructor(node: ast.ClassDef) -> set[int]:
    """The lines of a class's constructor."""
    functions = [item for item in node.body if isinstance(item, ast.FunctionDef) and item.name == "__init__"]
    return {line for item in functions for line in range(item.lineno, (item.end_lineno or item.lineno) + 1)}


ENGINE: Final = {
    path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text(encoding="utf-8")) for path in engine_files()
}


def test_the_order_of_a_set_decides_nothing() -> None:
    """No loop over one, no list or tuple of one, no element taken out of one."""
    names = set_names(list(ENGINE.values()))
    wrong = [f"{name}:{line}" for name, tree in ENGINE.items() for line in set_orders(tree, names)]
    assert wrong == []


def test_neither_hash_nor_clock_nor_foreign_chance() -> None:
    """Draws come from the state's stream alone. What is behind a view is found by the view's identity, which decides nothing."""
    found = {f"{name} {what}" for name, tree in ENGINE.items() for _, what in chances(tree)}
    assert found == {"kernel/view_backing.py id()"}


def test_only_what_compiles_well() -> None:
    """No lambda, generator, inner function, match on classes, dataclass or async code."""
    wrong = [f"{name}:{line} {what}" for name, tree in ENGINE.items() for line, what in forbidden_constructs(tree)]
    assert wrong == []


def test_no_loop_loses_what_it_goes_over() -> None:
    """In no module that is compiled."""
    assert [f"{name}:{line} {what}" for name, tree in ENGINE.items() for line, what in lost_loops(tree)] == []


def test_records_are_frozen() -> None:
    """Every attribute of a record is Final and set by its constructor, but for those on the list; each entry there is needed.

    What a base gives a class-wide value cannot be Final: the constructor of a derived class sets it, and nothing else.
    """
    used: set[tuple[str, str]] = set()
    wrong: list[str] = []
    records = record_classes(list(ENGINE.values()))
    for name, (node, line) in records.items():
        for number, attribute in loose_attributes(node):
            bases = [records[base][0] for base in line[1:] if base in records]
            if number in set_by_constructor(node) and any(attribute in class_wide(base) for base in bases):
                continue
            allowed = [(base, attribute) for base in line if (base, attribute) in MAY_CHANGE]
            used |= set(allowed)
            if not allowed:
                wrong.append(f"{name}.{attribute} (line {number})")
    assert wrong == []
    assert used == MAY_CHANGE


def test_the_engine_is_really_read() -> None:
    """A control: the packages are there, and records of each are among those looked at."""
    assert {
        "kernel/asks.py",
        "yugioh/book/chain.py",
        "yugioh/words/verbs/movement.py",
        "yugioh/bots/uniform.py",
    } <= set(ENGINE)
    records = record_classes(list(ENGINE.values()))
    assert {"Card", "Ask", "Battle", "Walk", "Destroy", "Changes", "PrintedCard"} <= set(records)
    assert records["Changes"][1][-1] == "Record"


@pytest.mark.parametrize(
    "code",
    [
        "for x in {1, 2}: pass",
        "a = [x for x in set(b)]",
        "def f(cards: set[int]) -> None:\n    for card in cards: pass",
        "def f() -> set[int]: ...\nfor x in f(): pass",
        "s = {1}\nt = s | u\nlist(t)",
        "s: set[int] = g()\ns.pop()",
        "class A:\n    def __init__(self):\n        self.seen: set[int] = g()\n    def f(self):\n        return tuple(self.seen)",
        "a = [*{1, 2}]",
        "for i, x in enumerate(frozenset(y)): pass",
    ],
)
def test_an_order_of_a_set_is_found(code: str) -> None:
    """Each way in which it can decide."""
    tree = ast.parse(code)
    assert len(set_orders(tree, set_names([tree]))) == 1


@pytest.mark.parametrize(
    "code",
    [
        "sorted({2, 1})",
        "len(set(a)) == 2",
        "x in {1, 2}",
        "for x in sorted(set(a)): pass",
        "for x in [1]: pass",
        "a.pop()",
    ],
)
def test_reading_a_set_as_a_whole_passes(code: str) -> None:
    """Membership, size, sorting; and lists."""
    tree = ast.parse(code)
    assert set_orders(tree, set_names([tree])) == []


@pytest.mark.parametrize(
    "code",
    [
        "f = lambda: 1",
        "any(x for x in y)",
        "def f():\n    yield 1",
        "def f():\n    def g(): pass",
        "@dataclass(frozen=True)\nclass A: pass",
        "match a:\n    case B(): pass",
        "async def f(): pass",
    ],
)
def test_a_forbidden_construct_is_found(code: str) -> None:
    """One of each kind."""
    assert len(forbidden_constructs(ast.parse(code))) == 1


@pytest.mark.parametrize(
    "code",
    [
        "for x in xs:\n    xs = xs[1:]",
        "for n, x in enumerate(xs):\n    if x:\n        xs = ()",
        "for x in reversed(xs):\n    for xs in y: pass",
        "for x, y in zip(xs, ys):\n    ys += (x,)",
        "for x in xs:\n    del xs",
    ],
)
def test_a_lost_loop_is_found(code: str) -> None:
    """One of each kind."""
    assert len(lost_loops(ast.parse(code))) == 1


@pytest.mark.parametrize(
    "code", ["for x in xs:\n    fewer = xs[1:]", "for x in xs[:]:\n    pass\nxs = ()", "for x in f.xs:\n    xs = x"]
)
def test_a_loop_that_keeps_it_passes(code: str) -> None:
    """Another variable, another moment, an attribute: nothing is lost."""
    assert lost_loops(ast.parse(code)) == []


@pytest.mark.parametrize(
    "code", ["hash(card)", "id(card)", "import random", "from time import sleep", "import os.path"]
)
def test_chance_is_found(code: str) -> None:
    """Calls and imports."""
    assert len(chances(ast.parse(code))) == 1


@pytest.mark.parametrize(
    ("line", "loose"),
    [
        ("self.a: Final = a", []),
        ("self.a: Final[int] = a", []),
        ("self.a = a", ["a"]),
        ("self.a: int = a", ["a"]),
        ("self.a: Final = a\n    def f(self):\n        self.b = 1", ["b"]),
    ],
)
def test_a_loose_attribute_is_found(line: str, loose: list[str]) -> None:
    """With and without Final, in and outside of the constructor."""
    source = f"class Base(Record): pass\nclass A(Base):\n    def __init__(self, a):\n        {line}\n"
    node, bases = record_classes([ast.parse(source)])["A"]
    assert bases == ["A", "Base", "Record"]
    assert [attribute for _, attribute in loose_attributes(node)] == loose
