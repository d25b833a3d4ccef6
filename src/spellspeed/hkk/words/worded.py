"""What is said of a mistake in the language of whoever made it: phrases of the catalogs of HKK, and errors whose message is one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from spellspeed.errors import Sayable, SpellspeedError, nearest
from spellspeed.hkk.words import LANGUAGES, say

ENGLISH: Final = "en"
WRONG: Final = "wrong."
"""How the keys of these entries begin."""


class Phrase:
    """An entry of the catalogs with its parts: values, other phrases, lists of them, and errors. Said when it is known in which language."""

    def __init__(self, key: str, /, **parts: Any) -> None:
        self.key: Final = key
        self.parts: Final = parts

    def said(self, language: str) -> str:
        """The words in a language; English where HKK has none in it."""
        spoken = language if language in LANGUAGES else ENGLISH
        return say(spoken, WRONG + self.key, **{name: part_said(part, spoken) for name, part in self.parts.items()})


class Near(Phrase):
    """A hint at the names that may have been meant, at most three; nothing where none is near."""

    def __init__(self, word: str, choices: Iterable[str]) -> None:
        self.names: Final = nearest(word, choices)
        super().__init__("near", names=self.names)

    def said(self, language: str) -> str:
        if not self.names:
            return ""
        spoken = language if language in LANGUAGES else ENGLISH
        quoted = [f'"{name}"' for name in self.names]
        last = say(spoken, WRONG + "near.or")
        listed = quoted[0] if len(quoted) == 1 else f"{', '.join(quoted[:-1])} {last} {quoted[-1]}"
        return say(spoken, WRONG + "near", names=listed)


def part_said(part: Any, language: str) -> object:
    """A part of a phrase in a language; a value is itself."""
    if isinstance(part, (Phrase, Sayable)):
        return part.said(language)
    if isinstance(part, (list, tuple)):
        return ", ".join(str(part_said(one, language)) for one in part)
    return str(part) if isinstance(part, SpellspeedError) else part


class WordedInHkk(Sayable):
    """An error whose message is an entry of the catalogs of HKK."""

    def __init__(self, key: str, /, **parts: Any) -> None:
        self.phrase: Final = Phrase(key, **parts)
        super().__init__(self.phrase.said(ENGLISH))

    def said(self, language: str) -> str:
        return self.phrase.said(language)

    def __reduce__(self) -> tuple[object, ...]:
        return (made_again, (type(self), self.phrase.key, self.phrase.parts))


def made_again(kind: type[WordedInHkk], key: str, parts: dict[str, Any]) -> WordedInHkk:
    """An error from what it pickles as."""
    return kind(key, **parts)
