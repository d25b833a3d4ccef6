"""A report for a batch of cards: everything a card has to pass before it lands, in one table.

    python -m tools.batch CARD ... [--texts TEXTS.sqlite] [--mutate] [--scenarios FOLDER] [--ledger LEDGER.tsv]

For each card: whether it is declared and prints its text; its scenarios, and those of them that have a version for a team duel, with how many
pass; the statements about it in the rulings ledger that nobody has read; with --texts the differences from the official text that
docs/texts-explained.tsv does not explain; what `spellspeed cards --lint` finds; words that no other card uses; with --mutate the changes to the
declaration, with how many its scenarios notice.
Ends with 1 where something is missing.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from spellspeed.errors import SpellspeedError
from spellspeed.games.scenarios import run_scenario
from spellspeed.scenario import DuelScenario, Scenario
from spellspeed.simulation.lint.linting import card_of, lint
from spellspeed.simulation.mutation.own_scenarios import NoScenarios, scenarios_of
from spellspeed.simulation.mutation.trials import declared_mutants, tried
from spellspeed.yugioh.cards.facts import UnknownCard, by_name
from spellspeed.yugioh.cards.pool import is_implemented
from spellspeed.yugioh.scenario.in_teams import has_team_version, in_team_duel
from spellspeed.yugioh.text.card_text import text_of_card
from tools.make_vocabulary import uses
from tools.rulings import ledger
from tools.rulings.counting import unread_of
from tools.signatures.comparing import cards_with_texts, compare, explained, read_wordings

ENOUGH = 0.85
"""The share of the changes to a declaration that its scenarios have to notice."""


HEADINGS = ("card", "text", "scenarios", "in teams", "unread", "differs", "lint", "own words", "mutants")


class Checked(NamedTuple):
    """What was found of a card: columns of the table, and whether nothing is missing."""

    columns: tuple[str, ...]
    passed: bool


def passing(scenarios: Sequence[Scenario]) -> int:
    """How many of some scenarios pass; an error is a failure."""
    count = 0
    for scenario in scenarios:
        try:
            count += run_scenario(scenario).passed
        except SpellspeedError:
            continue
    return count


def of_all(number: int, all_of_them: int) -> str:
    """ "5 of 7", or "-" where there is nothing."""
    return f"{number} of {all_of_them}" if all_of_them else "-"


def told(text: str) -> str:
    """Whether a card prints a text."""
    return "ok" if text else "prints nothing"


def checked(
    name: str,
    own_words: Sequence[str],
    differences: Sequence[str] | None,
    findings: Sequence[str],
    folder: Path,
    rulings: tuple[int, int],
    mutates: bool,
) -> Checked:
    """The row of a card; `differences` are None where no texts were given, `rulings` how many statements are unread, and how many there are.

    Raises UnknownCard, ScenarioError.
    """
    code = by_name(name).passcode
    if not is_implemented(code):
        return Checked((name, "not declared", "-", "-", "-", "-", "-", "-", "-"), False)
    text = text_of_card(code)
    unread = of_all(*rulings)
    try:
        scenarios = scenarios_of(name, folder)
    except NoScenarios:
        return Checked((name, told(text), "none", "-", unread, "-", "-", " ".join(own_words), "-"), False)
    teams = [in_team_duel(each) for each in scenarios if isinstance(each, DuelScenario) and has_team_version(each)]
    alone, together = passing(scenarios), passing(teams)
    killed = "-"
    enough = True
    if mutates:
        done = list(tried(declared_mutants(name), scenarios, 1))
        noticed = sum(one.killed for one in done)
        killed = of_all(noticed, len(done))
        enough = noticed >= ENOUGH * len(done)
    differs = "-" if differences is None else "\n".join(differences) or "none"
    columns = (
        name, told(text), of_all(alone, len(scenarios)), of_all(together, len(teams)), unread, differs,
        "\n".join(findings) or "none", " ".join(own_words), killed,
    )  # fmt: skip
    passes = alone == len(scenarios) and together == len(teams)
    whole = bool(text) and passes and not rulings[0] and not differences and not findings and enough
    return Checked(columns, whole)


def differences_from(texts: Path, names: set[str]) -> dict[str, list[str]]:
    """Differences from the official texts that are not explained, of each card."""
    found: dict[str, list[str]] = {}
    known = explained()
    for card, wordings in cards_with_texts(read_wordings(texts)):
        if card.name in names:
            for title, differences in compare(card, wordings):
                left = [each for each in differences if (title, each) not in known]
                found.setdefault(card.name, []).extend(left)
    return found


def findings_about(names: Sequence[str]) -> dict[str, list[str]]:
    """What the lint finds in each of these cards."""
    found: dict[str, list[str]] = {}
    for told_of in lint(names):
        finding = told_of.finding
        found.setdefault(card_of(finding.card), []).append(f"{finding.rule}: {finding.what}")
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Checks the cards named on the command line and prints the table; 0 where nothing is missing."""
    parser = argparse.ArgumentParser(description="what a batch of cards has to pass")
    parser.add_argument("cards", nargs="+", metavar="CARD")
    parser.add_argument("--texts", type=Path, help="official texts, as for python -m tools.signatures")
    parser.add_argument("--mutate", action="store_true", help="change each atom of the declarations, too")
    parser.add_argument("--scenarios", type=Path, default=Path("tests/scenarios"))
    parser.add_argument("--ledger", type=Path, default=ledger.LEDGER, help="the rulings ledger")
    given = parser.parse_args(arguments)
    try:
        names = [by_name(name).name for name in given.cards]
    except UnknownCard as unknown:
        print(unknown, file=sys.stderr)
        return 2
    own: dict[str, list[str]] = {}
    for word, use in uses().items():
        if len(use.cards) == 1:
            own.setdefault(use.cards[0], []).append(word)
    left = None if given.texts is None else differences_from(given.texts, set(names))
    found_by_lint = findings_about(names)
    lines = ledger.read(given.ledger)
    table = Table(*HEADINGS, padding=0)
    console = Console()
    found = [
        checked(
            name,
            own.get(name, ()),
            None if left is None else left.get(name, ()),
            found_by_lint.get(name, ()),
            given.scenarios,
            unread_of(lines, name),
            given.mutate,
        )
        for name in track(names, console=Console(stderr=True), description="cards", disable=not sys.stderr.isatty())
    ]
    for each in found:
        table.add_row(*each.columns)
    console.print(table)
    missing = sum(not each.passed for each in found)
    console.print(f"{len(found) - missing} of {len(found)} cards have everything")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
