"""`spellspeed lab side DECK`: a siding plan from duels."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table

from spellspeed.cli.lab_compare import signed
from spellspeed.cli.lab_impact import BLANK
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
from spellspeed.deck_lab.plots import plot_bars
from spellspeed.deck_lab.siding_plans import SideSearch, Siding, exchange_of, plan_text, sided
from spellspeed.deck_lab.statistics import Paired, paired
from spellspeed.deck_lab.versions import Bench
from spellspeed.languages.user_files import needs_owned_place, write_owned
from spellspeed.yugioh.decks import DeckList

CHECK: Final = "check"
"""Behind the seed of a search: the seed of the duels that its result is looked at with."""


@click.command("side", epilog=f"DECK and FIELD: {FIELD_WORDS}.")
@click.argument("deck")
@against_option
@click.option(
    "--pool", default=15, show_default=True, type=click.IntRange(min=1), help="Different cards of the Side Deck tried."
)
@click.option(
    "--blank", default=BLANK, show_default=True, help="The card against which those of the Main Deck are weighed."
)
@click.option("--duels", default=200, show_default=True, type=int, help="Of each version against each opponent.")
@click.option(
    "--plan",
    metavar="FILE",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write the exchange as a siding plan.",
)
@every_seed_option
@run_options
def side_command(
    deck: str,
    against: tuple[str, ...],
    pool: int,
    blank: str,
    duels: int,
    plan: Path | None,
    every_seed: bool,
    **options: Any,
) -> None:
    """Which cards of the Side Deck for which of the Main Deck? They are tried in the order of what they gain, in the place of what is worth
    least; --plan writes what was kept for `spellspeed simulate --match --plan`."""
    want = asked(**options)
    base = want.deck(deck)
    field = want.decks(against)
    if plan is not None:
        needs_owned_place(plan)
    run = want.run(counts_cards=True)
    bench = Bench(run, field, want.seed, want.bots, want.profile, duels, every_seed)
    search = SideSearch(bench, base, want.known.passcode_named(blank), pool)
    check = Bench(run, field, f"{want.seed}/{CHECK}", want.bots, want.profile, duels, every_seed)
    checked: Paired | None = None
    was_stopped = False
    try:
        for wanted in search.steps():
            with playing(want, run, len(wanted)):
                run.play(wanted)
        if search.found.slots:
            checked = check_exchange(want, check, base, sided(base, search.found.slots))
    except KeyboardInterrupt:
        was_stopped = True
    write_exports(want, run)
    if plan is not None and search.found.slots:
        write_owned(plan_text(base, search.found.slots), plan)
    if want.plot is not None:
        bars = [(each.into, each.gain.difference) for each in search.found.tried]
        below = want.say("below side", field=", ".join(other.name for other in field), duels=f"{duels:,}")
        plot_bars(bars, want.plot, want.say("picture of side", deck=base.name), below, want.say("points"))
    if want.as_json:
        out, into = exchange_of(base, search.found.slots)
        tried = [asdict(each) for each in search.found.tried]
        plain = {"deck": base.name, "against": [other.name for other in field], "tried": tried, "out": out, "in": into}
        click.echo(json.dumps({**plain, "checked": None if checked is None else asdict(checked)}))
    else:
        show(search.found, base, checked, plan, want)
    if was_stopped:
        end_early(want, run, len(run.duels))


def check_exchange(want: Asked, check: Bench, base: DeckList, after: DeckList) -> Paired | None:
    """The difference that the exchange makes on seeds on which it was not chosen."""
    run = check.run
    for wanted in (check.missing(base), None):
        numbers = check.missing_of(after, base) if wanted is None else wanted
        with playing(want, run, len(numbers)):
            run.play(numbers)
    return paired(check.duels_of(base, base), check.duels_of(after, base))


def show(found: Siding, deck: DeckList, checked: Paired | None, plan: Path | None, want: Asked) -> None:
    """Print what was tried, and what came of it."""
    say = want.say
    console = Console(highlight=False)
    table = Table(title=say("title of side", deck=deck.name, bots=", ".join(want.bots)), title_justify="left")
    table.add_column(say("out"))
    table.add_column(say("in"))
    table.add_column(say("gain"), justify="right")
    table.add_column(say("kept"))
    for each in found.tried:
        table.add_row(each.out, each.into, signed(each.gain.difference), say("yes") if each.is_kept else "")
    console.print(table)
    if checked is None:
        console.print(say("nothing to side"), markup=False)
        return
    out, into = exchange_of(deck, found.slots)
    for key, cards in (("goes out", out), ("comes in", into)):
        listed = ", ".join(f"{number} {name}" for name, number in cards.items())
        console.print(say(key, cards=listed), markup=False)
    console.print(say("checked", gain=signed(checked.difference), p=f"{checked.p_value:.4f}"), markup=False)
    if plan is not None:
        console.print(say("plan written", file=str(plan), deck=deck.name), markup=False)
