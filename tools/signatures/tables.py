"""The tables of this folder: tab-separated, with a line of headings."""

from __future__ import annotations

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parent


def rows(name: str) -> list[list[str]]:
    """The rows of a table, without its headings."""
    lines = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines[1:]]


def facts_in(cell: str) -> list[str]:
    """The facts of a cell, which stand between semicolons."""
    return [fact.strip() for fact in cell.split(";") if fact.strip()]


WORDS: Final = {word: (facts_in(says), facts_in(allows)) for word, says, allows in rows("words.tsv")}
"""What each word, each right (by its name), each kind of event and each code of `Says` tells beside what its parts tell: says and allows."""
