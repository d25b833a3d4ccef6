"""Prints phrases (class name, *parts) with a catalog: fills templates, and joins lists, nouns and steps."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.records import Phrase
from spellspeed.languages.catalog import Catalog, MissingTemplate
from spellspeed.languages.templates import Agreement, Parts, Slot, class_of, items_of, look_up, parts_of
from spellspeed.yugioh.text import changes, nouns, steps
from spellspeed.yugioh.text.codes import name_of, number_of, table
from spellspeed.yugioh.text.references import References

SECTIONS: Final = ("groups", "filters", "amounts", "conditions", "steps", "changes", "limits")
"""The sections that hold the templates of words, by their class."""

Options = tuple[str, ...]


class Printer:
    """Prints the phrases of one ability: it remembers what "it" and a kept number stand for."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog: Final = catalog
        self.references: Final = References()

    def say(self, value: object, options: Options = (), parts: Parts | None = None) -> str:
        """A value in words. The first option may be a table of the catalog; "and" and "or" join a list. Raises MissingTemplate."""
        if "steps" in options:
            text = steps.say_steps(self, items_of(value)).removeprefix(steps.TOLD)
            return steps.upper_first(text) if "upper" in options else text
        if isinstance(value, tuple) and ("cards" in options or "monsters" in options):
            return nouns.say_properties(self, value, options, parts or {})
        if isinstance(value, tuple) and value[0] == "":
            items = nouns.alike_counted(value[1:]) if "count=#1" in options else value[1:]
            return self.joined([self.say(item, options, parts) for item in items], join_of(options))
        if options and options[0] in self.catalog.section("tables"):
            return table(self.catalog, options[0], value)
        if isinstance(value, bool) or value is None:
            raise MissingTemplate(f"{value} has no word without a table of the catalog")
        if isinstance(value, tuple):
            return self.say_phrase(value, options, parts or {}).removeprefix(steps.TOLD)
        if isinstance(value, int) and "number" in options:
            return self.references.number_words(self, ("BoundNumber", value))
        if isinstance(value, int) and "abs" in options:
            return str(abs(value))
        return self.fill("clauses", "quoted", {"0": value}) if "quoted" in options else str(value)

    def say_phrase(self, phrase: Phrase, options: Options, parts: Parts) -> str:
        """A phrase in words, by what kind of word its class is."""
        name = class_of(phrase)
        if name == "PrintedCard":
            return nouns.say_token(self, phrase, parts)
        if nouns.is_group(self, name):
            return nouns.say_group(self, phrase, nouns.Form.read(self, options, parts))
        if name in ("Changes", "ChangesPlayers"):
            return changes.say_change(self, phrase, None, None)
        if "is" in options:
            return self.fill("predicates", name, parts_of(phrase))
        if "by" in options:
            return self.fill("gerunds", name, parts_of(phrase))
        if name == "BoundNumber":
            return self.references.number_words(self, phrase)
        if name == "NumberIs" and isinstance(phrase[1], int):
            made = self.references.makers.get(phrase[1], "")
            return self.fill(self.section_of(name), name, {**parts_of(phrase), "made": made})
        return self.fill(self.section_of(name), name, parts_of(phrase))

    def section_of(self, name: str) -> str:
        """The section that holds the template of a class. Raises MissingTemplate."""
        for section in SECTIONS:
            if self.catalog.has(section, name):
                return section
        raise MissingTemplate(f'the catalog "{self.catalog.language}" has no template for the word "{name}"')

    def fill(self, section: str, key: str, parts: Parts) -> str:
        """The template of an entry that fits the parts, filled with them. Raises MissingTemplate, BrokenTemplate."""
        cases = self.catalog.cases(section, key)
        case = cases.fitting(parts, number_of)
        if case is None:
            raise MissingTemplate(f"{cases.where}: no case fits {dict(parts)!r}")
        words: list[str] = []
        for piece in case.pieces:
            if isinstance(piece, str):
                words.append(piece)
            elif isinstance(piece, Slot):
                words.append(self.say_slot(piece, parts, case.where))
            else:
                words.append(self.agree(piece, parts, case.where))
        return "".join(words)

    def say_slot(self, slot: Slot, parts: Parts, where: str) -> str:
        """A slot of a template. Raises MissingTemplate with the place of the template."""
        try:
            return self.say(look_up(parts, slot.path, where), slot.options, parts)
        except MissingTemplate as missing:
            if missing.args[0].startswith("in "):
                raise
            raise MissingTemplate(f"in {where}, {{{slot.path}}}: {missing}") from missing

    def agree(self, agreement: Agreement, parts: Parts, where: str) -> str:
        """The word that agrees with a part in number."""
        value = look_up(parts, agreement.path, where)
        if agreement.codes:
            name = name_of(agreement.codes, value)
            many = self.catalog.is_many(agreement.codes, name)
        else:
            many = nouns.is_many(self, value)
        return agreement.many if many else agreement.one

    def joined(self, texts: list[str], join: str = "and") -> str:
        """Texts as a list of the language: "A, B and C". Empty texts are left out."""
        said = [text for text in texts if text]
        if len(said) < 2:
            return "".join(said)
        between = self.catalog.words(f"between {join}")
        return between.join(said[:-1]) + self.catalog.words(f"last {join}") + said[-1]


def join_of(options: Options) -> str:
    """How a list is joined: "and", unless the options say otherwise."""
    for join in ("or", "plus"):
        if join in options:
            return join
    return "and"
