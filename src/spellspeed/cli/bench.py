"""`spellspeed bench`: how fast the engine is on this machine, and on one that others can compare with."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.table import Table

from spellspeed.cli.serve import NotInstalled
from spellspeed.simulation.benchmark import DECKS, DUELS, RUNS, Benchmark, benchmark

SERVED_DUELS: Final = 200


@click.command("bench")
@click.option(
    "--duels",
    default=None,
    type=click.IntRange(min=1),
    help=f"How many duels a run has.  [default: {DUELS}; of a server {SERVED_DUELS} at once]",
)
@click.option(
    "--runs", default=RUNS, show_default=True, type=click.IntRange(min=1), help="Runs, of which the median counts."
)
@click.option(
    "--server", is_flag=True, help="Measure a server instead: --duels duels over sockets, an answer a second."
)
@click.option(
    "--seconds", default=60, show_default=True, type=click.IntRange(min=1), help="With --server: for how long."
)
@click.option(
    "--sockets", default=1000, show_default=True, type=click.IntRange(min=1), help="With --server: sockets at once."
)
@click.option(
    "--folder",
    type=click.Path(exists=True, file_okay=False, writable=True, path_type=Path),
    help="With --server: where its store lies; one in memory shows the server without the disk.  [default: the temporary folder]",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
def bench_command(
    duels: int | None, runs: int, server: bool, seconds: int, sockets: int, folder: Path | None, as_json: bool
) -> None:
    """Measure duels between two bundled decks, random against random, on one core, set-up included, log off.

    A calibration right before and after says how fast this machine runs plain Python (units); divided by it, results of different
    machines can be compared.
    """
    waiting = Console(stderr=True)
    if server:
        bench_server(duels or SERVED_DUELS, seconds, sockets, folder, as_json, waiting)
        return
    with waiting.status("") as status:
        found = benchmark(duels or DUELS, runs, status.update if waiting.is_terminal else None)
    if as_json:
        click.echo(json.dumps(asdict(found)))
    else:
        Console(highlight=False).print(table_of(found))


def bench_server(duels: int, seconds: int, sockets: int, folder: Path | None, as_json: bool, waiting: Console) -> None:
    """Measure a server. Raises NotInstalled where the extra is not there."""
    try:
        from spellspeed.web.load import measure
    except ImportError as missing:
        raise NotInstalled(f'serving needs more: pip install "spellspeed[web]" ({missing})') from missing
    with waiting.status("") as status:
        load = measure(duels, seconds, sockets, status.update if waiting.is_terminal else lambda _: None, folder)
    if as_json:
        click.echo(json.dumps(asdict(load)))
        return
    table = Table(
        title=f"a server, {'compiled' if load.compiled else 'interpreted'}", title_justify="left", show_header=False
    )
    table.add_column("what")
    table.add_column("value", justify="right")
    for label, value in (
        ("units before, after (calibration)", f"{load.units_before:.0f}, {load.units_after:.0f}"),
        ("load average at the end", f"{load.load_average:.1f}"),
        ("duels, seconds, answers", f"{load.duels}, {load.seconds:.0f}, {load.answers:,}"),
        (
            "from answer to acknowledgement, ms: 50, 95, 99 of 100",
            f"{load.ack_50:.0f}, {load.ack_95:.0f}, {load.ack_99:.0f}",
        ),
        ("of these for the disk to keep a commit, ms: 95, 99 of 100", f"{load.sync_95:.0f}, {load.sync_99:.0f}"),
        ("share of a core that the server takes", f"{load.core:.2f}"),
        ("processor time of the server for an answer, ms", f"{load.server_ms_per_answer:.1f}"),
        ("memory of a live duel with two sockets, KB", f"{load.bytes_per_duel / 1000:.0f}"),
        (
            "resident set with one room, with all, MB",
            f"{load.memory_empty / 1e6:.0f}, {load.memory_full / 1e6:.0f} ({load.duels_at_the_end:.0f} duels went on)",
        ),
        ("bytes sent for an answer, to both seats", f"{load.wire_bytes_per_answer:,.0f}"),
        ("bytes of a step to a seat, all that goes with it", f"{load.wire_bytes_per_step:,.0f}"),
        ("a room of 300 answers built again, ms of processor", f"{load.rebuilt_ms:.0f}"),
        (f"{load.sockets:,} sockets opened and shown their room, s", f"{load.sockets_seconds:.1f}"),
        ("then a ping, ms: 95 of 100", f"{load.sockets_ping_95:.1f}"),
    ):
        table.add_row(label, value)
    Console(highlight=False).print(table)


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
