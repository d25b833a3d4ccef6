"""docs/rulings_ledger.tsv: its lines, how they are read and written, and what is wrong with them.

A line stands for one statement of a collection of rulings, which is no part of the project: its table, the card that it stands under, its
place there, and the first digits of its SHA-256, so that a statement that was changed is noticed. Of its words nothing is kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

import yaml

from spellspeed.rulebook import all_rules
from spellspeed.simulation.mutation.own_scenarios import documents
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.pool import is_implemented

ROOT: Final = Path(__file__).resolve().parents[2]
LEDGER: Final = ROOT / "docs" / "rulings_ledger.tsv"
SCENARIOS: Final = ROOT / "tests" / "scenarios"
HEADINGS: Final = ("card", "table", "passcode", "place", "mark", "verdict", "by")
TABLES: Final = ("rulings", "rulings_later")

UNREAD: Final = "unread"
SCENARIO: Final = "scenario"
NO_PLAY: Final = "no play"
OTHER_CARDS: Final = "other cards"
SET_ASIDE: Final = "set aside"
VERDICTS: Final = {
    SCENARIO: "scenarios show what it says",
    NO_PLAY: "it is no matter of play",
    OTHER_CARDS: "it is about cards that are not declared",
    SET_ASIDE: "a ruling or a later statement stands against it",
    UNREAD: "nobody has read it yet",
}
"""Each verdict with what it means. `by` holds the scenarios, the cards that are not declared, or what stands against the statement."""
BETWEEN: Final = " | "
"""What stands between several scenarios, or between several cards."""
TITLE: Final = re.compile(r"^scenario:.*$", re.MULTILINE)
STATEMENT: Final = re.compile(r"(rulings|rulings_later) (\d+)(?: of ([^:]+))?(?=:|$)")
ID: Final = re.compile(r"[A-Z]+(?:-[A-Z]+)*-[A-Z]?\d+(?:\.\d+)?(?:-OCG|-BG)?")


Key = tuple[str, str, int]
"""A statement: its table, the name of its card, its place there."""


class Line(NamedTuple):
    """A statement by its key, and its verdict; in the order of the file.

    What stands under no card but under a heading ("ARCHFIENDS", and names of cards that the collections misspell) has the heading as its
    card, and the passcode 0.
    """

    card: str
    table: str
    passcode: int
    place: int
    mark: str
    verdict: str
    by: str

    @property
    def key(self) -> Key:
        """Which statement it is."""
        return (self.table, self.card, self.place)


def read(path: Path = LEDGER) -> list[Line]:
    """The lines of a ledger. Raises ValueError for one that has not the right columns."""
    first, *others = path.read_text(encoding="utf-8").splitlines()
    if tuple(first.split("\t")) != HEADINGS:
        raise ValueError(f"{path} does not begin with its headings")
    return [Line(card, table, int(code), int(place), *rest) for card, table, code, place, *rest in map(cells, others)]


def cells(line: str) -> list[str]:
    """The columns of a line. Raises ValueError where there are too few or too many."""
    found = line.split("\t")
    if len(found) != len(HEADINGS):
        raise ValueError(f"{len(HEADINGS)} columns are needed: {line}")
    return found


def write(lines: Iterable[Line], path: Path = LEDGER) -> None:
    """Write a ledger, its lines in their order."""
    rows = ["\t".join(HEADINGS), *("\t".join(map(str, line)) for line in sorted(lines, key=place_of))]
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")


def place_of(line: Line) -> tuple[str, int, str, int]:
    """Where a line stands: by the name of its card, then by table and place."""
    return (line.card, line.passcode, line.table, line.place)


def problems(lines: Sequence[Line]) -> list[str]:
    """What is wrong with a ledger, a line each."""
    found: list[str] = []
    places = [place_of(line) for line in lines]
    found += [f"not sorted: {two}" for one, two in pairwise(places) if one > two]
    found += [f"stands there twice: {two}" for one, two in pairwise(places) if one == two]
    keys = {line.key for line in lines}
    for line in lines:
        wrong = wrong_name(line) or wrong_verdict(line, keys)
        if wrong:
            found.append(f"{line.card}, {line.table} {line.place}: {wrong}")
    return found


def wrong_name(line: Line) -> str:
    """What is wrong with the columns that say which statement it is."""
    if line.table not in TABLES:
        return f"there is no table {line.table}"
    if not re.fullmatch("[0-9a-f]{8}", line.mark):
        return f'"{line.mark}" is no mark'
    if line.passcode == 0:
        return "" if line.card.isupper() else "what has no passcode has a heading"
    try:
        name = facts.by_passcode(line.passcode).name
    except facts.UnknownCard:
        return f"no card has the passcode {line.passcode}"
    return "" if name == line.card else f"{line.passcode} is {name}"


def wrong_verdict(line: Line, keys: set[Key]) -> str:
    """What is wrong with a verdict: each kind has something to show."""
    if line.verdict not in VERDICTS:
        return f'there is no verdict "{line.verdict}"'
    if line.verdict == UNREAD:
        return "what is unread shows nothing" if line.by else ""
    if line.verdict == SCENARIO:
        missing = [each for each in line.by.split(BETWEEN) if each not in scenario_ids()]
        return f"there is no scenario {' or '.join(missing)}" if missing else ""
    if line.verdict == OTHER_CARDS:
        return next(filter(None, map(wrong_other, line.by.split(BETWEEN))), "")
    if line.verdict == SET_ASIDE:
        return wrong_ground(line, keys)
    return ""


def wrong_other(name: str) -> str:
    """What is wrong with the name of a card that is not declared."""
    try:
        card = facts.by_name(name)
    except facts.UnknownCard:
        return f'there is no card "{name}"'
    return f"{name} is declared" if is_implemented(card.passcode) else ""


def wrong_ground(line: Line, keys: set[Key]) -> str:
    """What is wrong with that which stands against a statement: another one (`rulings_later 3`, `rulings 2 of Sangan`), or the id of a rule.

    Words may follow after a colon.
    """
    statement = STATEMENT.match(line.by)
    if statement is not None:
        table, place, name = statement.groups()
        return "" if (table, name or line.card, int(place)) in keys else f"there is no statement {statement[0]}"
    rule = ID.match(line.by)
    if rule is None:
        return "it needs the statement or the rule that stands against it"
    return "" if rule[0] in {each.id for each in all_rules()} else f"there is no rule {rule[0]}"


@cache
def titles() -> Mapping[str, tuple[str, ...]]:
    """The titles of the scenarios of each file, in their order; files by their place in tests/scenarios."""
    return {
        path.relative_to(SCENARIOS).as_posix(): tuple(titles_in(path)) for path in sorted(SCENARIOS.rglob("*.yaml"))
    }


def titles_in(path: Path) -> list[str]:
    """The titles of one file; only their lines are read."""
    lines = [match[0] for _, text in documents(path) for match in TITLE.finditer(text)]
    return [str(yaml.load(line, Loader=yaml.BaseLoader)["scenario"]) for line in lines]


@cache
def scenario_ids() -> frozenset[str]:
    """What scenarios are called in the ledger: the file, and the title."""
    return frozenset(f"{file}: {title}" for file, there in titles().items() for title in there)


def of_card(lines: Iterable[Line], name: str) -> list[Line]:
    """The lines of one card."""
    return [line for line in lines if line.card == name]
