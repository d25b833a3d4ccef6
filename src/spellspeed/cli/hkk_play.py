"""`spellspeed hkk play` and `spellspeed hkk simulate`: the second game in the terminal."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Final

import click
from rich.console import Console

from spellspeed.cli.intervals import share_with_interval
from spellspeed.cli.language import SPOKEN
from spellspeed.cli.own_folder import Keeping
from spellspeed.cli.play_on import play_on
from spellspeed.cli.play_plain import PlainTable
from spellspeed.cli.series import Says, end_stopped, keep_endless, shown_progress
from spellspeed.games import GAMES
from spellspeed.hkk.bots import BOTS
from spellspeed.hkk.cards.deck_file import deck_text
from spellspeed.hkk.cards.pool import deck_named, decks
from spellspeed.hkk.game import HKK, MOST_TURNS, PLAYERS, Start
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.options import options_with
from spellspeed.hkk.simulation import Setting, checked_setting
from spellspeed.hkk.wording import Teller
from spellspeed.hkk.words import LANGUAGES
from spellspeed.session.saved_games import load
from spellspeed.session.seeds import new_seed
from spellspeed.session.session import PERSON, Session, Setup
from spellspeed.simulation.games import ENDLESS
from spellspeed.simulation.series import play_series, recorded
from spellspeed.simulation.summary import Summary, summarize

LAST: Final = "-"
"""As the file to resume: the one that was left last."""
KEEPING: Final = Keeping("last_hkk.json", "spellspeed hkk play")


def spoken(_: click.Context, __: click.Parameter, language: str) -> str:
    """The language as given; what is refused is said in it."""
    SPOKEN.set(language)
    return language


language_of_hkk = click.option(
    "--language", type=click.Choice(LANGUAGES), default="en", show_default=True, callback=spoken, is_eager=True
)
"""`--language` of a game of HKK."""


def settings(written: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """`NAME=VALUE` as pairs. Raises UnknownOption for one that there is not."""
    pairs = tuple((name.strip(), value.strip()) for name, _, value in (one.partition("=") for one in written))
    options_with(pairs)
    return pairs


def written_deck(name: str) -> str:
    """What the file of a deck holds; "" for a deck of the set. Raises UnknownDeck where it is neither, BrokenDeck."""
    if name in decks():
        return ""
    if not Path(name).exists():
        deck_named(name)
    return deck_text(name)


@click.command("play")
@click.option("--deck", default="thornwood", show_default=True, help=f"Your deck: {', '.join(decks())}, or a file.")
@click.option("--against", default="ash_marches", show_default=True, help="The other deck, or a file.")
@click.option("--bot", default="sensible", show_default=True, help=f"Who plays against you: {', '.join(BOTS)}.")
@click.option("--hot-seat", is_flag=True, help="Two persons at one keyboard instead of a bot.")
@click.option("--seed", default=None, help="Any text; the same seed shuffles alike. Left out: a new game each time.")
@click.option("--second", is_flag=True, help="The other player begins.")
@click.option("--option", "written", multiple=True, metavar="NAME=VALUE", help="An option of the rules.")
@language_of_hkk
@click.option(
    "--resume",
    default=None,
    is_flag=False,
    flag_value=LAST,
    metavar="[FILE]",
    help="Go on with a game that was saved; without a file with the one that was left last.",
)
def play_command(
    deck: str,
    against: str,
    bot: str,
    hot_seat: bool,
    seed: str | None,
    second: bool,
    written: tuple[str, ...],
    language: str,
    resume: str | None,
) -> None:
    """Play. Type the number of what you want to do, or its name; `help` tells the rest. The end of the input ends the game."""
    sitting = (PERSON, PERSON if hot_seat else bot)
    if resume is not None:
        session = load(KEEPING.path() if resume == LAST else resume, GAMES, HKK, sitting, language)
    else:
        chosen = new_seed() if seed is None else seed
        names = ("1", "2") if hot_seat else ("A", "B")
        held = (written_deck(deck), written_deck(against))
        start = Start(
            chosen, (deck, against), int(second), settings(written), names=names, written=held if any(held) else ()
        )
        session = Session(Setup(start, sitting, (deck, against)), language)
    play_on(
        session,
        lambda one: PlainTable(one, Console(highlight=False)),
        rematch,
        KEEPING,
        is_kept=resume == LAST,
        is_new=resume is None,
    )


def rematch(setup: Setup[Game]) -> Setup[Game]:
    """The same decks and players again, shuffled anew."""
    start = setup.start
    assert isinstance(start, Start), "a game of HKK begins from a Start of its own"
    return replace(setup, start=replace(start, seed=new_seed()))


@click.command("simulate")
@click.argument("deck_a", metavar="DECK", default="thornwood")
@click.argument("deck_b", metavar="DECK", default="ash_marches")
@click.option("--games", default=100, show_default=True, type=click.IntRange(min=1), help="How many games.")
@click.option("--seed", default="0", show_default=True, help="Any text; the same seed gives the same games.")
@click.option(
    "--jobs", default=1, show_default=True, type=click.IntRange(min=1), help="Processes; no matter for the result."
)
@click.option("--bots", default="random", show_default=True, help=f"One bot for both, or A,B. Bots: {', '.join(BOTS)}.")
@click.option("--option", "written", multiple=True, metavar="NAME=VALUE", help="An option of the rules.")
@language_of_hkk
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
def simulate_command(
    deck_a: str,
    deck_b: str,
    games: int,
    seed: str,
    jobs: int,
    bots: str,
    written: tuple[str, ...],
    language: str,
    as_json: bool,
) -> None:
    """Let two decks play many games; they begin in turn."""
    names = [name.strip() for name in bots.split(",")]
    if len(names) > PLAYERS:
        raise click.BadParameter(f"{len(names)} bots for {PLAYERS} players", param_hint="--bots")
    setting = checked_setting((deck_a, deck_b), seed, names, settings(written))
    say = Teller(language, ()).say
    with shown_progress(say("games"), games) as progress:
        done = play_series(setting, games, jobs, progress)
    if done.results:
        summary = summarize(done.results)
        if as_json:
            click.echo(json.dumps(as_plain(setting, summary)))
        else:
            show(setting, summary, say)
    for number in done.endless:
        keep_endless(recorded(setting, number), say, "endless", seed, number=number)
    if done.stopped:
        end_stopped(say, len(done.results), games)


def as_plain(setting: Setting, done: Summary) -> dict[str, object]:
    """What `--json` prints. `unfinished` are the games that were left after MOST_TURNS and those that did not end."""
    return {
        "games": done.duels,
        "wins": list(done.wins),
        "draws": done.draws,
        "unfinished": done.unfinished,
        "endless": endless_in(done),
        "turns": done.turns,
        "decisions": done.decisions,
        "digest": done.digest,
        "decks": list(setting.decks),
        "bots": list(setting.bots),
        "seed": setting.seed,
    }


def show(setting: Setting, done: Summary, say: Says) -> None:
    """Print what the games came to."""
    click.echo(say("simulated", games=done.duels, decisions=done.decisions, turns=round(done.turns / done.duels, 1)))
    for deck, wins in zip(setting.decks, done.wins, strict=True):
        click.echo(say("wins", deck=deck, wins=wins, share=share_with_interval(wins, done.duels)))
    click.echo(say("draws", draws=done.draws, unfinished=done.unfinished - endless_in(done), limit=MOST_TURNS))
    if endless_in(done):
        click.echo(say("unended", number=endless_in(done)))
    click.echo(say("digest", digest=done.digest))


def endless_in(done: Summary) -> int:
    """How many games did not end, after more decisions than any takes."""
    return dict(done.reasons).get(ENDLESS, 0)
