"""Templates: text with slots, and cases that choose among templates by the values of the parts.

    {0}            the first part                  {0.1:from}   the second part of the first part, with an option
    {amount}       a named part                    [0:is|are]   the first word if part 0 is one thing, else the second
    [[  ]]         a bracket that is to be seen       [0 scope:is|are]   the same, for the number of a player's word

A step whose template begins with "=" is told and is no command: "you can" cannot stand before it. One that begins with ". ", "; ", ", "
or " " brings its own join to the step before.

A case is a line of conditions joined by " & ", and "" fits always:

    0 = 1          equal to a number, true, false, none, "words", a code (kind:SPELL) or of a class (Fixed); `|` separates choices
    0 == 1         equal to another part           0 >= 2, 0 <= 2   numbers
    0 in a|b       every item is one of these      0 has a|b        some item is one of these      0 # 2   so many items
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.records import Phrase

Parts = Mapping[str, object]
"""What the slots of a template can name: "0", "1", ... and names."""
NumberOf = Callable[[str, str], int]
"""Gives the number of a name in a list of codes of a game. Raises KeyError where there is none."""

PIECES: Final = re.compile(
    r"\{(?P<path>[\w.#]+)(?::(?P<options>[^{}]*))?\}"
    r"|\[(?P<number>[\w.#]+)(?: (?P<codes>\w+))?:(?P<forms>[^\[\]|]*\|[^\[\]|]*)\]"
)
CONDITION: Final = re.compile(r"(?P<path>[\w.#]+) (?P<sign>==|>=|<=|=|!=|in|has|hasnt|#) (?P<values>.+)")


class BrokenTemplate(SpellspeedError):
    """A template or case of a catalog cannot be read, or names a part that is not there; the message says which and where."""


def no_number_of(codes: str, name: str) -> int:
    """The numbers where no game has handed its own. Raises KeyError."""
    raise KeyError(f"{codes}:{name}")


class Slot:
    """A part that is printed in a template, with the options of its formatter."""

    def __init__(self, path: str, options: tuple[str, ...]) -> None:
        self.path: Final = path
        self.options: Final = options


class Agreement:
    """Words that depend on whether a part is one thing or several."""

    def __init__(self, path: str, codes: str, one: str, many: str) -> None:
        self.path: Final = path
        self.codes: Final = codes
        self.one: Final = one
        self.many: Final = many


Piece = str | Slot | Agreement


def parse(template: str, where: str) -> tuple[Piece, ...]:
    """The pieces of a template in order. Raises BrokenTemplate for a stray bracket or brace."""
    pieces: list[Piece] = []
    end = 0
    for found in PIECES.finditer(template):
        pieces.append(template[end : found.start()])
        end = found.end()
        if found["path"] is not None:
            pieces.append(Slot(found["path"], tuple((found["options"] or "").split())))
        else:
            one, many = found["forms"].split("|")
            pieces.append(Agreement(found["number"], found["codes"] or "", one, many))
    pieces.append(template[end:])
    for piece in pieces:
        if isinstance(piece, str) and any(mark in piece.replace("[[", "").replace("]]", "") for mark in "{}[]"):
            raise BrokenTemplate(f'{where}: "{template}" has a bracket or brace that opens no slot')
    return tuple(
        piece.replace("[[", "[").replace("]]", "]") if isinstance(piece, str) else piece
        for piece in pieces
        if piece != ""
    )


def class_of(value: object) -> str:
    """The class name of a phrase; "" for a list and for what is no phrase."""
    return str(value[0]) if isinstance(value, tuple) and value else ""


def items_of(value: object) -> tuple[object, ...]:
    """The items of a list; what is no list is its own only item, and none has no items."""
    if isinstance(value, tuple) and value and value[0] == "":
        return value[1:]
    return () if value is None else (value,)


def parts_of(phrase: Phrase) -> dict[str, object]:
    """The parts of a phrase by their numbers."""
    return {str(place): part for place, part in enumerate(phrase[1:])}


def look_up(parts: Parts, path: str, where: str) -> object:
    """The part that a path names. Raises BrokenTemplate."""
    first, *rest = path.split(".")
    if first not in parts:
        raise BrokenTemplate(f'{where}: there is no part "{first}"; there are: {", ".join(parts)}')
    value = parts[first]
    for step in rest:
        if not isinstance(value, tuple) or not step.isdigit() or int(step) + 1 >= len(value):
            raise BrokenTemplate(f'{where}: the path "{path}" leads nowhere')
        value = value[int(step) + 1]
    return value


def is_one_of(value: object, wanted: str, where: str, number_of: NumberOf) -> bool:
    """Whether a value is what one of the choices of a case says."""
    return any(is_meant(value, choice, where, number_of) for choice in wanted.split("|"))


def is_meant(value: object, choice: str, where: str, number_of: NumberOf) -> bool:
    """Whether a value is what a case says. Raises BrokenTemplate for an unknown code."""
    if choice in ("true", "false"):
        return value is (choice == "true")
    if choice == "none":
        return value is None
    if re.fullmatch(r"-?\d+", choice):
        return isinstance(value, int) and value == int(choice)
    if ":" in choice:
        codes, name = choice.split(":")
        try:
            return isinstance(value, int) and value == number_of(codes, name)
        except KeyError as unknown:
            raise BrokenTemplate(f"{where}: there is no code {unknown}") from unknown
    return class_of(value) == choice or value == choice


class Case:
    """A template and the conditions under which it is the right one."""

    def __init__(self, conditions: tuple[tuple[str, str, str], ...], pieces: tuple[Piece, ...], where: str) -> None:
        self.conditions: Final = conditions
        self.pieces: Final = pieces
        self.where: Final = where

    @staticmethod
    def read(when: str, template: str, where: str) -> Case:
        """A case from its line of conditions and its template. Raises BrokenTemplate."""
        conditions: list[tuple[str, str, str]] = []
        for line in when.split(" & ") if when else []:
            found = CONDITION.fullmatch(line)
            if found is None:
                raise BrokenTemplate(f'{where}: "{line}" is no condition of a case')
            conditions.append((found["path"], found["sign"], found["values"]))
        return Case(tuple(conditions), parse(template, where), where)

    def fits(self, parts: Parts, number_of: NumberOf) -> bool:
        """Whether every condition holds for these parts."""
        return all(self.holds(parts, number_of, *condition) for condition in self.conditions)

    def holds(self, parts: Parts, number_of: NumberOf, path: str, sign: str, wanted: str) -> bool:
        """Whether one condition holds; a path that leads nowhere finds none."""
        try:
            value = look_up(parts, path, self.where)
        except BrokenTemplate:
            value = None
        if sign == "=":
            return is_one_of(value, wanted, self.where, number_of)
        if sign == "!=":
            return not is_one_of(value, wanted, self.where, number_of)
        if sign == "==":
            return value == look_up(parts, wanted, self.where)
        if sign == "#":
            return len(items_of(value)) == int(wanted)
        if sign == "in":
            return all(is_one_of(item, wanted, self.where, number_of) for item in items_of(value))
        if sign == "has":
            return any(is_one_of(item, wanted, self.where, number_of) for item in items_of(value))
        if sign == "hasnt":
            return not any(is_one_of(item, wanted, self.where, number_of) for item in items_of(value))
        if not isinstance(value, int):
            return False
        return value >= int(wanted) if sign == ">=" else value <= int(wanted)


class Cases:
    """The cases of one entry, in the order in which they are tried."""

    def __init__(self, where: str, cases: tuple[Case, ...]) -> None:
        self.where: Final = where
        self.cases: Final = cases

    def fitting(self, parts: Parts, number_of: NumberOf = no_number_of) -> Case | None:
        """The first case that fits, or None. `number_of` knows the codes of the game whose words these are."""
        for case in self.cases:
            if case.fits(parts, number_of):
                return case
        return None
