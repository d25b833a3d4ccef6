"""Writes docs/vocabulary.md: every word that cards are written in, with its arguments and an example.

python tools/make_vocabulary.py            writes the page
python tools/make_vocabulary.py --check    says whether the page is up to date; status 1 if it is not
python tools/make_vocabulary.py WORD...    prints these words with all the cards that use them

Two authors who each add a card do not meet in the page: it holds no counts and no lists of cards, and an example stays as long as its
card still prints it.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from spellspeed.kernel.records import Record
from spellspeed.yugioh.cards.pool import load_declarations, printed_named
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.text.card_text import text_of_ability
from spellspeed.yugioh.words.declaring import DECLARED_CARDS
from tests.hygiene.sources import PACKAGE, ROOT

PAGE: Final = ROOT / "docs" / "vocabulary.md"
KINDS: Final = (
    ("Clause", "Clauses that are no effects: how a card is Summoned, and what it counts as"),
    ("Group", "Nouns: the cards that a text speaks of"),
    ("Filter", "Properties: what narrows a noun"),
    ("Condition", "Conditions, and what triggers hear"),
    ("Amount", "Amounts"),
    ("Step", "Costs, choices, joins and verbs"),
    ("Alteration", "What lasting and continuous effects change"),
)
ENTRY: Final = re.compile(r"^### (?P<word>\w+)\n(?:(?!### ).*\n)*?> (?P<example>.+)$", re.MULTILINE)
"""An entry of the page and its example."""
HEAD: Final = """\
# The vocabulary of cards

