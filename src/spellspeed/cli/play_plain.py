"""The table in plain lines of text."""

from __future__ import annotations

from rich.console import Console

from spellspeed.cli.play_table import Table
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.game import S
from spellspeed.session.session import Session


class PlainTable(Table[S]):
    """Lines of text: for pipes, scripts and screen readers."""

    def __init__(self, session: Session[S], console: Console) -> None:
        super().__init__(session, console)
        self.shown = ""

    def show(self, ask: Ask) -> None:
        """What is new, the situation where it has changed, the question."""
        self.tell()
        self.show_new_cards(ask.seat)
        now = "\n".join(self.session.speaker.situation(self.session.state, ask.seat))
        if self.session.speaker.shows_situation(self.session.state, ask) and now != self.shown:
            self.say(now)
            self.shown = now
        if len(self.session.setup.persons) > 1:
            self.say(self.words.say("table", "asked", seat=self.session.setup.names[ask.seat]))
        self.show_choices(ask)

    def read(self, ask: Ask) -> str | None:
        """The next line of the input."""
        try:
            return input()
        except (EOFError, KeyboardInterrupt):
            return None

    def show_board(self, seat: int) -> None:
        """The situation in lines."""
        for line in self.session.speaker.situation(self.session.state, seat):
            self.say(line)
