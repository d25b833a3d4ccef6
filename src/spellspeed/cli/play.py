"""`spellspeed play`: a duel in the terminal, against a bot or against somebody at the same keyboard."""

from __future__ import annotations

import secrets
import sys
from typing import Final

import click
from rich.console import Console

from spellspeed.cli.deck_notes import DECK_WORDS, cdb_option, note_problems, taken_deck
from spellspeed.cli.language import language_option
from spellspeed.cli.play_files import load
from spellspeed.cli.play_session import PERSON, Session, new_setup
from spellspeed.cli.play_table import PlainTable, Table, TerminalTable
from spellspeed.decks import KnownCards
from spellspeed.lab.players import BOTS
from spellspeed.words.catalog import Catalog, catalog
from spellspeed.yugioh.rules.profile import DIFFERENCES

OWN_DECK: Final = "bench_goat_a"
OTHER_DECK: Final = "bench_goat_b"
LARGEST_SEED: Final = 1_000_000


@click.command("play")
@click.option("--deck", default=OWN_DECK, show_default=True, help=f"Your deck: {DECK_WORDS}.")
@click.option("--against", default=OTHER_DECK, show_default=True, help="The other deck.")
@click.option("--bot", default="sensible", show_default=True, help=f"Who plays against you: {', '.join(BOTS)}.")
@click.option("--hot-seat", is_flag=True, help="Two persons at one keyboard instead of a bot.")
@click.option("--seed", default=None, help="Any text; the same seed shuffles alike. Left out: a new duel each time.")
@click.option("--profile", default="tcg", show_default=True, help=f"Rule profile: {', '.join(DIFFERENCES)}.")
@click.option("--resume", default=None, metavar="FILE", help="Go on with a duel that was saved, or with any recording.")
@language_option
@click.option("--plain", is_flag=True, help="Lines of text instead of a drawn field (for screen readers).")
@cdb_option
def play_command(
    deck: str,
    against: str,
    bot: str,
    hot_seat: bool,
    seed: str | None,
    profile: str,
    resume: str | None,
    language: str,
    plain: bool,
    known: KnownCards,
) -> None:
    """Duel. Type the number of what you want to do, or say it ("summon Sangan", "attack Sangan -> Gemini Elf"); `help` tells the rest.

    Without a terminal it reads one command a line and answers in plain lines; the end of the input ends the duel.
    """
    bots = (PERSON, PERSON) if hot_seat else (PERSON, bot)
    if resume is not None:
        session = load(resume, bots, language)
    else:
        names = names_at(catalog(language), hot_seat, bot)
        chosen = str(secrets.randbelow(LARGEST_SEED)) if seed is None else seed
        decks = [taken_deck(deck, known), taken_deck(against, known)]
        note_problems(decks, profile)
        session = Session(new_setup(decks, bots, names, chosen, profile), language)
    table_for(session, plain).play()


def names_at(words: Catalog, hot_seat: bool, bot: str) -> tuple[str, str]:
    """What the two seats are called."""
    if hot_seat:
        return words.say("table", "person", number=1), words.say("table", "person", number=2)
    return words.say("table", "person", number=None), words.say("table", "bot", bot=bot)


def table_for(session: Session, plain: bool) -> Table:
    """A drawn table on a terminal, plain lines elsewhere."""
    console = Console(highlight=False)
    if plain or not (sys.stdin.isatty() and console.is_terminal):
        return PlainTable(session, console)
    return TerminalTable(session, console)
