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
