"""Verdicts as a reader writes them down, for many statements at once, in a file of their own:

    = Sangan
    r1 scenario 3 | Last Will 2
    r2 no play
    r3 other cards Relinquished Fusion
    l1 set aside rulings_later 4: another Level

A line with `=` names the card. Then each line is a statement (`r`: the table rulings, `l`: rulings_later, and its place), its verdict, and what
belongs to it. A scenario is its number in the card's file, a card's name and the number in the file of that card, or a file and its number
(`rules/chains/chains.yaml 4`); the ledger keeps the title.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.places import file_of
from tools.rulings.ledger import BETWEEN, SCENARIO, UNREAD, VERDICTS, Line, titles, wrong_verdict

SHORT: Final = {"r": "rulings", "l": "rulings_later"}
GIVEN: Final = re.compile(rf"([rl])(\d+) ({'|'.join(VERDICTS)})(?: (.*))?")


class Misjudged(ValueError):
    """A line that gives no verdict, or a wrong one."""


def judged(lines: Sequence[Line], text: str) -> list[Line]:
    """A ledger with the verdicts of a text. Raises Misjudged, UnknownCard."""
    by_key = {line.key: line for line in lines}
    keys = set(by_key)
    name = ""
    for row in text.splitlines():
        given = row.strip()
        if not given or given.startswith("#"):
            continue
        if given.startswith("="):
            name = given[1:].strip()
            continue
        match = GIVEN.fullmatch(given)
        if match is None or not name:
            raise Misjudged(
                f"{given}: a statement, its verdict and what belongs to it are needed, below the name of its card"
            )
        key = (SHORT[match[1]], name, int(match[2]))
        if key not in by_key:
            raise Misjudged(f"{name}, {given}: there is no such statement")
        by = match[4] or ""
        verdict = match[3]
        if verdict == SCENARIO:
            by = BETWEEN.join(scenario_id(name, each.strip()) for each in by.split(BETWEEN.strip()))
        line = by_key[key]._replace(verdict=verdict, by="" if verdict == UNREAD else by)
        wrong = wrong_verdict(line, keys)
        if wrong:
            raise Misjudged(f"{name}, {given}: {wrong}")
        by_key[key] = line
    return list(by_key.values())


def scenario_id(name: str, given: str) -> str:
    """What a scenario is called in the ledger: its file and its title. Raises Misjudged, UnknownCard."""
    place, _, number = given.rpartition(" ")
    if not number.isdigit():
        raise Misjudged(f"{name}: {given} is no number of a scenario")
    file = place if place.endswith(".yaml") else file_about(facts.by_name(place or name))
    there = titles().get(file, ())
    if not 0 < int(number) <= len(there):
        raise Misjudged(f"{name}: {file} has {len(there)} scenarios, not {number}")
    return f"{file}: {there[int(number) - 1]}"


def file_about(card: facts.CardFacts) -> str:
    """The file of a card's scenarios, by its place in tests/scenarios."""
    return f"cards/{file_of(card)}.yaml"
