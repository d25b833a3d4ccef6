"""Gives the literals in mypyc's C files names in place of numbers, so that a new literal in one module leaves the other files as they are.

mypyc keeps all literals of a group in one table and loads each by its number there (`CPyStatics[17]; /* 'attack' */`). One more literal
moves the numbers of many others, and with them the text of nearly every C file. Here each literal becomes a variable named by the comment behind it;
the file of the group, which fills the table, fills them from it. Where a comment is missing or stands for two literals, the number stays.

The group's own declarations are marked as hidden outside its library on the way: calls and loads between its files then need no table of
addresses.
"""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from typing import Final

LOAD: Final = re.compile(r"CPyStatics\[(\d+)\]; /\* (.*) \*/$", re.MULTILINE)
TABLE: Final = re.compile(r"^(?:extern )?PyObject \*CPyStatics\[\d+\];$", re.MULTILINE)
FILLED: Final = re.compile(r"(    if \(CPyStatics_Initialize\([^;]*?\) < 0\) \{\n        return -1;\n    \}\n)")
LAST_INCLUDE: Final = re.compile(r'^#include "__native_[^"]*"\n(?!#include)', re.MULTILINE)
HIDDEN: Final = "#if defined(__GNUC__) && !defined(_WIN32)\n#pragma GCC visibility {}\n#endif\n"


class UnknownText(Exception):
    """mypyc writes its files in another way than this module knows."""


def named(texts: dict[str, str], group: str) -> dict[str, str]:
    """The C files and headers of a group by name, with literals by name. Raises UnknownText where a place to change is missing."""
    main, header = f"__native_{group}.c", f"__native_internal_{group}.h"
    names = names_of_literals([text for name, text in texts.items() if name not in (main, header)])
    found: dict[str, str] = {}
    for name, text in texts.items():
        if name == main:
            found[name] = filled(text, names)
        elif name == header:
            declared = replaced(TABLE, "extern PyObject *CPyStatics[];", text, name)
            begun = replaced(LAST_INCLUDE, lambda end: end[0] + HIDDEN.format("push(hidden)"), declared, name)
            cut = begun.rindex("#endif")
            found[name] = begun[:cut] + HIDDEN.format("pop") + begun[cut:]
        elif name.endswith(".c"):
            found[name] = loaded(text, names, name)
        else:
            found[name] = text
    return found


def names_of_literals(texts: list[str]) -> dict[str, tuple[str, int]]:
    """For each comment that stands for one literal only: the name of its variable, and its number in the table."""
    numbers: dict[str, set[int]] = {}
    for text in texts:
        for number, comment in LOAD.findall(text):
            numbers.setdefault(comment, set()).add(int(number))
    return {
        comment: (f"Literal_{sha256(comment.encode()).hexdigest()[:24]}", min(of_it))
        for comment, of_it in numbers.items()
        if len(of_it) == 1
    }


def loaded(text: str, names: dict[str, tuple[str, int]], file: str) -> str:
    """A module's file: what it loads, by name, declared behind its includes."""
    used: dict[str, str] = {}

    def by_name(load: re.Match[str]) -> str:
        if load[2] not in names:
            return load[0]
        used[load[2]] = names[load[2]][0]
        return f"{names[load[2]][0]}; /* {load[2]} */"

    body = LOAD.sub(by_name, text)
    declared = "".join(f"extern PyObject *{name};\n" for name in sorted(used.values()))
    hidden = HIDDEN.format("push(hidden)") + declared + HIDDEN.format("pop")
    return replaced(LAST_INCLUDE, lambda end: end[0] + hidden, body, file)


def filled(text: str, names: dict[str, tuple[str, int]]) -> str:
    """The group's file: defines the variables, and fills them as soon as the table is."""
    variables = sorted(names.values())
    fills = "".join(f"    {name} = CPyStatics[{number}];\n" for name, number in variables)
    defined = HIDDEN.format("push(hidden)") + "".join(f"PyObject *{name};\n" for name, _ in variables)
    with_fills = replaced(FILLED, lambda place: place[1] + fills, text, "the group's file")
    return replaced(LAST_INCLUDE, lambda end: end[0] + defined + HIDDEN.format("pop"), with_fills, "the group's file")


def replaced(place: re.Pattern[str], by: object, text: str, file: str) -> str:
    """The text with its first such place replaced. Raises UnknownText where there is none."""
    changed, count = place.subn(by, text, count=1)  # type: ignore[call-overload]
    if not count:
        raise UnknownText(f"{file}: nothing in it is {place.pattern!r}")
    return str(changed)


def write_if_new(path: Path, text: str) -> None:
    """Write a file whose time tells when its text last changed."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
