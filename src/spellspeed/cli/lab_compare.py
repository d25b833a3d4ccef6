"""`spellspeed lab compare DECK DECK2`: two versions of a deck against the same opponents, paired by seed."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from spellspeed.build import COMPILED
from spellspeed.cli.lab_options import (
    FIELD_WORDS,
    Asked,
    against_option,
    asked,
    end_early,
    every_seed_option,
    playing,
    run_options,
    write_exports,
)
from spellspeed.deck_lab.matrix import checked_names
from spellspeed.deck_lab.plots import plot_bars
from spellspeed.deck_lab.rows import PlayedDuel
from spellspeed.deck_lab.statistics import Interval, Paired, paired, unit_scores, win_rate
from spellspeed.deck_lab.versions import Bench, aligned
from spellspeed.yugioh.decks import DeckList

POINTS = 100


@click.command("compare", epilog=f"DECK and FIELD: {FIELD_WORDS}.")
@click.argument("deck")
@click.argument("other", metavar="DECK2")
@against_option
@click.option("--duels", default=400, show_default=True, type=int, help="Of each version against each opponent.")
@every_seed_option
@run_options
def compare_command(
    deck: str, other: str, against: tuple[str, ...], duels: int, every_seed: bool, **options: Any
) -> None:
    """Is DECK2 better than DECK? Both play the same seeds against each deck of the field; cards that they share are drawn alike."""
    want = asked(**options)
    first, second = want.deck(deck), want.deck(other)
    checked_names([first, second])
    second = aligned(second, first)
    field = want.decks(against)
    run = want.run(counts_cards=True)
    bench = Bench(run, field, want.seed, want.bots, want.profile, duels, every_seed)
    was_stopped = False
    try:
        with playing(want, run, len(bench.missing(first))):
            run.play(bench.missing(first))
        with playing(want, run, len(bench.missing_of(second, first))):
            run.play(bench.missing_of(second, first))
    except KeyboardInterrupt:
        was_stopped = True
    before, after = bench.duels_of(first, first), bench.duels_of(second, first)
    write_exports(want, run)
    lines = lines_of(field, before, after)
    if want.plot is not None:
        bars = [(name, found.difference) for name, _, _, found in lines]
        below = want.say(
            "below compare", first=first.name, second=second.name, bots=", ".join(want.bots), duels=f"{duels:,}"
        )
        plot_bars(bars, want.plot, want.say("picture of compare", second=second.name), below, want.say("points"))
    if want.as_json:
        click.echo(json.dumps(plain(lines, first, second, want)))
    else:
        show(lines, first, second, want)
    if was_stopped:
        end_early(want, run, 2 * duels * len(field))


Line = tuple[str, Interval, Interval, Paired]


def lines_of(field: list[DeckList], before: list[list[PlayedDuel]], after: list[list[PlayedDuel]]) -> list[Line]:
    """A line for each opponent with duels of both, and one for all together, whose name is empty."""
    groups = [(other.name, [b], [a]) for other, b, a in zip(field, before, after, strict=True)]
    if len(field) > 1:
        groups.append(("", before, after))
    lines: list[Line] = []
    for name, b, a in groups:
        found = paired(b, a)
        if found is not None:
            rates = [win_rate([score for duels in side for score in unit_scores(duels)]) for side in (b, a)]
            lines.append((name, rates[0], rates[1], found))
    return lines


def plain(lines: list[Line], first: DeckList, second: DeckList, want: Asked) -> dict[str, object]:
    """What `--json` prints; the line of all opponents together has no name."""
    return {
        "first": first.name,
        "second": second.name,
        "bots": list(want.bots),
        "profile": want.profile,
        "seed": want.seed,
        "compiled": COMPILED,
        "against": [
            {
                "deck": name or None,
                "first": list(a),
                "second": list(b),
                **asdict(found),
                "difference": list(found.difference),
            }
            for name, a, b, found in lines
        ],
    }


def show(lines: list[Line], first: DeckList, second: DeckList, want: Asked) -> None:
    """Print the table."""
    say = want.say
    console = Console(highlight=False)
    table = Table(title=say("title of compare", first=first.name, second=second.name), title_justify="left")
    table.add_column(say("against"))
    for heading in (first.name, second.name, say("difference"), say("p-value"), say("equal")):
        table.add_column(heading, justify="right")
    for name, a, b, found in lines:
        table.add_row(
            name or say("all together"),
            f"{POINTS * a.middle:.1f}",
            f"{POINTS * b.middle:.1f}",
            signed(found.difference),
            f"{found.p_value:.4f}",
            f"{POINTS * found.equal:.0f} %",
            style="" if name else "bold",
        )
    console.print(table)
    bots = ", ".join(want.bots)
    console.print(say("paired", bots=bots, seed=want.seed, profile=want.profile), markup=False)
    if lines:
        found = lines[-1][3]
        width = (found.independent / found.difference.half) ** 2 if found.difference.half else 1.0
        console.print(say("saved", times=f"{width:.1f}"), markup=False)


def signed(found: Interval) -> str:
    """A difference in points with half of its interval: `+2.5 ±3.1`."""
    return f"{POINTS * found.middle:+.1f} ±{POINTS * found.half:.1f}"