Every word that a declaration of a card is made of (`src/spellspeed/yugioh/words/`; docs/adding-a-card.md shows how they are put
together). Written by `python tools/make_vocabulary.py` from the classes and the declared cards; a test checks that it is up to date.
The example is the clause of a card that uses the word, as the card prints it (the card alone where nothing of it is printed);
`python tools/make_vocabulary.py WORD` prints all cards that use it.
"""


class WordClass(NamedTuple):
    """A class of words as its module defines it."""

    name: str
    module: str
    bases: tuple[str, ...]
    meaning: str
    arguments: str
    has_parts: bool


def word_classes() -> list[WordClass]:
    """Every class of the modules of words, by module and in the order in which they stand there."""
    found: list[WordClass] = []
    for path in sorted((PACKAGE / "yugioh" / "words").rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found.append(
                    read_class(node, path.relative_to(PACKAGE / "yugioh" / "words").with_suffix("").as_posix())
                )
    return found


def read_class(node: ast.ClassDef, module: str) -> WordClass:
    """What the definition of a class says."""
    methods = {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}
    first_line = " ".join((ast.get_docstring(node) or "").split("\n\n")[0].split())
    arguments = arguments_of(methods["__init__"]) if "__init__" in methods else ""
    bases = tuple(base.id for base in node.bases if isinstance(base, ast.Name))
    return WordClass(node.name, module, bases, first_line, arguments, "parts" in methods)


def arguments_of(method: ast.FunctionDef) -> str:
    """The arguments of a constructor without self, as they stand in the code."""
    wanted = ast.arguments(**{name: getattr(method.args, name) for name in method.args._fields})
    wanted.args = wanted.args[1:]
    return ast.unparse(wanted)


def kind_of(word: WordClass, known: dict[str, WordClass]) -> str:
    """The kind of word that a class is, through its bases; "" for what is none."""
    for base in word.bases:
        if base in dict(KINDS):
            return base
        if base in known:
            return kind_of(known[base], known)
    return ""


def arguments_through(word: WordClass, known: dict[str, WordClass]) -> str:
    """The arguments of a class, or of the class that it takes its constructor from."""
    if word.arguments or word.has_parts:
        return word.arguments
    return next((arguments_through(known[base], known) for base in word.bases if base in known), "")


def records_in(value: object) -> Iterator[Record]:
    """A record, and all records among its parts."""
    if isinstance(value, tuple):
        for item in value:
            yield from records_in(item)
    elif isinstance(value, Record):
        yield value
        yield from records_in(value.parts())


def words_in(ability: Ability) -> set[str]:
    """The names of the words in an ability."""
    parts = (ability.condition, ability.hearing, ability.costs, ability.targets, ability.steps, ability.changes)
    return {type(record).__name__ for record in records_in(parts)}


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
    cards: dict[str, list[str]] = {}
    clauses: dict[str, list[str]] = {}
    for name in sorted(set(DECLARED_CARDS) - set(without)):
        for clause in printed_named(name).clauses:
            for word in {type(record).__name__ for record in records_in(clause)}:
                if name not in cards.setdefault(word, []):
                    cards[word].append(name)
        for ability in printed_named(name).abilities:
            said = text_of_ability(ability).strip()
            for word in words_in(ability):
                if said:
                    clauses.setdefault(word, []).append(f"{said} ({name})")
                if name not in cards.setdefault(word, []):
                    cards[word].append(name)
    return {word: Use(tuple(cards[word]), tuple(clauses.get(word, ()))) for word in cards}


def examples_of(page: str) -> dict[str, str]:
    """The example of each word on a page."""
    return {found["word"]: found["example"] for found in ENTRY.finditer(page)}


def entry(word: WordClass, known: dict[str, WordClass], use: Use | None, old: str) -> list[str]:
    """The lines of one word. `old` is its example on the page as it is."""
    lines = [
        f"### {word.name}",
        "",
        f"`{word.name}({arguments_through(word, known)})` in `{word.module}.py`",
        "",
        word.meaning,
    ]
    if use is None:
        return [*lines, "", "No card uses it yet.", ""]
    return [*lines, "", f"> {use.example(old)}", ""]


def vocabulary(page: str, without: Collection[str] = ()) -> str:
    """The page anew, from the page as it is; `without` these cards."""
    classes = [word for word in word_classes() if word.name not in dict(KINDS)]
    known = {word.name: word for word in word_classes()}
    used, old = uses(without), examples_of(page)
    lines = [HEAD]
    for kind, title in KINDS:
        words = sorted(
            (word for word in classes if kind_of(word, known) == kind and is_word(word, classes)),
            key=lambda word: word.name,
        )
        lines += [f"## {title}", ""]
        for word in words:
            lines += entry(word, known, used.get(word.name), old.get(word.name, ""))
    return "\n".join(lines).rstrip() + "\n"


def told(names: Collection[str]) -> str:
    """Words with all the cards that use them. Raises SystemExit for a word that there is not."""
    known = {word.name: word for word in word_classes()}
    wrong = sorted(set(names) - set(known))
    if wrong:
        raise SystemExit(f"no word is called {', '.join(wrong)}; docs/vocabulary.md lists them")
    used = uses()
    lines: list[str] = []
    for name in names:
        lines += entry(known[name], known, used.get(name), "")
        lines += [f"Used by {len(used[name].cards)}: {', '.join(used[name].cards)}.", ""] if name in used else []
    return "\n".join(lines)


def single_uses() -> str:
    """How many costs, choices, joins and verbs serve one card alone so far."""
    classes = [word for word in word_classes() if word.name not in dict(KINDS)]
    known, used = {word.name: word for word in word_classes()}, uses()
    steps = [word.name for word in classes if kind_of(word, known) == "Step" and is_word(word, classes)]
    single = [name for name in steps if name in used and len(used[name].cards) == 1]
    return f"Of {len(steps)} costs, choices, joins and verbs {len(single)} serve one of the {len(DECLARED_CARDS)} declared cards so far."


def is_word(word: WordClass, classes: list[WordClass]) -> bool:
    """Whether a class is a word itself, and not only what others build on."""
    return not any(word.name in other.bases for other in classes)


def main(arguments: list[str]) -> int:
    """Write the page, or check it."""
    if arguments and arguments != ["--check"]:
        print(told(arguments))
        return 0
    old = PAGE.read_text(encoding="utf-8") if PAGE.is_file() else ""
    page = vocabulary(old)
    if arguments:
        fresh = old == page
        print(
            "docs/vocabulary.md is up to date"
            if fresh
            else "docs/vocabulary.md is old: python tools/make_vocabulary.py"
        )
        return 0 if fresh else 1
    PAGE.write_text(page, encoding="utf-8")
    print(f"docs/vocabulary.md has {page.count(chr(10) + '### ')} words. {single_uses()}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
