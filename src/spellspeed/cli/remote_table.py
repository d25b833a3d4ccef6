"""The table of a room on a server: everything that is told is shown, everything that is typed is sent. It knows what was sent and nothing else."""

from __future__ import annotations

import queue
import re
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.text import Text

from spellspeed.cli.remote_drawing import RemoteDrawing
from spellspeed.cli.remote_end import checked_end
from spellspeed.cli.typing_in import TypedLines
from spellspeed.errors import SpellspeedError
from spellspeed.languages.catalog import Catalog
from spellspeed.languages.owned import write_owned
from spellspeed.languages.worded import said
from spellspeed.table.typed import command_meant, folded, vocabularies
from spellspeed.web import protocol as p
from spellspeed.web.client import Client, Heard
from spellspeed.web.links import Link
from spellspeed.web.seen import Ended, Lost, Salting, Seen
from spellspeed.yugioh.table.siding import Lists, exchange_meant, numbered_lists
from spellspeed.yugioh.table.stops import Stops

HOLD: Final = "."
LOG_LINES: Final = 20
NUMBERS: Final = re.compile(r"[0-9]{1,4}(?:[\s,]+[0-9]{1,4})*")
Told = p.ServerMessage | Lost | Ended


class RemoteTable:
    """A person at a room. `inbox` has everything that was told and typed, in order; all else happens in the thread that runs `play`."""

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
        self.stops: Final = Stops()
        self.send: Callable[[p.FromClient], None] = lambda _: None
        self.over = False
        self.is_lost = False
        self.answered = -1
        """The number of the ask that was answered last."""
        self.awaited: Final[set[str]] = set()
        """What was sent and not answered yet."""
        self.count = 0
        self.asked_once = ""
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

    def join(self, client: Client) -> None:
        """Everything is sent by this client."""
        self.send = client.post
        self.salting = client.salting

    # The loop

    def play(self) -> None:
        """Until somebody leaves, or the end."""
        try:
            while not self.over:
                if not self.plain or self.may_type():
                    self.lines.ask()
                self.next()
        finally:
            self.lines.close()

    def next(self) -> None:
        """All that has come, and then one picture of it."""
        try:
            found = [self.inbox.get()]
        except KeyboardInterrupt:
            self.leave()
            return
        while not self.inbox.empty():
            found.append(self.inbox.get_nowait())
        is_new = False
        for kind, one in found:
            if kind == "typed":
                self.typed(one if isinstance(one, str) else None)
            elif one is not None and not isinstance(one, str):
                is_new = self.hear(one) or is_new
        if is_new and not self.over:
            self.show()
        elif not self.plain and self.lines.is_asked and not self.over:
            self.show_prompt()

    def show_prompt(self) -> None:
        """What is half typed, below what was drawn."""
        self.console.file.write("\r" + self.lines.begun())
        self.console.file.flush()

    def may_type(self) -> bool:
        """Whether lines of a pipe are read now: somebody is waited for who would type."""
        if self.awaited or self.is_lost or self.seen.welcome is None:
            return False
        if self.reached_end:
            return True
        return self.is_asked() or self.sides() or self.chooses() or bool(self.offers())

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

    # Typing

    def typed(self, line: str | None) -> None:
        """A line was typed, or the input has ended."""
        self.drawing.notes.clear()
        if line is None:
            self.leave()
            return
        line = line.strip()
        if not line:
            if self.reached_end:
                self.leave()
            return
        try:
            self.obey(line)
        except SpellspeedError as wrong:
            self.say(said(wrong, self.words.language), "red")

    def post(self, message: p.FromClient) -> None:
        """Send something that is answered."""
        if not message.id:
            self.count += 1
            message.id = f"t{self.count}"
        self.awaited.add(message.id)
        if self.is_lost:
            self.note("sent", "yellow")
        self.send(message)

    def meant(self, line: str) -> tuple[str, str]:
        """The command that a line begins with ("" for none), and the rest."""
        one = folded(line)
        for book in self.books:
            for command in book.words.section("remote commands"):
                for typed in book.words.listed("remote commands", command):
                    if one == folded(typed) or one.startswith(folded(typed) + " "):
                        return command, " ".join(line.split()[len(typed.split()) :])
        word, _, rest = line.partition(" ")
        return command_meant(word, self.books), rest.strip()

    def obey(self, line: str) -> None:
        """Do what was typed. Raises SpellspeedError."""
        if line.startswith(HOLD):
            self.post(p.PassingSet(hold=True))
            self.note("held", "green")
            line = line.removeprefix(HOLD).strip()
            if not line:
                return
        command, rest = self.meant(line)
        asked_once, self.asked_once = self.asked_once, ""
        if command in ("quit", "help", "board", "log", "options", "save"):
            self.own_command(command, rest)
        elif self.seen.seat is None:
            self.note("looking on")
        elif self.reached_end:
            self.at_the_end(command)
        elif command == "surrender" and asked_once != command:
            self.asked_once = command
            self.note("once more", "yellow", line=line)
        elif not self.deed(command, rest):
            self.move(line)

    def own_command(self, command: str, rest: str) -> None:
        """What needs no server."""
        if command == "quit":
            self.leave()
        elif command == "help":
            for key in self.words.section("remote help"):
                self.say(self.words.say("remote help", key))
        elif command == "board" and self.plain:
            if self.seen.seat is not None:
                self.post(p.Typed(text="board"))
        elif command in ("board", "options"):
            self.show_lists()
            self.show()
        elif command == "log":
            count = int(rest) if rest.isascii() and rest.isdigit() else LOG_LINES
            for line in self.seen.log[-count:] if count else ():
                self.say(line)
        elif not self.recording:
            self.note("nothing to save", "red")
        elif not rest:
            self.note("which file", "red")
        else:
            self.save(rest)

    def at_the_end(self, command: str) -> None:
        """After the end: another game, or an answer to who wants one."""
        if command == "rematch":
            self.post(p.Offer(what="rematch"))
        elif command in ("accept", "decline") and self.offers():
            self.answer_offer(command)
        else:
            self.note("all over", "bold")

    def deed(self, command: str, rest: str) -> bool:
        """What is said besides the moves of a game; whether it was that."""
        if command == "surrender":
            self.post(p.Surrender(id="call surrender"))
        elif command == "draw" and not rest:
            self.post(p.Offer(what="draw"))
        elif command in ("undo", "back"):
            self.post(p.Offer(what="back"))
        elif command in ("accept", "decline") and self.offers():
            self.answer_offer(command)
        elif command == "claim":
            self.claim(rest)
        elif command == "passing":
            self.passing(rest)
        elif command == "stops":
            if rest:
                self.stops.change(rest.split(), self.words.language)
                self.post(p.PassingSet(stops=self.stops.as_plain()))
            self.say(self.stops.described(self.words.language))
        else:
            return False
        return True

    def answer_offer(self, command: str) -> None:
        """Yes or no to what others offer."""
        what = self.offers()[-1]
        answer = p.Accept if command == "accept" else p.Decline
        self.post(answer(what=what))  # type: ignore[arg-type]

    def word_of(self, rest: str, known: tuple[str, ...]) -> str:
        """Which of some words was typed, "" for none."""
        for book in self.books:
            for key in known:
                if folded(rest) in [folded(typed) for typed in book.words.listed("remote commands", key)]:
                    return key
        return ""

    def claim(self, rest: str) -> None:
        """Claim the duel, or a draw, against somebody who is away."""
        what = self.word_of(rest, ("win", "draw"))
        if not what:
            self.note("claim what", "red")
            return
        self.post(p.Claim(id="call claim", what="win" if what == "win" else "draw"))

    def passing(self, rest: str) -> None:
        """When one is passed over."""
        mode = self.word_of(rest, ("auto", "on", "off"))
        if not mode:
            self.note("passing which", "red")
            return
        self.post(p.PassingSet(mode=mode))
        self.note("passing", "green", mode=rest, what=self.words.say("remote", "passing mode", mode=mode))

    def move(self, line: str) -> None:
        """A move, or a question that the server answers."""
        if self.sides():
            self.side(line)
        elif self.chooses():
            for key in ("first", "second"):
                if any(folded(line) in map(folded, book.words.listed("match commands", key)) for book in self.books):
                    self.post(p.Begin(first=key == "first"))
                    return
            self.note("begin", "red")
        elif NUMBERS.fullmatch(line):
            self.numbers([int(word) for word in re.split(r"[\s,]+", line)])
        else:
            ask = self.seen.ask if self.is_asked() else None
            text = f"card {line[1:].strip()}" if line.startswith("?") else line
            self.count += 1
            name = f"move {ask.n} {self.count}" if ask is not None else ""
            self.post(p.Typed(id=name, text=text[: p.LONGEST_TEXT], ask=-1 if ask is None else ask.n))

    def numbers(self, numbers: list[int]) -> None:
        """An answer by numbers of choices; the same number again is another of several copies."""
        ask = self.seen.ask
        if ask is None or not self.is_asked():
            self.note("not asked", "red")
            return
        choices = {choice.number: list(choice.codes) for choice in self.drawing.choices()}
        picks: list[int] = []
        for number in numbers:
            if not choices.get(number):
                self.note("no number", "red", number=number, last=len(choices))
                return
            picks.append(choices[number].pop(0))
        self.count += 1
        self.told = len(self.seen.log)
        self.post(p.Answer(id=f"move {ask.n} {self.count}", ask=ask.n, picks=picks))

    def side(self, line: str) -> None:
        """SIDE-2. An exchange, or a command of it. Raises NoSuchExchange."""
        match = self.seen.match
        assert match is not None, "somebody exchanges"
        for key in ("done", "reset", "list"):
            if any(folded(line) in map(folded, book.words.listed("match commands", key)) for book in self.books):
                if key == "list":
                    self.show_lists()
                elif key == "done":
                    self.post(p.Exchange(done=True))
                    self.note("siding done")
                elif self.first_lists is not None:
                    held = Counter(match.side)
                    out, into = self.first_lists - held, held - self.first_lists
                    self.post(p.Exchange(out=sorted(out.elements()), into=sorted(into.elements())))
                return
        taken, put = exchange_meant(line, self.lists(), self.words)
        self.post(p.Exchange(out=taken, into=put))

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
