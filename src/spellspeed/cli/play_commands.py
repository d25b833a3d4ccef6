"""What a person can type at the table of any game besides the choices: look at cards, ask why, take back, save."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic

from rich.console import Console
from rich.text import Text

from spellspeed.cli.columns import too_many
from spellspeed.cli.own_folder import Keeping, Settings
from spellspeed.errors import SpellspeedError
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.game import NO_SEAT, Choice, S
from spellspeed.languages.catalog import ENGLISH, languages
from spellspeed.languages.worded import said
from spellspeed.recording.files import MOST_ANSWERS
from spellspeed.session.picks import NoSuchWords, all_meant, did_you_mean, read_picks
from spellspeed.session.saved_games import save
from spellspeed.session.session import Session
from spellspeed.session.typed import command_meant

LOG_LINES: Final = 20
HOLD: Final = "."
"""Typed alone or before what one does: priority is held once."""

WARNED_BEFORE: Final = 500
"""Answers that are left when it is said that a game grows too long to be read again: more than bots give between two questions."""


class Commands(Generic[S]):
    """What is said and done at a table when a person types a line."""

    def __init__(self, session: Session[S], console: Console) -> None:
        self.session: Final = session
        self.console: Final = console
        self.words: Final = session.words
        self.spoken: Final = session.words.language if session.words.language in languages() else ENGLISH
        """What errors about files are said in: a game may speak a language in which the catalogs have no words for them."""
        self.told = 0
        self.told_in_brief = 0
        self.latest = 0
        """How many lines of the log came before the question that is open."""
        self.over = False
        self.choices: list[Choice] = []
        self.opening: list[str] = []
        """What was said before the duel that the first picture of it would wipe away."""
        self.saving: Callable[[str], None] = self.save_duel
        self.keeping: Keeping | None = None
        """Where the game is saved by itself when somebody leaves; None: nowhere."""
        self.is_kept = False
        """Whether the game is the one that was left last: when it has ended, there is nothing left to go on with."""
        self.most_answers = MOST_ANSWERS
        """How many answers a saved game may have to be read again."""
        self.has_warned = False
        self.settings: Settings | None = None
        """Where stops are kept for the games to come; None: nowhere."""
        self.ends_in_menu = False
        """Whether a person is there to choose what comes after the end."""
        self.wants_rematch = False
        self.asked_once = ""
        """The call that was just typed and is carried out if it is typed once more."""

    def show_board(self, seat: int) -> None:
        """The field as a seat sees it."""
        raise NotImplementedError

    def leave(self) -> None:
        """Leave before the end; the game is saved by itself. The seed is not told: it tells every card that is still to come."""
        self.over = True
        if self.keeping is not None:
            try:
                self.saving(self.keeping.path())
                self.say(self.words.say("table", "kept", command=self.keeping.command))
            except SpellspeedError as wrong:
                self.say(said(wrong, self.spoken), "red")
        self.say(self.words.say("table", "leave", turn=self.session.state.turn))

    def say(self, text: str, style: str = "") -> None:
        """One paragraph of text; a terminal breaks it between words, elsewhere it stays one line."""
        self.console.print(Text(text, style=style), soft_wrap=not self.console.is_terminal)

    def tell(self) -> None:
        """What happened since this was last told."""
        for line in self.session.lines[self.told :]:
            self.say(line, "dim")
        self.told = len(self.session.lines)

    def warn_of_length(self) -> None:
        """Once, while a saved game can still be read: soon it has more answers than any file is read with."""
        if not self.has_warned and len(self.session.answers) > self.most_answers - WARNED_BEFORE:
            self.has_warned = True
            words = self.words.say("table", "long game", number=len(self.session.answers), most=self.most_answers)
            self.say(words, "yellow")

    # Commands

    def obey(self, line: str, ask: Ask) -> None:
        """Do what was typed; what cannot be done is said, and nothing has changed."""
        if line.startswith(HOLD):
            self.session.passing.hold(ask.seat)
            line = line.removeprefix(HOLD).strip()
            if not line:
                self.say(self.words.say("table", "held"), "green")
                return
        word, _, rest = line.partition(" ")
        meant = "" if self.is_letter_of_a_choice(line) else command_meant(word, self.session.books)
        asked_once, self.asked_once = self.asked_once, ""
        try:
            if line.startswith("?"):
                self.card(line[1:].strip(), ask)
            elif meant in self.session.game.calls + self.session.game.calls_of_nobody and asked_once != meant:
                self.asked_once = meant
                self.say(self.words.say("table", "once more", line=line), "yellow")
            elif meant:
                self.command(meant, rest.strip(), ask)
            else:
                self.session.take(read_picks(line, ask, self.choices, self.session.books))
        except NoSuchWords as wrong:
            self.say(str(wrong) + did_you_mean(word, self.commands(), self.words), "red")
        except SpellspeedError as wrong:
            self.say(said(wrong, self.spoken), "red")

    def is_letter_of_a_choice(self, line: str) -> bool:
        """Whether one letter is short for a choice that is open now ("h" for "hayır"): that comes before a command."""
        return len(line) == 1 and any(all_meant(line, self.choices, book) for book in self.session.books)

    def commands(self) -> list[str]:
        """The words that begin a command."""
        return [word for command in self.words.section("commands") for word in self.words.listed("commands", command)]

    def command(self, word: str, rest: str, ask: Ask) -> None:
        """One of the commands. Raises SpellspeedError."""
        if word == "help":
            self.help(rest)
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
        elif word == "stops":
            self.stops(rest)
        elif word == "undo":
            self.undo(rest)
        elif word == "back":
            self.step_back()
        elif word in self.session.game.calls + self.session.game.calls_of_nobody:
            self.call(word, ask.seat)
        elif word == "save":
            self.save(rest)
        elif word == "quit":
            self.leave()
        elif word == "hand":
            held = [name for _, name in self.session.speaker.hand(self.session.state, ask.seat)]
            self.say(self.words.say("table", "hand", cards=", ".join(held) or None))
        elif word == "hint":
            self.hint(ask, rest)
        elif word == "rematch":
            self.say(self.words.say("table", "not over"))
        else:
            for line in self.session.speaker.zone(self.session.state, ask.seat, word):
                self.say(line)

    def stops(self, rest: str) -> None:
        """Tell the stops, changed by what was typed; changed ones are kept for the games to come. Raises SpellspeedError."""
        passing = self.session.passing
        if rest:
            passing.change(rest.split(), self.words.language)
        self.say(passing.described(self.words.language))
        if rest and self.settings is not None:
            self.settings.keep_stops(passing)

    def hint(self, ask: Ask, worlds: str) -> None:
        """What the bot SENSIBLE would do in the place of the person; with a number of worlds what looking ahead in so many says of each choice.

        Raises WrongBudget, and UnknownBot in a game whose bots do not look ahead.
        """
        if worlds:
            self.look_ahead(ask, worlds)
            return
        picks = self.session.hint(ask)
        self.say(self.words.say("table", "hint", choices=self.meant_by(picks)))
        reason = self.session.speaker.reason_of_hint(self.session.state, ask, picks)
        if reason:
            self.say(reason)

    def look_ahead(self, ask: Ask, worlds: str) -> None:
        """The choices with the share of imagined worlds that are won after each, the best first."""
        weighed = self.session.weighed(ask, worlds)
        if len(weighed) == 1:
            self.say(self.words.say("table", "only choice", choices=self.meant_by(weighed[0].picks)))
            return
        self.say(self.words.say("table", "looked ahead", worlds=len(weighed[0].values)))
        told: set[str | None] = set()
        for each in weighed:
            share = round(100 * each.mean())
            choices = self.meant_by(each.picks)
            if choices in told:
                continue  # a copy of a card that stands there already
            told.add(choices)
            self.say(self.words.say("table", "share", share=share, worlds=len(each.values), choices=choices))

    def meant_by(self, picks: Sequence[int]) -> str | None:
        """The words of picks; None where nothing is chosen."""
        meant = [choice.words for choice in self.choices if any(code in picks for code in choice.codes)]
        return ", ".join(meant) or None

    def call(self, call: str, seat: int) -> None:
        """What a seat says without being asked, or nobody. Raises CallRefused."""
        of_nobody = call in self.session.game.calls_of_nobody
        self.session.call(NO_SEAT if of_nobody else seat, call)
        if of_nobody:
            self.tell()

    def help(self, wanted: str) -> None:
        """All commands, or those that begin so."""
        lines = self.help_lines(wanted)
        for line in lines or self.help_lines(""):
            self.say(line)
        if not lines or not wanted:
            self.say(self.words.say("table", "examples"))

    def help_lines(self, wanted: str) -> list[str]:
        """What the commands do, one line each: of all, or of those that mean what was typed."""
        meant = command_meant(wanted, self.session.books)
        usage = {command: self.words.say("usage", command) for command in self.words.section("usage")}
        width = max(map(len, usage.values()))
        return [
            f"{typed:<{width}}  {self.words.say('help', command)}"
            for command, typed in usage.items()
            if not wanted or command == meant or wanted in typed.replace(",", " ").split()
        ]

    def card(self, wanted: str, ask: Ask) -> None:
        """Facts and text of a card."""
        if not wanted:
            self.say(self.words.say("table", "which card"))
            return
        first, *others = self.session.speaker.card(self.session.state, ask.seat, wanted, self.choices)
        self.console.print(Text(first, style="bold"))
        for line in others:
            self.console.print(Text(line))

    def why(self, wanted: str, ask: Ask) -> None:
        """Reasons."""
        if not wanted:
            self.say(self.words.say("table", "why what"))
            return
        for line in self.session.speaker.why(self.session.state, ask.seat, wanted, self.choices):
            self.say(line)

    def log(self, rest: str) -> None:
        """The last lines of the log: as many as were typed, or at least all that has happened since the question before."""
        count = int(rest) if rest.isascii() and rest.isdigit() else max(LOG_LINES, self.latest)
        for line in self.session.lines[-count:] if count else []:
            self.say(line)

    def undo(self, rest: str) -> None:
        """Back to the last own decision, or by as many as was typed. Raises NothingToTakeBack."""
        self.session.take_back(int(rest) if rest.isascii() and rest.isdigit() else 1)
        self.told, self.told_in_brief = len(self.session.lines), len(self.session.brief)
        self.say(self.words.say("table", "undone", number=self.session.taken_back), "yellow")

    def step_back(self) -> None:
        """Back to the decision that led to this choice. Raises NothingToTakeBack."""
        self.session.step_back()
        self.told, self.told_in_brief = len(self.session.lines), len(self.session.brief)
        self.say(self.words.say("table", "stepped back"), "green")

    def save(self, path: str) -> None:
        """Write the duel down."""
        if not path:
            self.say(self.words.say("table", "which file"))
            return
        self.saving(path)
        self.say(self.words.say("table", "saved", file=path))

    def save_duel(self, path: str) -> None:
        """Write the duel down. Raises FileNotWritten."""
        save(self.session, path)

    def show_choices(self, ask: Ask) -> None:
        """The question and its numbered choices."""
        self.say(self.session.speaker.question(self.session.state, ask), "bold")
        listed = [f"{choice.number:>3}  {choice.words}" for choice in self.choices]
        for line in too_many(self.choices, self.session.books[0]) or listed:
            self.say(line)

    def show_new_cards(self, seat: int) -> None:
        """Which cards came to the hand of a person since the last question."""
        found = self.session.new_in_hand(seat)
        if found:
            self.say(self.words.say("table", "new cards", cards=", ".join(found)), "green")
