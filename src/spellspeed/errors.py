"""The root of every error that spellspeed raises on purpose, and the hint that errors about unknown names share."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

LONGEST_WORD: Final = 200
"""Characters of a word that is compared with what there is; comparing takes their square."""


class SpellspeedError(ValueError):
    """What was given is wrong: the message says what, where, and what would be right. Commands end with status 2."""


class Sayable(SpellspeedError):
    """An error that can be said in several languages; `str` of one is its English message."""

    def said(self, language: str) -> str:
        """The message in a language."""
        raise NotImplementedError


class UnknownLanguage(SpellspeedError):
    """Nothing is written in this language; the message names the languages that there are."""


def nearest(word: str, choices: Iterable[str]) -> list[str]:
    """The choices that the unknown `word` may stand for, nearest first, at most three; letter case is ignored when comparing."""
    if len(word) > LONGEST_WORD:
        return []
    by_folded: dict[str, str] = {}
    for choice in choices:
        by_folded.setdefault(choice.casefold(), choice)
    return [by_folded[folded] for folded in get_close_matches(word.casefold(), by_folded, n=3, cutoff=0.6)]


def did_you_mean(word: str, choices: Iterable[str]) -> str:
    """A hint to append to a message about the unknown `word`: ` Did you mean "A" or "B"?`, or nothing if none is near (see `nearest`)."""
    return hint_at(nearest(word, choices))


def hint_at(near: list[str]) -> str:
    """The same hint at names that were found to be near."""
    quoted = [f'"{choice}"' for choice in near]
    if not quoted:
        return ""
    listed = quoted[0] if len(quoted) == 1 else ", ".join(quoted[:-1]) + " or " + quoted[-1]
    return f" Did you mean {listed}?"
