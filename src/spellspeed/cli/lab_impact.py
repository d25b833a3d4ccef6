"""`spellspeed lab impact DECK`: what each card of a deck is worth to its bot."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table

from spellspeed.build import COMPILED
from spellspeed.cli.lab_compare import signed
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
from spellspeed.deck_lab.impact import Impact, impacts, versions_without
from spellspeed.deck_lab.plots import plot_bars
from spellspeed.deck_lab.versions import Bench
from spellspeed.yugioh.cards.facts import by_passcode

BLANK: Final = "Mystical Elf"
POINTS: Final = 100
NAME_WIDTH: Final = 20


@click.command("impact", epilog=f"DECK and FIELD: {FIELD_WORDS}.")
@click.argument("deck")
@against_option
@click.option(
    "--blank", default=BLANK, show_default=True, help="The card that stands in for the one that is taken out."
)
@click.option("--card", "chosen", multiple=True, metavar="NAME", help="Only this card; can be given several times.")
@click.option("--duels", default=400, show_default=True, type=int, help="Against each opponent, with and without.")
@every_seed_option
@run_options
def impact_command(
    deck: str,
    against: tuple[str, ...],
    blank: str,
    chosen: tuple[str, ...],
    duels: int,
    every_seed: bool,
    **options: Any,
) -> None:
    """What is one copy of each card worth? Each is replaced by a blank in its place, and the same seeds are played. It is what the card is worth to
    the bot that plays it."""
    want = asked(**options)
    base = want.deck(deck)
    field = want.decks(against)
    names = [by_passcode(want.known.passcode_named(name)).name for name in chosen]
    versions = versions_without(base, want.known.passcode_named(blank), names)
    run = want.run(counts_cards=True)
    bench = Bench(run, field, want.seed, want.bots, want.profile, duels, every_seed)
    was_stopped = False
    whole = 0
    try:
        with playing(want, run, len(bench.missing(base))):
            run.play(bench.missing(base))
        wanted = [number for version in versions.values() for number in bench.missing_of(version, base)]
        whole = len(run.duels) + len(wanted)
        with playing(want, run, len(wanted)):
            run.play(wanted)
    except KeyboardInterrupt:
        was_stopped = True
    found = impacts(bench, base, versions)
    write_exports(want, run)
    bots = ", ".join(want.bots)
    if want.plot is not None:
        bars = [(named(each), each.worth.difference) for each in found]
        names_of_field = ", ".join(other.name for other in field)
        below = want.say("below impact", blank=blank, field=names_of_field, duels=f"{duels:,}")
        plot_bars(bars, want.plot, want.say("picture of impact", deck=base.name, bots=bots), below, want.say("points"))
    if want.as_json:
        plain = {
            "deck": base.name,
            "against": [other.name for other in field],
            "blank": blank,
            "bots": list(want.bots),
            "profile": want.profile,
            "seed": want.seed,
            "compiled": COMPILED,
            "cards": [asdict(each) for each in found],
        }
        click.echo(json.dumps(plain))
    else:
        show(found, base.name, blank, want)
    if was_stopped:
        end_early(want, run, max(whole, len(run.duels)))


def named(each: Impact) -> str:
    """A card as a line of a picture calls it: with its copies, where there are several."""
    return each.card if each.copies == 1 else f"{each.card} ({each.copies})"


def show(found: list[Impact], deck: str, blank: str, want: Asked) -> None:
    """Print the table and how it is to be read."""
    say = want.say
    bots = ", ".join(want.bots)
    console = Console(highlight=False)
    table = Table(title=say("title of impact", deck=deck, bots=bots), title_justify="left")
    table.add_column(say("card"), min_width=NAME_WIDTH)
    for key in ("copies", "one copy is worth", "opening hand", "in hand", "never in hand", "improvement"):
        table.add_column(say(key), justify="right")
    for each in found:
        star = "*" if each.is_marked else " "
        rates = each.rates
        table.add_row(
            each.card,
            str(each.copies),
            f"{signed(each.worth.difference)}{star}",
            *[
                f"{POINTS * rate.middle:.1f}" if number else ""
                for rate, number in (
                    (rates.opening, rates.opening_duels),
                    (rates.in_hand, rates.in_hand_duels),
                    (rates.never, rates.never_duels),
                )
            ],
            f"{POINTS * rates.improvement:+.1f}",
        )
    console.print(table)
    console.print(say("how to read impact", bots=bots, blank=blank), markup=False)
    console.print(say("mark of difference"), markup=False)
