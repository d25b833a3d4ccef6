"""`spellspeed cards --mutate`: which changes to the declarations of some cards do their scenarios notice?"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence

import click

from spellspeed.cli.cards_named import card_called
from spellspeed.simulation.mutation.own_scenarios import scenarios_of
from spellspeed.simulation.mutation.trials import Tried, declared_mutants, refuse_failing, tried


def show_mutants(names: Sequence[str], folder: str, workers: int, as_json: bool) -> None:
    """Try the mutants of each card and print what became of them; exit status 1 where one went unnoticed, or nothing is known of it.

    Raises UnknownCard, NotImplementedCard, NoScenarios, FailsUnchanged, ScenarioError.
    """
    cards = [card_called(name).name for name in names]
    found = {name: list(tried_of(name, folder, workers, as_json)) for name in dict.fromkeys(cards)}
    if as_json:
        click.echo(json.dumps({"cards": [as_object(name, each) for name, each in found.items()]}))
    elif len(found) > 1:
        click.echo(share("all", [one for each in found.values() for one in each]))
    if any(not one.killed for each in found.values() for one in each):
        raise click.exceptions.Exit(1)


def tried_of(name: str, folder: str, workers: int, as_json: bool) -> Iterator[Tried]:
    """What becomes of the mutants of a card, printed as they are tried."""
    mutants = declared_mutants(name)
    scenarios = scenarios_of(name, folder)
    refuse_failing(scenarios)
    done: list[Tried] = []
    tries = tried(mutants, scenarios, workers)
    if as_json or not sys.stderr.isatty():
        done.extend(tries)
    else:
        with click.progressbar(tries, length=len(mutants), label=name, file=sys.stderr) as bar:
            done.extend(bar)
    if not as_json:
        click.echo("\n".join([share(name, done), *(line(one) for one in done)]))
    yield from done


def share(name: str, done: Sequence[Tried]) -> str:
    """How many of some mutants were killed."""
    killed = sum(one.killed for one in done)
    percent = f" ({100 * killed / len(done):.0f} %)" if done else ""
    return f"{name}: {killed} of {len(done)} killed{percent}"


def line(one: Tried) -> str:
    """A mutant with what became of it."""
    if one.fault:
        return f"  ERROR     {one.mutant}: {one.fault}"
    return f"  {'killed   ' if one.killed else 'SURVIVES '} {one.mutant}"


def as_object(name: str, done: Sequence[Tried]) -> dict[str, object]:
    """The mutants of a card as JSON has them."""
    return {
        "name": name,
        "killed": sum(one.killed for one in done),
        "mutants": [
            {
                "clause": one.mutant.clause,
                "place": one.mutant.place,
                "before": one.mutant.before,
                "after": one.mutant.after,
                "killed": one.killed,
                "noticed_by": one.noticed_by,
                "fault": one.fault,
            }
            for one in done
        ],
    }
