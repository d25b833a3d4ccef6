"""A match in the terminal: toss and choice, siding between the duels, the score; saved and gone on with as one file."""

from __future__ import annotations

import contextlib
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from spellspeed.cli import play_files
from spellspeed.cli.play_session import PERSON, Session, Setup
from spellspeed.cli.play_siding import Lists, exchanged, lists_of, net_exchange
from spellspeed.cli.play_stops import Stops, checked_stops
from spellspeed.cli.play_table import Table, TerminalTable
from spellspeed.errors import SpellspeedError
from spellspeed.kernel.state import NOBODY
from spellspeed.lab.siding_plan import NO_PLAN, SidingPlan, sided
from spellspeed.match import Match
from spellspeed.match.duels import result_of, tossed
from spellspeed.match.match import TIMED_DUEL
from spellspeed.match.siding import exchange, shown_to_opponent
from spellspeed.table.match_recording import (
    MatchRecording,
    MatchStart,
    MatchStep,
    after_step,
    duel_start,
    match_again,
    match_text,
    parse_match,
)
from spellspeed.table.recording_file import WrongRecording
from spellspeed.words.catalog import Catalog, catalog

SECTION: Final = "match"


@dataclass
class MatchPlay:
    """A match that persons play: what happened so far, how it stands, and the duel that is under way (None between two)."""

    start: MatchStart
    bots: tuple[str, ...]
    plan: SidingPlan
    match: Match
    steps: list[MatchStep]
    session: Session | None
    stops: Stops
    language: str

    def do(self, step: MatchStep) -> None:
        """Something happens. Raises RefusedInMatch, and then nothing has changed."""
        self.match = after_step(self.match, step)
        self.steps.append(step)

    def recording(self) -> MatchRecording:
        """The match so far, with the duel under way."""
        steps = list(self.steps)
        if self.session is not None:
            steps.append(MatchStep("duel", duel=self.session.recording()))
        return MatchRecording(self.start, tuple(steps))

    def begin_duel(self) -> Session:
        """The next duel at its first ask."""
        self.session = Session(
            Setup(duel_start(self.match, self.start.seed), self.bots, self.start.deck_names), self.language
        )
        self.session.stops = self.stops
        return self.session

    def end_duel(self) -> None:
        """The duel under way is over: the match goes on with its result."""
        assert self.session is not None, "a duel is under way"
        self.match = self.match.after_duel(result_of(self.session.duel))
        self.steps.append(MatchStep("duel", duel=self.session.recording()))
        self.session = None

    def seats_left_to_side(self) -> list[int]:
        """Who has not yet done with exchanging before the next duel (SIDE-2, MATCH-9)."""
        if self.match.duels == 0 or self.match.next_duel == TIMED_DUEL:
            return []
        done: set[int] = set()
        for step in reversed(self.steps):
            if step.kind == "duel":
                break
            if step.kind == "exchange":
                done.add(step.side)
        return [seat for seat in range(len(self.start.players)) if seat not in done and self.match.decks[seat].side]


def new_match_play(
    start: MatchStart, bots: tuple[str, ...], plan: SidingPlan = NO_PLAN, language: str = "en"
) -> MatchPlay:
    """A match before its first duel. Raises UnknownProfile, RefusedInMatch."""
    return MatchPlay(start, bots, plan, start.match(), [], None, Stops(), language)


def save_match(play: MatchPlay, path: str) -> None:
    """Write a match down. Raises WrongRecording where that is not possible."""
    table: dict[str, object] = {"bots": list(play.bots), "stops": sorted(play.stops.wanted)}
    if play.session is not None:
        table |= {"own": play.session.own, "taken_back": play.session.taken_back}
    try:
        Path(path).write_text(match_text(play.recording(), {play_files.FIELD: table}), encoding="utf-8")
    except OSError as refused:
        raise play_files.file_refused("not written", path, refused, catalog(play.language)) from refused


