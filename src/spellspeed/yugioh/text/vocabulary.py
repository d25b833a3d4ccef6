"""The words that cards are written in, read from their modules, and the cards that use each.

The grammar of their names stands in `yugioh/words/__init__.py`; a word is told by it, whatever module it stands in.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from spellspeed.errors import SpellspeedError, did_you_mean
from spellspeed.kernel.records import Record
from spellspeed.yugioh.cards.facts import tokens
from spellspeed.yugioh.cards.pool import load_declarations, printed_named
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.words.declaring import DECLARED_CARDS, DECLARED_TOKENS

ROOM: Final = Path(__file__).resolve().parent.parent
FOLDERS: Final = ("words", "cards/declared")
"""Where words stand: those of the vocabulary, and those of one card."""
BASES: Final = ("Clause", "Group", "Filter", "Condition", "Amount", "Step", "Alteration")
"""The kinds of words, as the rules know them (`duel/abilities.py`, `duel/alterations.py`, `duel/clauses.py`)."""
PARTS_OF_STEPS: Final = {"costs": "cost", "choices": "choice", "joins": "join"}
"""The rooms of steps that are no verbs -> the part of speech."""
GERUND: Final = re.compile(r"[A-Z][a-z]*ing(?![a-z])")
"""The first word of a name in -ing."""


class WordClass(NamedTuple):
    """A class of words as its module defines it."""

    name: str
    module: str
    """The path below `yugioh`, without its suffix: `words/verbs/movement`."""
    line: int
    bases: tuple[str, ...]
    meaning: str
    """The first paragraph of its docstring, in one line."""
    whole: str
    """All of its docstring, in one line."""
    arguments: str
    has_parts: bool

    @property
    def is_of_one_card(self) -> bool:
        """Whether it stands in the module of the one card that uses it."""
        return self.module.startswith("cards/")


def classes_in(folder: str) -> Iterator[WordClass]:
    """Every class of the modules below a folder of the room, by module and in the order in which they stand there."""
    for path in sorted((ROOM / folder).rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                yield read_class(node, path.relative_to(ROOM).with_suffix("").as_posix())


def read_class(node: ast.ClassDef, module: str) -> WordClass:
    """What the definition of a class says."""
    methods = {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}
    told = ast.get_docstring(node) or ""
    arguments = arguments_of(methods["__init__"]) if "__init__" in methods else ""
    bases = tuple(base.id for base in node.bases if isinstance(base, ast.Name))
    return WordClass(
        node.name,
        module,
        node.lineno,
        bases,
        " ".join(told.split("\n\n")[0].split()),
        " ".join(told.split()),
        arguments,
        "parts" in methods,
    )


def arguments_of(method: ast.FunctionDef) -> str:
    """The arguments of a constructor without self, as they stand in the code."""
    wanted = ast.arguments(**{name: getattr(method.args, name) for name in method.args._fields})
    wanted.args = wanted.args[1:]
    return ast.unparse(wanted)


@cache
def classes() -> dict[str, WordClass]:
    """Every class of the modules of words by its name, those that words build on among them."""
    return {found.name: found for folder in FOLDERS for found in classes_in(folder)}


@cache
def words() -> dict[str, WordClass]:
    """The words by name: what derives from one of BASES, and is not only what other words build on (those that cards say are words, too)."""
    only_built_on = {base for found in classes().values() for base in found.bases} - set(cards_of_words())
    return {name: found for name, found in classes().items() if kind_of(found) and name not in only_built_on}


def kind_of(word: WordClass) -> str:
    """The kind of word that a class is, one of BASES, through its bases; "" for what is none, and for the kinds themselves."""
    for base in word.bases:
        if base in BASES:
            return base
        if base in classes() and (kind := kind_of(classes()[base])):
            return kind
    return ""


def part_of_speech(word: WordClass) -> str:
    """What a word is in the grammar: its kind, or for a step "cost", "choice", "join" or "verb"."""
    kind = kind_of(word)
    if kind != "Step":
        return {"Alteration": "change"}.get(kind, kind.lower())
    if GERUND.match(word.name):
        return "cost"
    return PARTS_OF_STEPS.get(word.module.split("/")[1], "verb")


def arguments_through(word: WordClass) -> str:
    """The arguments of a class, or of the class that it takes its constructor from."""
    if word.arguments or word.has_parts:
        return word.arguments
    return next((arguments_through(classes()[base]) for base in word.bases if base in classes()), "")


def records_in(value: object) -> Iterator[Record]:
    """A record, and all records among its parts."""
    if isinstance(value, tuple):
        for item in value:
            yield from records_in(item)
    elif isinstance(value, Record):
        yield value
        yield from records_in(value.parts())


def records_of(value: object) -> Iterator[Record]:
    """The words that a part of a declaration is made of, each as often as it stands there."""
    if isinstance(value, Ability):
        value = (value.condition, value.hearing, value.costs, value.targets, value.steps, value.changes)
    return records_in(value)


def words_in(value: object) -> set[str]:
    """The names of the words in a part of a declaration."""
    return {type(record).__name__ for record in records_of(value)}


def parts_declared(name: str) -> Iterator[object]:
    """Everything that is declared for a card: its clauses and materials, its abilities and those of its variants and Tokens."""
    face = printed_named(name)
    yield from face.clauses
    yield from face.material_words
    for each in (face, *face.variants):
        yield from each.abilities
    for token in tokens():
        if token.made_by == face.code:
            yield from DECLARED_TOKENS.get(token.name, ())


@cache
def cards_of_words() -> dict[str, tuple[str, ...]]:
    """The declared cards that use each word, by name in the order of the alphabet; a word that none uses is missing."""
    load_declarations()
    cards: dict[str, list[str]] = {}
    for name in sorted(DECLARED_CARDS):
        for word in {word for part in parts_declared(name) for word in words_in(part)}:
            cards.setdefault(word, []).append(name)
    return {word: tuple(names) for word, names in cards.items()}


class UnknownWord(SpellspeedError):
    """There is no word of that name."""


def word_named(name: str) -> WordClass:
    """The word of that name, letter case ignored. Raises UnknownWord."""
    for word in words().values():
        if word.name.casefold() == name.casefold():
            return word
    raise UnknownWord(f'no word is called "{name}".{did_you_mean(name, words())} docs/vocabulary.md has them all')
