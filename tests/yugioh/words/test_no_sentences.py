"""No sentence stands in code: what players read comes from the catalogs. Messages of errors and the command line are no such texts."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final

from spellspeed.languages.catalog import catalog
from spellspeed.yugioh.cards import facts
from tests.hygiene.sources import PACKAGE, python_files

SENTENCE: Final = re.compile(r"\w+,? \w+.*[.!?]$", re.DOTALL)
PHRASE: Final = re.compile(r"[A-Za-z]{2,},? [A-Za-z]{2,}|^[A-Za-z]+:? $|^ [A-Za-z]+")
"""Two words, or a word that is to be joined to something."""
MAY_SPEAK: Final = ("cli", "scenario", "carried_out.py")
"""The command line explains its options; what the readers of scenarios and of card texts say tells how to mend a file."""
AT_THE_TABLE: Final = (
    "cli/play_*.py",
    "cli/board.py",
    "cli/cells.py",
    "yugioh/judge/*.py",
    "yugioh/text/brief_log.py",
    "yugioh/text/duel_log.py",
    "yugioh/judge/reason_text.py",
    "yugioh/views/asking_why.py",
    "yugioh/views/cards_meant.py",
    "yugioh/views/choices.py",
    "yugioh/views/hint_reasons.py",
    "yugioh/views/marks.py",
    "yugioh/session/match_session.py",
    "yugioh/views/questions.py",
    "session/saved_games.py",
    "session/session.py",
    "yugioh/session/siding_lists.py",
    "yugioh/views/situation.py",
    "yugioh/views/stops.py",
    "yugioh/session/team.py",
    "session/typed.py",
    "yugioh/text/wording.py",
)
"""What speaks to players: not even two words stand there."""

STYLES: Final = frozenset(["bold cyan", "bold red", "bold reverse"])
"""How words are shown, in the language of the terminal library."""


@cache
def card_names() -> frozenset[str]:
    """The names of all cards: some end like a sentence."""
    return frozenset(facts.by_passcode(code).name for code in facts.all_passcodes())


@cache
def keys() -> frozenset[str]:
    """The names of sections and entries of the catalog."""
    sections = catalog().sections
    return frozenset([*sections, *(key for entries in sections.values() for key in entries)])


def constants(source: str) -> list[ast.Constant]:
    """Every text in a module that is no docstring and no message of an error or of an assertion."""
    tree = ast.parse(source)
    allowed: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            allowed.add(id(node.value))
        elif isinstance(node, ast.Raise | ast.Assert):
            allowed.update(id(part) for part in ast.walk(node))
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in allowed
    ]


def sentences(source: str) -> list[tuple[int, str]]:
    """Line and text of every sentence in a module."""
    return [
        (node.lineno, text)
        for node in constants(source)
        if SENTENCE.match((text := str(node.value)).strip()) and text not in card_names()
    ]


def phrases(source: str) -> list[tuple[int, str]]:
    """Line and text of everything in a module that could be read by a player and is no name of an entry of the catalog."""
    return [
        (node.lineno, text)
        for node in constants(source)
        if PHRASE.search(text := str(node.value)) and text not in keys() and text not in STYLES
    ]


def modules() -> list[Path]:
    """The modules that may hold no sentence."""
    return [path for path in python_files(PACKAGE) if not set(MAY_SPEAK) & set(path.relative_to(PACKAGE).parts)]


def at_the_table() -> list[Path]:
    """The modules of AT_THE_TABLE."""
    return sorted(path for pattern in AT_THE_TABLE for path in PACKAGE.glob(pattern))


def test_no_sentence_stands_in_code() -> None:
    found = [
        f"{path.name}:{line} {text}" for path in modules() for line, text in sentences(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_no_words_stand_where_players_are_spoken_to() -> None:
    assert len(at_the_table()) > 15
    found = [
        f"{path.name}:{line} {text}"
        for path in at_the_table()
        for line, text in phrases(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_a_sentence_is_found_and_an_error_is_none() -> None:
    assert sentences('text = "Draw 2 cards."') == [(1, "Draw 2 cards.")]
    assert sentences('def f() -> None:\n    """Draw 2 cards."""\n    raise ValueError("no card is there.")') == []
    assert sentences('card("Lord of D.")') == []


def test_a_glued_word_is_found_and_a_key_is_none() -> None:
    assert phrases('text = f"{name} is asked: {options}"') == [(1, " is asked: ")]
    assert phrases('text = "hand: " + cards') == [(1, "hand: ")]
    assert phrases('words.say("refused", "no such card", name=name)') == []
    assert phrases('Text(name, style="bold red")') == []
