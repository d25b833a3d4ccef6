"""Lines and choices beside each other, so that they fit a screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellspeed.kernel.game import Choice
from spellspeed.session.typed import Vocabulary

MANY: Final = 100
"""More choices than these (the names of all cards) are not listed: they are typed."""


def too_many(choices: Sequence[Choice], book: Vocabulary) -> list[str]:
    """The line that stands for choices which are too many to be listed; [] where all are listed."""
    if len(choices) <= MANY or "many choices" not in book.words.section("table"):
        return []
    return [book.words.say("table", "many choices", number=len(choices))]


def choices_in(choices: Sequence[Choice], room: int, width: int, book: Vocabulary) -> list[str]:
    """Choices in as few columns as bring them into so many lines; where none do, with those about one card on one line."""
    if line := too_many(choices, book):
        return line
    alone = in_columns([f"{choice.number:>3}  {choice.words}" for choice in choices], room, width)
    if len(alone) <= room:
        return alone
    together = in_columns(choices_by_card(choices, book), room, width)
    return together if len(together) < len(alone) else alone


def choices_by_card(choices: Sequence[Choice], book: Vocabulary) -> list[str]:
    """The choices with those about the same card on one line, where the first of them stands: "1  summon, 2 set Sangan"."""
    about: dict[str, list[Choice]] = {}
    for choice in choices:
        verb, rest = book.split(choice.words)
        about.setdefault(rest if verb and rest else choice.words, []).append(choice)
    lines: list[str] = []
    for rest, alike in about.items():
        verbs = [choice.words.removesuffix(rest).rstrip(" :") for choice in alike[:-1]]
        told = [f"{choice.number} {verb}, " for choice, verb in zip(alike, verbs, strict=False)]
        told.append(f"{alike[-1].number} {alike[-1].words}")
        first, _, others = "".join(told).partition(" ")
        lines.append(f"{first:>3}  {others}")
    return lines


def in_columns(told: Sequence[str], room: int, width: int) -> list[str]:
    """Lines beside each other in as few columns as bring them into so many lines, whole and no wider than the screen."""
    lines = list(told)
    for columns in range(2, len(told) + 1):
        if len(lines) <= room:
            break
        wider = beside(told, -(-len(told) // columns))
        if max(map(len, wider)) <= width:
            lines = wider
    return lines


def beside(lines: Sequence[str], rows: int) -> list[str]:
    """Lines in so many rows, column by column, each column as wide as it has to be."""
    columns = [lines[first : first + rows] for first in range(0, len(lines), rows)]
    widths = [max(map(len, column)) + 2 for column in columns]
    found = []
    for row in range(rows):
        parts = zip(columns, widths, strict=True)
        found.append("".join(column[row].ljust(width) for column, width in parts if row < len(column)).rstrip())
    return found
