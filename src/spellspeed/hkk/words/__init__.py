"""What players of HKK read: one catalog a language (en.json, hu.json), key by key the same. No sentence stands in code."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from spellspeed.errors import SpellspeedError, UnknownLanguage

LANGUAGES: Final = ("en", "hu")


class MissingWords(SpellspeedError):
    """The catalog has no such key, or a part that its template names was not given."""


@cache
def catalog(language: str) -> dict[str, str]:
    """All templates of a language by key. Raises UnknownLanguage."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f'there is no language "{language}"; the languages are: {", ".join(LANGUAGES)}')
    text = files("spellspeed.hkk.words").joinpath(f"{language}.json").read_text(encoding="utf-8")
    return {str(key): str(template) for key, template in json.loads(text).items()}


def say(language: str, key: str, **parts: object) -> str:
    """The template of a key, filled with named parts. Raises UnknownLanguage, MissingWords."""
    template = catalog(language).get(key)
    if template is None:
        raise MissingWords(f'the catalog "{language}" has no entry "{key}"')
    try:
        return template.format_map(parts)
    except KeyError as missing:
        raise MissingWords(f'{language}: "{key}" needs the part {missing}') from missing
