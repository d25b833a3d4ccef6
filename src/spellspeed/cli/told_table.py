"""What a person at a room on a server is told and asked, and how it is shown. It knows what was sent and nothing else."""

from __future__ import annotations

import queue
import time
from collections import Counter
from typing import Final

from rich.console import Console
from rich.text import Text

from spellspeed.cli.remote_drawing import RemoteDrawing
from spellspeed.cli.remote_end import checked_end
from spellspeed.cli.typing_in import TypedLines
from spellspeed.errors import SpellspeedError
from spellspeed.languages.catalog import Catalog
from spellspeed.languages.user_files import write_owned
from spellspeed.languages.worded import said
from spellspeed.session.typed import vocabularies
from spellspeed.web import protocol as p
from spellspeed.web.client import Heard
from spellspeed.web.links import Link
from spellspeed.web.seen import Ended, Lost, Salting, Seen
from spellspeed.yugioh.session.siding_lists import Lists, numbered_lists

Told = p.ServerMessage | Lost | Ended


class ToldTable:
    """A person at a room, without what is typed there. `inbox` has everything that was told and typed, in order; all else happens in the thread that
    takes it out."""

    def __init__(self, link: Link, console: Console, words: Catalog, *, plain: bool, record: str = "") -> None:
        self.link: Final = link
        self.console: Final = console
        self.words: Final = words
        self.books: Final = vocabularies(words.language)
        self.plain: Final = plain
        self.record: Final = record
        self.inbox: Final[queue.Queue[tuple[str, Told | str | None]]] = queue.Queue()
        self.lines: Final = TypedLines(lambda line: self.inbox.put(("typed", line)), shows=not plain)
        self.seen: Final = Seen()
        self.salting = Salting()
        self.drawing: Final = RemoteDrawing(self.seen, console, words)
        self.over = False
        self.is_lost = False
        self.answered = -1
        """The number of the ask that was answered last."""
        self.awaited: Final[set[str]] = set()
        """What was sent and not answered yet."""
        self.first_lists: Counter[int] | None = None
        """The Side Deck as it was before the first exchange."""
        self.told = 0
        self.sealing_told = ("", "")
        self.duels = 0
        """How many duels of the match are known to be over."""
        self.recording = ""
        self.reached_end = False

    @property
    def heard(self) -> Heard:
        """What a client calls with everything that is told."""
        return lambda told: self.inbox.put(("told", told))

    # What is asked

    def is_asked(self) -> bool:
        """Whether the viewer has to answer."""
        return self.seen.ask is not None and self.seen.ask.n != self.answered

    def sides(self) -> bool:
        """Whether the viewer exchanges cards."""
        match, seat = self.seen.match, self.seen.seat
        return match is not None and match.now == "siding" and seat is not None and not match.done[seat]

    def chooses(self) -> bool:
        """Whether the viewer says who begins."""
        match, seat = self.seen.match, self.seen.seat
        return match is not None and match.now == "choice" and seat is not None and match.chooser == seat

    def offers(self) -> list[str]:
        """What others offer."""
        return [what for what, by in self.seen.offers.items() if by != self.seen.seat]

    # Hearing

    def hear(self, told: Told) -> bool:
        """Take in what was told; whether the picture is to be drawn anew."""
        if isinstance(told, Lost):
            self.is_lost = True
            self.note("lost", "yellow", seconds=f"{told.seconds:.1f}")
            return False
        if isinstance(told, Ended):
            if told.code:
                self.note("ended", "red", code=told.code, say=told.say)
            self.over = True
            return False
        self.seen.take(told)
        match told:
            case p.Welcome():
                self.welcome()
            case p.Sealing():
                self.sealing(told)
            case p.Ack() | p.Said() | p.Refused() | p.LogLines():
                self.answer_to(told)
                return False
            case p.Presence():
                self.presence(told)
                return False
            case p.Offered():
                self.offered(told)
                return False
            case p.MatchShown():
                self.match(told)
            case p.Over():
                self.end(told)
        return isinstance(told, p.Snapshot | p.Step | p.Seats | p.MatchShown)

    def note(self, key: str, style: str = "", /, **parts: object) -> None:
        """A sentence of the catalog."""
        self.say(self.words.say("remote", key, **parts), style)

    def say(self, line: str, style: str = "") -> None:
        """A line; on a screen it also stands below the next pictures, until something is typed."""
        if not self.plain:
            if self.lines.is_asked:
                self.console.file.write("\r\x1b[K")
            self.drawing.notes.append((line, style))
        self.console.print(Text(line, style=style), soft_wrap=not self.console.is_terminal)

    def player(self, place: int) -> str:
        """Who sits at a place."""
        return self.drawing.player(place)

    def welcome(self) -> None:
        """The first word of a server, at first or after the connection was lost."""
        welcome = self.seen.welcome
        assert welcome is not None, "it was just taken"
        if self.is_lost:
            self.is_lost = False
            self.note("connected again", "green")
            return
        self.note("you are", seat=None if welcome.seat is None else welcome.seat + 1)
        self.note("commit", "dim", commit=welcome.commit)
        self.note("greeting" if welcome.seat is not None else "looking on")

    def sealing(self, told: p.Sealing) -> None:
        """How far the shuffle is sealed."""
        key = "salted" if told.salts else "salting"
        if told.hashes and not told.salts:
            key = "salt shown" if self.salting.hash in told.hashes else "salt missing"
        if self.seen.seat is not None and (key, told.commit) != self.sealing_told:
            self.sealing_told = (key, told.commit)
            self.note(key, "dim", hash=self.salting.hash)

    def answer_to(self, told: p.Ack | p.Said | p.Refused | p.LogLines) -> None:
        """What a server says to something that was sent."""
        self.awaited.discard(told.id)
        if isinstance(told, p.Ack):
            name, _, number = told.id.partition(" ")
            if name == "move":
                self.answered = int(number.split()[0])
            elif name == "call" and self.seen.ask is not None:
                self.answered = self.seen.ask.n
        elif isinstance(told, p.Refused):
            self.say(told.say, "red")
        else:
            for line in told.lines:
                self.say(line)

    def presence(self, told: p.Presence) -> None:
        """Who has come and gone."""
        before, self.drawing.presence = self.drawing.presence, told
        for place, now in enumerate(told.seats):
            was = before.seats[place] if before is not None else None
            if place == self.seen.seat or (was is None and now.here) or not self.player(place):
                continue
            if was is not None and now.here and not was.here:
                self.note("here", "green", player=self.player(place))
            elif not now.here and (was is None or was != now):
                self.note("away", "yellow", player=self.player(place), seconds=now.claim_in)

    def offered(self, told: p.Offered) -> None:
        """An offer, and what became of it."""
        if told.state == "open":
            own = told.by == self.seen.seat
            self.note("offered" if own else "offer", "yellow", what=told.what, player=self.player(told.by))
        else:
            self.note(f"offer {told.state}", "green" if told.state == "taken" else "yellow", what=told.what)

    def match(self, told: p.MatchShown) -> None:
        """Between the duels of a match."""
        if told.duels > self.duels:
            first, second = (self.drawing.side(side) for side in (0, 1))
            self.note("score", "bold", first=first, second=second, wins=told.score[0], losses=told.score[1])
        self.duels = told.duels
        if told.now == "siding" and self.first_lists is None and told.side:
            self.first_lists = Counter(told.side)
        if told.now == "choice" and told.chooser is not None and not self.chooses():
            self.note("other begins", player=self.player(told.chooser))
        for place, number in enumerate(told.exchanged if told.now == "game" else ()):
            self.note("exchanged", "dim", player=self.player(place), number=number)

    def end(self, told: p.Over) -> None:
        """The end of a duel, or of all."""
        if not self.plain:
            self.drawing.draw(self.told, "")
        else:
            self.tell()
        is_told = bool(self.seen.log) and told.reason in self.seen.log[-1]
        if is_told and not self.plain:
            self.say(self.seen.log[-1], "bold")
        self.told = len(self.seen.log)
        if not is_told:
            side = None if told.winner is None else self.drawing.side(told.winner)
            self.note("duel over", "bold", winner=side, reason=told.reason)
        if told.whole and not self.reached_end:
            self.whole_end(told)

    def whole_end(self, told: p.Over) -> None:
        """Nothing follows: the recording, whether it is as it was sealed, and what can be done now."""
        self.reached_end = True
        end = checked_end(self.link, told, self.salting if self.seen.seat is not None else None, self.words)
        for line, style in end.lines:
            self.say(line, style)
        self.recording = end.recording
        if self.record and self.recording:
            self.save(self.record)
        if self.plain:
            self.over = True
        else:
            self.note("all over", "bold")

    # Showing

    def tell(self) -> None:
        """In plain lines: what has happened since this was last told."""
        for line in self.seen.log[min(self.told, len(self.seen.log)) :]:
            self.console.print(Text(line, style="dim"), soft_wrap=True)
        self.told = len(self.seen.log)

    def show(self) -> None:
        """What a person needs to know now."""
        if self.reached_end and self.seen.state != "over":
            self.reached_end, self.recording, self.duels, self.first_lists = False, "", 0, None
        if self.plain:
            self.tell()
            self.show_question()
            return
        self.drawing.draw(self.told, self.question_between())
        if self.lines.is_asked:
            self.show_prompt()

    def question_between(self) -> str:
        """What is asked where no duel is under way; "" where one is."""
        if self.sides():
            match = self.seen.match
            assert match is not None, "somebody exchanges"
            out = self.first_lists - Counter(match.side) if self.first_lists is not None else Counter[int]()
            left = 0 if match.until is None else max(0, match.until // 1000 - int(time.time()))
            return self.words.say("remote", "siding", number=out.total(), seconds=left)
        if self.chooses():
            return self.words.say("remote", "begin")
        if self.seen.state in ("duel", "over"):
            return ""
        empty = sum(seat.kind == "empty" for seat in self.seen.seats)
        if empty:
            return self.words.say("remote", "waiting for seats", number=empty)
        return self.words.say("remote", "state", state=self.seen.state)

    def show_question(self) -> None:
        """The question in plain lines, where there is one."""
        between = self.question_between()
        if self.sides() or self.chooses():
            self.show_lists()
            self.console.print(Text(between))
        elif self.is_asked():
            for line in self.drawing.question_lines():
                self.console.print(Text(line), soft_wrap=True)

    def show_lists(self) -> None:
        """Both lists, numbered through, while cards are exchanged."""
        for line in self.drawing.lists_shown(self.lists()) if self.sides() else ():
            self.console.print(Text(line), soft_wrap=True)

    def lists(self) -> Lists:
        """What can be exchanged."""
        match = self.seen.match
        assert match is not None, "a match is played"
        return numbered_lists(match.deck, match.side)

    def show_prompt(self) -> None:
        """What is half typed, below what was drawn."""
        self.console.file.write("\r" + self.lines.begun())
        self.console.file.flush()

    def save(self, path: str) -> None:
        """Write the recording down."""
        try:
            write_owned(self.recording, path)
        except SpellspeedError as wrong:
            self.say(said(wrong, self.words.language), "red")
            return
        self.note("recorded", file=path)

    def leave(self) -> None:
        """Go; the room stays."""
        self.over = True
        if not self.reached_end and self.link.token:
            self.note("leave", link=self.link)
