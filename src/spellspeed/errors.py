"""The root of every error that spellspeed raises on purpose, and the hint that errors about unknown names share."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from difflib import SequenceMatcher, get_close_matches
from heapq import nlargest
from typing import Final

LONGEST_WORD: Final = 200
"""Characters of a word that is compared with what there is; comparing takes their square."""


MOST_COMPARED: Final = 40
"""So many of many choices are compared letter by letter: those that have most pairs of letters in common with the word."""
LIKE: Final = 0.75
"""From this likeness on (difflib's ratio) one of many names is offered; below it some name is always like anything."""
PART: Final = 0.9
"""The likeness of a name of which every word was typed, but not the whole name: after a slip in the whole of one."""
SHORTEST_NAME: Final = 3
SHORTEST_WORD: Final = 5
"""Letters of a name, and of a word of one, that are enough to know it by all but one of them."""
TELLING: Final = 3
"""Letters of a word that tells names apart; from one more on it may stand within another ("goat", "Scapegoat")."""
WORD: Final = re.compile(r"[^\W_]+")


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
    """Thousands of choices, of which the nearest to a word are found in a hundredth of a second; where none is like it, none."""

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
        """The choices that the unknown `word` may stand for, likest first, at most three: with a slip in it, or a part of them."""
        if len(word) > LONGEST_WORD:
            return []
        folded = word.casefold()
        graded = [
            (likeness(folded, choice), choice.startswith(folded), ratio(folded, choice), choice)
            for choice in self.likest(folded)
        ]
        return [self.choices[each[-1]] for each in nlargest(3, (each for each in graded if each[0]))]

    def likest(self, folded: str) -> dict[str, None]:
        """The choices worth comparing with a word: those likest by their pairs of letters, and the shortest that hold most of its own."""
        pairs = pairs_of(folded)
        shared: Counter[str] = Counter()
        for pair in sorted(pairs):
            shared.update(self.having.get(pair, ()))
        whole = nlargest(MOST_COMPARED, shared, lambda choice: shared[choice] / (len(pairs) + self.sizes[choice]))
        within = nlargest(MOST_COMPARED, shared, lambda choice: (shared[choice], -self.sizes[choice]))
        return dict.fromkeys(whole + within)


def likeness(typed: str, name: str) -> float:
    """How well a name in small letters fits what was typed, 0 where it would help nobody: a slip or several, as long as they are alike, or a part."""
    whole = ratio(typed, name)
    fit = whole if whole >= LIKE or is_slip(typed, name, SHORTEST_NAME) else 0.0
    return max(fit, PART if is_part(typed, name) else 0.0)


def is_part(typed: str, name: str) -> bool:
    """Whether a name has all that was typed: each word, its beginning or a slip of it; or the whole within one of its words."""
    if len(typed) > TELLING and typed in name:
        return True
    wanted = [word for word in WORD.findall(typed) if len(word) >= TELLING]
    there = WORD.findall(name)
    return bool(wanted) and all(
        any(word.startswith(one) or is_slip(one, word, SHORTEST_WORD) for word in there) for one in wanted
    )


def is_slip(one: str, other: str, least: int) -> bool:
    """Whether two texts of at least so many letters differ by one: another, one too many or too few, or two the other way round."""
    longest = max(len(one), len(other))
    return longest >= least and ratio(one, other) * (len(one) + len(other)) >= 2 * (longest - 1)


def ratio(one: str, other: str) -> float:
    """difflib's likeness of two texts, from 0 to 1."""
    return SequenceMatcher(None, one, other).ratio()


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
