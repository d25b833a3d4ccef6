"""The words that stand in a declaration, as its mutants and its lint read them."""

from __future__ import annotations

from collections.abc import Iterator

from spellspeed.kernel.cards import Face
from spellspeed.kernel.records import Record
from spellspeed.yugioh.duel.rights import Right


def words_in(part: object) -> Iterator[Record]:
    """All words in a part, each before those that stand in it; rights and faces are values, no words."""
    if isinstance(part, tuple):
        for item in part:
            yield from words_in(item)
    elif isinstance(part, Record) and not isinstance(part, Right | Face):
        yield part
        yield from words_in(part.parts())
