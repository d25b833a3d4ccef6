"""The tree as plain values, for JSON: a node is its class under "is" and its fields by name."""

from __future__ import annotations

from spellspeed.hkk.language import schema
from spellspeed.hkk.text.node import Node


def plain(value: object) -> object:
    """A node, list, number, word, flag or None as plain values. Fields that say nothing are left out."""
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    if not isinstance(value, Node):
        return value
    said = {one.name: plain(inside) for one, inside in schema.field_values(value) if inside != one.absent}
    return {"is": type(value).__name__, **said}


def from_plain(value: object) -> object:
    """The other way: what `plain` gave as nodes, tuples, numbers, words, flags and None. Raises KeyError for a class that there is not."""
    if isinstance(value, list):
        return tuple(from_plain(item) for item in value)
    if not isinstance(value, dict):
        return value
    held = {str(name): from_plain(inside) for name, inside in value.items() if name != "is"}
    return schema.make(str(value["is"]), held)
