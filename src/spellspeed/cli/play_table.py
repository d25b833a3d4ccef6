"""The table at which a person plays any game: it asks, reads lines, ends; in a terminal (play_terminal.py) or in plain lines (play_plain.py)."""

from __future__ import annotations

from spellspeed.cli.play_commands import Commands
from spellspeed.errors import SpellspeedError
from spellspeed.files.reading import harmless
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.game import S
from spellspeed.languages.worded import said
from spellspeed.session.typed import command_meant


class Table(Commands[S]):
    """What both kinds of tables do."""

    # What the two kinds do in their own way

    def show(self, ask: Ask) -> None:
        """Show what a person needs to decide."""
        raise NotImplementedError

    def read(self, ask: Ask) -> str | None:
        """The next command, None at the end of the input."""
        raise NotImplementedError

    # The game

    def play(self) -> None:
        """Play until the duel is over, or somebody leaves."""
        self.greet()
        while not self.over:
            ask = self.session.run()
            if ask is None:
                self.finish()
                self.forget()
                if not (self.ends_in_menu and self.has_gone_on()):
                    return
                continue
            self.choices = self.session.speaker.choices(self.session.state, ask)
            self.warn_of_length()
            self.show(ask)
            while not self.over and self.session.state.ask is ask:
                line = self.read(ask)
                if line is None:
                    self.leave()
                elif line.strip():
                    self.obey(line.strip(), ask)

    def greet(self) -> None:
        """Who plays against whom."""
        for line in self.greeting():
            self.say(line)

    def say_before(self, line: str) -> None:
        """Something is said before the game."""
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
        self.say(self.words.say("table", "seed", seed=harmless(self.session.setup.start.seed)))

    def forget(self) -> None:
        """A game that has ended is no longer the one that was left last; this is said."""
        if self.keeping is None or not self.is_kept:
            return
        self.is_kept = False
        try:
            self.keeping.forget()
            self.say(self.words.say("table", "forgotten", command=self.keeping.command))
        except SpellspeedError as wrong:
            self.say(said(wrong, self.spoken), "red")

    def has_gone_on(self) -> bool:
        """The menu at the end: whether the game goes on because something was taken back."""
        while True:
            self.say(self.words.say("table", "menu"), "bold")
            try:
                word, _, rest = input("> ").strip().partition(" ")
            except (EOFError, KeyboardInterrupt):
                return False
            meant = command_meant(word, self.session.books)
            if not word or meant == "quit":
                return False
            if meant == "rematch":
                self.wants_rematch = True
                return False
            try:
                if meant == "undo":
                    self.undo(rest.strip())
                    return True
                if meant == "log":
                    self.log(rest.strip())
                elif meant == "save":
                    self.save(rest.strip())
            except SpellspeedError as wrong:
                self.say(said(wrong, self.spoken), "red")
