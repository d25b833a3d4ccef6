"""`spellspeed lab meta DECK...`: a metagame from a matrix."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table

from spellspeed.cli.lab_matrix import plain_matrix
from spellspeed.cli.lab_options import FIELD_WORDS, Asked, asked, end_early, playing, run_options, write_exports
from spellspeed.deck_lab.matrix import add_matrix, checked_duels, checked_names, matrix_of, play_cells
from spellspeed.deck_lab.meta import MetaDeck, meta_of, shares_of
from spellspeed.deck_lab.plots import plot_matrix

POINTS: Final = 100
NAME_WIDTH: Final = 22


@click.command("meta", epilog=f"DECK: {FIELD_WORDS}.")
@click.argument("given", nargs=-1, required=True, metavar="DECK...")
@click.option("--duels", default=400, show_default=True, type=int, help="Of each pair; half of them begun by each.")
@click.option(
    "--share",
    "shares",
    multiple=True,
    metavar="NAME=NUMBER",
    help="How often a deck is met in the field; decks without one are not. Without any, all are equally often.",
)
@run_options
def meta_command(given: tuple[str, ...], duels: int, shares: tuple[str, ...], **options: Any) -> None:
    """Which decks to bring: the mix that no deck beats, and what each deck may expect of a field. From a matrix of all of them."""
    want = asked(**options)
    decks = want.decks(given)
    checked_names(decks)
    field = shares_of([deck.name for deck in decks], shares)
    run = want.run()
    cells = add_matrix(run, decks, want.seed, want.bots, want.profile)
    whole = len(cells) * checked_duels(duels)
    was_stopped = False
    try:
        with playing(want, run, whole - len(run.duels)):
            play_cells(run, cells, duels)
    except KeyboardInterrupt:
        was_stopped = True
    matrix = matrix_of(run, cells, decks)
    found = meta_of(matrix, field)
    write_exports(want, run)
    if want.plot is not None:
        plot_matrix(matrix, want.plot, want.words, ", ".join(want.bots))
    if want.as_json:
        click.echo(json.dumps({**plain_matrix(matrix, want), "meta": [asdict(each) for each in found]}))
    else:
        show(found, want)
    if was_stopped:
        end_early(want, run, whole)


def show(found: list[MetaDeck], want: Asked) -> None:
    """Print the table and how it is to be read."""
    say = want.say
    console = Console(highlight=False)
    table = Table(title=say("title of meta"), title_justify="left")
    table.add_column(say("deck"), min_width=NAME_WIDTH)
    for key in ("share of field", "against field", "share of mix", "often in mix", "against mix"):
        table.add_column(say(key), justify="right")
    for each in found:
        numbers = (each.field_share, each.against_field, each.mix_share, each.often_in_mix, each.against_mix)
        table.add_row(each.deck, *[f"{POINTS * number:.1f}" for number in numbers])
    console.print(table)
    console.print(say("how to read meta", bots=", ".join(want.bots)), markup=False)
