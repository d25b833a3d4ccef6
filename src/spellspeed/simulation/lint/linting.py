"""The lint of declarations: all rules over the cards of a lint, without what stands among the exceptions.

An exception names card, rule and finding, and the ruling or rule by which the declaration is right; one that excepts nothing is a finding too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from spellspeed.simulation.lint import constants, faces, modules, names, notes, sequences, targets, values
from spellspeed.simulation.lint.findings import Finding, Read, abilities_of
from spellspeed.yugioh.cards.pool import load_declarations
from spellspeed.yugioh.words.declaring import DECLARED_CARDS, Declaration

EXCEPTIONS: Final = Path(__file__).with_name("exceptions.tsv")
UNUSED: Final = "exceptions"
"""The rule of a finding that an exception is for nothing."""
OF_ABILITIES: Final = (targets.findings, faces.findings, sequences.findings, values.findings)
OF_CARDS: Final = (names.findings, notes.findings)


class Told(NamedTuple):
    """A finding with where it stands."""

    place: str
    finding: Finding

    def __str__(self) -> str:
        """A line of a report."""
        return f"{self.place}: {self.finding.card}: {self.finding.rule}: {self.finding.what}"


def lint(only: Iterable[str] = ()) -> list[Told]:
    """What is found in all declarations, or in those of some cards; what is excepted is left out, what an exception is no longer for is told."""
    load_declarations()
    wanted = frozenset(only)
    known = exceptions()
    used: set[tuple[str, str, str]] = set()
    told: list[Told] = []
    for finding in findings_of(wanted):
        key = (finding.card, finding.rule, finding.what)
        if key in known:
            used.add(key)
        else:
            told.append(Told(place_of(finding), finding))
    for card, rule, what in known:
        if (card, rule, what) not in used and (not wanted or card_of(card) in wanted):
            told.append(Told(EXCEPTIONS.name, Finding(card, UNUSED, f"nothing is found any more by {rule}: {what}")))
    return told


def findings_of(wanted: frozenset[str]) -> Iterator[Finding]:
    """The findings of all rules, card by card; without names those of the modules too."""
    for card in DECLARED_CARDS.values():
        if not wanted or card.name in wanted:
            yield from findings_of_card(card)
    if not wanted:
        for module in modules.modules():
            yield from modules.bare_numbers(module)
        yield from constants.findings(modules.modules())


def findings_of_card(card: Declaration) -> Iterator[Finding]:
    """The findings of the rules that read what a card is declared as, each once."""
    found: dict[Finding, None] = {}
    for read in abilities_of(card):
        for rule in OF_ABILITIES:
            found.update(dict.fromkeys(rule(read)))
    for of_card in OF_CARDS:
        found.update(dict.fromkeys(of_card(card)))
    yield from found


def faults_of(read: Read) -> set[str]:
    """What the rules that read an ability find in one, without what is excepted."""
    known = exceptions()
    found = {finding for rule in OF_ABILITIES for finding in rule(read)}
    return {each.what for each in found if (each.card, each.rule, each.what) not in known}


def card_of(title: str) -> str:
    """The card of a title, which may be that of a dated variant."""
    return title.split(" (2")[0]


def place_of(finding: Finding) -> str:
    """Where a finding stands: module and line."""
    if finding.line:
        return f"{finding.card.split(': ')[0]}:{finding.line}"
    module, line = modules.places_of_cards().get(card_of(finding.card), ("declared", 0))
    return f"{module}:{line}"


@cache
def exceptions() -> dict[tuple[str, str, str], str]:
    """The reasons of exceptions.tsv by card, rule and finding."""
    lines = EXCEPTIONS.read_text(encoding="utf-8").splitlines()[1:]
    return {(card, rule, what): reason for card, rule, what, reason in (line.split("\t") for line in lines)}
