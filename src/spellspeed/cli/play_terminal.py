"""The table on the screen of a terminal: the field is drawn anew at every question."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Final, Protocol

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from spellspeed.cli.columns import choices_in, in_columns
from spellspeed.cli.play_table import Table
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.game import S, S_seen
from spellspeed.session.session import Session

NEWS_WANTED: Final = 8
"""So many lines of what happened are kept free where the choices can stand beside each other."""


class Drawing(Protocol[S_seen]):
    """How a game is drawn in a terminal."""

    def board(
        self, state: S_seen, names: Sequence[str], viewer: int, language: str, width: int, height: int
    ) -> RenderableType:
        """What lies where, as a viewer sees it, on a screen of that many columns and lines. Raises UnknownLanguage."""
        ...


class TerminalTable(Table[S]):
    """A drawn field, made anew at every question so that all of it stands on one screen."""

    def __init__(self, session: Session[S], console: Console, drawing: Drawing[S]) -> None:
        super().__init__(session, console)
        self.drawing: Final = drawing
        self.last_seat = session.setup.persons[0]
        with contextlib.suppress(ImportError):
            import readline

            readline.parse_and_bind("tab: complete")
            readline.set_completer_delims("")
            readline.set_completer(self.completed)

    def completed(self, text: str, state: int) -> str | None:
        """What a Tab makes of a begun line: choices and commands that begin so."""
        all_words = [choice.words for choice in self.choices] + list(self.commands())
        fitting = [words for words in all_words if words.casefold().startswith(text.casefold())]
        return fitting[state] if state < len(fitting) else None

    def greet(self) -> None:
        """Below the first picture, which would wipe it away."""
        self.opening += self.greeting()

    def say_before(self, line: str) -> None:
        """Below the first picture, too."""
        self.opening.append(line)

    def show(self, ask: Ask) -> None:
        """Clear the screen; field, what is new, question: as much of what is new as has room."""
        self.hand_over(ask.seat)
        self.console.clear()
        picture = self.picture(ask.seat)
        said = [(line, "dim") for line in self.opening]
        self.opening = []
        found = self.session.new_in_hand(ask.seat)
        if found and len(found) < len(self.session.held[ask.seat]):
            said.append((self.words.say("table", "new cards", cards=", ".join(found)), "green"))
        if self.session.taken_back:
            said.append((self.words.say("table", "marked", number=self.session.taken_back), "yellow"))
        question = self.session.speaker.question(self.session.state, ask)
        if self.session.may_step_back():
            question += " " + self.words.say("table", "can step back")
        fixed = self.height_of(picture, *[Text(line) for line, _ in said], Text(question)) + 2
        wanted = min(NEWS_WANTED, len(self.session.brief) - self.told_in_brief)
        choices = self.choices_beside(self.console.size.height - fixed - wanted)
        self.console.print(picture)
        room = self.console.size.height - fixed - self.height_of(*map(Text, choices))
        if room < 0 and said:
            room, said = room + self.height_of(*[Text(line) for line, _ in said]), []
        self.tell_in_brief(room)
        for line, style in said:
            self.say(line, style)
        self.say(question, "bold")
        for line in choices:
            self.say(line)

    def picture(self, seat: int) -> RenderableType:
        """The field as a seat sees it."""
        names, size = self.session.setup.names, self.console.size
        return self.drawing.board(self.session.state, names, seat, self.words.language, size.width, size.height)

    def height_of(self, *parts: RenderableType) -> int:
        """How many lines these take on the screen."""
        return sum(len(self.console.render_lines(part)) for part in parts)

    def tell_in_brief(self, room: int) -> None:
        """What has happened since it was last told, in brief, in so many lines and the one above them; the last of it where all is too much."""
        news = self.session.brief[self.told_in_brief :]
        self.latest = len(self.session.lines) - self.told
        self.told_in_brief, self.told = len(self.session.brief), len(self.session.lines)
        if not news or room < 0:
            return
        told: list[str] = []
        for line in reversed(news):
            room -= self.height_of(Text(line))
            if room < 0:
                break
            told.insert(0, line)
        title = self.words.say("board", "log")
        if len(told) < len(news):
            title += " " + self.words.say("table", "more lines", number=len(news) - len(told), all=self.latest)
        self.console.print(Rule(title, style="dim", align="left"))
        for line in told:
            self.say(line, "dim")

    def choices_beside(self, room: int) -> list[str]:
        """The choices in so many lines, where they can be."""
        return choices_in(self.choices, room, self.console.size.width, self.session.books[0])

    def help(self, wanted: str) -> None:
        """All commands; where their lines are more than the screen has, how they are typed, and each by itself on asking."""
        lines = self.help_lines("")
        if wanted or self.height_of(*map(Text, lines)) < self.console.size.height - 4:
            super().help(wanted)
            return
        usage = [self.words.say("usage", command) for command in self.words.section("usage")]
        for line in in_columns(usage, 8, self.console.size.width):
            self.say(line)
        self.say(self.words.say("table", "help on one"))
        self.say(self.words.say("table", "examples"))

    def show_choices(self, ask: Ask) -> None:
        """The question and its numbered choices, on one screen where that can be."""
        self.say(self.session.speaker.question(self.session.state, ask), "bold")
        for line in self.choices_beside(self.console.size.height - 2):
            self.say(line)

    def finish(self) -> None:
        """The last field and how it came to the end; then as everywhere. Several persons see what nobody hides."""
        self.console.clear()
        picture = self.picture(self.session.setup.viewer)
        self.console.print(picture)
        self.tell_in_brief(self.console.size.height - self.height_of(picture) - 5)
        super().finish()

    def hand_over(self, seat: int) -> None:
        """Between persons: hide the field until the other one sits there."""
        if seat != self.last_seat:
            self.console.clear()
            with contextlib.suppress(EOFError):
                self.console.input(self.words.say("table", "hand over", seat=self.session.setup.names[seat]))
        self.last_seat = seat

    def read(self, ask: Ask) -> str | None:
        """A line with the prompt of the phase."""
        try:
            moment = self.session.speaker.moment(self.session.state)
            return input(self.words.say("table", "prompt", seat=self.session.setup.names[ask.seat], moment=moment))
        except EOFError:
            return None
        except KeyboardInterrupt:
            self.say("")
            return "quit"

    def show_board(self, seat: int) -> None:
        """The field drawn again, with the question below it."""
        self.console.print(self.picture(seat))
        ask = self.session.state.ask
        if ask is not None:
            self.show_choices(ask)
