"""The table at which a person plays: shows what happened, asks, reads commands; in a terminal or in plain lines."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.text import Text

from spellspeed.cli import play_cards
from spellspeed.cli.board import board
from spellspeed.errors import SpellspeedError
from spellspeed.kernel.asks import Ask
from spellspeed.table import asking_why, saving
from spellspeed.table.choices import Choice, NoSuchWords, choices_of, did_you_mean, read_picks
from spellspeed.table.questions import moment_words, question
from spellspeed.table.session import Session
from spellspeed.table.situation import situation, zone_lines
from spellspeed.table.typed import command_meant
from spellspeed.words.worded import said
from spellspeed.yugioh.duel import terms as t

LOG_LINES: Final = 20
LINES_OF_FIELDS: Final = {2: 24, 4: 29}
"""How many lines of the screen two and four fields take, with the question below them."""


class Table:
    """What both kinds of tables do."""

    def __init__(self, session: Session, console: Console) -> None:
        self.session: Final = session
        self.console: Final = console
        self.words: Final = session.words
        self.told = 0
        self.over = False
        self.choices: list[Choice] = []
        self.opening: list[str] = []
        """What was said before the duel that the first picture of it would wipe away."""
        self.saving: Callable[[str], None] = self.save_duel

    # What the two kinds do in their own way

    def show(self, ask: Ask) -> None:
        """Show what a person needs to decide."""
        raise NotImplementedError

    def read(self, ask: Ask) -> str | None:
        """The next command, None at the end of the input."""
        raise NotImplementedError

    def show_board(self, seat: int) -> None:
        """The field as a seat sees it."""
        raise NotImplementedError

    # The game

    def play(self) -> None:
        """Play until the duel is over, or somebody leaves."""
        self.greet()
        while not self.over:
            ask = self.session.run()
            if ask is None:
                self.finish()
                return
            self.choices = choices_of(self.session.duel, ask, self.words.language, self.session.setup.names)
            self.show(ask)
            while not self.over and self.session.duel.ask is ask:
                line = self.read(ask)
                if line is None:
                    self.leave()
                elif line.strip():
                    self.obey(line.strip(), ask)

    def greet(self) -> None:
        """Who plays against whom."""
        for line in self.greeting():
            self.say(line)

    def greeting(self) -> list[str]:
        """Who plays against whom, and how to begin."""
        setup = self.session.setup
        plays = [
            self.words.say("table", "plays", seat=name, deck=deck)
            for name, deck in zip(setup.names, setup.deck_names, strict=True)
        ]
        return [*plays, self.words.say("table", "greeting")]

    def finish(self) -> None:
        """The end of the duel."""
        self.tell()
        marked = self.session.taken_back
        if marked:
            self.say(self.words.say("table", "taken back", number=marked))
        self.say(self.words.say("table", "seed", seed=self.session.setup.start.seed))

    def leave(self) -> None:
        """Leave before the end."""
        self.over = True
        seed = self.session.setup.start.seed
        self.say(self.words.say("table", "leave", turn=self.session.duel.turn, seed=seed))

    def say(self, text: str, style: str = "") -> None:
        """One paragraph of text; a terminal breaks it between words, elsewhere it stays one line."""
        self.console.print(Text(text, style=style), soft_wrap=not self.console.is_terminal)

    def tell(self) -> None:
        """What happened since this was last told."""
        for line in self.session.lines[self.told :]:
            self.say(line, "dim")
        self.told = len(self.session.lines)

    # Commands

    def obey(self, line: str, ask: Ask) -> None:
        """Do what was typed; what cannot be done is said, and nothing has changed."""
        word, _, rest = line.partition(" ")
        try:
            if line.startswith("?"):
                self.card(line[1:].strip(), ask)
            elif command_meant(word, self.words.language):
                self.command(command_meant(word, self.words.language), rest.strip(), ask)
            else:
                self.session.take(read_picks(line, ask, self.choices, self.words.language))
        except NoSuchWords as wrong:
            self.say(str(wrong) + did_you_mean(word, self.commands(), self.words), "red")
        except SpellspeedError as wrong:
            self.say(said(wrong, self.words.language), "red")

    def commands(self) -> list[str]:
        """The words that begin a command."""
        return [word for command in self.words.section("commands") for word in self.words.listed("commands", command)]

    def command(self, word: str, rest: str, ask: Ask) -> None:
        """One of the commands. Raises SpellspeedError."""
        if word == "help":
            self.help()
        elif word == "options":
            self.show_choices(ask)
        elif word == "card":
            self.card(rest, ask)
        elif word == "why":
            self.why(rest, ask)
        elif word == "board":
            self.show_board(ask.seat)
        elif word == "log":
            self.log(rest)
        elif word in ("graveyard", "removed"):
            zone = t.REMOVED if word == "removed" else t.GRAVEYARD
            for line in zone_lines(self.session.duel, self.session.setup.names, ask.seat, zone, self.words):
                self.say(line)
        elif word == "stops":
            if rest:
                self.session.stops.change(rest.split(), self.words.language)
            self.say(self.session.stops.described(self.words.language))
        elif word == "undo":
            self.undo()
        elif word == "time":
            self.session.call_time()
            self.tell()
        elif word == "surrender":
            self.session.give_up(ask.seat)
        elif word == "save":
            self.save(rest)
        else:
            self.leave()

    def help(self) -> None:
        """All commands."""
        usage = {command: self.words.say("usage", command) for command in self.words.section("usage")}
        width = max(map(len, usage.values()))
        for command, typed in usage.items():
            self.say(f"{typed:<{width}}  {self.words.say('help', command)}")
        self.say(self.words.say("table", "examples"))

    def card(self, wanted: str, ask: Ask) -> None:
        """Facts and text of a card."""
        if not wanted:
            self.say(self.words.say("table", "which card"))
            return
        play_cards.show_any_card(self.session.duel, ask, ask.seat, wanted, self.choices, self.console, self.words)

    def why(self, wanted: str, ask: Ask) -> None:
        """Reasons."""
        if not wanted:
            self.say(self.words.say("table", "why what"))
            return
        for line in asking_why.reasons(self.session.duel, ask.seat, wanted, self.choices, self.words):
            self.say(line)

    def log(self, rest: str) -> None:
        """The last lines of the log."""
        count = int(rest) if rest.isascii() and rest.isdigit() else LOG_LINES
        for line in self.session.lines[-count:] if count else []:
            self.say(line)

    def undo(self) -> None:
        """Back to the last own decision."""
        self.session.take_back()
        self.told = len(self.session.lines)
        self.say(self.words.say("table", "undone", number=self.session.taken_back), "yellow")

    def save(self, path: str) -> None:
        """Write the duel down."""
        if not path:
            self.say(self.words.say("table", "which file"))
            return
        self.saving(path)
        self.say(self.words.say("table", "saved", file=path))

    def save_duel(self, path: str) -> None:
        """Write the duel down. Raises WrongRecording."""
        saving.save(self.session, path)

    def show_choices(self, ask: Ask) -> None:
        """The question and its numbered choices."""
        self.say(question(self.session.duel, ask, self.session.setup.names, self.words), "bold")
        for choice in self.choices:
            self.say(f"{choice.number:>3}  {choice.words}")

    def show_new_cards(self, seat: int) -> None:
        """Which cards came to the hand of a person since the last question."""
        found = self.session.new_in_hand(seat)
        if found:
            self.say(self.words.say("table", "new cards", cards=", ".join(found)), "green")


class PlainTable(Table):
    """Lines of text: for pipes, scripts and screen readers."""

    def __init__(self, session: Session, console: Console) -> None:
        super().__init__(session, console)
        self.shown = ""

    def show(self, ask: Ask) -> None:
        """What is new, the situation where it has changed, the question."""
        self.tell()
        self.show_new_cards(ask.seat)
        now = "\n".join(situation(self.session.duel, self.session.setup.names, ask.seat, self.words))
        if ask.kind == t.A_OPEN and now != self.shown:
            self.say(now)
            self.shown = now
        if len(self.session.setup.persons) > 1:
            self.say(self.words.say("table", "asked", seat=self.session.setup.names[ask.seat]))
        self.show_choices(ask)

    def read(self, ask: Ask) -> str | None:
        """The next line of the input."""
        try:
            return input()
        except EOFError:
            return None

    def show_board(self, seat: int) -> None:
        """The situation in lines."""
        for line in situation(self.session.duel, self.session.setup.names, seat, self.words):
            self.say(line)


class TerminalTable(Table):
    """A drawn field, made anew at every question."""

    def __init__(self, session: Session, console: Console) -> None:
        super().__init__(session, console)
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
        taken = LINES_OF_FIELDS[self.session.duel.seats] + len(self.choices) + len(self.opening)
        room = max(3, self.console.size.height - taken)
        self.console.print(
            board(self.session.duel, self.session.setup.names, news[-room:], ask.seat, self.words.language)
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
        seats = self.session.duel.seats
        room = max(3, self.console.size.height - LINES_OF_FIELDS[seats])
        self.console.clear()
        self.console.print(
            board(
                self.session.duel,
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
            moment = moment_words(self.session.duel, self.words)
            return input(self.words.say("table", "prompt", seat=self.session.setup.names[ask.seat], moment=moment))
        except EOFError:
            return None
        except KeyboardInterrupt:
            self.say("")
            return "quit"

    def show_board(self, seat: int) -> None:
        """The field drawn again."""
        self.console.print(board(self.session.duel, self.session.setup.names, [], seat, self.words.language))
