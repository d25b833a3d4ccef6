"""Rules by words instead of ids: those that speak of all the words first, and the ids of a chapter."""

from __future__ import annotations

import re
from typing import Final

from spellspeed.rulebook import ENGLISH, Rule, all_rules

WORD: Final = re.compile(r"\w+")
ENDINGS: Final = re.compile(r"(?<=\w{3})(?:ing|es|ed|s)$")
"""What English words are compared without: missing and misses are one word."""
IN_ID, WHOLE, BEGINNING = 3, 2, 1
"""What a word counts that stands in the id, as a word of the statement, or as the beginning of one."""


def words_of(text: str, language: str) -> list[str]:
    """The words of a text, in lower case, in English without their endings."""
    words = WORD.findall(text.casefold())
    return [ENDINGS.sub("", word) for word in words] if language == ENGLISH else words


def found_by(words: str, language: str = ENGLISH) -> list[Rule]:
    """The rules whose ids or statements hold any of the words, best first: those with the most of them, then those where they stand more
    plainly (in the id, as a whole word, as the beginning of one), then the shorter statement, then the order of the book.

    Raises UnknownLanguage.
    """
    wanted = dict.fromkeys(words_of(words, language))
    scored: list[tuple[int, int, int, int, Rule]] = []
    for place, one in enumerate(all_rules(language)):
        said = words_of(one.statement, language)
        counts = [count_of(word, words_of(one.id, language), said) for word in wanted]
        if any(counts):
            scored.append((-sum(map(bool, counts)), -sum(counts), len(said), place, one))
    return [found for *_, found in sorted(scored, key=lambda each: each[:4])]


def count_of(word: str, of_id: list[str], said: list[str]) -> int:
    """How plainly a word stands in a rule; 0 where it does not."""
    if word in of_id:
        return IN_ID
    if word in said:
        return WHOLE
    return BEGINNING if any(each.startswith(word) for each in said) else 0


def beginning_with(prefix: str, language: str = ENGLISH) -> list[Rule]:
    """The rules of a chapter of ids, in the order of the book: TEAM has TEAM-I-1, and T-9 has T-9.1. Raises UnknownLanguage."""
    start = prefix.strip().casefold().rstrip("-.")
    return [one for one in all_rules(language) if start and one.id.casefold().startswith((start + "-", start + "."))]
