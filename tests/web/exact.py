"""Whether a message is exactly of the protocol's types: what they do not name is not sent, and each value is of its type."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from spellspeed.web import protocol
from spellspeed.web.parts import type_of_part

ANY_MESSAGE = inspect.type_info(protocol.ServerMessage)


def check(message: dict[str, Any], game: str = "yugioh") -> None:
    """A message of the server is one of the types, with no field that its type has not; a duel's parts are of theirs."""
    msgspec.convert(message, protocol.ServerMessage, strict=True)
    unknown = unknown_fields(message, ANY_MESSAGE)
    assert unknown == [], f"the types do not know {unknown} of {message['t']}"
    for name, part in message.get("parts", {}).items():
        if game == "yugioh":
            check_part(part, name)


def check_part(value: Any, name: str) -> None:
    """A part is of its type, without fields that it has not."""
    msgspec.convert(value, type_of_part(name), strict=True)
    unknown = unknown_fields(value, known_of_part(name))
    assert unknown == [], f"the type of {name} does not know {unknown}"


@cache
def known_of_part(name: str) -> inspect.Type:
    """What is known of the type of a part."""
    return inspect.type_info(type_of_part(name))


def unknown_fields(value: Any, kind: inspect.Type, path: str = "") -> list[str]:
    """Paths of the fields of a value (which was read without fault) that its type does not name."""
    if isinstance(kind, inspect.UnionType):
        fitting = [each for each in kind.types if fits(value, each)]
        return unknown_fields(value, fitting[0], path) if fitting else []
    if isinstance(kind, inspect.StructType) and isinstance(value, dict):
        fields = {field.encode_name: field.type for field in kind.fields}
        tag = {kind.tag_field} if kind.tag_field else set()
        lost = [f"{path}.{key}" for key in value if key not in fields and key not in tag]
        return lost + [
            one
            for key, each in fields.items()
            if key in value
            for one in unknown_fields(value[key], each, f"{path}.{key}")
        ]
    if isinstance(kind, inspect.ListType) and isinstance(value, list):
        return [one for at, each in enumerate(value) for one in unknown_fields(each, kind.item_type, f"{path}[{at}]")]
    if isinstance(kind, inspect.DictType) and isinstance(value, dict):
        return [one for key, each in value.items() for one in unknown_fields(each, kind.value_type, f"{path}.{key}")]
    return []


def fits(value: Any, kind: inspect.Type) -> bool:
    """Whether a value is of this member of a union."""
    if isinstance(kind, inspect.StructType):
        return isinstance(value, dict) and (not kind.tag_field or value.get(kind.tag_field) == kind.tag)
    return isinstance(value, list) if isinstance(kind, inspect.ListType) else False
