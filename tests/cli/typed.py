"""What the tests of playing share: decks of elves, a run of the command with typed lines, a session that is spoken to."""

import subprocess
from io import StringIO

from rich.console import Console

from spellspeed.cli.play_plain import PlainTable
from spellspeed.session.picks import read_picks
from spellspeed.session.session import PERSON, Session
from spellspeed.session.typed import vocabularies
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.decks import DeckList
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.session.duel_setup import new_setup
from spellspeed.yugioh.views.choices import choices_of
from tests.commands import spellspeed

TRAP_HOLE = facts.by_name("Trap Hole").passcode


GEMINI_ELF = facts.by_name("Gemini Elf").passcode


ELVES = DeckList("elves", (TRAP_HOLE,) * 20 + (GEMINI_ELF,) * 20, (), ())
"""Half Traps, half Normal Monsters: every opening hand of the tests below holds both."""


ENDLESS = "end\npass\n1\n" * 400
"""Enough to come to the end of any duel: ends each turn, passes each window, takes the first of what must be chosen."""


def play(script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return spellspeed("play", *arguments, typed=script)


def session(bots: tuple[str, str] = (PERSON, "sensible"), seed: str = "1") -> Session[Duel]:
    """A duel of ELVES in which the first seat won the toss, at that question."""
    found = Session(new_setup([ELVES, ELVES], bots, ("A", "B"), seed, "tcg"))
    found.run()
    return found


def say(running: Session[Duel], *words: str) -> None:
    """Answer the questions of persons in words, the bots between them."""
    for text in words:
        ask = running.run()
        assert ask is not None
        running.take(read_picks(text, ask, choices_of(running.state, ask), vocabularies()))
    running.run()


def spoken(running: Session[Duel], line: str) -> str:
    """What the table says to a line that is typed."""
    console = Console(file=StringIO(), width=200)
    table = PlainTable(running, console)
    ask = running.run()
    assert ask is not None
    table.choices = choices_of(running.state, ask)
    with console.capture() as captured:
        table.obey(line, ask)
    return captured.get()


def after(text: str, mark: str) -> str:
    return text[text.index(mark) :]
