"""Writes docs/vocabulary.md: every word that cards are written in, with its arguments and an example.

python tools/make_vocabulary.py            writes the page
python tools/make_vocabulary.py --check    says whether the page is up to date; status 1 if it is not
(spellspeed cards --word WORD tells of a word with all the cards that use it)

Two authors who each add a card do not meet in the page: it holds no counts and no lists of cards, and an example stays as long as its
card still prints it.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Collection
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from spellspeed.yugioh import words as yugioh_words
from spellspeed.yugioh.cards.pool import load_declarations, printed_named
from spellspeed.yugioh.text.card_text import text_of_ability
from spellspeed.yugioh.text.vocabulary import (
    WordClass,
    arguments_through,
    cards_of_words,
    part_of_speech,
    words,
    words_in,
)
from spellspeed.yugioh.words.declaring import DECLARED_CARDS
from tests.hygiene.sources import ROOT

PAGE: Final = ROOT / "docs" / "vocabulary.md"
PARTS: Final = (
    ("clause", "Clauses that are no effects: how a card is Summoned, and what it counts as"),
    ("group", "Nouns: the cards that a text speaks of"),
    ("filter", "Properties: what narrows a noun"),
    ("condition", "Conditions, and what triggers hear"),
    ("amount", "Amounts"),
    ("cost", "Costs"),
    ("choice", "Choices"),
    ("join", "Joins"),
    ("verb", "Verbs"),
    ("change", "What lasting and continuous effects change"),
)
"""Parts of speech, each with the title of its words."""
RULE_IDS: Final = re.compile(r"^(?:(?:[A-Z]+(?:-[A-Z0-9.]+)+|[A-Z][A-Z ]+[A-Z](?=[.,]))(?:, |\. ))+")
"""The rules and rulings at the head of a meaning."""
SENTENCE: Final = re.compile(r"(?<=[\w)\"`]{2})\.(?: |$)|; ")
"""Where the first sentence of a meaning ends."""
ENTRY: Final = re.compile(r"^### (?P<word>\w+)\n(?:(?!### ).*\n)*?> (?P<example>.+)$", re.MULTILINE)
"""An entry of the page and its example."""
HEAD: Final = """\
# The vocabulary of cards

Every word that a declaration of a card is made of (`src/spellspeed/yugioh/words/`; docs/adding-a-card.md shows how they are put
together). Written by `python tools/make_vocabulary.py` from the classes and the declared cards; a test checks that it is up to date.
`spellspeed cards --word WORD` tells which cards use a word. Below stand all words in a line each, by part of speech; then each
with its arguments and an example: the clause of a card that uses it, as the card prints it (the card alone where nothing of it is printed).

"""
GRAMMAR_ABOVE: Final = "The grammar of their names\n"
"""The heading in the docstring of the words from which on it tells the grammar."""


class Use(NamedTuple):
    """Where a word is used: the cards by name, and their clauses that are printed with it."""

    cards: tuple[str, ...]
    clauses: tuple[str, ...]

    def example(self, old: str) -> str:
        """The example that stands on the page already, if it still is one; else the shortest clause, or a card that uses it unprinted."""
        examples = self.clauses or self.cards
        return old if old in examples else min(examples, key=lambda text: (len(text), text))


def uses(without: Collection[str] = ()) -> dict[str, Use]:
    """The declared cards that use each word, by name; all of them but those `without`."""
    load_declarations()
    clauses: dict[str, list[str]] = {}
    for name in sorted(set(DECLARED_CARDS) - set(without)):
        for ability in printed_named(name).abilities:
            if said := text_of_ability(ability).strip():
                for word in words_in(ability):
                    clauses.setdefault(word, []).append(f"{said} ({name})")
    found: dict[str, Use] = {}
    for word, names in cards_of_words().items():
        if cards := tuple(name for name in names if name not in without):
            found[word] = Use(cards, tuple(clauses.get(word, ())))
    return found


def examples_of(page: str) -> dict[str, str]:
    """The example of each word on a page."""
    return {found["word"]: found["example"] for found in ENTRY.finditer(page)}


def grammar() -> str:
    """What the words themselves say of the grammar of their names, as it stands in their room."""
    told = inspect.getdoc(yugioh_words) or ""
    return told[told.index(GRAMMAR_ABOVE) + len(GRAMMAR_ABOVE) :].strip()


def first_sentence(meaning: str) -> str:
    """The first sentence of a meaning, without the rules that it implements and what its arguments do."""
    told = RULE_IDS.sub("", meaning)
    return SENTENCE.split(told, maxsplit=1)[0].rstrip(".:;")


def anchor(word: WordClass) -> str:
    """The link to the entry of a word."""
    return f"[{word.name}](#{word.name.lower()})"


def line_of(word: WordClass) -> str:
    """The one line of a word on the first page."""
    return f"- {anchor(word)}: {first_sentence(word.meaning)}"


def entry(word: WordClass, use: Use | None, old: str) -> list[str]:
    """The lines of one word. `old` is its example on the page as it is."""
    lines = [
        f"### {word.name}",
        "",
        f"`{word.name}({arguments_through(word)})` in `{word.module.removeprefix('words/')}.py`",
        "",
        word.meaning,
    ]
    if use is None:
        return [*lines, "", "No card says it itself.", ""]
    return [*lines, "", f"> {use.example(old)}", ""]


def vocabulary(page: str, without: Collection[str] = ()) -> str:
    """The page anew, from the page as it is; `without` these cards."""
    used, old = uses(without), examples_of(page)
    by_part = {part: [word for _, word in sorted(words().items()) if part_of_speech(word) == part] for part, _ in PARTS}
    lines = [HEAD + grammar(), ""]
    for part, title in PARTS:
        lines += [f"**{title}**", "", *(line_of(word) for word in by_part[part]), ""]
    for part, title in PARTS:
        lines += [f"## {title}", ""]
        for word in by_part[part]:
            lines += entry(word, used.get(word.name), old.get(word.name, ""))
    return "\n".join(lines).rstrip() + "\n"


def main(arguments: list[str]) -> int:
    """Write the page, or check it."""
    old = PAGE.read_text(encoding="utf-8") if PAGE.is_file() else ""
    page = vocabulary(old)
    if arguments == ["--check"]:
        fresh = old == page
        print(
            "docs/vocabulary.md is up to date"
            if fresh
            else "docs/vocabulary.md is old: python tools/make_vocabulary.py"
        )
        return 0 if fresh else 1
    if arguments:
        raise SystemExit("make_vocabulary.py takes --check or nothing; spellspeed cards --word WORD tells of a word")
    PAGE.write_text(page, encoding="utf-8")
    print(f"docs/vocabulary.md has {page.count(chr(10) + '### ')} words")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