def load_match(text: str, path: str, bots: tuple[str, ...], plan: SidingPlan, language: str) -> MatchPlay:
    """The match in the text of a file, as it stood. Raises WrongRecording, WrongSavedDuel, MatchNoLongerFits, NoLongerFits."""
    recording = parse_match(text, path)
    table: Any = json.loads(text).get(play_files.FIELD, {"bots": list(bots)})
    if not isinstance(table, dict):
        raise play_files.WrongSavedDuel(f'{path}: "{play_files.FIELD}" is no object')
    play = new_match_play(recording.start, play_files.texts(table, "bots", path), plan, language)
    if "stops" in table:
        play.stops.wanted = checked_stops(table["stops"], path)
    play.match = match_again(recording)
    play.steps = [step for step in recording.steps if not step.is_unfinished]
    last = recording.steps[-1] if recording.steps else None
    if last is not None and last.duel is not None and last.is_unfinished:
        session = Session(Setup(last.duel.start, play.bots, play.start.deck_names), language)
        session.replay(last.duel.answers, play_files.numbers(table, "own", path, len(last.duel.answers)))
        session.taken_back = play_files.count(table, "taken_back", path)
        session.stops = play.stops
        play.session = session
    return play


class MatchTable:
    """The table at which a match is played; `table_of` makes the table of each duel."""

    def __init__(self, play: MatchPlay, console: Console, table_of: Callable[[Session], Table]) -> None:
        self.match_play: Final = play
        self.console: Final = console
        self.table_of: Final = table_of
        self.words: Final[Catalog] = catalog(play.language)
        self.has_left = False

    def say(self, key: str, style: str = "", /, **parts: object) -> None:
        """One sentence of the catalog."""
        self.console.print(Text(self.words.say(SECTION, key, **parts), style=style), soft_wrap=True)

    def play(self) -> None:
        """Play until the match is decided, or somebody leaves."""
        play = self.match_play
        if play.match.is_over:
            self.tell_score()
        while not play.match.is_over:
            if play.session is None:
                self.make_ready()
                if self.has_left:
                    return
                play.begin_duel()
            if not self.play_duel():
                return
            self.tell_score()

    def play_duel(self) -> bool:
        """Play the duel under way; whether it came to its end."""
        play = self.match_play
        assert play.session is not None, "a duel is under way"
        number = play.match.duels + 1
        self.say("timed duel" if play.match.next_duel == TIMED_DUEL else "duel", "bold", number=number)
        table = self.table_of(play.session)
        table.saving = self.save
        if isinstance(table, TerminalTable) and play.bots.count(PERSON) > 1:
            # Whoever exchanged cards last sits there: the first question is handed over too.
            table.last_seat = NOBODY
        table.play()
        if table.over:
            return False
        play.end_duel()
        return True

    def save(self, path: str) -> None:
        """Write the match down."""
        save_match(self.match_play, path)

    def tell_score(self) -> None:
        """The score, and who has won the match."""
        match = self.match_play.match
        first, second = match.players[:2]
        self.say("score", "bold", first=first, second=second, wins=match.score[0], losses=match.score[1])
        verdict = match.verdict
        if verdict is None:
            return
        reason = verdict.reasons[0]
        if verdict.winner is not None:
            self.say("won", "bold", player=match.players[verdict.winner], reason=reason)
        else:
            self.say("drawn" if verdict.drawn else "undecided", "bold", reason=reason)

    # Before a duel

    def make_ready(self) -> None:
        """Exchanges (SIDE-2), the toss where one is due (SETUP-4, SETUP-6), the choice who begins (SETUP-5)."""
        play = self.match_play
        for seat in play.seats_left_to_side():
            self.side(seat)
            if self.has_left:
                return
        if play.match.chooser is None:
            winner = tossed(play.match, play.start.seed).chooser
            assert winner is not None, "somebody wins a toss"
            play.do(MatchStep("toss", winner))
            self.say("toss", player=play.match.players[winner])
        if play.match.first is None:
            self.choose()

    def choose(self) -> None:
        """Who may choose says whether to begin."""
        play = self.match_play
        chooser = play.match.chooser
        assert chooser is not None, "the toss was made"
        player = play.match.players[chooser]
        if play.bots[chooser] != PERSON:
            goes_first = play.plan[chooser].goes_first
            play.do(MatchStep("choice", chooser, goes_first))
            self.say("goes first" if goes_first else "goes second", player=player)
            return
        while not self.has_left:
            line = self.ask("who begins", player=player)
            if line is not None:
                for key, goes_first in (("first", True), ("second", False)):
                    if line.casefold() in self.words.listed("match commands", key):
                        play.do(MatchStep("choice", chooser, goes_first))
                        return
                self.say("first or second", "red")

    def side(self, seat: int) -> None:
        """A player exchanges cards; what the opponent sees of it is said (SIDE-6)."""
        play = self.match_play
        before = play.match
        if play.bots[seat] == PERSON:
            after = self.side_by_hand(seat, before)
            if self.has_left:
                return
        else:
            after = sided(before, seat, play.plan[seat])
        out, into = net_exchange(before, after, seat)
        play.do(MatchStep("exchange", seat, out=out, into=into))
        shown = shown_to_opponent(play.match, before.players[seat])
        self.say("shown", player=shown.player, size=shown.side_size, number=shown.exchanged)

    def side_by_hand(self, seat: int, before: Match) -> Match:
        """A person exchanges line by line until done."""
        match = before
        lists = lists_of(match, seat)
        if self.match_play.bots.count(PERSON) > 1:
            self.hand_over(before.players[seat])
        self.show_lists(lists)
        while not self.has_left:
            line = self.ask("siding", player=before.players[seat], number=len(net_exchange(before, match, seat)[0]))
            if line is None:
                continue
            meant = self.command(line)
            if meant == "done":
                return match
            try:
                if meant == "reset":
                    match = registered_again(before, seat)
                elif meant == "":
                    match = exchanged(match, seat, line, lists, self.words)
                    self.say("exchanged", "green", number=len(net_exchange(before, match, seat)[0]))
                    continue
            except SpellspeedError as refused:
                self.console.print(Text(str(refused), style="red"), soft_wrap=True)
                continue
            lists = lists_of(match, seat)
            self.show_lists(lists)
        return match

    def command(self, line: str) -> str:
        """The command that a line is: done, reset, list; "" for none."""
        for key in ("done", "reset", "list"):
            if line.casefold() in self.words.listed("match commands", key):
                return key
        return ""

    def show_lists(self, lists: Lists) -> None:
        """Both lists, numbered through."""
        for title, entries in (("your deck", lists.deck), ("your side deck", lists.side)):
            self.say(title, "bold", number=sum(entry.copies for entry in entries))
            for entry in entries:
                self.console.print(Text(f"{entry.number:>3}  {entry.copies} {entry.name}"), soft_wrap=True)
        self.say("how to side")

    def hand_over(self, player: str) -> None:
        """Between two persons: the lists are for one of them only."""
        if self.console.is_terminal:
            self.console.clear()
            with contextlib.suppress(EOFError):
                self.console.input(self.words.say("table", "hand over", seat=player))

    def ask(self, key: str, **parts: object) -> str | None:
        """A line of a person; None where it was empty or a command of the table (save, quit) that has been carried out."""
        self.say(key, **parts)
        try:
            line = input().strip()
        except (EOFError, KeyboardInterrupt):
            self.leave()
            return None
        word, _, rest = line.partition(" ")
        if word.casefold() in self.words.listed("commands", "quit"):
            self.leave()
        elif word.casefold() in self.words.listed("commands", "save") and rest.strip():
            try:
                self.save(rest.strip())
            except WrongRecording as refused:
                self.console.print(Text(str(refused), style="red"), soft_wrap=True)
            else:
                self.console.print(Text(self.words.say("table", "saved", file=rest.strip())), soft_wrap=True)
        elif line:
            return line
        return None

    def leave(self) -> None:
        """Leave before the end."""
        self.has_left = True
        self.say("leave", seed=self.match_play.start.seed)


def registered_again(match: Match, seat: int) -> Match:
    """The match after a player has taken back every exchange, those before earlier duels too. RefusedInMatch as `exchange`."""
    held, registered = Counter(match.decks[seat].side), Counter(match.registered[seat].side)
    out, into = sorted((registered - held).elements()), sorted((held - registered).elements())
    return exchange(match, match.players[seat], out, into) if out else match
