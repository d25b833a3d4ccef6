"""Errors whose message stands in the catalogs and can be said in every language; `str` of one is its English message.

An error that was raised below the catalogs (in the rules, among the cards) keeps the English message that it was raised with, but for those
that carry a key of the catalogs (`KnownByKey`) or the rule that is against it (`AgainstRule`).
"""

from __future__ import annotations

from typing import ClassVar, Final

from spellspeed.errors import AgainstRule, KnownByKey, Sayable, SpellspeedError, nearest
from spellspeed.files.reading import UnfitFile
from spellspeed.kernel.game import CallRefused
from spellspeed.languages.catalog import ENGLISH, Catalog, catalog
from spellspeed.rulebook import statement, without_notes

SECTION: Final = "errors"
LANGUAGES_OF_A_GAME: Final = frozenset({"hu"})
"""HKK has catalogs of its own in Hungarian, where there are none for what every game says."""
HINTS: Final = ("first", "second", "third")
FILE_REFUSALS: Final = "file refusals"
REFUSALS: Final[dict[type[OSError], str]] = {
    FileNotFoundError: "missing",
    NotADirectoryError: "missing",
    PermissionError: "forbidden",
    IsADirectoryError: "folder",
}
"""What the system says to a file -> its words in the catalog."""


class Near:
    """As a part of a message: a hint at the names that may have been meant, nothing where none is near."""

    def __init__(self, word: str, choices: list[str]) -> None:
        self.names: Final = nearest(word, choices)


class Key:
    """As a part of a message: another entry of the section."""

    def __init__(self, key: str) -> None:
        self.key: Final = key


class Worded(Sayable):
    """An error with a message of the catalogs: `key` of their `section`, and its `parts` (values, other errors, Near, Key)."""

    section: ClassVar[str] = SECTION

    def __init__(self, key: str, /, **parts: object) -> None:
        self.key: Final = key
        self.parts: Final = parts
        super().__init__(Worded.said(self, ENGLISH))

    def said(self, language: str) -> str:
        """The message in a language. Raises UnknownLanguage."""
        words = catalog(language)
        return words.filled(self.section, self.key, {name: part_said(part, words) for name, part in self.parts.items()})


def part_said(part: object, words: Catalog) -> object:
    """A part of a message in a language; a value is itself."""
    if isinstance(part, SpellspeedError):
        return said(part, words.language)
    if isinstance(part, Key):
        return words.say(SECTION, part.key)
    if isinstance(part, Near):
        return near_words(part.names, words)
    if isinstance(part, OSError):
        return refusal_words(part, words)
    return part


def near_words(names: list[str], words: Catalog) -> str:
    """A hint to append to a message, "" without a name."""
    if not names:
        return ""
    return words.say("refused", "did you mean", number=len(names), **dict(zip(HINTS, names, strict=False)))


def refusal_words(refused: OSError, words: Catalog) -> str:
    """Why the system refuses a file; in English as the system says it."""
    if words.language == ENGLISH and refused.strerror:
        return refused.strerror
    if isinstance(refused, UnfitFile):
        return words.say(FILE_REFUSALS, refused.kind)
    key = next((key for kind, key in REFUSALS.items() if isinstance(refused, kind)), "else")
    return words.say(FILE_REFUSALS, key)


def said(error: SpellspeedError, language: str) -> str:
    """What an error says, in a language where it has words for it; in the languages of one game alone what all games say is English.

    Raises UnknownLanguage.
    """
    if language in LANGUAGES_OF_A_GAME and (isinstance(error, Worded) or not isinstance(error, Sayable)):
        language = ENGLISH
    if isinstance(error, Sayable):
        return error.said(language)
    if isinstance(error, KnownByKey) and error.key:
        words = catalog(language)
        return words.filled(error.section, error.key, error.parts) + near_words(error.near, words)
    if isinstance(error, CallRefused) and isinstance(error.__cause__, AgainstRule):
        return said(error.__cause__, language)
    if isinstance(error, AgainstRule) and language != ENGLISH:
        return words_of_rule(error.rule, language)
    return str(error)


def words_of_rule(rule: str, language: str) -> str:
    """What a rule says that is against something, for a refusal that has words of its own in English alone."""
    return catalog(language).say(SECTION, "rule", rule=rule, statement=without_notes(statement(rule, language)))
