"""The root of every error that spellspeed raises on purpose, and the hint that errors about unknown names share."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from heapq import nlargest
from typing import Final

LONGEST_WORD: Final = 200
"""Characters of a word that is compared with what there is; comparing takes their square."""


MOST_COMPARED: Final = 40
"""So many of many choices are compared letter by letter: those that have most pairs of letters in common with the word."""


class SpellspeedError(ValueError):
    """What was given is wrong: the message says what, where, and what would be right. Commands end with status 2."""


class Sayable(SpellspeedError):
    """An error that can be said in several languages; `str` of one is its English message."""

    def said(self, language: str) -> str:
        """The message in a language."""
        raise NotImplementedError


class AgainstRule(SpellspeedError):
    """What was wanted is against a rule: `rule` is its id. Nothing has changed. In other languages than English it says what the rule says."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(f"{rule}: {message}")
        self.rule: Final = rule


class KnownByKey(SpellspeedError):
    """An error from below the catalogs for which they have words: `key` of a `section` with its `parts`, and a hint at the names of `near`.

    With the key "" it has its English message alone.
    """

    def __init__(
        self, message: str, section: str, key: str, parts: Mapping[str, object], near: Sequence[str] = ()
    ) -> None:
        super().__init__(message)
        self.section: Final = section
        self.key: Final = key
        self.parts: Final = parts
        self.near: Final = list(near)


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


class Nearby:
    """Thousands of choices, of which the nearest to a word are found in less than a millisecond."""

    def __init__(self, choices: Iterable[str]) -> None:
        self.choices: Final[dict[str, str]] = {}
        for choice in choices:
            self.choices.setdefault(choice.casefold(), choice)
        self.having: Final[dict[str, list[str]]] = {}
        """The choices that have a pair of letters, in small letters."""
        self.sizes: Final[dict[str, int]] = {}
        for folded in self.choices:
            pairs = pairs_of(folded)
            self.sizes[folded] = len(pairs)
            for pair in pairs:
                self.having.setdefault(pair, []).append(folded)

    def nearest(self, word: str) -> list[str]:
        """As `nearest` of these choices."""
        if len(word) > LONGEST_WORD:
            return []
        folded = word.casefold()
        pairs = pairs_of(folded)
        shared: Counter[str] = Counter()
        for pair in sorted(pairs):
            shared.update(self.having.get(pair, ()))
        likest = nlargest(MOST_COMPARED, shared, lambda choice: shared[choice] / (len(pairs) + self.sizes[choice]))
        return [self.choices[found] for found in get_close_matches(folded, likest, n=3, cutoff=0.6)]


def pairs_of(word: str) -> frozenset[str]:
    """The pairs of letters that follow each other in a word, its ends among them."""
    return frozenset(map("".join, zip(f" {word}", f"{word} ", strict=True)))


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
