"""What players of HKK read: one catalog a language (en.json, hu.json), key by key the same. No sentence stands in code."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from spellspeed.errors import SpellspeedError, UnknownLanguage
from spellspeed.strict_json import read_once

LANGUAGES: Final = ("en", "hu")
OPTION: Final = "option."
"""How the keys of choices begin."""


class MissingWords(SpellspeedError):
    """The catalog has no such key, or a part that its template names was not given."""


def written(name: str) -> dict[str, Any]:
    """What a file of words holds. Raises WrittenTwice."""
    found: dict[str, Any] = read_once(
        files("spellspeed.hkk.words").joinpath(name).read_text(encoding="utf-8"), f"hkk/words/{name}"
    )
    return found


@cache
def catalog(language: str) -> dict[str, str]:
    """All templates of a language by key. Raises UnknownLanguage."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f'there is no language "{language}"; the languages are: {", ".join(LANGUAGES)}')
    return {str(key): str(template) for key, template in written(f"{language}.json").items()}


@cache
def table_words(language: str) -> dict[str, dict[str, object]]:
    """What a table at which HKK is played says in a language, and what may be typed there, by section and key. Raises UnknownLanguage.

    The choices that stand without a card are those of the catalog.
    """
    options = {
        key.removeprefix(OPTION): template
        for key, template in catalog(language).items()
        if key.startswith(OPTION) and "{" not in template
    }
    sections = {str(name): dict(section) for name, section in written(f"table.{language}.json").items()}
    return {**sections, "options": dict(options)}


def say(language: str, key: str, **parts: object) -> str:
    """The template of a key, filled with named parts. Raises UnknownLanguage, MissingWords."""
    template = catalog(language).get(key)
    if template is None:
        raise MissingWords(f'the catalog "{language}" has no entry "{key}"')
    try:
        return template.format_map(parts)
    except KeyError as missing:
        raise MissingWords(f'{language}: "{key}" needs the part {missing}') from missing
