"""A user's own cards.cdb: the card database of YGOPro, for names in its language and for artworks by alias.

It is a file of sqlite with the tables datas (id, alias and the values of the card) and texts (id, name, desc). Only these three columns,
the alias and the type are read; what a card does and what is printed on it stays that of this package.
"""

from __future__ import annotations

import os
import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from spellspeed.files.reading import KIB, LONGEST_NAME, harmless, open_file, quoted
from spellspeed.yugioh.cards.facts import folded
from spellspeed.yugioh.decks.deck import DeckError

QUERY: Final = "select datas.id, datas.alias, substr(texts.name, 1, 100), {} from datas left join texts on texts.id = datas.id order by datas.id"


TABLES: Final = ("datas", "texts")
PLAIN_TABLE: Final = re.compile(r"create\s+table\s", re.IGNORECASE)
"""How the tables of a cards.cdb are made; a view or a virtual table would run what somebody wrote into it."""
MOST_BYTES: Final = 64 * KIB * KIB
"""Eight times the cards.cdb of today."""
MOST_ROWS: Final = 50_000
"""Three times the cards of today."""
MOST_IN_FIELD: Final = 256 * KIB
"""Bytes of one value."""
MOST_STEPS: Final = 5_000_000
"""Of sqlite's own machine: reading MOST_ROWS takes a third of it."""
STEPS_AT_ONCE: Final = 10_000
PAGES_KIB: Final = 8 * KIB
"""What sqlite may keep of the file in memory."""


class WrongCardDatabase(DeckError):
    """A file is no cards.cdb, or holds what none can hold; the message names the file, and the card by its id."""


@dataclass(frozen=True, slots=True)
class CardDatabase:
    """What a cards.cdb says: `names` by passcode, `aliases` from the passcode of an artwork to that of its card."""

    where: str
    names: dict[int, str]
    aliases: dict[int, int]
    by_name: dict[str, tuple[int, ...]] = field(repr=False, compare=False)
    types: dict[int, int] = field(default_factory=dict, repr=False, compare=False)
    """The kinds of each card as bits, where the database has the column `type`."""

    def passcodes_named(self, name: str) -> tuple[int, ...]:
        """The passcodes that have this name, letter case ignored."""
        return self.by_name.get(folded(name), ())

    def name_of(self, passcode: int, artworks: tuple[int, ...] = ()) -> str | None:
        """The name of a card that has these passcodes; None where the database does not know it."""
        return next((self.names[code] for code in (passcode, *artworks) if code in self.names), None)


def read_cdb(path: str | Path) -> CardDatabase:
    """The database in a file. Raises WrongCardDatabase."""
    try:
        os.close(open_file(path, MOST_BYTES))
    except FileNotFoundError as missing:
        raise WrongCardDatabase("no database", path=path) from missing
    except OSError as refused:
        raise WrongCardDatabase("wrong database", path=path, reason=refused) from refused
    except ValueError as no_path:
        raise WrongCardDatabase("wrong database", path=path, reason=no_path) from no_path
    try:
        rows = rows_of(path)
    except UnicodeDecodeError as wrong:  # what sqlite says of a damaged file quotes it
        raise WrongCardDatabase("wrong database", path=path, reason="malformed database schema") from wrong
    except (sqlite3.Error, OSError) as wrong:
        raise WrongCardDatabase("wrong database", path=path, reason=quoted(str(wrong))) from wrong
    names: dict[int, str] = {}
    aliases: dict[int, int] = {}
    types: dict[int, int] = {}
    for passcode, alias, name, bits in rows:
        if not isinstance(passcode, int) or not isinstance(alias, int | None):
            raise WrongCardDatabase("wrong row", path=path, id=quoted(repr(passcode)), alias=quoted(repr(alias)))
        if alias:
            aliases[passcode] = alias
        if isinstance(name, str) and name.strip():
            names[passcode] = harmless(" ".join(name[:LONGEST_NAME].split()))
        if isinstance(bits, int):
            types[passcode] = bits
    return CardDatabase(str(path), names, aliases, indexed(names), types)


def rows_of(path: str | Path) -> list[tuple[object, object, object, object]]:
    """The rows of a database, of plain tables alone and within limits. Raises sqlite3.Error, OSError."""
    with closing(sqlite3.connect(f"{Path(path).resolve().as_uri()}?mode=ro", uri=True)) as base:
        base.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MOST_IN_FIELD)
        steps = iter(range(MOST_STEPS // STEPS_AT_ONCE))
        base.set_progress_handler(lambda: next(steps, None) is None, STEPS_AT_ONCE)
        base.execute("pragma trusted_schema = off")
        base.execute(f"pragma cache_size = {-PAGES_KIB}")
        found = dict(
            base.execute("select name, sql from sqlite_master where type = 'table' and name in ('datas', 'texts')")
        )
        for table in TABLES:
            if not isinstance(found.get(table), str) or not PLAIN_TABLE.match(found[table]):
                raise sqlite3.DatabaseError(f"there is no plain table {table}")
        columns = [row[1] for row in base.execute("pragma table_info(datas)")]
        rows = base.execute(QUERY.format("datas.type" if "type" in columns else "0")).fetchmany(MOST_ROWS + 1)
    if len(rows) > MOST_ROWS:
        raise sqlite3.DatabaseError(f"there are more than {MOST_ROWS} cards")
    return rows


def indexed(names: dict[int, str]) -> dict[str, tuple[int, ...]]:
    """The passcodes by folded name."""
    found: dict[str, list[int]] = {}
    for passcode, name in names.items():
        found.setdefault(folded(name), []).append(passcode)
    return {name: tuple(passcodes) for name, passcodes in found.items()}
