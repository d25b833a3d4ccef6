"""A user's own cards.cdb: the card database of YGOPro, for names in its language and for artworks by alias.

It is a file of sqlite with the tables datas (id, alias and the values of the card) and texts (id, name, desc). Only these three columns
and the alias are read; what a card does and what is printed on it stays that of this package.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from spellspeed.decks.deck import DeckError
from spellspeed.yugioh.cards.facts import folded

QUERY: Final = (
    "select datas.id, datas.alias, texts.name from datas left join texts on texts.id = datas.id order by datas.id"
)


class WrongCardDatabase(DeckError):
    """A file is no cards.cdb, or holds what none can hold; the message names the file, and the card by its id."""


@dataclass(frozen=True, slots=True)
class CardDatabase:
    """What a cards.cdb says: `names` by passcode, `aliases` from the passcode of an artwork to that of its card."""

    where: str
    names: dict[int, str]
    aliases: dict[int, int]
    by_name: dict[str, tuple[int, ...]] = field(repr=False, compare=False)

    def passcodes_named(self, name: str) -> tuple[int, ...]:
        """The passcodes that have this name, letter case ignored."""
        return self.by_name.get(folded(name), ())

    def name_of(self, passcode: int, artworks: tuple[int, ...] = ()) -> str | None:
        """The name of a card that has these passcodes; None where the database does not know it."""
        return next((self.names[code] for code in (passcode, *artworks) if code in self.names), None)


def read_cdb(path: str | Path) -> CardDatabase:
    """The database in a file. Raises WrongCardDatabase."""
    if not Path(path).is_file():
        raise WrongCardDatabase("no database", path=path)
    try:
        with closing(sqlite3.connect(f"{Path(path).resolve().as_uri()}?mode=ro", uri=True)) as base:
            rows = base.execute(QUERY).fetchall()
    except (sqlite3.Error, OSError) as wrong:
        raise WrongCardDatabase("wrong database", path=path, reason=str(wrong)) from wrong
    names: dict[int, str] = {}
    aliases: dict[int, int] = {}
    for passcode, alias, name in rows:
        if not isinstance(passcode, int) or not isinstance(alias, int | None):
            raise WrongCardDatabase("wrong row", path=path, id=repr(passcode), alias=repr(alias))
        if alias:
            aliases[passcode] = alias
        if isinstance(name, str) and name.strip():
            names[passcode] = " ".join(name.split())
    return CardDatabase(str(path), names, aliases, indexed(names))


def indexed(names: dict[int, str]) -> dict[str, tuple[int, ...]]:
    """The passcodes by folded name."""
    found: dict[str, tuple[int, ...]] = {}
    for passcode, name in names.items():
        found[folded(name)] = (*found.get(folded(name), ()), passcode)
    return found
