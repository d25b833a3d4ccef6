"""`spellspeed hkk play` and `spellspeed hkk simulate`: the second game in the terminal."""

from __future__ import annotations

import json
import secrets
import sys
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from spellspeed.cli.intervals import share_with_interval
from spellspeed.errors import SpellspeedError
from spellspeed.hkk.bots import BOTS, Bot, Sight, bot_named
from spellspeed.hkk.cards.pool import decks, face_named
from spellspeed.hkk.explaining import usable_places, why_not_play, why_not_use
from spellspeed.hkk.recording import PLAYERS, BrokenRecording, Recorder, read_back
from spellspeed.hkk.rules.options import options_with
from spellspeed.hkk.rules.terms import HAND, NORMAL
from spellspeed.hkk.simulating import MOST_TURNS, simulate
from spellspeed.hkk.telling import Teller
from spellspeed.hkk.words import LANGUAGES
from spellspeed.kernel.errors import AnswerError

LARGEST_SEED: Final = 1_000_000
OWN: Final = 0


def settings(written: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """`NAME=VALUE` as pairs. Raises UnknownOption for one that there is not."""
    pairs = tuple((name.strip(), value.strip()) for name, _, value in (one.partition("=") for one in written))
    options_with(pairs)
    return pairs


class Table:
    """One person at the keyboard, a bot (or the same person) at the other seat."""

    def __init__(self, recorder: Recorder, bot: Bot | None, language: str) -> None:
        names = ("1", "2") if bot is None else ("A", "B")
        self.recorder = recorder
        self.bot: Final = bot
        self.teller: Final = Teller(language, names)
        self.told = 0

    def play(self) -> None:
        """Go on until the game is over or the input ends."""
        game = self.recorder.game
        while game.ask is not None:
            self.tell()
            seat = game.ask.seat
            if self.bot is not None and seat != OWN:
                self.recorder.answer(self.bot.picks(game.ask, Sight(game, seat)))
                continue
            for line in [*self.teller.board(game, seat), *self.teller.ask(game, game.ask)]:
                click.echo(line)
            if not self.take_line(seat):
                return
        self.tell()

    def tell(self) -> None:
        """What has happened since the last time."""
        game = self.recorder.game
        journal = game.journal or []
        for event in journal[self.told :]:
            line = self.teller.event(game, event)
            if line:
                click.echo(line)
        self.told = len(journal)

    def take_line(self, seat: int) -> bool:
        """Read one line and do what it says. Whether to go on."""
        line = sys.stdin.readline()
        if not line or line.strip() == "quit":
            return False
        word, _, rest = line.strip().partition(" ")
        if word == "help":
            click.echo(self.teller.say("help"))
        elif word == "why":
            self.why(seat, rest)
        elif word == "text":
            self.text(rest)
        elif word == "save" and rest:
            self.save(rest)
        elif word == "undo":
            self.undo(seat)
        elif word == "surrender":
            self.recorder.surrender(seat)
        else:
            self.take_numbers(line)
        return True

    def save(self, file: str) -> None:
        """Write the game so far to a file."""
        try:
            Path(file).write_text(self.recorder.text() + "\n", encoding="utf-8")
        except OSError as refused:
            click.echo(str(refused))
            return
        click.echo(self.teller.say("saved", file=file))

    def undo(self, seat: int) -> None:
        """Take the player's latest answer back, and all that came after it."""
        before = self.recorder.taken_back(seat)
        if before is self.recorder:
            click.echo(self.teller.say("nothing_to_undo"))
            return
        self.recorder = before
        self.told = len(before.game.journal or [])
        click.echo(self.teller.say("undone"))

    def take_numbers(self, line: str) -> None:
        """The options whose numbers were typed."""
        ask = self.recorder.game.ask
        assert ask is not None
        words = line.split()
        numbers = [int(word) for word in words if word.isdigit()]
        if len(numbers) == len(words) and all(0 < number <= len(ask.options) for number in numbers):
            try:
                self.recorder.answer(tuple(ask.options[number - 1] for number in numbers))
                return
            except AnswerError:
                pass
        click.echo(self.teller.say("not_understood", most=len(ask.options)))

    def why(self, seat: int, name: str) -> None:
        """Why a card of the own hand cannot be played, or one of the table not be used."""
        game = self.recorder.game
        try:
            code = face_named(name).code
        except SpellspeedError as unknown:
            click.echo(str(unknown))
            return
        reasons: list[str] = []
        found = False
        for number in game.zone(seat, HAND) + game.permanents(seat):
            if game.cards[number].face.code != code:
                continue
            found = True
            if not game.in_play(number):
                reasons += why_not_play(game, seat, number, NORMAL)
            for place in usable_places(game, number) if game.in_play(number) else ():
                reasons += why_not_use(game, seat, number, place)
        if not found:
            click.echo(self.teller.say("unknown"))
        for reason in dict.fromkeys(reasons) or (["none"] if found else []):
            click.echo(self.teller.reason(reason))

    def text(self, name: str) -> None:
        """The text of a card."""
        try:
            for line in self.teller.printed(face_named(name)):
                click.echo(line)
        except SpellspeedError as unknown:
            click.echo(str(unknown))


def text_of_file(file: str) -> str:
    """What stands in a file. Raises BrokenRecording where it cannot be read."""
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as refused:
        raise BrokenRecording(f"{file}: {refused}") from refused


@click.command("play")
@click.option("--deck", default="thornwood", show_default=True, help=f"Your deck: {', '.join(decks())}.")
@click.option("--against", default="ash_marches", show_default=True, help="The other deck.")
@click.option("--bot", default="sensible", show_default=True, help=f"Who plays against you: {', '.join(BOTS)}.")
@click.option("--hot-seat", is_flag=True, help="Two persons at one keyboard instead of a bot.")
@click.option("--seed", default=None, help="Any text; the same seed shuffles alike. Left out: a new game each time.")
@click.option("--second", is_flag=True, help="The other player begins.")
@click.option("--option", "written", multiple=True, metavar="NAME=VALUE", help="An option of the rules.")
@click.option("--language", type=click.Choice(LANGUAGES), default="en", show_default=True)
@click.option("--resume", default=None, metavar="FILE", help="Go on with a game that was saved.")
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
    """Play. Type the number of what you want to do; `help` tells the rest. The end of the input ends the game."""
    chosen = str(secrets.randbelow(LARGEST_SEED)) if seed is None else seed
    if resume is None:
        recorder = Recorder((deck, against), chosen, settings(written), int(second))
    else:
        recorder = read_back(text_of_file(resume))
    Table(recorder, None if hot_seat else bot_named(bot, f"{recorder.seed}:bot"), language).play()


@click.command("simulate")
@click.argument("deck_a", metavar="DECK", default="thornwood")
@click.argument("deck_b", metavar="DECK", default="ash_marches")
@click.option("--games", default=100, show_default=True, type=click.IntRange(min=1), help="How many games.")
@click.option("--seed", default="0", show_default=True, help="Any text; the same seed gives the same games.")
@click.option("--bots", default="random", show_default=True, help=f"One bot for both, or A,B. Bots: {', '.join(BOTS)}.")
@click.option("--option", "written", multiple=True, metavar="NAME=VALUE", help="An option of the rules.")
@click.option("--language", type=click.Choice(LANGUAGES), default="en", show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
def simulate_command(
    deck_a: str, deck_b: str, games: int, seed: str, bots: str, written: tuple[str, ...], language: str, as_json: bool
) -> None:
    """Let two decks play many games; they begin in turn."""
    names = [name.strip() for name in bots.split(",")]
    if len(names) > PLAYERS:
        raise click.BadParameter(f"{len(names)} bots for {PLAYERS} players", param_hint="--bots")
    pair = (names[0], names[-1])
    options = options_with(settings(written))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("games", total=games)
        done = simulate((deck_a, deck_b), games, seed, pair, options, lambda _: bar.advance(task))
    if as_json:
        held = {
            "games": done.games,
            "wins": done.wins,
            "draws": done.draws,
            "unfinished": done.unfinished,
            "turns": done.turns,
            "decisions": done.decisions,
            "digest": done.digest,
            "decks": [deck_a, deck_b],
            "bots": list(pair),
            "seed": seed,
        }
        click.echo(json.dumps(held))
        return
    teller = Teller(language, ())
    click.echo(
        teller.say("simulated", games=done.games, decisions=done.decisions, turns=round(done.turns / done.games, 1))
    )
    for deck, wins in zip((deck_a, deck_b), done.wins, strict=True):
        click.echo(teller.say("wins", deck=deck, wins=wins, share=share_with_interval(wins, done.games)))
    click.echo(teller.say("draws", draws=done.draws, unfinished=done.unfinished, limit=MOST_TURNS))
    click.echo(teller.say("digest", digest=done.digest))
