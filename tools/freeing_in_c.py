"""Mends in mypyc's C files how records are freed that the collector does not know, and how the one that is kept for reuse is kept.

mypyc frees every object between `CPy_TRASHCAN_BEGIN` and `CPy_TRASHCAN_END`. From 50 nested deallocations on that puts the object aside, in a list
which runs through the header that objects of the collector have in front of them. A class with `acyclic=True` has no such header: other memory is
overwritten. Here those lines go, as in CPython's own objects without a header (docs/decisions/0020-freeing.md). That a record without the trashcan
nests no deeper than a few others, tests/hygiene/test_freeing.py shows; tuples and lists in between have a trashcan of their own.

A class with `free_list_len=1` keeps the object that was freed last. mypyc keeps it before its attributes are freed, so that what frees them could
be handed it half empty; here it is kept afterwards, if no other was meanwhile.
"""

from __future__ import annotations

import re
from typing import Final

from tools.literals_by_name import UnknownText

DEALLOCATOR: Final = re.compile(r"^static void\n(\w+_dealloc)\(\w+ \*self\)\n\{\n(.*?)^\}\n", re.MULTILINE | re.DOTALL)
UNTRACKED: Final = "PyObject_GC_UnTrack(self);"
BEGIN: Final = "    CPy_TRASHCAN_BEGIN(self, {name})\n"
END: Final = "    CPy_TRASHCAN_END(self)\n"
KEPT_FIRST: Final = re.compile(
    r"(    if \((\w+_free_instance) == NULL\) \{\n)        \2 = self;\n(.*?)        return;\n    \}\n", re.DOTALL
)
KEPT_LAST: Final = r"\1\3        if (\2 == NULL) {\n            \2 = self;\n            return;\n        }\n    }\n"


def mended(text: str, uncollected: int, reused: int, file: str) -> str:
    """A module's C file, with its deallocators mended. `uncollected` of its classes are hidden from the collector, `reused` have a free list.

    Raises UnknownText where as many are not found, or one has another shape than this module knows.
    """
    found = [0, 0]

    def one(place: re.Match[str]) -> str:
        name, body = place.groups()
        body, kept = KEPT_FIRST.subn(KEPT_LAST, body)
        found[1] += kept
        if UNTRACKED not in body:
            found[0] += 1
            for line in (BEGIN.format(name=name), END):
                if body.count(line) != 1:
                    raise UnknownText(f"{file}: {name} has not one line {line.strip()!r}")
                body = body.replace(line, "")
        return f"{place[0].partition('{')[0]}{{\n{body}}}\n"

    done = DEALLOCATOR.sub(one, text)
    if found != [uncollected, reused]:
        raise UnknownText(
            f"{file}: {found[0]} deallocators of uncollected classes and {found[1]} free lists, not {uncollected} and {reused}"
        )
    return done


def promised(source: str) -> tuple[int, int]:
    """How many classes of a source say `acyclic=True`, and how many `free_list_len=1`."""
    wishes = re.findall(r"^@mypyc_attr\((.*)\)$", source, re.MULTILINE)
    return sum("acyclic=True" in each for each in wishes), sum("free_list_len=1" in each for each in wishes)
