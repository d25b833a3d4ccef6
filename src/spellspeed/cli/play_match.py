"""A match in the terminal: toss and choice, siding between the duels, the score; saved and gone on with as one file."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.text import Text

from spellspeed.cli.columns import in_columns
from spellspeed.cli.own_folder import Keeping, Settings
from spellspeed.cli.play_table import Table
from spellspeed.cli.play_terminal import TerminalTable
from spellspeed.errors import SpellspeedError
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.languages.catalog import Catalog, catalog
from spellspeed.languages.user_files import FileNotWritten
from spellspeed.languages.worded import said
from spellspeed.session.session import PERSON, Session
from spellspeed.session.typed import command_meant, vocabularies
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.game import TIME
from spellspeed.yugioh.match import Match, RefusedInMatch
from spellspeed.yugioh.match.duels import tossed
from spellspeed.yugioh.match.match import TIMED_DUEL
from spellspeed.yugioh.match.siding import shown_to_opponent
from spellspeed.yugioh.match.siding_plan import sided
from spellspeed.yugioh.recording.matches import MOST_ANSWERS_OF_MATCH, MatchStep
from spellspeed.yugioh.session.match_session import MatchPlay, save_match
from spellspeed.yugioh.session.siding_lists import Lists, exchanged, lists_of, net_exchange, registered_again

SECTION: Final = "match"


class MatchTable:
    """The table at which a match is played; `table_of` makes the table of each duel."""

    def __init__(
        self,
        play: MatchPlay,
        console: Console,
        table_of: Callable[[Session[Duel]], Table[Duel]],
        keeping: Keeping | None = None,
        is_kept: bool = False,
        settings: Settings | None = None,
    ) -> None:
        """`keeping`: where the match is saved by itself when somebody leaves; `is_kept`: it is the one that was left last; `settings`: where
        stops are kept for the games to come."""
        self.match_play: Final = play
        self.console: Final = console
        self.table_of: Final = table_of
        self.keeping: Final = keeping
        self.is_kept = is_kept
        self.settings: Final = settings
        self.asked_once = False
        """Whether time was called a moment ago: called once more it is."""
        self.words: Final[Catalog] = catalog(play.language)
        self.has_left = False
        self.said: list[str] = []
        """What was said since a person last typed a line."""

    def say(self, key: str, style: str = "", /, **parts: object) -> None:
        """One sentence of the catalog."""
        line = self.words.say(SECTION, key, **parts)
        self.said.append(line)
        self.console.print(Text(line, style=style), soft_wrap=True)

    def set_stops(self) -> None:
        """The stops as they were set last; where that cannot be read, one line says so and they are as at first."""
        try:
            if self.settings is not None:
                self.settings.set_stops(self.match_play.stops)
        except SpellspeedError as wrong:
            reason = said(wrong, self.words.language)
            self.said.append(self.words.say("table", "stops as at first", reason=reason))
            self.console.print(Text(self.said[-1]), soft_wrap=True)

    def play(self) -> None:
        """Play until the match is decided, or somebody leaves; a match that is decided is no longer the one that was left last."""
        self.play_duels()
        if not (self.match_play.match.is_over and self.is_kept and self.keeping is not None):
            return
        try:
            self.keeping.forget()
        except SpellspeedError as refused:
            self.console.print(Text(said(refused, self.words.language), style="red"), soft_wrap=True)
        else:
            told = self.words.say("table", "forgotten", command=self.keeping.command)
            self.console.print(Text(told), soft_wrap=True)

    def play_duels(self) -> None:
        """Duel after duel."""
        play = self.match_play
        if play.match.is_over:
            self.tell_score()
        while not play.match.is_over:
            if play.session is None:
                self.make_ready()
                if self.has_left:
                    return
                if play.match.first is None:
                    continue
                play.begin_duel()
            if not self.play_duel():
                return
            self.tell_score()

    def play_duel(self) -> bool:
        """Play the duel under way; whether it came to its end."""
        play = self.match_play
        assert play.session is not None, "a duel is under way"
        number = play.match.duels + 1
        if play.match.next_duel == TIMED_DUEL:
            self.say(
                "timed duel", "bold", number=number, turns=play.match.turns_of_next_duel, reason=play.match.reasons[0]
            )
        else:
            self.say("duel", "bold", number=number)
        table = self.table_of(play.session)
        table.saving = self.save
        table.most_answers = MOST_ANSWERS_OF_MATCH - sum(
            step.duel.steps for step in play.steps if step.duel is not None
        )
        table.keeping, table.settings = self.keeping, self.settings
        table.opening, self.said = self.said, []
        if isinstance(table, TerminalTable) and play.bots.count(PERSON) > 1:
            # Whoever exchanged cards last sits there: the first question is handed over too.
            table.last_seat = SPECTATOR
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
        first, second = (match.name_of(side) for side in (0, 1))
        wins, losses = match.score
        self.say("score", "bold", first=first, second=second, wins=wins, losses=losses, team=match.is_of_teams)
        verdict = match.verdict
        if verdict is None:
            return
        reason = verdict.reasons[0]
        if verdict.winner is not None:
            self.say("won", "bold", player=match.name_of(verdict.winner), reason=reason, team=match.is_of_teams)
        else:
            self.say("drawn" if verdict.drawn else "undecided", "bold", reason=reason)

    # Before a duel

    def make_ready(self) -> None:
        """Exchanges (SIDE-2), the toss where one is due (SETUP-4, SETUP-6), the choice who begins (SETUP-5)."""
        play = self.match_play
        while play.seats_left_to_side() and not self.has_left:
            self.side(play.seats_left_to_side()[0])
        if self.has_left or play.match.is_over:
            return
        if play.match.chooser is None:
            winner = tossed(play.match, play.start.seed).chooser
            assert winner is not None, "somebody wins a toss"
            play.do(MatchStep("toss", winner))
            self.say("toss", player=play.match.name_of(winner), team=play.match.is_of_teams)
        if play.match.first is None:
            self.choose()

    def choose(self) -> None:
        """Who may choose says whether to begin; time may be called instead (MATCH-11)."""
        play = self.match_play
        before = play.match
        chooser = before.chooser
        assert chooser is not None, "the toss was made"
        speaker = play.speaker_of(chooser)
        if play.bots[speaker] != PERSON:
            goes_first = play.plan[before.places_of(chooser)[0]].goes_first
            play.do(MatchStep("choice", chooser, goes_first))
            key = "goes first" if goes_first else "goes second"
            self.say(key, player=before.name_of(chooser), team=before.is_of_teams)
            return
        while not self.has_left and play.match is before:
            line = self.ask("who begins", player=before.players[speaker], team=before.is_of_teams)
            if line is not None:
                for key, goes_first in (("first", True), ("second", False)):
                    if line.casefold() in self.words.listed("match commands", key):
                        play.do(MatchStep("choice", chooser, goes_first))
                        return
                self.say("first or second", "red")

    def side(self, seat: int) -> None:
        """A player exchanges cards; what the opponents see of it is said (SIDE-6). Where time is called instead, nothing is exchanged."""
        play = self.match_play
        before = play.match
        if play.bots[seat] == PERSON:
            after = self.side_by_hand(seat, before)
            if self.has_left or play.match is not before:
                return
        else:
            after = sided(before, seat, play.plan[seat])
        out, into = net_exchange(before, after, seat)
        play.do(MatchStep("exchange", seat, out=out, into=into))
        shown = shown_to_opponent(play.match, before.players[seat])
        self.say("shown", player=shown.player, size=shown.side_size, number=shown.exchanged)

    def side_by_hand(self, seat: int, before: Match) -> Match:
        """A person exchanges line by line until done, leaves, or time is called."""
        match = before
        lists = lists_of(match, seat)
        if self.match_play.bots.count(PERSON) > 1:
            self.hand_over(before.players[seat])
        self.show_lists(lists)
        while not self.has_left and self.match_play.match is before:
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
                self.console.print(Text(said(refused, self.words.language), style="red"), soft_wrap=True)
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
        """Both lists, numbered through; on a terminal beside each other in as many columns as it has room for."""
        for title, entries in (("your deck", lists.deck), ("your side deck", lists.side)):
            self.say(title, "bold", number=sum(entry.copies for entry in entries))
            told = [f"{entry.number:>3}  {entry.copies} {entry.name}" for entry in entries]
            for line in in_columns(told, 1, self.console.size.width) if self.console.is_terminal else told:
                self.console.print(Text(line), soft_wrap=True)
        self.say("how to side")

    def hand_over(self, player: str) -> None:
        """Between two persons: the lists are for one of them only."""
        if self.console.is_terminal:
            self.console.clear()
            with contextlib.suppress(EOFError):
                self.console.input(self.words.say("table", "hand over", seat=player))

    def ask(self, key: str, **parts: object) -> str | None:
        """A line of a person; None where it was empty or a command of the table (save, time, quit) that has been carried out."""
        self.say(key, **parts)
        try:
            line = input("> " if self.console.is_terminal else "").strip()
        except (EOFError, KeyboardInterrupt):
            self.leave()
            return None
        self.said = []
        word, _, rest = line.partition(" ")
        command = command_meant(word, vocabularies(self.words.language))
        asked_once, self.asked_once = self.asked_once, False
        if command == "quit":
            self.leave()
        elif command == TIME and not rest and not asked_once:
            self.asked_once = True
            told = self.words.say("table", "once more", line=line)
            self.console.print(Text(told, style="yellow"), soft_wrap=True)
        elif command == TIME and not rest:
            self.call_time()
        elif command == "save" and rest.strip():
            try:
                self.save(rest.strip())
            except FileNotWritten as refused:
                self.console.print(Text(said(refused, self.words.language), style="red"), soft_wrap=True)
            else:
                self.console.print(Text(self.words.say("table", "saved", file=rest.strip())), soft_wrap=True)
        elif line:
            return line
        return None

    def call_time(self) -> None:
        """MATCH-11, TEAM-VI-9. Time is called between two duels: it decides the match, or a timed duel follows."""
        try:
            self.match_play.do(MatchStep("time"))
        except RefusedInMatch as refused:
            self.console.print(Text(said(refused, self.words.language), style="red"), soft_wrap=True)
            return
        self.say("time")
        if self.match_play.match.is_over:
            self.tell_score()

    def leave(self) -> None:
        """Leave before the end."""
        self.has_left = True
        if self.keeping is not None:
            try:
                self.save(self.keeping.path())
            except SpellspeedError as refused:
                self.console.print(Text(said(refused, self.words.language), style="red"), soft_wrap=True)
            else:
                kept = self.words.say("table", "kept", command=self.keeping.command)
                self.console.print(Text(kept), soft_wrap=True)
        self.say("leave")
