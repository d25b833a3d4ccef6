"""What a person may type in a language for what can be done: verbs, other words for a choice, commands."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import Final

from spellspeed.languages.catalog import ENGLISH, Catalog, catalog

DOTLESS: Final = str.maketrans("ıİ", "ii")
MARKS: Final = re.compile(r"[^\w>:# -]")


@cache
def folded(text: str) -> str:
    """A text as names are compared: small letters without accents, no punctuation but what separates."""
    plain = unicodedata.normalize("NFKD", text.translate(DOTLESS).casefold())
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return " ".join(MARKS.sub("", letters.replace("-", " ").replace(" >", " ->")).split())


def fits(typed: str, meant: str) -> int:
    """How well typed words fit a name: 3 the same, 2 its beginning, 1 the beginning of a word in it, 0 not at all."""
    one, other = folded(typed), folded(meant)
    if one == other:
        return 3
    if other.startswith(one):
        return 2
    return 1 if one and f" {one}" in other else 0


class Vocabulary:
    """The words that are understood in one language, folded."""

    def __init__(self, words: Catalog) -> None:
        """`words` are those of a table, of whatever game."""
        self.words: Final = words
        self.language: Final = words.language
        bare = [key for key in words.section("options") if stands_alone(words, key)]
        self.verbs: Final[dict[str, str]] = {
            folded(typed): verb for verb in words.section("verbs typed") for typed in words.listed("verbs typed", verb)
        }
        """What begins a choice -> its verb."""
        self.wishes: Final[dict[str, str]] = {
            folded(typed): wish
            for wish in words.section("wishes typed")
            for typed in words.listed("wishes typed", wish)
        }
        """What else can be asked about -> which wish it is."""
        self.longest: Final = max(len(typed.split(" ")) for typed in self.verbs)
        self.alone: Final[dict[str, tuple[str, ...]]] = {
            folded(words.say("options", key)): tuple(folded(typed) for typed in words.listed("also typed", key))
            for key in bare
            if key in words.section("also typed")
        }
        """A choice without a card -> what else may be typed for it."""
        self.bare: Final = tuple(folded(words.say("options", key)) for key in bare)
        """Every choice without a card."""
        self.nothing: Final = tuple(folded(typed) for typed in words.listed("also typed", "nothing"))
        directly = "|".join(re.escape(word) for word in words.listed("also typed", "directly"))
        self.arrow: Final = re.compile(rf"\s*(?:->|→|=>)\s*|\s+(?=(?:{directly})$)")
        self.directly: Final = tuple(folded(word) for word in words.listed("also typed", "directly"))
        self.commands: Final[dict[str, str]] = {
            folded(typed): command
            for command in words.section("commands")
            for typed in words.listed("commands", command)
        }
        self.stops: Final[dict[str, str]] = {
            folded(words.say("stop words", key)): key for key in words.sections.get("stop words", {})
        }

    def split(self, text: str) -> tuple[str, str]:
        """The verb that a text begins with ("" without one), and the rest."""
        typed = re.split(r"\s+", text.strip())
        for count in range(min(self.longest, len(typed)), 0, -1):
            verb = self.verbs.get(folded(" ".join(typed[:count])).rstrip(":"))
            if verb is not None:
                return verb, " ".join(typed[count:])
        return "", text


Books = Sequence[Vocabulary]
"""The vocabulary of a language, and after it English, which is always understood."""


def stands_alone(words: Catalog, option: str) -> bool:
    """Whether a choice has no part to be filled: it stands without a card."""
    return all(isinstance(piece, str) for case in words.cases("options", option).cases for piece in case.pieces)


@cache
def vocabularies(language: str = ENGLISH) -> Books:
    """What is understood at a duel in a language, and after it English. Raises UnknownLanguage."""
    return tuple(Vocabulary(catalog(each)) for each in dict.fromkeys((language, ENGLISH)))


def command_meant(word: str, books: Books) -> str:
    """The command that a word stands for, "" for none."""
    return next((book.commands[folded(word)] for book in books if folded(word) in book.commands), "")
