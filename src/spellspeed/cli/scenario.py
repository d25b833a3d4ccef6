"""`spellspeed scenario [--json] FILE...`: run scenario files, and say of each scenario whether it passed; `--help-format` explains the files."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from textwrap import indent
from typing import Final

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from spellspeed.files.reading import harmless
from spellspeed.games.scenario_reference import EXAMPLE, tables
from spellspeed.games.scenarios import read_file, run_scenario
from spellspeed.scenario import DuelScenario, ReadScenario, ScenarioError, UnreadScenario
from spellspeed.scenario.model_expect import Expectation
from spellspeed.scenario.model_steps import SeatStep, TimeCalledStep, UntilStep
from spellspeed.scenario.outcomes import Outcome
from spellspeed.scenario.reader import scenario_files

FORMAT_HEAD: Final = """\
A scenario is a position, what is done in it, and what must be true afterwards, in YAML. \
A file holds one or several, with a line --- between them. \
The page docs/scenarios.md explains all this, with an example for each word.
"""
WORD_WIDTH: Final = 26
"""The column of the words, in characters."""
MOST_TOLD: Final = 20
"""So many faults of a scenario are told in the terminal, and how many there are besides; --json has them all."""


def show_format(context: click.Context, _option: click.Parameter, wanted: bool) -> None:
    """Print an example and every word of the scenario language, and end."""
    if not wanted or context.resilient_parsing:
        return
    console = Console(highlight=False)
    console.print(FORMAT_HEAD, markup=False)
    console.print(indent(EXAMPLE, "    "), markup=False)
    for table in tables():
        console.print(f"[bold]{table.title}[/bold]")
        grid = Table(box=None, show_header=False, padding=(0, 0, 0, 2))
        grid.add_column(min_width=WORD_WIDTH, max_width=WORD_WIDTH)
        grid.add_column()
        for word, meaning in table.rows.items():
            grid.add_row(Text(word), Text(meaning))
        console.print(grid)
        console.print()
    context.exit()


@click.command("scenario")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option(
    "--help-format",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=show_format,
    help="Print every word of the scenario language.",
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line for each scenario.")
def scenario_command(files: tuple[str, ...], as_json: bool) -> None:
    """Run scenario files, or every .yaml and .yml file of a folder.

    Exit status 0 if all passed, 1 if one failed, 2 if a file or a scenario could not be read: the others are run all the same.
    """
    scenarios, unread = readable(files)
    passed = failed = wrong = 0
    bar = Progress(console=Console(stderr=True), transient=True, disable=as_json or not sys.stderr.isatty())
    with bar:
        for scenario in shown(scenarios, bar):
            outcome = run_scenario(scenario)
            passed += outcome.passed
            failed += not outcome.passed
            wrong += outcome.wrong_file
            with taken_away(bar, as_json or not outcome.passed or expects_nothing(scenario)):
                tell(outcome, as_json)
    if not as_json:
        not_read = f", {unread} {'file' if unread == 1 else 'files'} not read" if unread else ""
        click.echo(f"{passed} passed, {failed} failed{not_read}")
    sys.exit(2 if wrong or unread else 1 if failed else 0)


def readable(paths: Sequence[str]) -> tuple[list[ReadScenario], int]:
    """The scenarios of the files, and how many files hold nothing that can be read: what is wrong with these is said on standard error."""
    scenarios: list[ReadScenario] = []
    unread = 0
    for path in paths:
        try:
            files = scenario_files(path)
        except ScenarioError as wrong:
            files = []
            unread += 1
            say_wrong(wrong)
        for file in files:
            try:
                scenarios += read_file(file)
            except ScenarioError as wrong:
                unread += 1
                say_wrong(wrong)
    return scenarios, unread


def say_wrong(wrong: ScenarioError) -> None:
    """All that is wrong with a file, each in a line of its own."""
    for fault in wrong.faults[:MOST_TOLD]:
        click.secho(harmless(fault.told), fg="red", err=True)
    if len(wrong.faults) > MOST_TOLD:
        click.secho(f"and {len(wrong.faults) - MOST_TOLD} more", fg="red", err=True)


def expects_nothing(scenario: ReadScenario) -> bool:
    """Whether a duel looks at nothing: it expects nothing at its end, and no step of it looks at the duel."""
    if not isinstance(scenario, DuelScenario):
        return False
    looks = any(not isinstance(step, SeatStep | UntilStep | TimeCalledStep) for step in scenario.steps)
    return not looks and replace(scenario.expect, where=scenario.label.where) == Expectation(where=scenario.label.where)


def shown(scenarios: list[ReadScenario], bar: Progress) -> Iterable[ReadScenario]:
    """The scenarios one by one, with a bar on the error output of a terminal."""
    return scenarios if bar.disable else bar.track(scenarios, description="scenarios")


@contextmanager
def taken_away(bar: Progress, is_told: bool) -> Iterator[None]:
    """Without the bar, as long as something is told of a scenario: the bar would stand in the same line."""
    if is_told:
        bar.stop()
    yield
    if is_told:
        bar.start()


def tell(outcome: Outcome, as_json: bool) -> None:
    """What there is to tell of a scenario: all of it as JSON, else why it failed; and that it expects nothing."""
    if as_json:
        click.echo(json.dumps(as_object(outcome), ensure_ascii=False))
    elif not outcome.passed:
        show_failure(outcome)
    if expects_nothing(outcome.scenario):
        where = outcome.scenario.label.where
        click.echo(
            f'{where.file}:{where.line}: "{outcome.scenario.label.title}" expects nothing: '
            "it shows no more than that its steps can be done",
            err=True,
        )


def as_object(outcome: Outcome) -> dict[str, object]:
    """A scenario and its outcome for --json."""
    label = outcome.scenario.label
    return {
        "title": label.title,
        "id": label.id,
        "file": label.where.file,
        "line": label.where.line,
        "passed": outcome.passed,
        "step": outcome.step or None,
        "message": outcome.message,
    }


def show_failure(outcome: Outcome) -> None:
    """FAIL with file, line and title, then what is wrong; of a scenario that is written wrongly on standard error, as of a file."""
    label = outcome.scenario.label
    step = f"step {outcome.step}: " if outcome.step else ""
    lines = [f'FAIL  {outcome.where}  "{label.title}"']
    told = f"{step}{outcome.message}".split("\n")
    if isinstance(outcome.scenario, UnreadScenario) and len(told) > MOST_TOLD:
        told = [*told[:MOST_TOLD], f"and {len(told) - MOST_TOLD} more"]
    lines += [f"      {harmless(line)}" for line in told]
    if isinstance(outcome.scenario, UnreadScenario):
        click.secho("\n".join(lines), fg="red", err=True)
    else:
        click.echo("\n".join(lines))
