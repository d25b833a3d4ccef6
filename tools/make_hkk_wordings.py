"""Writes docs/hkk-wordings.md: for every template of the HKK card texts a text that is read with it, and what that is in normalized words.

python tools/make_hkk_wordings.py    writes the page anew, and tests/hkk/templates_without_text.txt: the templates that no text is known for

The texts are those of docs/hkk-text.md and tests/hkk/wordings_*.yaml. For a template that none of them uses one of them is said with it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

from spellspeed.hkk.language.catalog import Catalog, Production, catalog
from spellspeed.hkk.language.errors import NotUnderstood
from spellspeed.hkk.language.grammar import Way
from spellspeed.hkk.language.parsing import Reading, grammar
from spellspeed.hkk.language.printing import PERMANENT_FORM, SPELL_FORM, Printer, print_text
from spellspeed.hkk.language.reading import clause_places, only_reading
from spellspeed.hkk.text.node import Clause, Node
from spellspeed.hkk.words.worded import Phrase

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "hkk-wordings.md"
LACKING = ROOT / "tests" / "hkk" / "templates_without_text.txt"
HEAD = """# HKK: every wording

For every template of the catalogs `hu.json` and `en.json` a text that is read with it, and what it is in normalized words. docs/hkk-text.md explains
the language. Written by `tools/make_hkk_wordings.py`.
"""
NAMES = {"hu": "Hungarian", "en": "English"}
FORM = re.compile(r"^\| `.*` \| (spell|permanent) \| (.*) \| (.*) \|$")
WORDING = re.compile(r"^\| (spell|permanent) \| (hu|en) \| (.*) \| (.*) \|$")
Used = set[tuple[str, str]]


class Traced(Reading):
    """A text while it is read, with the templates that its reading uses: their class and text."""

    def __init__(self, language: str, text: str) -> None:
        super().__init__(grammar(language), text)
        self.used: Used = set()

    def values_of_way(self, way: Way, start: int, end: int) -> list[Any]:
        found = super().values_of_way(way, start, end)
        if found and isinstance(way.meaning, Production):
            self.used.add((way.meaning.name, way.meaning.template.text))
        return found


class Said(Printer):
    """Says nodes with one template wherever that is possible, and then as usual."""

    def __init__(self, words: Catalog, name: str, text: str) -> None:
        super().__init__(words)
        self.name = name
        self.text = text

    def said(self, value: object, holds: str, form: str) -> str | None:
        if isinstance(value, Node) and type(value).__name__ == self.name:
            for production in self.words.of(self.name, form):
                if production.template.text == self.text and production.template.is_printed:
                    found = self.filled(production, value)
                    if found is not None:
                        return found
        return super().said(value, holds, form)


def traced(language: str, text: str, spell: bool) -> tuple[tuple[Clause, ...], Used]:
    """What a text means and the templates that it uses. Raises NotUnderstood."""
    reading = Traced(language, text)
    clause = reading.grammar.clauses[SPELL_FORM if spell else PERMANENT_FORM]
    nexts = clause_places(reading, clause)
    if not any(after == reading.length for found in nexts.values() for _, after in found):
        raise NotUnderstood(1, 1, text, Phrase("text.shown"))
    return tuple([one for _, one in only_reading(reading, clause, nexts)]), reading.used


def texts() -> list[tuple[str, bool, str]]:
    """The texts that there are, shortest first: language, whether on a spell, text."""
    found: set[tuple[str, bool, str]] = set()
    for line in (ROOT / "docs" / "hkk-text.md").read_text(encoding="utf-8").splitlines():
        if form := FORM.match(line):
            found |= {("hu", form[1] == "spell", form[2]), ("en", form[1] == "spell", form[3])}
        elif wording := WORDING.match(line):
            found.add((wording[2], wording[1] == "spell", wording[3]))
    for file in sorted((ROOT / "tests" / "hkk").glob("wordings_*.yaml")):
        spell = False
        for row in yaml.safe_load(file.read_text(encoding="utf-8")):
            spell = row["on"] == "spell" if "on" in row else spell
            found |= {(language, spell, text) for language in NAMES for text in listed(row.get(language, []))}
    return sorted(found, key=lambda one: (len(one[2]), one))


def listed(texts: list[str] | str) -> list[str]:
    """One text or several as a list."""
    return [texts] if isinstance(texts, str) else texts


def templates(language: str) -> list[tuple[str, str]]:
    """The templates that are read, in the order of the catalog: class and text."""
    found = [
        (production.name, production.template.text)
        for productions in catalog(language).productions.values()
        for production in productions
        if production.template.is_read
    ]
    return list(dict.fromkeys(found))


def said_with(
    language: str, name: str, text: str, pool: list[tuple[bool, tuple[Clause, ...]]]
) -> tuple[bool, str] | None:
    """A text of the pool said with a template, and whether it is on a spell; None if none can be."""
    words = catalog(language)
    for spell, clauses in pool:
        said = [Said(words, name, text).said(one, "Clause", SPELL_FORM if spell else PERMANENT_FORM) for one in clauses]
        if None in said:
            continue
        spelt = [words.spelt(one) for one in said if one is not None]
        whole = " ".join([f"{one[0].upper()}{one[1:]}." for one in spelt])
        try:
            meant, used = traced(language, whole, spell)
        except NotUnderstood:
            continue
        if (name, text) in used and meant == clauses:
            return spell, whole
    return None


def names_in(value: object) -> set[str]:
    """The classes in a node or list."""
    inside = value.parts() if isinstance(value, Node) else value if isinstance(value, tuple) else ()
    found = {type(value).__name__} if isinstance(value, Node) else set()
    return found.union(*[names_in(part) for part in inside]) if inside else found


def page() -> tuple[str, list[str]]:
    """The page, and the templates without a text."""
    read = [(language, spell, text, *traced(language, text, spell)) for language, spell, text in texts()]
    pool: dict[str, list[tuple[bool, tuple[Clause, ...]]]] = {}
    for _, spell, _, clauses, _ in read:
        for name in names_in(clauses):
            if (spell, clauses) not in pool.setdefault(name, []):
                pool[name].append((spell, clauses))
    lines, without = [HEAD], []
    shown: set[str] = set()
    for language, title in NAMES.items():
        lines += [f"## {title}", "", "| node | card | written | normalized |", "|---|---|---|---|"]
        first: dict[tuple[str, str], tuple[bool, str]] = {}
        for one, spell, text, _, used in read:
            for key in used if one == language else ():
                first.setdefault(key, (spell, text))
        for name, template in templates(language):
            found = first.get((name, template)) or said_with(language, name, template, pool.get(name, []))
            if found is None:
                without.append(f"{language} {name}: {template}")
                continue
            clauses, used = traced(language, found[1], found[0])
            shown |= {f"{language} {one}: {said}" for one, said in used}
            printed = print_text(clauses, language, found[0])
            lines.append(f"| `{name}` | {SPELL_FORM if found[0] else PERMANENT_FORM} | {found[1]} | {printed} |")
        lines.append("")
    return "\n".join(dict.fromkeys(lines[:1])) + "\n".join(["", *lines[1:]]), [
        one for one in without if one not in shown
    ]


def main() -> None:
    """Write the page and the list."""
    text, without = page()
    LACKING.write_text("".join(f"{one}\n" for one in without), encoding="utf-8")
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
