"""Reads rulings beside scenarios, and keeps docs/rulings_ledger.tsv.

    python -m tools.rulings enrol RULINGS.sqlite           a line for each statement; one that was changed becomes unread again
    python -m tools.rulings next RULINGS.sqlite [CARD ...] the next unread statements, beside the titles of their cards' scenarios
    python -m tools.rulings judge VERDICTS.txt             enters verdicts (tools/rulings/verdicts.py says how they are written)
    python -m tools.rulings count                          writes how many have which verdict into docs/coverage.md

RULINGS.sqlite has the tables rulings and rulings_later with passcode, place and statement. Nothing of the statements is kept in the project.
Without a CARD the cards come in the order of docs/wanted.tsv, then by name; --number says how many statements there are at least (60),
--all shows those that have a verdict, too, --whole the scenarios of each card as they stand. A CARD may be one that nobody has declared yet.
"""

from __future__ import annotations

import argparse
import hashlib
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import fill
from typing import Final, NamedTuple

from spellspeed.errors import SpellspeedError
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.pool import is_implemented
from spellspeed.yugioh.text.card_text import text_of_card
from tools.rulings.counting import about_declared, write_counts
from tools.rulings.ledger import ROOT, SCENARIOS, TABLES, UNREAD, Key, Line, place_of, problems, read, titles, write
from tools.rulings.verdicts import SHORT, Misjudged, file_about, judged

WANTED: Final = ROOT / "docs" / "wanted.tsv"
LETTERS: Final = {table: letter for letter, table in SHORT.items()}
WIDTH: Final = 150


class Statement(NamedTuple):
    """What a collection has under a key."""

    passcode: int
    says: str

    @property
    def mark(self) -> str:
        """What the ledger keeps of it."""
        return hashlib.sha256(self.says.encode()).hexdigest()[:8]


def statements(path: Path) -> dict[Key, Statement]:
    """All statements of a collection, by their keys; what has no card stands under its heading."""
    found: dict[Key, Statement] = {}
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as connection:
        for table in TABLES:
            rows = connection.execute(f"select passcode, heading, place, statement from {table}")
            for code, heading, place, says in rows:
                name = facts.by_passcode(code).name if code else str(heading)
                found[table, name, int(place)] = Statement(int(code or 0), str(says))
    return found


def enrolled(lines: Sequence[Line], there: dict[Key, Statement]) -> list[Line]:
    """A ledger with a line for each statement: new ones, and those that say something else now, are unread."""
    known = {(line.key, line.mark): line for line in lines}
    found: list[Line] = []
    for key, one in there.items():
        table, name, place = key
        fresh = Line(name, table, one.passcode, place, one.mark, UNREAD, "")
        found.append(known.get((key, one.mark), fresh))
    return found


def wanted_first(lines: Sequence[Line]) -> list[str]:
    """The names of the cards, those first that most decks play."""
    rows = WANTED.read_text(encoding="utf-8").splitlines()[1:]
    order = {row.split("\t")[1]: place for place, row in enumerate(rows)}
    return sorted({line.card for line in lines}, key=lambda name: (order.get(name, len(order)), name))


def told(name: str, lines: Sequence[Line], there: dict[Key, Statement], whole: bool) -> Iterator[str]:
    """A card as it is read: what it prints, its scenarios, its statements."""
    yield f"= {name}"
    if facts.is_name(name) and lines[0].passcode:
        card = facts.by_name(name)
        says = text_of_card(card.passcode) if is_implemented(card.passcode) else "not declared yet"
        yield fill(says, WIDTH, initial_indent="  ", subsequent_indent="  ")
        yield from scenarios_told(file_about(card), whole)
    for line in lines:
        yield f"{LETTERS[line.table]}{line.place} [{line.verdict}{': ' * bool(line.by)}{line.by}] {there[line.key].says}"
    yield ""


def scenarios_told(file: str, whole: bool) -> Iterator[str]:
    """The numbers and titles of the scenarios of a file, or all of it with the numbers before the titles."""
    if not whole:
        yield from (f"  ({number}) {title}" for number, title in enumerate(titles().get(file, ()), 1))
        return
    number = 0
    if not (SCENARIOS / file).is_file():
        return
    for line in (SCENARIOS / file).read_text(encoding="utf-8").splitlines():
        begins = line.startswith("scenario:")
        number += begins
        yield f"({number}) {line}" if begins else line


def next_unread(given: argparse.Namespace) -> int:
    """Print the next unread statements."""
    there = statements(given.rulings)
    lines = read() if given.cards else about_declared(read())
    names = [facts.by_name(name).name for name in given.cards] or wanted_first(lines)
    shown = 0
    for name in names:
        own = [line for line in lines if line.card == name and (given.all or line.verdict == UNREAD)]
        if own and (given.cards or shown < given.number):
            print("\n".join(told(name, own, there, given.whole)))
            shown += len(own)
    of_all = [line for line in lines if not given.cards or line.card in names]
    print(f"{shown} statements; {sum(line.verdict == UNREAD for line in of_all)} of {len(of_all)} are unread")
    return 0


def kept(lines: Sequence[Line]) -> int:
    """Write the ledger and the counts, if nothing is wrong with them."""
    found = problems(sorted(lines, key=place_of))
    if found:
        print("\n".join(found), file=sys.stderr)
        return 1
    write(lines)
    write_counts(lines)
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Does what the command line says; 0 where nothing was wrong."""
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description="the rulings ledger", epilog=__doc__, formatter_class=form)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("enrol").add_argument("rulings", type=Path)
    reading = commands.add_parser("next")
    reading.add_argument("rulings", type=Path)
    reading.add_argument("cards", nargs="*", metavar="CARD")
    reading.add_argument("--number", type=int, default=60)
    reading.add_argument("--all", action="store_true")
    reading.add_argument("--whole", action="store_true")
    commands.add_parser("judge").add_argument("verdicts", type=Path)
    commands.add_parser("count")
    given = parser.parse_args(arguments)
    try:
        if given.command == "enrol":
            return kept(enrolled(read(), statements(given.rulings)))
        if given.command == "next":
            return next_unread(given)
        if given.command == "judge":
            return kept(judged(read(), given.verdicts.read_text(encoding="utf-8")))
        return kept(read())
    except (Misjudged, SpellspeedError) as wrong:
        print(wrong, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
