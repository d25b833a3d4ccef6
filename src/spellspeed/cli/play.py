"""`spellspeed play`: a duel in the terminal, against a bot or against somebody at the same keyboard, alone or with a partner."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import click
from rich.console import Console

from spellspeed.cli.board import DuelDrawing
from spellspeed.cli.deck_notes import (
    DECK_WORDS,
    PROFILE_WORDS,
    cdb_option,
    list_option,
    note_problems,
    taken_deck,
    without_missing_option,
)
from spellspeed.cli.language import language_option
from spellspeed.cli.own_folder import Keeping, Settings
from spellspeed.cli.play_in_room import RoomWished, play_in_room, refuse_given
from spellspeed.cli.play_match import MatchTable
from spellspeed.cli.play_on import play_on
from spellspeed.cli.play_plain import PlainTable
from spellspeed.cli.play_position import needs_no_deck, players_at, position_setup
from spellspeed.cli.play_table import Table
from spellspeed.cli.play_terminal import TerminalTable
from spellspeed.cli.siding_plan_file import read_plan
from spellspeed.files.reading import MOST_BYTES
from spellspeed.games import GAMES
from spellspeed.languages.catalog import Catalog, catalog
from spellspeed.session.saved_games import load
from spellspeed.session.seeds import new_seed
from spellspeed.session.session import PERSON, Session, Setup
from spellspeed.yugioh.decks import DeckList, KnownCards
from spellspeed.yugioh.decks.playable import deck_cards
from spellspeed.yugioh.decks.text import read_text
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.formats.construction import DeckParts
from spellspeed.yugioh.game import YUGIOH, own_start
from spellspeed.yugioh.match.siding_plan import NO_PLAN
from spellspeed.yugioh.players import ALL_BOTS
from spellspeed.yugioh.recording.matches import MatchStart, is_match_file
from spellspeed.yugioh.scenario.start import position_in_file, position_of
from spellspeed.yugioh.session.duel_setup import new_setup
from spellspeed.yugioh.session.match_session import load_match, new_match_play
from spellspeed.yugioh.session.team import BEGIN, TOSSED, Players, team_setup

OWN_DECK: Final = "bench_goat_a"
OTHER_DECK: Final = "bench_goat_b"
LAST: Final = "-"
"""As the file to resume: the one that was left last."""
KEEPING: Final = Keeping("last.json", "spellspeed play")


@click.command("play")
@click.option("--deck", default=OWN_DECK, show_default=True, help=f"Your deck: {DECK_WORDS}.")
@click.option("--against", default=OTHER_DECK, show_default=True, help="The other deck.")
@click.option("--bot", default="sensible", show_default=True, help=f"Who plays against you: {', '.join(ALL_BOTS)}.")
@click.option("--hot-seat", is_flag=True, help="Two persons (four with --team) at one keyboard instead of a bot.")
@click.option("--team", is_flag=True, help="A team duel: you and a partner against two opponents.")
@click.option("--partner", default=None, help=f"With --team: your partner's deck.  [default: {OWN_DECK}]")
@click.option("--against2", default=None, help=f"With --team: the second opponent's deck.  [default: {OTHER_DECK}]")
@click.option("--partner-bot", default=None, help="With --team: who plays beside you.  [default: as --bot]")
@click.option(
    "--begin",
    default=None,
    type=click.Choice(BEGIN),
    help="With --team: which team begins; with toss the team that wins it.  [default: toss]",
)
@click.option("--seed", default=None, help="Any text; the same seed shuffles alike. Left out: a new duel each time.")
@click.option("--profile", default="tcg", show_default=True, help=f"Rule profile: {PROFILE_WORDS}.")
@click.option(
    "--resume",
    default=None,
    is_flag=False,
    flag_value=LAST,
    metavar="[FILE]",
    help="Go on with a duel that was saved, or with any recording; without a file with the duel that was left last.",
)
@click.option(
    "--position",
    metavar="FILE",
    help="Play on from a scenario file, after its steps; you are the first seat. FILE#2 is its second scenario.",
)
@language_option
@click.option("--plain", is_flag=True, help="Lines of text instead of a drawn field (for screen readers).")
@click.option("--match", "as_match", is_flag=True, help="Best of three, with exchanges between the duels.")
@click.option("--plan", metavar="FILE", help="The siding plan of the bot in a match (docs/matches.md).")
@click.option(
    "--server",
    metavar="URL",
    help="Play over a server: its address makes a room, a link https://host/r/ROOM#TOKEN joins one.",
)
@click.option("--watch", is_flag=True, help="With --server LINK: look on.")
@click.option("--name", default=None, help="With --server: what you are called.  [default: Duelist]")
@click.option("--against-bot", default=None, metavar="NAME", help="With --server: a bot sits against you.")
@click.option("--clock", default=None, metavar="SECONDS+SECONDS", help="With --server: time in all, and for each turn.")
@click.option("--listed", is_flag=True, help="With --server: anybody may take a free seat.")
@click.option("--record", default=None, metavar="FILE", help="With --server: where the recording goes at the end.")
@list_option
@cdb_option
@without_missing_option
def play_command(
    deck: str,
    against: str,
    bot: str,
    hot_seat: bool,
    team: bool,
    partner: str | None,
    against2: str | None,
    partner_bot: str | None,
    begin: str | None,
    seed: str | None,
    profile: str,
    resume: str | None,
    position: str | None,
    language: str,
    plain: bool,
    as_match: bool,
    plan: str | None,
    server: str | None,
    watch: bool,
    name: str | None,
    against_bot: str | None,
    clock: str | None,
    listed: bool,
    record: str | None,
    list_name: str | None,
    known: KnownCards,
    leave_out: bool,
) -> None:
    """Duel. Type the number of what you want to do, or say it ("summon Sangan", "attack Sangan -> Gemini Elf"); `help` tells the rest.

    Without a terminal it reads one command a line and answers in plain lines; the end of the input ends the duel.
    With --team the turns go round 1A, 2A, 1B, 2B; you see your partner's hand and Set cards, and are asked before one of your cards is used.
    With --team --match each player exchanges cards with the own Side Deck between the duels.
    With --server URL you make a room on a server and are told a link for each of the others; with --server LINK you sit down in one.
    """
    remote: dict[str, object] = {
        "watch": watch, "name": name, "against-bot": against_bot, "clock": clock, "listed": listed, "record": record,
    }  # fmt: skip
    if server is not None:
        alone = {
            "hot-seat": hot_seat,
            "seed": seed,
            "resume": resume,
            "plan": plan,
            "list": list_name,
            "position": position,
        }
        refuse_given(alone, "are for a table of your own: leave them out, or --server")
        brought = (deck, against, partner or OWN_DECK, against2 or OTHER_DECK)
        room = RoomWished(as_match, team, profile, clock, listed, begin, brought, against_bot, partner_bot)
        play_in_room(server, room, known, name=name, watch=watch, plain=plain, record=record, language=language)
        return
    refuse_given(remote, "are for rooms on a server: write --server too")
    if position is not None:
        needs_no_deck(click.get_current_context())
        text = position_in_file(position)
        sitting = players_at(len(position_of(text).seats), bot, partner_bot, hot_seat)
        chosen = new_seed() if seed is None else seed
        setup = position_setup(text, sitting, names_at(catalog(language), sitting), chosen)
        play_duels(Session(setup, language), plain)
        return
    if not team and (partner, against2, partner_bot, begin) != (None, None, None, None):
        raise click.UsageError("--partner, --against2, --partner-bot and --begin are for team duels: write --team too")
    of_match = as_match or plan is not None
    if of_match and begin is not None:
        raise click.UsageError(
            "in a match a toss and the losers of the duel before decide who begins: leave out --begin"
        )
    other = PERSON if hot_seat else bot
    bots = (PERSON, other, PERSON if hot_seat else partner_bot or bot, other) if team else (PERSON, other)
    console = Console(highlight=False)
    if resume is not None:
        is_kept = resume == LAST
        resume = KEEPING.path() if is_kept else resume
        if is_match_file(resume):
            play = load_match(read_text(resume, "a saved match", MOST_BYTES), resume, bots, NO_PLAN, language)
            MatchTable(play, console, partial(table_for, plain=plain), KEEPING, is_kept, Settings(YUGIOH.name)).play()
        else:
            play_duels(load(resume, GAMES, YUGIOH, bots, language), plain, is_kept, is_new=False)
        return
    chosen = new_seed() if seed is None else seed
    words = catalog(language)
    named = [deck, against, partner or OWN_DECK, against2 or OTHER_DECK] if team else [deck, against]
    decks = [taken_deck(name, known, language, leave_out) for name in named]
    note_problems(decks, profile, list_name, language)
    if of_match:
        siding = NO_PLAN * (len(decks) // 2) if plan is None else read_plan(plan, decks, known)
        play = new_match_play(match_start(decks, names_at(words, bots), chosen, profile), bots, siding, language)
        table = MatchTable(play, console, partial(table_for, plain=plain), KEEPING, settings=Settings(YUGIOH.name))
        table.set_stops()
        table.play()
        return
    if team:
        setup = team_setup(Players(decks, bots), begin or TOSSED, chosen, profile, words)
    else:
        setup = new_setup(decks, bots, names_at(words, bots), chosen, profile)
    play_duels(Session(setup, language), plain)


def play_duels(session: Session[Duel], plain: bool, is_kept: bool = False, is_new: bool = True) -> None:
    """Play a duel and its rematches, as `play_on` does."""
    play_on(session, partial(table_for, plain=plain), rematch, KEEPING, is_kept, is_new)


def rematch(setup: Setup[Duel]) -> Setup[Duel]:
    """The same decks and players again, shuffled anew."""
    return replace(setup, start=replace(own_start(setup.start), seed=new_seed()))


def match_start(decks: Sequence[DeckList], names: tuple[str, ...], seed: str, profile: str) -> MatchStart:
    """How a match of these decks begins. NotImplementedCard names every card, those of the Side Decks too, that cannot be played yet."""
    for deck in decks:
        deck_cards(DeckList(deck.name, deck.main + tuple(deck.side), deck.fusion, ()))
    return MatchStart(
        seed,
        profile,
        names,
        tuple(deck.name for deck in decks),
        tuple(DeckParts(deck.main, deck.fusion, deck.side) for deck in decks),
    )


def names_at(words: Catalog, bots: Sequence[str]) -> tuple[str, ...]:
    """What the players are called; several persons, and several bots, are numbered in the order in which they are named."""
    names: list[str] = []
    for place, bot in enumerate(bots):
        alike = [other for other, each in enumerate(bots) if (each == PERSON) == (bot == PERSON)]
        number = alike.index(place) + 1 if len(alike) > 1 else None
        names.append(
            words.say("table", "person", number=number)
            if bot == PERSON
            else words.say("table", "bot", bot=bot, number=number)
        )
    return tuple(names)


def table_for(session: Session[Duel], plain: bool) -> Table[Duel]:
    """A drawn table on a terminal, plain lines elsewhere."""
    console = Console(highlight=False)
    if plain or not (sys.stdin.isatty() and console.is_terminal):
        return PlainTable(session, console)
    return TerminalTable(session, console, DuelDrawing())
