"""What the tree is like: its classes, their fields, and the code words of each list; read from the classes themselves."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, NewType, cast, get_args, get_origin, get_type_hints

from spellspeed.hkk.language.errors import BrokenCatalog
from spellspeed.hkk.text import (
    amounts,
    cards,
    clauses,
    conditions,
    costs,
    deck_rules,
    effects,
    events,
    mentions,
    node,
    scopes,
    sentences,
    shields,
    statements,
    words,
)
from spellspeed.hkk.text.node import Node

MODULES: Final = (
    amounts, cards, clauses, conditions, costs, deck_rules, effects, events, mentions, scopes, sentences, shields,
    statements,
)  # fmt: skip
INTEGER: Final = "int"
FLAG: Final = "bool"
NAME: Final = "Name"

CODES: Final[dict[str, tuple[str, ...]]] = {
    "Who": (*words.WHO, words.THEY, words.DOER),
    "Noun": words.NOUNS,
    "Colour": words.COLOURS,
    "Keyword": words.KEYWORDS,
    "Stance": words.STANCES,
    "Zone": tuple(dict.fromkeys((words.IN_PLAY, *words.PLACES, words.RESERVE, words.GUARD))),
    "Phase": words.PHASES,
    "Ordinal": words.ORDINALS,
    "Trait": words.FORMULA_TRAITS,
    "Resource": words.RESOURCES,
    "Relation": words.RELATIONS,
    "Choice": words.CHOICES,
    "Part": words.PARTS,
    "Speed": words.SPEEDS,
}
"""The lists of code words, by the names of their types."""


@dataclass(frozen=True)
class Field:
    """A field of a class: its name, what stands in it (a class, a list of code words, int, bool, Name), whether many, whether None is a value."""

    name: str
    holds: str
    many: bool
    optional: bool

    @property
    def absent(self) -> object:
        """The value with which nothing is said of the field. A field that must have a value has none of it (a value of its own)."""
        if self.many:
            return ()
        if self.optional:
            return None
        return False if self.holds == FLAG else MUST


MUST: Final = object()
"""Stands for "there is no such value"."""


@cache
def classes() -> dict[str, type[Node]]:
    """Every class of the tree that has instances, by its name."""
    found: dict[str, type[Node]] = {}
    for module in MODULES:
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, Node) and value.__module__ == module.__name__:
                found[name] = value
    return found


@cache
def members(holds: str) -> tuple[str, ...]:
    """The names of the classes that may stand where `holds` is asked for: itself, or what derives from it."""
    base = classes().get(holds) or getattr(node, holds, None)
    if base is None:
        raise BrokenCatalog(f'there is no class "{holds}"')
    return tuple(name for name, one in classes().items() if issubclass(one, base))


def is_done(name: str) -> bool:
    """Whether nodes of a class stand in lists of what is done, holds or is paid one after the other."""
    return issubclass(classes()[name], (node.Sentence, node.Cost))


@cache
def fields(name: str) -> dict[str, Field]:
    """The fields of a class in the order of its constructor."""
    made = classes()[name]
    if made.__init__ is Node.__init__:
        return {}
    hints = get_type_hints(made.__init__)
    return {field: _field(field, hint) for field, hint in hints.items() if field != "return"}


def _field(name: str, hint: Any) -> Field:
    many = optional = False
    if get_origin(hint) in (types.UnionType, typing.Union):
        optional = True
        hint = next(one for one in get_args(hint) if one is not types.NoneType)
    if get_origin(hint) is tuple:
        many = True
        hint = get_args(hint)[0]
    holds = hint.__name__ if isinstance(hint, type | NewType) else str(hint)
    return Field(name, holds, many, optional)


def make(name: str, values: dict[str, object]) -> Node:
    """A node of this class; fields that are not given are absent."""
    given = [values.get(one.name, one.absent) for one in fields(name).values()]
    made: Node = cast("Any", classes()[name])(*given)
    return made


def field_values(value: Node) -> Iterator[tuple[Field, object]]:
    """The fields of a node with what they hold."""
    return zip(fields(type(value).__name__).values(), value.parts(), strict=True)
