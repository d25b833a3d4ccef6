"""`spellspeed lab matrix DECK...`: every deck against every other."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from spellspeed.build import COMPILED
from spellspeed.cli.lab_options import FIELD_WORDS, Asked, asked, end_early, playing, run_options, write_exports
from spellspeed.deck_lab.matrix import Matrix, MatrixCell, add_matrix, checked_duels, matrix_of, play_cells
from spellspeed.deck_lab.plots import plot_lengths, plot_matrix
from spellspeed.deck_lab.runs import Run
from spellspeed.deck_lab.statistics import Interval, Stopping

CELL_WIDTH: Final = 10
NAME_WIDTH: Final = 20
"""Of the column of decks, at least."""
POINTS: Final = 100
WIDEST_NAME: Final = 30
"""Room for the names of decks beside a grid."""
SHADES: Final = (
    (0.60, "bold green"),
    (0.53, "green"),
    (0.47, ""),
    (0.40, "red"),
    (0.0, "bold red"),
)
"""From which win rate on a cell has which style."""


@click.command("matrix", epilog=f"DECK: {FIELD_WORDS}.")
@click.argument("given", nargs=-1, required=True, metavar="DECK...")
@click.option(
    "--duels", default=400, show_default=True, type=int, help="Of each pair, at most; half of them begun by each."
)
@click.option(
    "--until",
    type=click.FloatRange(min=0, min_open=True),
    metavar="POINTS",
    help="Stop a pair when its interval is that wide to each side, or excludes 50 %. The intervals may be looked at any time.",
)
@click.option(
    "--lengths",
    metavar="FILE",
    type=click.Path(path_type=Path, dir_okay=False),
    help="A picture of how long duels last.",
)
@run_options
def matrix_command(
    given: tuple[str, ...], duels: int, until: float | None, lengths: Path | None, **options: Any
) -> None:
    """Play every deck against every other and against itself: win rates with intervals, pairs that differ marked, who gains by beginning."""
    want = asked(**options)
    decks = want.decks(given)
    run = want.run()
    cells = add_matrix(run, decks, want.seed, want.bots, want.profile)
    stopping = None if until is None else Stopping(until / POINTS)
    whole = len(cells) * checked_duels(duels)
    was_stopped = False
    try:
        with playing(want, run, whole - len(run.duels)):
            play_cells(run, cells, duels, stopping)
    except KeyboardInterrupt:
        was_stopped = True
    matrix = matrix_of(run, cells, decks, stopping)
    write_exports(want, run)
    if want.plot is not None:
        plot_matrix(matrix, want.plot, want.words, ", ".join(want.bots))
    if lengths is not None and run.duels:
        plot_lengths(lengths_of(run, matrix.decks), lengths, want.words)
    if want.as_json:
        click.echo(json.dumps(plain_matrix(matrix, want)))
    else:
        show(matrix, run, want, until)
    if was_stopped:
        end_early(want, run, whole)


def lengths_of(run: Run, decks: Sequence[str]) -> list[tuple[str, list[int]]]:
    """The turns of all duels of each deck."""
    return [
        (deck, [each.row.turns for each in run.duels if deck in (each.row.deck_a, each.row.deck_b)]) for deck in decks
    ]


def plain_matrix(matrix: Matrix, want: Asked) -> dict[str, object]:
    """What `--json` prints; rates are shares from 0 to 1."""
    return {
        "decks": list(matrix.decks),
        "bots": list(want.bots),
        "profile": want.profile,
        "seed": want.seed,
        "compiled": COMPILED,
        "cells": [
            {**asdict(cell), "rate": cell.rate.middle, "low": cell.rate.low, "high": cell.rate.high}
            for cell in matrix.cells
        ],
        "means": [matrix.mean(place) for place in range(len(matrix.decks))],
    }


def show(matrix: Matrix, run: Run, want: Asked, until: float | None) -> None:
    """Print the tables: the matrix, if it is not too wide, and a line for each deck."""
    console = Console(highlight=False)
    if WIDEST_NAME + CELL_WIDTH * len(matrix.decks) <= console.width:
        console.print(grid(matrix, want))
    console.print(ranking(matrix, want))
    bots = ", ".join(want.bots)
    console.print(
        want.say("setting", duels=f"{len(run.duels):,}", seed=want.seed, profile=want.profile, bots=bots), markup=False
    )
    console.print(want.say("stopping rule" if until is not None else "fixed number"), markup=False)
    console.print(want.say("mark"), markup=False)


def grid(matrix: Matrix, want: Asked) -> Table:
    """Win rate of the deck of the row against that of the column; on the diagonal that of the beginner."""
    table = Table(title=want.say("title of matrix"), title_justify="left")
    table.add_column(want.say("deck"))
    for place in range(len(matrix.decks)):
        table.add_column(str(place + 1), justify="right", no_wrap=True)
    places = range(len(matrix.decks))
    by_pair = {(cell.first, cell.second): cell for cell in matrix.cells}
    for row in places:
        texts = [cell_text(matrix.rate(row, column), by_pair[min(row, column), max(row, column)]) for column in places]
        table.add_row(f"{row + 1} {matrix.decks[row]}", *texts)
    return table


def cell_text(rate: Interval, cell: MatrixCell) -> Text:
    """One cell: rate and half-width in points, a star where it is marked."""
    if cell.is_mirror:
        return Text(f"({POINTS * cell.rate.middle:.0f})", style="dim")
    star = "*" if cell.is_marked else " "
    style = next(style for least, style in SHADES if rate.middle >= least)
    return Text(f"{POINTS * rate.middle:.0f} ±{POINTS * rate.half:.0f}{star}", style=style)


def ranking(matrix: Matrix, want: Asked) -> Table:
    """The decks by their mean win rate, with the best and the worst opponent, and what beginning is worth in the mirror."""
    table = Table(title=want.say("title of ranking"), title_justify="left")
    table.add_column(want.say("deck"), min_width=NAME_WIDTH)
    for key in ("mean", "best against", "worst against", "beginner"):
        table.add_column(want.say(key), justify="left" if key.endswith("against") else "right")
    mirrors = {cell.first: cell for cell in matrix.cells if cell.is_mirror}
    places = range(len(matrix.decks))
    for place in sorted(places, key=lambda each: -matrix.mean(each)):
        others = sorted((each for each in places if each != place), key=lambda each: -matrix.rate(place, each).middle)
        best, worst = [
            f"{matrix.decks[each]} {POINTS * matrix.rate(place, each).middle:.0f}" for each in (others[0], others[-1])
        ]
        mirror = mirrors[place]
        beginner = points(mirror.rate) if mirror.duels else ""
        table.add_row(matrix.decks[place], f"{POINTS * matrix.mean(place):.1f}", best, worst, beginner)
    return table


def points(rate: Interval) -> str:
    """A rate in percent with its half-width: `62.0 ±4.1`."""
    return f"{POINTS * rate.middle:.1f} ±{POINTS * rate.half:.1f}"
