"""What the docstrings of a source become in the C file that mypyc wrote for it."""

import pytest

from tools.docstrings_in_c import NoPlace, documented, literal

SOURCE = '''"""A module."""
def draw(count):
    """Take \\\\ "cards" — é.

    Two lines."""
def bare(count):
    return count
class Hand:
    """What a seat holds."""
    def __init__(self):
        """Empty."""
    def size(self):
        """How many."""
    @property
    def top(self):
        """The last."""
    @property
    def changed(self):
        """Whether so."""
class Silent:
    pass
'''
WRITTEN = r"""static PyMethodDef a___hand___Hand_methods[] = {
    {"__init__",
     (PyCFunction)CPyPy_a___hand___Hand_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self)\n--\n\n")},
    {"size",
     (PyCFunction)CPyPy_a___hand___Hand___size,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("size($self)\n--\n\n")},
};
static PyGetSetDef a___hand___Hand_getseters[] = {
    {"top",
     (getter)a___hand___Hand_get_top,
    NULL, NULL, NULL},
    {"changed",
     (getter)a___hand___Hand_get_changed, (setter)a___hand___Hand_set_changed,
     NULL, NULL},
    {"kept",
     (getter)a___hand___Hand_get_kept, (setter)a___hand___Hand_set_kept,
     NULL, NULL},
};
static PyTypeObject T = {
    .tp_name = "Hand",
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = PyDoc_STR(NULL),
};
static PyTypeObject U = {
    .tp_name = "Silent",
    .tp_doc = PyDoc_STR("Silent()\n--\n\n"),
};
static PyMethodDef a___handmodule_methods[] = {
    {"draw", (PyCFunction)CPyPy_a___hand___draw, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("draw(count=\"2\")\n--\n\n") /* docstring */},
    {"bare", (PyCFunction)CPyPy_a___hand___bare, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("bare(count)\n--\n\n") /* docstring */},
};
    NULL, /* docstring */
"""


def test_docstrings_stand_behind_the_signatures_and_nothing_else_changes() -> None:
    """Each place once; what has no docstring is as it was."""
    before, after = WRITTEN.splitlines(), documented(WRITTEN, SOURCE, "a.c").splitlines()
    (draw,) = [line.strip() for line in before if '{"draw"' in line]
    changed = {was.strip(): now.strip() for was, now in zip(before, after, strict=True) if was != now}
    assert changed == {
        r'METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self)\n--\n\n")},': (
            r'METH_FASTCALL | METH_KEYWORDS | METH_COEXIST, PyDoc_STR("__init__($self)\n--\n\nEmpty.")},'
        ),
        r'METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("size($self)\n--\n\n")},': (
            r'METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("size($self)\n--\n\nHow many.")},'
        ),
        "NULL, NULL, NULL},": 'NULL, "The last.", NULL},',
        "NULL, NULL},": '"Whether so.", NULL},',
        ".tp_doc = PyDoc_STR(NULL),": '.tp_doc = PyDoc_STR("What a seat holds."),',
        draw: draw.replace(
            r'--\n\n"', r'--\n\nTake \134 \042cards\042 \342\200\224 \303\251.\012\012    Two lines."'
        ),
        "NULL, /* docstring */": '"A module.", /* docstring */',
    }  # fmt: skip
    kept = before.index("     (getter)a___hand___Hand_get_kept, (setter)a___hand___Hand_set_kept,")
    assert after[kept + 1] == before[kept + 1] == "     NULL, NULL},"


@pytest.mark.parametrize(
    ("gone", "said"),
    [
        ("CPyPy_a___hand___draw", "no place for the docstring of draw"),
        ('.tp_name = "Hand"', "no place for the docstring of Hand"),
        ("Hand_get_top", "no place for the docstring of Hand.top"),
        ("/* docstring */\n", "no place for the docstring of $"),
        ("module_methods", "nothing in it is"),
    ],
)
def test_a_docstring_without_a_place_ends_the_build(gone: str, said: str) -> None:
    with pytest.raises(NoPlace, match=said):
        documented(WRITTEN.replace(gone, "other"), SOURCE, "a.c")


def test_a_string_of_c_holds_no_trigraph_and_no_line_end() -> None:
    """And a digit behind an escape is none of it: three digits are all that C reads."""
    assert literal("??/\n7\x00é") == r'"\077\077/\0127\000\303\251"'
