"""`spellspeed watch [DECK DECK]`: a duel between two bots, drawn as it is played."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Final

import click
from rich.console import Console
from rich.live import Live
from rich.text import Text

from spellspeed.cli.board import board, log_lines
from spellspeed.cli.deck_notes import DECK_WORDS, cdb_option, note_problems, taken_deck, without_missing_option
from spellspeed.cli.language import language_option
from spellspeed.languages.catalog import catalog
from spellspeed.languages.user_files import needs_owned_place
from spellspeed.recording.files import write_recording
from spellspeed.recording.recorder import Recorder
from spellspeed.session.seeds import new_seed
from spellspeed.simulation.duels import Setting, checked_setting
from spellspeed.simulation.games import seated
from spellspeed.yugioh.bots.bot_games import views_of
from spellspeed.yugioh.decks import DeckList, KnownCards
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.game import YUGIOH
from spellspeed.yugioh.match.teams import ROLES
from spellspeed.yugioh.text.duel_log import LogWriter
from spellspeed.yugioh.views.picture import picture_of

DEFAULT_DECKS: Final = ("bench_goat_a", "bench_goat_b")


@click.command("watch", epilog=f"A DECK is {DECK_WORDS}.")
@click.argument("decks", nargs=-1, metavar="[DECK DECK [DECK DECK]]")
@click.option("--team", is_flag=True, help="A team duel of four decks, in turn order: 1A 2A 1B 2B.")
@click.option(
    "--seed", default=None, help="Any text; the same seed gives the same duel. Left out: a new duel each time."
)
@click.option(
    "--duel", "number", default=0, show_default=True, type=click.IntRange(min=0), help="Which duel of that seed."
)
@click.option(
    "--bots", default="sensible", show_default=True, help="One bot for all, A,B by side, or one for each deck."
)
@click.option("--profile", default="tcg", show_default=True, help="Rule profile.")
@click.option("--choose-zones", is_flag=True, help="Bots choose zones too.")
@click.option(
    "--delay", default=0.6, show_default=True, type=click.FloatRange(min=0), help="Seconds to look at each picture."
)
@click.option("--speed", default=1.0, show_default=True, type=click.FloatRange(min=0.01), help="2 is twice as fast.")
@click.option("--no-pause", is_flag=True, help="Do not wait at all.")
@click.option("--record", default=None, metavar="FILE", help="Write the duel down; `spellspeed replay` reads it.")
@cdb_option
@without_missing_option
@language_option
def watch_command(
    decks: tuple[str, ...], team: bool, seed: str | None, number: int, bots: str, profile: str, choose_zones: bool, delay: float, speed: float,
    no_pause: bool, record: str | None, known: KnownCards, leave_out: bool, language: str,
) -> None:  # fmt: skip
    """Watch two bots duel, or four in teams. In a terminal all fields are drawn; into a file or pipe goes the log alone, without waiting.

    Without a DECK, two bundled decks meet. The duel is the one that
    `spellspeed simulate` with the same decks, seed, bots and profile plays under that number.
    """
    if record is not None:
        needs_owned_place(record)
    seats = 4 if team else 2
    if len(decks) not in (0, seats):
        missing = "a team duel has four, 1A 2A 1B 2B: name all" if team else "a duel is between two: name both"
        raise click.UsageError(f"{len(decks)} deck given; {missing} or none")
    lists = [taken_deck(deck, known, language, leave_out) for deck in decks or DEFAULT_DECKS * (seats // 2)]
    chosen = new_seed() if seed is None else seed
    setting = checked_setting(lists, chosen, [name.strip() for name in bots.split(",")], profile, choose_zones)
    note_problems(lists, profile, language=language)
    names = names_of([setting.decks[place] for place in setting.seating(number)])
    console = Console(highlight=False)
    recorder = begin(setting, number, names)
    duel = recorder.state
    told = LogWriter(duel, names, language=language)
    pictures = play(recorder, setting, number)
    if console.is_terminal:
        draw(duel, told, pictures, console, 0.0 if no_pause else delay / speed)
    else:
        for _ in pictures:
            for line in told.news(going_on=not duel.over):
                click.echo(line)
    if record is not None:
        write_recording(recorder.recording(), record)
    given = " ".join((*(["--team"] if team else []), *(decks or DEFAULT_DECKS * (seats // 2))))
    console.print(
        Text(catalog(language).say("board", "seed", seed=chosen, number=number, decks=given), style="dim"),
        soft_wrap=True,
    )


def names_of(decks: Sequence[DeckList]) -> list[str]:
    """What the seats are called: their decks, with a number where two are the same; in a team duel with their place before it."""
    names = [deck.name for deck in decks]
    if len(names) > 2:
        return [f"{role} {name}" for role, name in zip(ROLES, names, strict=True)]
    if len(set(names)) < len(names):
        return [f"{name} {place}" for place, name in enumerate(names, start=1)]
    return names


def begin(setting: Setting, number: int, names: Sequence[str] = ()) -> Recorder[Duel]:
    """A duel of a simulation at its first question, with its log on."""
    return Recorder(setting.start_of(number, names), log=True)


def play(recorder: Recorder[Duel], setting: Setting, number: int) -> Iterator[None]:
    """Play the duel to its end, stopping at every ask and once at the end."""
    duel = recorder.state
    players = seated(YUGIOH, setting.bots_of(number), duel.seats, setting.seed_of(number))
    views = views_of(duel)
    while not duel.over:
        yield None
        ask = duel.ask
        assert ask is not None, "a duel that is not over asks somebody"
        recorder.answer(players[ask.seat].picks(ask, views[ask.seat]), ask.seat)
    yield None


def draw(duel: Duel, told: LogWriter, pictures: Iterator[None], console: Console, wait: float) -> None:
    """Show every picture for a while; the last one stays. Without waiting, only the last one is drawn."""
    log: list[str] = []
    kept = log_lines(console.size.height, duel.seats)
    if not wait:
        for _ in pictures:
            log = (log + told.news(going_on=not duel.over))[-kept:]
        console.print(board(picture_of(duel, told.names), log, told.catalog.language))
        return
    with Live(console=console, screen=True, auto_refresh=False) as live:
        for _ in pictures:
            news = told.news(going_on=not duel.over)
            if not news:
                continue
            log = (log + news)[-kept:]
            live.update(board(picture_of(duel, told.names), log, told.catalog.language), refresh=True)
            time.sleep(wait)
    console.print(board(picture_of(duel, told.names), log, told.catalog.language))
