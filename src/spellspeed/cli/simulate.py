"""`spellspeed simulate DECK DECK`: many duels between bots, and what they come to."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from typing import Final

import click
from rich.console import Console
from rich.table import Table

from spellspeed.build import COMPILED
from spellspeed.cli.cards_unused import plain_unused, unused_lines
from spellspeed.cli.deck_notes import (
    DECK_WORDS,
    PROFILE_WORDS,
    cdb_option,
    list_option,
    note_problems,
    side_names,
    taken_deck,
    without_missing_option,
)
from spellspeed.cli.intervals import INTERVAL, share_with_interval, wilson
from spellspeed.cli.language import language_option
from spellspeed.cli.series import end_stopped, keep_endless, shown_progress
from spellspeed.cli.siding_plan_file import read_plan
from spellspeed.cli.simulate_matches import run_matches
from spellspeed.languages.catalog import Catalog, catalog
from spellspeed.rulebook import statement, without_notes
from spellspeed.simulation.cards_used import CardsUnused, cards_unused
from spellspeed.simulation.duels import Setting, simulate
from spellspeed.simulation.games import ENDLESS
from spellspeed.simulation.matches import checked_match_setting
from spellspeed.simulation.series import Simulation, recorded
from spellspeed.simulation.summary import Spread, Summary, summarize
from spellspeed.yugioh.decks import KnownCards
from spellspeed.yugioh.match.siding_plan import NO_PLAN
from spellspeed.yugioh.players import ALL_BOTS

SECTION: Final = "duel tables"


@click.command("simulate", epilog=f"A DECK is {DECK_WORDS}.")
@click.argument("given", nargs=-1, metavar="DECK DECK [DECK DECK]")
@click.option("--team", is_flag=True, help="A team duel of four decks, in turn order: 1A 2A 1B 2B.")
@click.option("--duels", default=1000, show_default=True, type=click.IntRange(min=1), help="How many duels.")
@click.option("--seed", default="0", show_default=True, help="Any text; the same seed gives the same duels.")
@click.option(
    "--bots",
    default="sensible",
    show_default=True,
    help=f"One bot for all, A,B by side, or one for each deck. Bots: {', '.join(ALL_BOTS)}.",
)
@click.option(
    "--jobs", default=1, show_default=True, type=click.IntRange(min=1), help="Processes; no matter for the result."
)
@click.option("--profile", default="tcg", show_default=True, help=f"Rule profile: {PROFILE_WORDS}.")
@click.option("--choose-zones", is_flag=True, help="Bots choose zones too; otherwise the first free one is taken.")
@list_option
@cdb_option
@without_missing_option
@click.option("--match", "as_match", is_flag=True, help="Play whole matches until there are --duels duels.")
@click.option("--matches", type=click.IntRange(min=1), help="Play that many matches instead.")
@click.option("--plan", metavar="FILE", help="What is exchanged with the Side Decks, and who begins (docs/matches.md).")
@language_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
def simulate_command(
    given: tuple[str, ...],
    team: bool,
    duels: int,
    seed: str,
    bots: str,
    jobs: int,
    profile: str,
    choose_zones: bool,
    list_name: str | None,
    known: KnownCards,
    leave_out: bool,
    as_match: bool,
    matches: int | None,
    plan: str | None,
    language: str,
    as_json: bool,
) -> None:
    """Let two decks duel many times, or with --match play matches: best of three, the loser chooses, cards exchanged by a plan.

    The decks begin in turn: the first DECK begins duels 0, 2, 4 and so on. `spellspeed watch` with the same decks, --seed and --duel
    shows one of the duels. With --match a toss decides who chooses in the first duel of each match.
    With --team the first and the third DECK are one team, the second and the fourth the other; the teams begin in turn.
    """
    decks = [taken_deck(deck, known, language, leave_out) for deck in counted_decks(given, team)]
    note_problems(decks, profile, list_name, language)
    words = catalog(language)
    names = tuple(name.strip() for name in bots.split(","))
    if as_match or matches is not None:
        siding = NO_PLAN if plan is None else read_plan(plan, decks, known)
        setting = checked_match_setting(decks, seed, names, profile, choose_zones, siding)
        run_matches(setting, None if matches is not None else duels, matches, jobs, words, as_json)
        return
    if plan is not None:
        raise click.UsageError("a plan is for matches: write --match too")
    say = partial(words.say, SECTION)
    with shown_progress(say("duels"), duels) as progress:
        done = simulate(decks, duels, seed, names, profile, jobs, choose_zones, progress)
    if done.results:
        summary = summarize(done.results, len(decks))
        if as_json:
            click.echo(json.dumps(as_plain(done, summary, jobs)))
        else:
            show(done, summary, Console(highlight=False), words)
    for number in done.endless:
        keep_endless(recorded(done.setting, number), say, "endless", seed, number=number)
    if done.stopped:
        end_stopped(say, len(done.results), duels)


def counted_decks(given: Sequence[str], team: bool) -> Sequence[str]:
    """The decks as given, if there is one for each seat. Raises click.UsageError."""
    seats = 4 if team else 2
    if len(given) != seats:
        told = "a team duel needs one for each of 1A 2A 1B 2B" if team else "a duel is between two (four with --team)"
        raise click.UsageError(f"{len(given)} DECK given; {told}")
    return given


def as_plain(done: Simulation[Setting], summary: Summary, jobs: int) -> dict[str, object]:
    """What `--json` prints. Lists are in the order of the sides; `decisions` and `turns` are totals over all duels."""
    setting = done.setting
    return {
        "duels": summary.duels,
        "wins": list(summary.wins),
        "draws": summary.draws,
        "unfinished": summary.unfinished,
        "decisions": summary.decisions,
        "turns": summary.turns,
        "seconds": done.seconds,
        "digest": summary.digest,
        "decks": [deck.name for deck in setting.decks],
        "bots": list(setting.bots),
        "profile": setting.profile_name,
        "seed": setting.seed,
        "jobs": jobs,
        "choose_zones": setting.choose_zones,
        "compiled": COMPILED,
        "interval": INTERVAL,
        "win_rate_intervals": [wilson(wins, summary.duels) for wins in summary.wins],
        "went_first": list(summary.went_first),
        "won_going_first": list(summary.won_going_first),
        "won_going_second": list(summary.won_going_second),
        "beginner_wins": summary.beginner_wins,
        "beginner_win_rate_interval": wilson(summary.beginner_wins, summary.duels),
        "reasons": dict(summary.reasons),
        "length_in_turns": asdict(summary.length_in_turns),
        "length_in_decisions": asdict(summary.length_in_decisions),
        "unused_cards": plain_unused(unused_in(done)),
    }


def show(done: Simulation[Setting], summary: Summary, console: Console, words: Catalog) -> None:
    """Print the tables."""
    setting = done.setting
    console.print(wins_table(side_names(setting.decks), summary, words))
    console.print(lengths_table(summary, words))
    console.print(reasons_table(summary, words))
    for line in unused_lines(setting.decks, unused_in(done), words):
        console.print(line, markup=False)
    speed = summary.duels / done.seconds if done.seconds else 0.0
    bots = ", ".join(setting.bots)
    console.print(
        words.say(SECTION, "setting", duels=summary.duels, seed=setting.seed, profile=setting.profile_name, bots=bots)
    )
    console.print(words.say(SECTION, "speed", seconds=f"{done.seconds:.1f}", speed=f"{speed:.1f}", compiled=COMPILED))
    console.print(words.say(SECTION, "digest", digest=summary.digest))


def unused_in(done: Simulation[Setting]) -> tuple[CardsUnused, ...]:
    """By deck, which cards were of no use."""
    return cards_unused(done.setting.decks, [each.cards for each in done.results])


def wins_table(names: list[str], summary: Summary, words: Catalog) -> Table:
    """Wins by deck, and by who began."""
    table = Table(title=words.say(SECTION, "title of wins"), title_justify="left")
    table.add_column(words.say(SECTION, "side"))
    for key in ("wins", "share of all", "going first", "going second"):
        table.add_column(words.say(SECTION, key), justify="right")
    for side, name in enumerate(names):
        first = summary.went_first[side]
        table.add_row(
            name,
            str(summary.wins[side]),
            share_with_interval(summary.wins[side], summary.duels),
            share_with_interval(summary.won_going_first[side], first),
            share_with_interval(summary.won_going_second[side], summary.duels - first),
        )
    if summary.unfinished:
        share = share_with_interval(summary.unfinished, summary.duels)
        table.add_row(words.say(SECTION, "unfinished"), str(summary.unfinished), share, "", "")
    second = summary.duels - summary.draws - summary.unfinished - summary.beginner_wins
    drawn = share_with_interval(summary.draws, summary.duels)
    table.add_row(words.say(SECTION, "draws"), str(summary.draws), drawn, "", "", end_section=True)
    table.add_row(
        words.say(SECTION, "any side"),
        str(summary.duels - summary.draws - summary.unfinished),
        "",
        share_with_interval(summary.beginner_wins, summary.duels),
        share_with_interval(second, summary.duels),
    )
    return table


def lengths_table(summary: Summary, words: Catalog) -> Table:
    """How long the duels were."""
    table = Table(title=words.say(SECTION, "title of lengths"), title_justify="left")
    table.add_column("")
    for key in ("mean", "least", "lower quartile", "median", "upper quartile", "most"):
        table.add_column(words.say(SECTION, key), justify="right")
    for key, spread in (("turns", summary.length_in_turns), ("decisions", summary.length_in_decisions)):
        table.add_row(words.say(SECTION, key), *cells(spread))
    return table


def cells(spread: Spread) -> list[str]:
    """A spread as the cells of a row."""
    return [
        f"{spread.mean:.1f}", str(spread.least), f"{spread.lower_quartile:g}", f"{spread.median:g}", f"{spread.upper_quartile:g}",
        str(spread.most),
    ]  # fmt: skip


def reasons_table(summary: Summary, words: Catalog) -> Table:
    """In which ways the duels ended, with the rules that say so."""
    table = Table(title=words.say(SECTION, "title of reasons"), title_justify="left")
    table.add_column(words.say(SECTION, "rule"), no_wrap=True)
    table.add_column(words.say(SECTION, "duels"), justify="right")
    table.add_column(words.say(SECTION, "share"), justify="right", no_wrap=True)
    table.add_column(words.say(SECTION, "what it says"))
    for reason, count in summary.reasons:
        is_rule = reason != ENDLESS
        said = without_notes(statement(reason, words.language)) if is_rule else words.say(SECTION, "unfinished")
        table.add_row(reason, str(count), f"{100 * count / summary.duels:.1f} %", said)
    return table
