"""The catalog of a language: templates with numbered or named parts, and the tables that their slots name.

The catalog of a language is every file of its directory, `languages/<language>/*.json`. Each holds sections; a section maps a key to a
template, to cases (see `Cases`), or to further keys. A template that is missing or broken is an error with its name, never a text made
up in its place. The texts of cards are written in English: a language without a file `cards.json` takes that of English.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from spellspeed.errors import SpellspeedError, UnknownLanguage, did_you_mean
from spellspeed.languages.templates import BrokenTemplate, Case, Cases, Parts, Slot, look_up
from spellspeed.strict_json import read_once

Section = dict[str, object]
ENGLISH: Final = "en"
CARD_TEXTS: Final = "cards.json"
"""The file with the templates of card texts."""


class MissingTemplate(SpellspeedError):
    """The catalog has no entry for what is to be said; the message names the section and the key."""


class Catalog:
    """The sections of one language. Entries are read into Cases when they are first asked for."""

    def __init__(self, language: str, sections: dict[str, Section]) -> None:
        self.language: Final = language
        self.sections: Final = sections
        self.read: Final[dict[tuple[str, str], Cases]] = {}

    def section(self, name: str) -> Section:
        """A section as it stands in the file. Raises MissingTemplate."""
        found = self.sections.get(name)
        if found is None:
            raise MissingTemplate(f'the catalog "{self.language}" has no section "{name}"')
        return found

    def has(self, section: str, key: str) -> bool:
        """Whether a section has this key."""
        return key in self.section(section)

    def cases(self, section: str, key: str) -> Cases:
        """The entry of a key as cases; one template alone is the case that always fits. Raises MissingTemplate, BrokenTemplate."""
        known = self.read.get((section, key))
        if known is not None:
            return known
        entry = self.section(section).get(key)
        if entry is None:
            hint = did_you_mean(key, self.section(section))
            raise MissingTemplate(f'the catalog "{self.language}" has no entry "{key}" in "{section}".{hint}')
        made = read_cases(entry, f"{self.language}: {section}.{key}")
        self.read[(section, key)] = made
        return made

    def say(self, section: str, key: str, /, **parts: object) -> str:
        """A sentence: the template of a key that fits the named parts, filled with them. Raises MissingTemplate, BrokenTemplate."""
        return self.filled(section, key, parts)

    def filled(self, section: str, key: str, parts: Parts) -> str:
        """The same with the parts in one mapping."""
        cases = self.cases(section, key)
        case = cases.fitting(parts)
        if case is None:
            raise MissingTemplate(f"{cases.where}: no case fits {dict(parts)!r}")
        said: list[str] = []
        for piece in case.pieces:
            if isinstance(piece, str):
                said.append(piece)
                continue
            value = look_up(parts, piece.path, case.where)
            said.append(str(value) if isinstance(piece, Slot) else piece.one if value == 1 else piece.many)
        return "".join(said)

    def listed(self, section: str, key: str) -> tuple[str, ...]:
        """The words of an entry that is a list (what may be typed for something). Raises MissingTemplate."""
        found = self.section(section).get(key)
        if not isinstance(found, list):
            raise MissingTemplate(f'the catalog "{self.language}" has no list "{key}" in "{section}"')
        return tuple(str(word) for word in found)

    def is_many(self, names: str, name: str) -> bool:
        """Whether a name stands in a list of the section "many": what is said with verbs in the plural. Raises MissingTemplate."""
        listed = self.section("many").get(names)
        if not isinstance(listed, list):
            raise MissingTemplate(f'the catalog "{self.language}" has no list "{names}" in "many"')
        return name in listed

    def words(self, key: str) -> str:
        """A plain string of the section "words". Raises MissingTemplate."""
        found = self.section("words").get(key)
        if not isinstance(found, str):
            raise MissingTemplate(f'the catalog "{self.language}" has no word "{key}"')
        return found


def read_cases(entry: object, where: str) -> Cases:
    """An entry of a file as cases. Raises BrokenTemplate."""
    if isinstance(entry, str):
        return Cases(where, (Case.read("", entry, where),))
    if isinstance(entry, dict) and entry and all(isinstance(text, str) for text in entry.values()):
        return Cases(where, tuple(Case.read(when, text, where) for when, text in entry.items()))
    raise BrokenTemplate(f"{where}: a template or cases with templates are wanted, not {entry!r}")


def directory(language: str) -> Traversable:
    """Where the files of a language lie."""
    return files("spellspeed.languages") / language


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a catalog: English, then the others in alphabetical order."""
    found = [path for path in files("spellspeed.languages").iterdir() if path.is_dir()]
    named = [path.name for path in found if any(each.name.endswith(".json") for each in path.iterdir())]
    return (ENGLISH, *sorted(name for name in named if name != ENGLISH))


def parts_of_language(language: str) -> list[Traversable]:
    """The files of a language by name, with the English card texts where it has none of its own. Raises UnknownLanguage."""
    if language not in languages():
        raise UnknownLanguage(f'there is no catalog for the language "{language}"; there are: {", ".join(languages())}')
    found = [path for path in directory(language).iterdir() if path.name.endswith(".json")]
    if all(path.name != CARD_TEXTS for path in found):
        found.append(directory(ENGLISH) / CARD_TEXTS)
    return sorted(found, key=lambda path: path.name)


@cache
def catalog(language: str = ENGLISH) -> Catalog:
    """The catalog of a language. Raises UnknownLanguage; BrokenTemplate where two files name the same section; WrittenTwice."""
    sections: dict[str, Section] = {}
    for path in parts_of_language(language):
        for name, section in read_once(path.read_text(encoding="utf-8"), f"{language}/{path.name}").items():
            if name in sections:
                raise BrokenTemplate(f'{path.name}: the section "{name}" stands in another file of the language')
            sections[name] = section
    return Catalog(language, sections)
