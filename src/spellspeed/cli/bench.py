"""`spellspeed bench`: how fast the engine is on this machine, and on one that others can compare with."""

from __future__ import annotations

import json
from dataclasses import asdict

import click
from rich.console import Console
from rich.table import Table

from spellspeed.lab.measuring import DECKS, DUELS, RUNS, Benchmark, benchmark


@click.command("bench")
@click.option("--duels", default=DUELS, show_default=True, type=click.IntRange(min=1), help="How many duels a run has.")
@click.option(
    "--runs", default=RUNS, show_default=True, type=click.IntRange(min=1), help="Runs, of which the median counts."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
def bench_command(duels: int, runs: int, as_json: bool) -> None:
    """Measure duels between two bundled decks, random against random, on one core, set-up included, log off.

    A calibration right before and after says how fast this machine runs plain Python (units); divided by it, results of different
    machines can be compared.
    """
    waiting = Console(stderr=True)
    with waiting.status("") as status:
        found = benchmark(duels, runs, status.update if waiting.is_terminal else None)
    if as_json:
        click.echo(json.dumps(asdict(found)))
    else:
        Console(highlight=False).print(table_of(found))


def table_of(found: Benchmark) -> Table:
    """The measurements as a table."""
    title = f"{DECKS[0]} against {DECKS[1]}, {'compiled' if found.compiled else 'interpreted'}"
    table = Table(title=title, title_justify="left", show_header=False)
    table.add_column("what")
    table.add_column("value", justify="right")
    for label, value in (
        ("units (calibration)", f"{found.units:.0f}"),
        ("units before, after", f"{found.units_before:.0f}, {found.units_after:.0f}"),
        ("duels per second", f"{found.duels_per_second:.1f}"),
        ("duels per 1000 units", f"{found.duels_per_kilounit:.2f}"),
        ("decisions per second", f"{found.decisions_per_second:,.0f}"),
        ("decisions per second at 7000 units", f"{found.decisions_per_second_at_7000:,.0f}"),
        ("decisions per duel", f"{found.decisions_per_duel:.1f}"),
        ("turns per duel", f"{found.turns_per_duel:.1f}"),
        ("copy of a running duel, µs", f"{found.fork_us:.1f}"),
        ("copy at 7000 units, µs", f"{found.fork_us_at_7000:.1f}"),
        ("memory of one more running duel, bytes", f"{found.bytes_per_duel:,}"),
        ("reasons for one wish at 7000 units, µs (99 of 100 stay under)", f"{found.why_not_us_at_7000:.0f}"),
        ("view of a seat as JSON at 7000 units, µs", f"{found.view_us_at_7000:.0f}"),
        ("undo in a duel of 300 decisions at 7000 units, ms", f"{found.undo_ms_at_7000:.1f}"),
        ("seek to its end at 7000 units, ms", f"{found.seek_ms_at_7000:.1f}"),
        ("cost of a window, full against empty field", f"{found.window_cost_ratio:.2f}"),
        ("cost of a decision, team duel against duel of two", f"{found.team_cost_per_decision:.2f}"),
    ):
        table.add_row(label, value)
    return table
