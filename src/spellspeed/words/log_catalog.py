"""The catalog of the duel log: a file of templates with named parts, one per language."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from spellspeed.errors import SpellspeedError

FILE: Final = "en_log.json"


class MissingWords(SpellspeedError):
    """The catalog has no words for an id, or a template has a part that was not given: the installation is damaged."""


@cache
def contents() -> dict[str, Any]:
    """Everything that the catalog holds."""
    found = json.loads((files("spellspeed.words") / FILE).read_text(encoding="utf-8"))
    assert isinstance(found, dict), f"{FILE} holds one object"
    return found


def words(group: str, key: str, **parts: object) -> str:
    """The words under `group` and `key`, with their named parts filled in. Raises MissingWords."""
    template = contents().get(group, {}).get(key)
    if template is None:
        raise MissingWords(f"{FILE} has no words for {group}/{key}")
    try:
        return str(template).format(**parts)
    except KeyError as part:
        raise MissingWords(f"{FILE}: {group}/{key} has a part {part} that was not given") from part


def word_at(group: str, place: int) -> str:
    """The word at a place of a list. Raises MissingWords."""
    found = contents().get(group)
    if not isinstance(found, list) or not 0 <= place < len(found):
        raise MissingWords(f"{FILE} has no word number {place} in {group}")
    return str(found[place])
