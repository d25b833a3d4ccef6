"""Matches of `spellspeed simulate --match`: progress, tables, JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial

import click
from rich.console import Console
from rich.table import Table

from spellspeed.build import COMPILED
from spellspeed.cli.cards_unused import plain_unused, unused_lines
from spellspeed.cli.deck_notes import side_names
from spellspeed.cli.intervals import INTERVAL, share_with_interval, wilson
from spellspeed.cli.series import end_stopped, keep_endless, shown_progress
from spellspeed.languages.catalog import Catalog
from spellspeed.simulation.cards_used import CardsUnused, cards_unused
from spellspeed.simulation.match_summary import SIDES, DuelNumber, MatchSummary, summarize_matches
from spellspeed.simulation.matches import MatchSetting, MatchSimulation, simulate_matches
from spellspeed.simulation.series import recorded_game

SECTION = "match tables"
OF_DUELS = "duel tables"


def run_matches(
    setting: MatchSetting, duels: int | None, matches: int | None, jobs: int, words: Catalog, as_json: bool
) -> None:
    """Play the matches and print what they come to."""
    say = partial(words.say, OF_DUELS)
    with shown_progress(words.say(SECTION, "matches" if duels is None else "duels"), duels or matches or 0) as progress:
        done = simulate_matches(setting, duels, matches, jobs, progress)
    if done.results:
        summary = summarize_matches(done.results)
        if as_json:
            click.echo(json.dumps(as_plain(done, summary, jobs)))
        else:
            show(done, summary, Console(highlight=False), words)
    for number, each in enumerate(done.results):
        if each.left is not None:
            keep_endless(
                recorded_game(*each.left),
                say,
                "endless of match",
                setting.duel.seed,
                match=number,
                duel=len(each.duels),
            )
    if done.stopped:
        finished = len(done.results) if duels is None else sum(len(each.duels) for each in done.results)
        end_stopped(say, finished, duels or matches or 0)


def as_plain(done: MatchSimulation, summary: MatchSummary, jobs: int) -> dict[str, object]:
    """What `--json` prints. Lists are in the order of the decks."""
    setting = done.setting.duel
    return {
        **asdict(summary),
        "scores": [[*score, number] for score, number in summary.scores],
        "reasons": dict(summary.reasons),
        "by_number": [plain_number(each) for each in summary.by_number],
        "interval": INTERVAL,
        "win_rate_intervals": [wilson(wins, summary.matches) for wins in summary.wins],
        "decks": [deck.name for deck in setting.decks],
        "bots": list(setting.bots),
        "profile": setting.profile_name,
        "seed": setting.seed,
        "jobs": jobs,
        "choose_zones": setting.choose_zones,
        "compiled": COMPILED,
        "seconds": done.seconds,
        "unused_cards": plain_unused(unused_in(done)),
    }


def plain_number(duels: DuelNumber) -> dict[str, object]:
    """The duels with one number for `--json`."""
    intervals = [wilson(wins, duels.played) for wins in duels.wins]
    beginner = sum(duels.won_going_first)
    return {
        **asdict(duels),
        "win_rate_intervals": intervals,
        "beginner_wins": beginner,
        "beginner_win_rate_interval": wilson(beginner, duels.played),
    }


def show(done: MatchSimulation, summary: MatchSummary, console: Console, words: Catalog) -> None:
    """Print the tables."""
    setting = done.setting.duel
    names = side_names(setting.decks)
    console.print(matches_table(names, summary, words))
    for duels in summary.by_number:
        console.print(duels_table(names, duels, words))
    console.print(choices_table(names, summary.by_number, words))
    for line in unused_lines(setting.decks, unused_in(done), words):
        console.print(line, markup=False)
    if summary.after_a_loss:
        console.print(
            words.say(
                SECTION,
                "after a loss",
                duels=summary.after_a_loss,
                began=summary.loser_began,
                won=share_with_interval(summary.loser_won, summary.after_a_loss),
            )
        )
    console.print(
        words.say(
            SECTION,
            "setting",
            matches=summary.matches,
            duels=summary.duels,
            seed=setting.seed,
            profile=setting.profile_name,
            bots=", ".join(setting.bots),
        )
    )
    speed = summary.duels / done.seconds if done.seconds else 0.0
    console.print(words.say(SECTION, "speed", seconds=f"{done.seconds:.1f}", speed=f"{speed:.1f}"))
    console.print(words.say(SECTION, "digest", digest=summary.digest))


def unused_in(done: MatchSimulation) -> tuple[CardsUnused, ...]:
    """By deck, which cards were of no use in all duels; one of a Side Deck counts once it was brought in."""
    met = [duel.result.cards for each in done.results for duel in each.duels]
    return cards_unused(done.setting.duel.decks, met)


def matches_table(names: list[str], summary: MatchSummary, words: Catalog) -> Table:
    """Who won the matches, with which score."""
    table = Table(title=words.say(SECTION, "title of matches"), title_justify="left")
    table.add_column(words.say(SECTION, "deck"))
    table.add_column(words.say(SECTION, "matches won"), justify="right")
    table.add_column(words.say(SECTION, "percent"), justify="right")
    scores = sorted({(max(score), min(score)) for score, _ in summary.scores})
    for more, fewer in scores:
        table.add_column(f"{more}-{fewer}", justify="right")
    for side, name in enumerate(names):
        cells = [str(with_score(summary, side, score)) for score in scores]
        table.add_row(name, str(summary.wins[side]), share_with_interval(summary.wins[side], summary.matches), *cells)
    left = (("drawn", summary.draws), ("undecided", summary.undecided), ("unfinished", summary.unfinished))
    for key, number in left:
        if number:
            table.add_row(words.say(SECTION, key), str(number), share_with_interval(number, summary.matches))
    return table


def with_score(summary: MatchSummary, side: int, wanted: tuple[int, int]) -> int:
    """How many matches ended with a score (the higher number first) in which a side has the higher number."""
    more, fewer = wanted
    return sum(
        number
        for score, number in summary.scores
        if score[side] == more and sum(score) == more + fewer and more > fewer
    )


def duels_table(names: list[str], duels: DuelNumber, words: Catalog) -> Table:
    """The first, second or third duels of all matches: who won them, and from which turn order."""
    table = Table(
        title=words.say(SECTION, "title of duels", number=duels.number, played=duels.played), title_justify="left"
    )
    table.add_column(words.say(SECTION, "deck"))
    for key in ("wins", "percent", "going first", "going second"):
        table.add_column(words.say(SECTION, key), justify="right")
    for side in SIDES:
        first = duels.went_first[side]
        table.add_row(
            names[side],
            str(duels.wins[side]),
            share_with_interval(duels.wins[side], duels.played),
            share_with_interval(duels.won_going_first[side], first),
            share_with_interval(duels.won_going_second[side], duels.played - first),
        )
    won, beginner = sum(duels.wins), sum(duels.won_going_first)
    table.add_section()
    table.add_row(
        words.say(SECTION, "any deck"),
        str(won),
        "",
        share_with_interval(beginner, duels.played),
        share_with_interval(won - beginner, duels.played),
    )
    return table


def choices_table(names: list[str], numbers: Sequence[DuelNumber], words: Catalog) -> Table:
    """In how many duels of each number a side began, had the choice, and had exchanged cards."""
    table = Table(title=words.say(SECTION, "title of choices"), title_justify="left")
    table.add_column(words.say(SECTION, "duel"), justify="right")
    table.add_column(words.say(SECTION, "deck"))
    for key in ("began", "chose", "exchanged"):
        table.add_column(words.say(SECTION, key), justify="right")
    for duels in numbers:
        for side in SIDES:
            counts = (duels.went_first[side], duels.chose[side], duels.exchanged[side])
            number = "" if side else str(duels.number)
            table.add_row(number, names[side], *map(str, counts), end_section=side == SIDES[-1])
    return table
