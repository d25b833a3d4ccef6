"""Words of a text: numbers, names in quotation marks, words and signs, each with its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final
from unicodedata import normalize

_LETTER: Final = r"[^\W\d_][\u0300-\u036f]*"
"""A letter, also one whose accents are characters of their own."""
_LEXEME: Final = re.compile(
    rf"""
    (?P<space>[\s\u00ad\u200b\ufeff]+)
  | (?P<name>"[^"\n]+" | [„“][^„“”"\n]+[”“"] | »[^«»\n]+« | «[^«»\n]+»)
  | (?P<number>[0-9]{{1,4}})(?![0-9])
  | (?P<suffix>(?<=[0-9])[-‐‑–](?:{_LETTER})+)
  | (?P<word>(?:{_LETTER})+(?:[-'’‐‑](?:{_LETTER})+)*)
  | (?P<sign><=|>=|[-‐‑‒–—−+/.!,:;()?∞≤≥=<>])
  | (?P<unknown>[0-9]+|.)
    """,
    re.VERBOSE | re.DOTALL,
)

NUMBER: Final = "number"
QUOTED: Final = "name"
WORD: Final = "word"
SIGN: Final = "sign"
SUFFIX: Final = "suffix"
UNKNOWN: Final = "unknown"
_SAME_SIGNS: Final = {"’": "'", "!": ".", "<=": "≤", ">=": "≥"} | dict.fromkeys("‐‑‒–—−", "-")
"""Signs that are compared as others: each hyphen, dash and minus, an exclamation mark at the end of a sentence."""


@dataclass(frozen=True)
class Lexeme:
    """A word of a text: its sort, how it is compared (in lower case; a name without its quotation marks), how it was written, and its place."""

    sort: str
    key: str
    written: str
    line: int
    column: int


def lexemes(text: str) -> Iterator[Lexeme]:
    """The words of a text in order, without the space between them.

    Quotation marks around sentences with a mark ("Drawback: discard a card") are read as brackets.
    """
    line, start, place = 1, 0, 0
    closing: set[int] = set()
    while place < len(text):
        match = _LEXEME.match(text, place)
        assert match is not None
        sort = match.lastgroup or UNKNOWN
        place = match.end()
        if match.start() in closing:
            place = match.start() + 1
            yield Lexeme(SIGN, ")", text[match.start()], line, match.start() - start + 1)
            continue
        if sort == QUOTED and holds_sentences(match[0]):
            closing.add(match.end() - 1)
            place = match.start() + 1
            yield Lexeme(SIGN, "(", match[0][0], line, match.start() - start + 1)
            continue
        if sort == "space":
            breaks = match[0].count("\n")
            if breaks:
                line += breaks
                start = match.start() + match[0].rindex("\n") + 1
            continue
        yield Lexeme(sort, key_of(sort, match[0]), match[0], line, match.start() - start + 1)


def holds_sentences(quoted: str) -> bool:
    """Whether what stands in quotation marks is a text, not a name: it has a mark, or it ends with a full stop."""
    return ": " in quoted or quoted[-2] == "."


def key_of(sort: str, written: str) -> str:
    """What a word is compared by."""
    if sort == QUOTED:
        return normalize("NFC", written[1:-1])
    if sort == NUMBER:
        return str(int(written))
    key = normalize("NFC", written).lower()
    for sign, same in _SAME_SIGNS.items():
        key = key.replace(sign, same)
    return key


def end_of(text: str) -> tuple[int, int]:
    """Line and column after the last character of a text that is no space."""
    lines = text.rstrip().split("\n")
    return len(lines), len(lines[-1]) + 1
