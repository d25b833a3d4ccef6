"""`spellspeed scenario [--json] FILE...`: run scenario files, and say of each scenario whether it passed."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator

import click
from rich.console import Console
from rich.progress import track

from spellspeed.scenario import Scenario, read_scenarios
from spellspeed.scenario.outcomes import Outcome
from spellspeed.scenario.running import run_scenario


@click.command("scenario")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line for each scenario.")
def scenario_command(files: tuple[str, ...], as_json: bool) -> None:
    """Run scenario files, or every .yaml and .yml file of a folder.

    Exit status 0 if all passed, 1 if one failed, 2 if a file could not be read.
    """
    scenarios = [scenario for file in files for scenario in read_scenarios(file)]
    passed = failed = wrong = 0
    for scenario in shown(scenarios, as_json):
        outcome = run_scenario(scenario)
        passed += outcome.passed
        failed += not outcome.passed
        wrong += outcome.wrong_file
        if as_json:
            click.echo(json.dumps(as_object(outcome), ensure_ascii=False))
        elif not outcome.passed:
            show_failure(outcome)
    if not as_json:
        click.echo(f"{passed} passed, {failed} failed")
    sys.exit(2 if wrong else 1 if failed else 0)


def shown(scenarios: list[Scenario], as_json: bool) -> Iterable[Scenario]:
    """The scenarios, with a progress bar on a terminal."""
    if as_json or not sys.stderr.isatty():
        return scenarios
    return with_progress(scenarios)


def with_progress(scenarios: list[Scenario]) -> Iterator[Scenario]:
    """The scenarios one by one, with a bar on the error output."""
    yield from track(scenarios, description="scenarios", console=Console(stderr=True), transient=True)


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
    """FAIL with file, line and title, then what is wrong."""
    label = outcome.scenario.label
    step = f"step {outcome.step}: " if outcome.step else ""
    click.echo(f'FAIL  {outcome.where}  "{label.title}"')
    click.echo(f"      {step}{outcome.message}")
