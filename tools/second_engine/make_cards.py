"""A database of cards for the second engine, where the public snapshot of its own lacks the large one (README.md).

python tools/second_engine/make_cards.py POOL.sqlite OUT.cdb [--groups archetype_setcode_constants.lua]

POOL.sqlite is a table `cards` of facts and one of `tokens`; OUT.cdb has the tables `datas` and `texts` of that format, with names and no texts.
The groups that names belong to have numbers in that engine: they are read from the list of its scripts while the database is made. OUT.cdb is
written outside of the project and is no part of it.
"""

from __future__ import annotations

import argparse
import json
import re
import sqlite3
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from tools.second_engine.card_bits import ATTRIBUTE_BITS, RACE_BITS
from tools.second_engine.catalogue import TOKEN

DATAS: Final = ("id", "ot", "alias", "setcode", "type", "atk", "def", "level", "race", "attribute", "category")
TEXTS: Final = ("id", "name", "desc", *(f"str{number}" for number in range(1, 17)))
TOKEN_TYPE: Final = TOKEN | 0x1 | 0x10
"""A Token is a Normal Monster there."""
TCG: Final = 2
MOST_GROUPS: Final = 4
SUBGROUP: Final = 0xF000
GROUP: Final = 0xFFF

Row = tuple[int | str, ...]


def group_numbers(text: str) -> dict[str, int]:
    """The numbers of the groups by their names in capitals."""
    return {m[1]: int(m[2], 16) for m in re.finditer(r"^SET_(\w+)\s*=\s*(0x[0-9a-fA-F]+)", text, re.MULTILINE)}


def in_capitals(group: str) -> str:
    """The name of a group as that list writes it."""
    return re.sub(r"\W+", "_", re.sub(r"['.]", "", group.upper())).strip("_")


def group_code(groups: Iterable[str], numbers: Mapping[str, int]) -> int:
    """All groups of a card in one number, 16 bits each; a group that another of them is a part of stands in it already."""
    found = {numbers[name] for name in map(in_capitals, groups) if name in numbers}
    whole = {number for number in found if number & SUBGROUP}
    narrow = whole | {number for number in found if number not in {part & GROUP for part in whole}}
    code = 0
    for place, number in enumerate(sorted(narrow)[:MOST_GROUPS]):
        code |= number << (16 * place)
    return code


def card_rows(pool: sqlite3.Connection, numbers: Mapping[str, int]) -> Iterator[tuple[Row, str]]:
    """The row of each card, with its name."""
    passcodes = dict(pool.execute("select name, passcode from cards").fetchall())
    facts = "passcode, name, treated_as, series, ygopro_type, atk, def, level, race, attribute"
    for code, name, treated_as, series, kind, atk, dfn, level, race, attribute in pool.execute(
        f"select {facts} from cards"
    ):
        alias = passcodes.get(treated_as, 0)
        groups = group_code(json.loads(series or "[]"), numbers)
        stats = (atk or 0, dfn or 0, level or 0, RACE_BITS.get(race, 0), ATTRIBUTE_BITS.get(attribute, 0))
        yield (code, TCG, alias, groups, kind, *stats, 0), name


def token_rows(pool: sqlite3.Connection) -> Iterator[tuple[Row, str]]:
    """The row of each Token, with its name; those of one maker are pictures of the first of them."""
    first: dict[str, int] = {}
    for code, name, atk, dfn, level, race, attribute, source in pool.execute(
        "select id, name, atk, def, level, race, attribute, source from tokens order by id"
    ):
        picture_of = first.setdefault(source, code)
        stats = (atk, dfn, level, RACE_BITS.get(race, 0), ATTRIBUTE_BITS.get(attribute, 0))
        yield (code, TCG, 0 if picture_of == code else picture_of, 0, TOKEN_TYPE, *stats, 0), name


def write_cards(pool: Path, out: Path, groups: Path | None) -> int:
    """Write the database; how many cards stand in it."""
    numbers = group_numbers(groups.read_text(encoding="utf-8")) if groups else {}
    source = sqlite3.connect(f"{pool.resolve().as_uri()}?mode=ro&immutable=1", uri=True)
    out.unlink(missing_ok=True)
    target = sqlite3.connect(out)
    try:
        rows = [*card_rows(source, numbers), *token_rows(source)]
        with target:
            target.execute(f"create table datas ({', '.join(DATAS)}, primary key(id))")
            target.execute(f"create table texts ({', '.join(TEXTS)}, primary key(id))")
            target.executemany(f"insert into datas values ({','.join('?' * len(DATAS))})", [row for row, _ in rows])
            blank = [""] * (len(TEXTS) - 2)
            target.executemany(
                f"insert into texts values ({','.join('?' * len(TEXTS))})",
                [(row[0], name, *blank) for row, name in rows],
            )
    finally:
        source.close()
        target.close()
    return len(rows)


def main(arguments: list[str] | None = None) -> int:
    """Reads the command line."""
    parser = argparse.ArgumentParser(
        description="makes a database of cards for the second engine from a table of facts"
    )
    parser.add_argument("pool", type=Path, help="the database of facts")
    parser.add_argument("out", type=Path, help="the database that is made")
    parser.add_argument("--groups", type=Path, help="the list of groups of names in that engine's scripts")
    args = parser.parse_args(arguments)
    print(f"{write_cards(args.pool, args.out, args.groups)} cards in {args.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
