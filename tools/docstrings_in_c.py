"""Puts the docstrings of a module into the C file that mypyc wrote for it, so that `help` says the same in both builds.

mypyc writes a docstring for every function, method and class that holds its signature alone (`PyDoc_STR("fork($self)\\n--\\n\\n")`), and none for
properties and modules. What the source says goes behind the signature, which `inspect.signature` goes on reading. A docstring for which the
file has no place ends the build.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from typing import Final

TEXT: Final = r'(NULL|"(?:[^"\\]|\\.)*")'
"""What mypyc writes for a docstring."""

MODULE: Final = re.compile(r"^static PyMethodDef (\w+)module_methods\[\] = \{$", re.MULTILINE)
"""The table of a module's functions; in front of it what the names of all that is its begin with."""

MODULE_DOC: Final = re.compile(r"^(    )NULL(, /\* docstring \*/)$", re.MULTILINE)
FUNCTION: Final = re.compile(rf"(\(PyCFunction\)CPyPy_)(\w+)(,\s+)(METH_[A-Z_ |]+)(, PyDoc_STR\(){TEXT}(\))")
CLASS: Final = re.compile(
    rf'(\.tp_name = "(\w+)",\n(?:    \.tp_(?!name)\w+ = .*\n)*?    \.tp_doc = PyDoc_STR\(){TEXT}(\))'
)
PROPERTY: Final = re.compile(r"(\(getter\))(\w+)(,(?: \(setter\)\w+,)?\n\s+(?:NULL, )??)NULL(, NULL\})")


class NoPlace(Exception):
    """mypyc writes its files in another way than this module knows."""


@dataclass
class Docstrings:
    """What a source says of itself: by the names that Python gives ("answer", "SeatView.face"), properties apart."""

    module: str = ""
    said: dict[str, str] = field(default_factory=dict)
    properties: dict[str, str] = field(default_factory=dict)


def docstrings_of(source: str) -> Docstrings:
    """The docstrings of a module, its functions, its classes and their methods."""
    tree = ast.parse(source)
    found = Docstrings(ast.get_docstring(tree, clean=False) or "")
    for node in tree.body:
        add(found, node, "")
        if isinstance(node, ast.ClassDef):
            for one in node.body:
                add(found, one, f"{node.name}.")
    return found


def add(found: Docstrings, node: ast.stmt, where: str) -> None:
    """Write down the docstring of a function or class that has one."""
    if not isinstance(node, ast.FunctionDef | ast.ClassDef):
        return
    text = ast.get_docstring(node, clean=False)
    if text:
        decorated = [one.id for one in node.decorator_list if isinstance(one, ast.Name)]
        (found.properties if "property" in decorated else found.said)[where + node.name] = text


def documented(text: str, source: str, file: str) -> str:
    """The C file of a module with the docstrings of its source. Raises NoPlace where one has no place in it."""
    found = docstrings_of(source)
    named = MODULE.search(text)
    if named is None:
        raise NoPlace(f"{file}: nothing in it is {MODULE.pattern!r}")
    placed: set[str] = set()

    def in_python(name: str) -> str:
        """The name in C of a function or method as Python has it; "" where it is another module's."""
        own = f"{named[1]}___"
        return name.removeprefix(own).replace("___", ".", 1) if name.startswith(own) else ""

    def function(place: re.Match[str]) -> str:
        name = in_python(place[2])
        if name not in found.said:
            return place[0]
        placed.add(name)
        # A class has a slot of its own for `__init__`, which the table gives way to unless it says so.
        flags = f"{place[4]} | METH_COEXIST" if name.endswith(".__init__") else place[4]
        return f"{place[1]}{place[2]}{place[3]}{flags}{place[5]}{behind(place[6], found.said[name])}{place[7]}"

    def of_class(place: re.Match[str]) -> str:
        if place[2] not in found.said:
            return place[0]
        placed.add(place[2])
        return f"{place[1]}{behind(place[3], found.said[place[2]])}{place[4]}"

    def of_property(place: re.Match[str]) -> str:
        cls, _, name = in_python(place[2]).partition("_get_")
        if f"{cls}.{name}" not in found.properties:
            return place[0]
        placed.add(f"{cls}.{name}")
        return f"{place[1]}{place[2]}{place[3]}{literal(found.properties[f'{cls}.{name}'])}{place[4]}"

    text = PROPERTY.sub(of_property, CLASS.sub(of_class, FUNCTION.sub(function, text)))
    if found.module:
        text, count = MODULE_DOC.subn(lambda place: place[1] + literal(found.module) + place[2], text)
        placed |= {""} if count == 1 else set()
    missing = {*found.said, *found.properties, *([""] if found.module else [])} - placed
    if missing:
        raise NoPlace(f"{file}: no place for the docstring of {', '.join(sorted(missing))}")
    return text


def behind(signature: str, said: str) -> str:
    """A docstring in C: the signature that mypyc wrote, if it wrote one, and what the source says."""
    return literal(said) if signature == "NULL" else signature[:-1] + literal(said)[1:]


def literal(text: str) -> str:
    """A string of C in one line; what is not plain ASCII as three octal digits a byte."""
    plain = [chr(one) if 32 <= one < 127 and chr(one) not in '"\\?' else f"\\{one:03o}" for one in text.encode()]
    return '"' + "".join(plain) + '"'
