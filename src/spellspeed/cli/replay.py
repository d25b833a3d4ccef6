"""`spellspeed replay show|verify|continue|scenario FILE`: recordings, looked at, checked, gone on with, made into scenarios."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import click
from rich.console import Console

from spellspeed.cli.board import board, log_lines
from spellspeed.cli.language import language_option
from spellspeed.cli.play import table_for
from spellspeed.cli.sealing import sealing_words
from spellspeed.errors import SpellspeedError
from spellspeed.games.recordings import read_any, read_duel
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.languages.catalog import Catalog, catalog
from spellspeed.languages.fields import json_of
from spellspeed.languages.user_files import needs_owned_place, write_owned
from spellspeed.recording.files import text_of_file, write_recording
from spellspeed.recording.recorder import Recorder, Recording, checked_step, play_answer, verify, written
from spellspeed.session.session import PERSON, Session, Setup
from spellspeed.simulation.games import seated
from spellspeed.yugioh.bots.bot_games import views_of
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import HAND
from spellspeed.yugioh.game import YUGIOH, own_start
from spellspeed.yugioh.recording.as_scenario import position_at
from spellspeed.yugioh.recording.matches import is_match_file, read_match, verify_match
from spellspeed.yugioh.text.duel_log import LogWriter
from spellspeed.yugioh.text.wording import option_words
from spellspeed.yugioh.views.picture import picture_of
from spellspeed.yugioh.views.view import view_json

STEP_HELP: Final = "After how many answers; 0 is the first question. Left out: the last step."


class NoSuchSeat(SpellspeedError):
    """The duel of a recording has no such seat."""


@click.group("replay")
def replay_command() -> None:
    """Recordings of duels, as `watch --record FILE` and `play` write them. Seats are counted from 1.

    FILE#2 is the second duel of a recorded match.
    """


@replay_command.command("show")
@click.argument("file", metavar="FILE")
@click.option("--step", default=None, type=int, help=STEP_HELP)
@click.option("--seat", default=None, type=int, help="What this seat sees. Left out: all hands lie open.")
@click.option(
    "--json", "as_json", is_flag=True, help="The view as one JSON object (its schema: views/view.schema.json)."
)
@language_option
def show_command(file: str, step: int | None, seat: int | None, as_json: bool, language: str) -> None:
    """Show a recorded duel at a step: the fields, the last lines of the log, and what was answered next."""
    recording = read_duel(file)
    viewer = checked_seat(recording, seat)
    at = checked_step(recording, step)
    words = catalog(language)
    duel, log = seek_with_log(recording, at, viewer, words)
    names = names_of(recording, words)
    console = Console(highlight=False)
    log = log[-log_lines(console.size.height, duel.seats) :]
    if as_json:
        click.echo(view_json(duel, viewer, log))
        return
    console.print(board(picture_of(duel, names, SPECTATOR if viewer is None else viewer), log, language))
    if viewer is None:
        for other in range(duel.seats):
            hand = ", ".join(duel.printed(number).name for number in duel.zone(other, HAND))
            click.echo(words.say("replay", "hand", seat=names[other], cards=hand or None))
    click.echo(told_step(recording, at, duel, viewer, words))


def seek_with_log(recording: Recording[Duel], step: int, viewer: int | None, words: Catalog) -> tuple[Duel, list[str]]:
    """The duel at a step, and everything that has happened in words. Raises NoLongerFits."""
    duel = recording.start.new(log=True)
    told = LogWriter(duel, names_of(recording, words), SPECTATOR if viewer is None else viewer, words.language)
    for number in range(step):
        play_answer(YUGIOH, duel, recording.answers[number], number + 1)
    return duel, told.news()


def told_step(recording: Recording[Duel], step: int, duel: Duel, viewer: int | None, words: Catalog) -> str:
    """Which step it is, what is asked (of a seat that the viewer may ask about), and what was answered."""
    told = [words.say("replay", "step", step=step, steps=recording.steps)]
    ask = duel.ask
    if ask is not None and viewer in (None, ask.seat):
        names = names_of(recording, words)
        options = ", ".join(dict.fromkeys(option_words(duel, ask.seat, code, words.language) for code in ask.options))
        told.append(words.say("replay", "asked", seat=names[ask.seat], options=options))
        if step < recording.steps:
            told.append(words.say("replay", "answered", answer=written(recording.answers[step])))
    return "\n".join(told)


@replay_command.command("verify")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@language_option
def verify_command(files: tuple[str, ...], language: str) -> None:
    """Play recordings again: does every answer still fit, and does the duel end as it did? Of one that was played in a room, also whether
    the shuffle is the one that was sealed before anybody drew.

    Exit status 0 if all fit, 1 if one does not, 2 if a file could not be read. Cards that have changed since are named.
    """
    words = catalog(language)
    misfits = 0
    for file in files:
        if is_match_file(file):
            misfits += not match_fits(file, words)
            continue
        recording = read_any(file)
        verdict = verify(recording, language)
        key = "fits" if verdict.fits else "does not fit"
        click.echo(words.say("replay", key, file=file, number=recording.steps, message=verdict.message))
        if verdict.changed_cards:
            click.echo(words.say("replay", "changed", cards=", ".join(verdict.changed_cards)))
        if verdict.rules:
            click.echo(words.say("replay", "rules", rules=verdict.rules))
        is_whole = "#" not in file or Path(file).is_file()
        misfits += not ((not is_whole or seal_fits(file, recording.start.seed, words)) and verdict.fits)
    sys.exit(1 if misfits else 0)


def match_fits(file: str, words: Catalog) -> bool:
    """Say whether a recorded match still fits with all its duels. Raises WrongRecording."""
    match = read_match(file)
    message = verify_match(match)
    steps = sum(duel.steps for duel in match.duels)
    click.echo(words.say("replay", "does not fit" if message else "fits", file=file, number=steps, message=message))
    return seal_fits(file, match.start.seed, words) and not message


def seal_fits(file: str, seed: str, words: Catalog) -> bool:
    """Say whether the shuffle of a recorded room is the one that was sealed before anybody drew; nothing of what was not played in a room.

    Raises WrongRecording, WrongSealing.
    """
    told = sealing_words(json_of(text_of_file(file), file), file, seed, words)
    if told is None:
        return True
    fits, line = told
    click.echo(line)
    return fits


@replay_command.command("continue")
@click.argument("file", metavar="FILE")
@click.option("--step", default=None, type=int, help=STEP_HELP)
@click.option("--seat", default=1, show_default=True, type=int, help="Where you sit down.")
@click.option("--bot", default="sensible", show_default=True, help="Who plays the other seats.")
@click.option("--hot-seat", is_flag=True, help="Persons at one keyboard on all seats.")
@click.option(
    "--bots", default=None, metavar="A,B", help="Nobody sits down: these bots play on, and the log is printed."
)
@click.option("--record", default=None, metavar="FILE", help="With --bots: write the whole duel to this file.")
@click.option("--plain", is_flag=True, help="Lines of text instead of a drawn field.")
@language_option
def continue_command(
    file: str, step: int | None, seat: int, bot: str, hot_seat: bool, bots: str | None, record: str | None, plain: bool, language: str
) -> None:  # fmt: skip
    """Go on with a recorded duel from any step as a live one."""
    recording = read_duel(file)
    if bots is not None:
        if record is not None:
            needs_owned_place(record)
        play_on(recording, step, [name.strip() for name in bots.split(",")], record, catalog(language))
        return
    if record is not None:
        raise click.UsageError("--record goes with --bots; a duel that you play is saved by its own command `save`")
    place = checked_seat(recording, seat)
    seats = recording.start.seats
    sitting = tuple(PERSON if hot_seat or other == place else bot for other in range(seats))
    words = catalog(language)
    names = tuple(names_of(recording, words))
    decks = (words.say("table", "recorded deck"),) * seats
    session = Session(Setup(replace(own_start(recording.start), names=names), sitting, decks), language)
    session.replay(recording.answers[: checked_step(recording, step)], [])
    table_for(session, plain).play()


def play_on(
    recording: Recording[Duel], step: int | None, bots: Sequence[str], record: str | None, words: Catalog
) -> None:
    """Let bots play a recorded duel to its end and print what happens from the step on."""
    recorder = Recorder.resumed(recording, step, log=True)
    duel = recorder.state
    told = LogWriter(duel, names_of(recording, words), language=words.language)
    told.read = len(duel.journal or ())
    players = seated(YUGIOH, bots, duel.seats, f"{recording.start.seed}/{recorder.step}")
    views = views_of(duel)
    while not duel.over:
        ask = duel.ask
        assert ask is not None, "a duel that is not over asks somebody"
        recorder.answer(players[ask.seat].picks(ask, views[ask.seat]), ask.seat)
        for line in told.news(going_on=not duel.over):
            click.echo(line)
    if record is not None:
        write_recording(recorder.recording(), record)


@replay_command.command("scenario")
@click.argument("file", metavar="FILE")
@click.option(
    "--step", default=None, type=int, help="After how many answers. Left out: the last step that can be written."
)
@click.option("--title", default=None, help="The scenario's title.")
@click.option("--out", default=None, metavar="FILE", help="Where to write it. Left out: standard output.")
def scenario_command(file: str, step: int | None, title: str | None, out: str | None) -> None:
    """Write the duel at a step as a scenario file: a position, and the steps from there where the step itself is none. Draws to come are
    by the scenario's own seed, not by the duel's."""
    recording = read_duel(file)
    at, text = position_at(recording, step, title, Path(file).stem)
    if step is None:
        click.echo(f"step {at}", err=True)
    if out is None:
        click.echo(text, nl=False)
    else:
        write_owned(text, out)


def checked_seat(recording: Recording[Duel], seat: int | None) -> int | None:
    """A seat counted from 1 as the engine counts it; None stays None. Raises NoSuchSeat."""
    seats = recording.start.seats
    if seat is not None and not 1 <= seat <= seats:
        raise NoSuchSeat(f"there is no seat {seat}: the seats are 1 to {seats}")
    return None if seat is None else seat - 1


def names_of(recording: Recording[Duel], words: Catalog) -> list[str]:
    """What the seats are called: as recorded, else by their numbers."""
    seats = recording.start.seats
    names = list(recording.start.names)
    return (
        names if len(names) == seats else [words.say("replay", "seat", number=number) for number in range(1, seats + 1)]
    )
