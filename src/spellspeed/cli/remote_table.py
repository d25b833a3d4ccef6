"""The table of a room on a server: everything that is told is shown, everything that is typed is sent."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Final

from rich.console import Console

from spellspeed.cli.told_table import ToldTable
from spellspeed.errors import SpellspeedError
from spellspeed.languages.catalog import Catalog
from spellspeed.languages.worded import said
from spellspeed.session.typed import command_meant, folded
from spellspeed.web import protocol as p
from spellspeed.web.client import Client
from spellspeed.web.links import Link
from spellspeed.yugioh.session.siding_lists import exchange_meant
from spellspeed.yugioh.views.stops import Stops

HOLD: Final = "."
LOG_LINES: Final = 20
NUMBERS: Final = re.compile(r"[0-9]{1,4}(?:[\s,]+[0-9]{1,4})*")


class RemoteTable(ToldTable):
    """A person at a room, and what is typed there."""

    def __init__(self, link: Link, console: Console, words: Catalog, *, plain: bool, record: str = "") -> None:
        super().__init__(link, console, words, plain=plain, record=record)
        self.stops: Final = Stops()
        self.send: Callable[[p.FromClient], None] = lambda _: None
        self.count = 0
        self.asked_once = ""

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

    def may_type(self) -> bool:
        """Whether lines of a pipe are read now: somebody is waited for who would type."""
        if self.awaited or self.is_lost or self.seen.welcome is None:
            return False
        if self.reached_end:
            return True
        return self.is_asked() or self.sides() or self.chooses() or bool(self.offers())

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
