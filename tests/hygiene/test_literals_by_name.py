"""Literals of the compiled core have names, so that one more of them in one module leaves the C files of the others as they are."""

import pytest

from tools.literals_by_name import UnknownText, named

HEADER = """#ifndef H
#include <Python.h>
#include "__native_g.h"

extern PyObject *CPyStatics[{size}];
#endif
"""
MAIN = """#include "__native_g.h"
#include "__native_internal_g.h"
int CPyGlobalsInit(void)
{{
    if (CPyStatics_Initialize(CPyStatics, CPyLit_Str) < 0) {{
        return -1;
    }}
    return 0;
}}
PyObject *CPyStatics[{size}];
"""
MODULE = """#include "__native_g.h"
#include "__native_internal_g.h"
void f(void) {{
    x = CPyStatics[{first}]; /* 'attack' */
    y = CPyStatics[{second}]; /* 'attack' */
    z = CPyStatics[{third}];
}}
"""


def texts(size: int = 9, first: int = 3, second: int = 3, third: int = 7) -> dict[str, str]:
    """The files of a group of one module."""
    return {
        "__native_g.h": "#include <Python.h>\n",
        "__native_internal_g.h": HEADER.format(size=size),
        "__native_g.c": MAIN.format(size=size),
        "__native_m.c": MODULE.format(first=first, second=second, third=third),
    }


def test_a_module_stays_the_same_when_the_numbers_move() -> None:
    """Only the file that fills the table knows the numbers; the header knows not even how many there are."""
    before, after = named(texts(), "g"), named(texts(size=20, first=5, second=5), "g")
    assert {name for name in before if before[name] != after[name]} == {"__native_g.c"}


def test_the_variable_is_filled_from_its_place_in_the_table_once_that_is_filled() -> None:
    """One variable for all loads of one literal."""
    found = named(texts(), "g")
    (name,) = {line.split(" = ")[1].split(";")[0] for line in found["__native_m.c"].splitlines() if "'attack'" in line}
    assert f"extern PyObject *{name};\n" in found["__native_m.c"]
    assert f"\nPyObject *{name};\n" in found["__native_g.c"]
    assert f"        return -1;\n    }}\n    {name} = CPyStatics[3];\n    return 0;\n" in found["__native_g.c"]
    assert "PyObject *CPyStatics[9];" in found["__native_g.c"]


def test_what_has_no_comment_or_one_for_two_keeps_its_number() -> None:
    """A comment may be cut, so two literals may have the same."""
    assert "z = CPyStatics[7];" in named(texts(), "g")["__native_m.c"]
    found = named(texts(second=4), "g")
    assert "x = CPyStatics[3]; /* 'attack' */" in found["__native_m.c"]
    assert "y = CPyStatics[4]; /* 'attack' */" in found["__native_m.c"]
    assert "Literal_" not in found["__native_m.c"] + found["__native_g.c"]


@pytest.mark.parametrize(
    ("file", "gone"),
    [
        ("__native_g.c", "CPyStatics_Initialize"),
        ("__native_internal_g.h", "extern PyObject *CPyStatics"),
        ("__native_m.c", '#include "__native_internal_g.h"\n'),
    ],
)
def test_files_of_another_shape_end_the_build(file: str, gone: str) -> None:
    """Nothing is compiled that was only half rewritten."""
    changed = texts()
    changed[file] = changed[file].replace(gone, "").replace('#include "__native_g.h"\n', "")
    with pytest.raises(UnknownText):
        named(changed, "g")
