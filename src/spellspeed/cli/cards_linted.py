"""`spellspeed cards --lint`: what the declarations of all cards, or of some, say that no text means."""

from __future__ import annotations

import json
from collections.abc import Sequence

import click

from spellspeed.cli.cards_named import card_called
from spellspeed.simulation.lint.linting import Told, exceptions, lint


def show_lint(names: Sequence[str], as_json: bool) -> None:
    """Print what the lint finds, a line each; exit status 1 where it finds something. Raises UnknownCard."""
    cards = [card_called(name).name for name in names]
    told = lint(cards)
    if as_json:
        click.echo(json.dumps({"findings": [as_object(each) for each in told]}))
    else:
        for each in told:
            click.echo(str(each))
        click.echo(f"{len(told)} findings, {len(exceptions())} exceptions")
    if told:
        raise click.exceptions.Exit(1)


def as_object(told: Told) -> dict[str, str]:
    """A finding as JSON has it."""
    return {
        "place": told.place,
        "card": told.finding.card,
        "rule": told.finding.rule,
        "finding": told.finding.what,
    }
