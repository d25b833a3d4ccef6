"""The table on the screen of a terminal: the field is drawn anew at every question."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Final, Protocol

from rich.console import Console, RenderableType

from spellspeed.cli.play_table import Table
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.game import S, S_seen
from spellspeed.table.session import Session


class Drawing(Protocol[S_seen]):
    """How a game is drawn in a terminal."""

    def board(
        self, state: S_seen, names: Sequence[str], log: Sequence[str], viewer: int, language: str
    ) -> RenderableType:
        """What lies where, as a viewer sees it, with lines of the log. Raises UnknownLanguage."""
        ...

    def lines(self, seats: int) -> int:
        """How many lines of the screen it takes, with the question below it."""
        ...


class TerminalTable(Table[S]):
    """A drawn field, made anew at every question."""

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

    def show(self, ask: Ask) -> None:
        """Clear the screen; field, what is new, question."""
        self.hand_over(ask.seat)
        self.console.clear()
        news = self.session.lines[self.told :]
        taken = self.drawing.lines(self.session.state.seats) + len(self.choices) + len(self.opening)
        room = max(3, self.console.size.height - taken)
        self.console.print(
            self.drawing.board(
                self.session.state, self.session.setup.names, news[-room:], ask.seat, self.words.language
            )
        )
        self.told = len(self.session.lines)
        if len(news) > room:
            self.say(self.words.say("table", "more lines", number=len(news) - room, all=len(news)), "dim")
        for line in self.opening:
            self.say(line, "dim")
        self.opening = []
        self.show_new_cards(ask.seat)
        if self.session.taken_back:
            self.say(self.words.say("table", "marked", number=self.session.taken_back), "yellow")
        self.show_choices(ask)

    def finish(self) -> None:
        """The last field and how it came to the end; then as everywhere. Several persons see what nobody hides."""
        news = self.session.lines[self.told :]
        seats = self.session.state.seats
        room = max(3, self.console.size.height - self.drawing.lines(seats))
        self.console.clear()
        self.console.print(
            self.drawing.board(
                self.session.state,
                self.session.setup.names,
                news[-room:],
                self.session.setup.viewer,
                self.words.language,
            )
        )
        self.told = len(self.session.lines)
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
        """The field drawn again."""
        self.console.print(
            self.drawing.board(self.session.state, self.session.setup.names, [], seat, self.words.language)
        )
