"""JSON that people write: the catalogs of both games."""

from __future__ import annotations

import json
from typing import Any

from spellspeed.errors import SpellspeedError


class WrittenTwice(SpellspeedError):
    """A key stands twice in one place of a file, so that one of the two would never be read; the message names the file, the key and both values."""


def read_once(text: str, where: str) -> Any:
    """What a file of JSON holds. `where` names it in messages. Raises WrittenTwice."""

    def without_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
        found: dict[str, object] = {}
        for key, value in pairs:
            if key in found:
                raise WrittenTwice(
                    f'{where}: the key "{key}" stands twice in one place, as {found[key]!r} and as {value!r}; one of them has to go'
                )
            found[key] = value
        return found

    return json.loads(text, object_pairs_hook=without_doubles)
