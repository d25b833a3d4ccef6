"""`spellspeed lab bots --bots A,B DECK...`: two bots in mirrors of decks."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table

from spellspeed.build import COMPILED
from spellspeed.cli.lab_options import FIELD_WORDS, Asked, asked, end_early, playing, run_options, write_exports
from spellspeed.deck_lab.matrix import checked_duels, play_cells
from spellspeed.deck_lab.mirrors import Mirror, add_mirrors, mirrors_of
from spellspeed.deck_lab.plots import plot_bars
from spellspeed.deck_lab.statistics import Interval

POINTS: Final = 100
EQUAL: Final = 0.5


@click.command("bots", epilog=f"DECK: {FIELD_WORDS}.")
@click.argument("given", nargs=-1, required=True, metavar="DECK...")
@click.option("--duels", default=40, show_default=True, type=int, help="Of each deck; half of them begun by each bot.")
@click.option("--team", is_flag=True, help="The first bot as partner of a second, against two of them.")
@run_options
def bots_command(given: tuple[str, ...], duels: int, team: bool, **options: Any) -> None:
    """Which of two bots is better? Both play the same deck against each other, deck by deck, and either begins each seed."""
    want = asked(**options)
    decks = want.decks(given)
    run = want.run()
    cells = add_mirrors(run, decks, want.seed, want.bots, want.profile, team)
    whole = len(cells) * checked_duels(duels)
    was_stopped = False
    try:
        with playing(want, run, whole - len(run.duels)):
            play_cells(run, cells, duels)
    except KeyboardInterrupt:
        was_stopped = True
    mirrors = mirrors_of(run, cells, decks)
    write_exports(want, run)
    if want.plot is not None:
        bars = [(each.deck, gain(each.rate)) for each in mirrors if each.deck]
        below = want.say("below bots", first=want.bots[0], second=want.bots[1], duels=f"{duels:,}")
        plot_bars(bars, want.plot, want.say("picture of bots", first=want.bots[0]), below, want.say("points"))
    if want.as_json:
        click.echo(json.dumps(plain(mirrors, want, team)))
    else:
        show(mirrors, want, team)
    if was_stopped:
        end_early(want, run, whole)


def gain(rate: Interval) -> Interval:
    """How far a win rate lies above one half."""
    return Interval(rate.middle - EQUAL, rate.low - EQUAL, rate.high - EQUAL)


def plain(mirrors: list[Mirror], want: Asked, team: bool) -> dict[str, object]:
    """What `--json` prints; the line of all decks together has no name."""
    return {
        "bots": list(want.bots),
        "team": team,
        "profile": want.profile,
        "seed": want.seed,
        "compiled": COMPILED,
        "mirrors": [{**asdict(each), "deck": each.deck or None, "rate": list(each.rate)} for each in mirrors],
    }


def show(mirrors: list[Mirror], want: Asked, team: bool) -> None:
    """Print the table."""
    say = want.say
    console = Console(highlight=False)
    title = "title of partner" if team else "title of bots"
    table = Table(title=say(title, first=want.bots[0], second=want.bots[1]), title_justify="left")
    table.add_column(say("deck"))
    for heading in ("number", "won", "win rate", "interval"):
        table.add_column(say(heading), justify="right")
    for each in mirrors:
        table.add_row(
            each.deck or say("all together"),
            str(each.duels),
            str(each.won),
            f"{POINTS * each.rate.middle:.0f}",
            f"{POINTS * each.rate.low:.0f} - {POINTS * each.rate.high:.0f}",
            style="" if each.deck else "bold",
        )
    console.print(table)
    played = sum(each.duels for each in mirrors if each.deck)
    console.print(
        say("setting", duels=f"{played:,}", seed=want.seed, profile=want.profile, bots=", ".join(want.bots)),
        markup=False,
    )
    console.print(say("fixed number"), markup=False)
