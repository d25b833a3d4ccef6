"""The changes that a mutation run makes: exactly these, each in one function, each with another result."""

from types import FunctionType
from typing import Any, Final

from tools.mutations import marking, mutants_of

SOURCE: Final = '''\
"""A module."""

LIMIT = 3


def may(closed, seat=1):
    """Whether it may."""
    assert seat > 0
    if closed or seat < LIMIT:
        print(1)
        return False
    return not closed


class Counter:
    def count(self, items: "list[int]") -> int:
        total = 0
        for item in items:
            total += item if item != 2 else 0
        return total
'''


def functions() -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(compile(SOURCE, "module.py", "exec"), names)
    return names


def test_every_change_of_a_module() -> None:
    """Nothing of the docstrings, the assertion, the defaults and the constant of the module is changed."""
    assert [(one.function, one.line, one.before, one.after) for one in mutants_of(SOURCE)] == [
        ("may", 9, "closed or seat < LIMIT", "closed and seat < LIMIT"),
        ("may", 9, "closed or seat < LIMIT", "not closed or seat < LIMIT"),
        ("may", 9, "seat < LIMIT", "seat >= LIMIT"),
        ("may", 9, "seat < LIMIT", "seat <= LIMIT"),
        ("may", 10, "print(1)", "nothing"),
        ("may", 10, "1", "2"),
        ("may", 11, "False", "True"),
        ("may", 12, "not closed", "closed"),
        ("Counter.count", 17, "0", "1"),
        ("Counter.count", 19, "total += item if item != 2 else 0", "total -= item if item != 2 else 0"),
        ("Counter.count", 19, "item if item != 2 else 0", "0 if item != 2 else item"),
        ("Counter.count", 19, "item != 2", "item == 2"),
        ("Counter.count", 19, "0", "1"),
        ("Counter.count", 19, "2", "3"),
    ]


def test_a_change_is_made_in_one_function_alone() -> None:
    """`seat <= LIMIT` instead of `seat < LIMIT`: seat 3 may, and then may not; the count goes on as before."""
    names = functions()
    may: FunctionType = names["may"]
    assert (may(False, 3), may(False, 2), names["Counter"]().count([1, 2, 3])) == (True, False, 4)
    (change,) = [one for one in mutants_of(SOURCE) if one.after == "seat <= LIMIT"]
    may.__code__ = change.code(SOURCE, "module.py")
    assert (may(False, 3), may(False, 4), names["Counter"]().count([1, 2, 3])) == (False, True, 4)


def test_a_method_is_changed_too() -> None:
    names = functions()
    (change,) = [one for one in mutants_of(SOURCE) if one.after.startswith("total -=")]
    names["Counter"].count.__code__ = change.code(SOURCE, "module.py")
    assert names["Counter"]().count([1, 2, 3]) == -4


def test_marked_functions_tell_their_lines_and_do_the_same() -> None:
    names = functions()
    lines: list[int] = []
    names["mark"] = lines.append
    names["may"].__code__ = marking(SOURCE, "module.py", "mark")["may"]
    assert names["may"](False, 3)
    assert lines == [7, 8, 9, 12]
