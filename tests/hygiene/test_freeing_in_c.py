"""Records that the collector does not know are freed without a trashcan, and hold one another so shallowly that they need none."""

import ast
from typing import Final

import pytest

from tests.hygiene.sources import PACKAGE, python_files
from tools.freeing_in_c import mended, promised
from tools.literals_by_name import UnknownText

DEEPEST: Final = 6
"""So many records without a header may hold one another directly; each takes about 100 bytes of the C stack while it is freed."""
UNCOLLECTED: Final = """static void
m___A_dealloc(m___AObject *self)
{
    CPy_TRASHCAN_BEGIN(self, m___A_dealloc)
    m___A_clear(self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}
"""
REUSED: Final = """static void
m___B_dealloc(m___BObject *self)
{
    if (m___B_free_instance == NULL) {
        m___B_free_instance = self;
        Py_CLEAR(self->_held);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, m___B_dealloc)
    m___B_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}
"""
COLLECTED: Final = UNCOLLECTED.replace("{\n", "{\n    PyObject_GC_UnTrack(self);\n").replace("___A", "___C")


def test_a_record_without_a_header_is_freed_at_once() -> None:
    assert mended(UNCOLLECTED, 1, 0, "m.c") == "".join(
        line for line in UNCOLLECTED.splitlines(keepends=True) if "TRASHCAN" not in line
    )


def test_one_that_the_collector_knows_keeps_its_trashcan() -> None:
    assert mended(COLLECTED, 0, 0, "m.c") == COLLECTED
    assert mended(COLLECTED + UNCOLLECTED, 1, 0, "m.c").startswith(COLLECTED)


def test_what_is_kept_for_reuse_is_kept_when_it_is_empty() -> None:
    """And freed where another of its class was kept while it was emptied."""
    lines = [line.strip() for line in mended(REUSED, 1, 1, "m.c").splitlines()]
    assert lines[3:12] == [
        "if (m___B_free_instance == NULL) {",
        "Py_CLEAR(self->_held);",
        "if (m___B_free_instance == NULL) {",
        "m___B_free_instance = self;",
        "return;",
        "}",
        "}",
        "m___B_clear((PyObject *)self);",
        "Py_TYPE(self)->tp_free((PyObject *)self);",
    ]


@pytest.mark.parametrize(
    ("text", "uncollected", "reused"),
    [
        (UNCOLLECTED, 0, 0),
        (COLLECTED, 1, 0),
        (REUSED, 1, 0),
        (UNCOLLECTED, 1, 1),
        (UNCOLLECTED.replace("CPy_TRASHCAN_END(self)", "Py_TRASHCAN_END"), 1, 0),
        (UNCOLLECTED.replace("m___A_dealloc)\n", "another)\n"), 1, 0),
    ],
)
def test_files_of_another_shape_end_the_build(text: str, uncollected: int, reused: int) -> None:
    """Nothing is compiled of which it is not known how it is freed."""
    with pytest.raises(UnknownText):
        mended(text, uncollected, reused, "m.c")


def test_what_a_source_promises_is_counted() -> None:
    source = "@mypyc_attr(acyclic=True, free_list_len=1)\nclass A:\n    ...\n\n@mypyc_attr(acyclic=True)\nclass B:\n    ...\n"
    assert promised(source) == (2, 1)
    assert promised(source.replace("acyclic=True", "native_class=True")) == (0, 1)


def uncollected_classes() -> dict[str, dict[str, str]]:
    """Every class of the source that is hidden from the collector: its own attributes and their types."""
    found: dict[str, dict[str, str]] = {}
    for path in python_files(PACKAGE):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and any(
                "acyclic=True" in ast.unparse(one) for one in node.decorator_list
            ):
                assert node.name not in found, f"two classes {node.name} are hidden from the collector"
                found[node.name] = attributes(node)
    return found


def attributes(node: ast.ClassDef) -> dict[str, str]:
    """The attributes that a class's constructor sets, with their types as they are written: those of the arguments that they take over."""
    found: dict[str, str] = {}
    for item in node.body:
        if isinstance(item, ast.FunctionDef) and item.name == "__init__":
            of_argument = {one.arg: ast.unparse(one.annotation) for one in item.args.args if one.annotation is not None}
            for line in ast.walk(item):
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Attribute):
                    written = ast.unparse(line.annotation)
                    value = ast.unparse(line.value) if line.value is not None else ""
                    found[line.target.attr] = of_argument.get(value, "int") if written == "Final" else written
    return found


def held_directly(kind: str, classes: dict[str, dict[str, str]]) -> set[str]:
    """The classes of `classes` among the alternatives of a type; what stands in a tuple or list is freed by that."""
    alternatives = [part.strip().removeprefix("Final[").removesuffix("]").strip("'\"") for part in kind.split("|")]
    return {part for part in alternatives if part in classes}


def test_they_hold_one_another_in_no_circle_and_not_deep() -> None:
    """So freeing one without a trashcan cannot run out of stack. What is declared as a base may be any of its kind."""
    classes = uncollected_classes()
    assert {"Record", "Card", "Event", "Link", "Ask", "Frame", "Walk"} <= set(classes)

    def depth(name: str, above: tuple[str, ...]) -> int:
        assert name not in above, " holds ".join((*above, name))
        held = {one for kind in classes[name].values() for one in held_directly(kind, classes)}
        return 1 + max([depth(one, (*above, name)) for one in held - {"Record"}], default=0)

    assert max(depth(name, ()) for name in classes) <= DEEPEST
    assert depth("Walk", ()) == 4, "a walk, its link, the event that it answers, the card before it"


def test_what_is_declared_as_any_record_holds_none_that_could_hold_it() -> None:
    """`Event.known` is a game's values of a card: of Yu-Gi-Oh!, LastKnown, which holds nothing without a header."""
    classes = uncollected_classes()
    anything = [(name, one) for name, held in classes.items() for one, kind in held.items() if "Record" in kind]
    assert anything == [("Event", "known")]
    assert not any(held_directly(kind, classes) for kind in classes["LastKnown"].values())
