"""The catalog of a language: the words for code words, the templates of each class, and the spellings that depend on what follows."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from spellspeed.errors import did_you_mean
from spellspeed.hkk.language import schema
from spellspeed.hkk.language.errors import BrokenCatalog, UnknownLanguage
from spellspeed.hkk.language.templates import Maybe, Slot, Template, alternatives, fields_of, make_templates
from spellspeed.hkk.text import words
from spellspeed.hkk.text.cards import Filter, This
from spellspeed.hkk.text.clauses import Ability
from spellspeed.hkk.text.costs import DiscardCost
from spellspeed.hkk.text.effects import Activated
from spellspeed.hkk.text.node import Node
from spellspeed.hkk.text.scopes import EitherAction, Playing
from spellspeed.strict_json import read_once

LANGUAGES: Final = ("hu", "en")
ARTICLE: Final = "\0"
"""Stands where an article is to be written; no text holds it."""


@dataclass(frozen=True)
class Production:
    """One way to say a node of a class in a form. `fields`: those of the class, and those of what stands in them that the template names."""

    name: str
    form: str
    template: Template
    fields: dict[str, schema.Field]

    @property
    def joins(self) -> str:
        """The field whose cards may be several with "and" between them: those that a sentence or a cost acts on; "" if there is none."""
        acts = self.fields.get("cards")
        named = [piece for piece in self.template.pieces if isinstance(piece, Slot) and piece.field == "cards"]
        return "cards" if acts is not None and acts.holds == "Cards" and named and schema.is_done(self.name) else ""

    def made(self, values: dict[str, object]) -> object:
        """The node with these values; where several cards are joined by "and", a node for each of them."""
        several = values.get("cards")
        if isinstance(several, tuple) and self.joins:
            return tuple([self.made(values | {"cards": one}) for one in several])
        inside: dict[tuple[str, str], dict[str, object]] = {}
        for path in [one for one in values if "." in one]:
            field, name, inner = path.split(".")
            inside.setdefault((field, name), {})[inner] = values.pop(path)
        for (field, name), held in inside.items():
            values[field] = filter_or_other(name, held)
        return merged(schema.make(self.name, values))


class Catalog:
    """One language.

    `codes`: list of code words, code, form: the words for it, the first of which is printed. `same`: words read as others. `contracted`: words
    that are printed as others, which are read as them. `articles`: an article, how it is written before what a pattern matches, the pattern.
    `suffixes`: form of a number, last part of the number that is heard: the suffix. `numbers`: words for numbers, "" without suffix.
    `declined`: words whose meaning is known and not played, with the key of the hint that says why.
    `likewise`: a form that is said like another one, but not for some classes.
    """

    def __init__(self, language: str, held: dict[str, Any]) -> None:
        self.language: Final = language
        self.codes: Final[dict[str, dict[str, dict[str, list[str]]]]] = {
            holds: {code: _words(said) for code, said in table.items()} for holds, table in held["codes"].items()
        }
        self.same: Final[dict[str, str]] = held["same"]
        self.contracted: Final[dict[str, str]] = held["contracted"]
        self.read_as: Final[dict[str, list[str]]] = {
            short: words.split() for short, words in (self.same | {v: k for k, v in self.contracted.items()}).items()
        }
        self.articles: Final[list[list[str]]] = held["articles"]
        self.suffixes: Final[dict[str, dict[str, str]]] = held["suffixes"]
        self.numbers: Final[dict[str, dict[str, int]]] = held["numbers"]
        self.names: Final[dict[str, str]] = held["names"]
        self.named: Final = {said: name for name, said in self.names.items()}
        self.declined: Final[dict[str, str]] = held["declined"]
        self.joined: Final[list[str]] = held["joined"]
        self.likewise: Final[dict[str, dict[str, Any]]] = held["likewise"]
        self.productions: Final[dict[tuple[str, str], list[Production]]] = {}
        for name, said in held["forms"].items():
            forms = _forms(said)
            for form in forms:
                texts = _with_others(forms, form)
                self.productions[(name, form)] = [
                    self.production(name, form, template)
                    for text in texts
                    for template in self.templates(name, text, held["macros"])
                ]
        self.check_codes()

    def templates(self, name: str, text: str, macros: dict[str, str]) -> list[Template]:
        """The templates of a class that a text stands for. Raises BrokenCatalog."""
        if name not in schema.classes():
            raise BrokenCatalog(f"{self.language}: there is no class {name}.{did_you_mean(name, schema.classes())}")
        return make_templates(text, macros)

    def production(self, name: str, form: str, template: Template) -> Production:
        """A template of a class, checked against its fields. Raises BrokenCatalog."""
        where = f'{self.language}: {name} "{template.text}"'
        named = list(fields_of(template.pieces))
        known = schema.fields(name) | inner_fields(name, named, where)
        for field in named:
            if field not in known:
                raise BrokenCatalog(f"{where}: there is no field {field}")
            if named.count(field) > 1:
                raise BrokenCatalog(f"{where}: {field} is named twice")
        bare = {field for piece in template.pieces if not isinstance(piece, Maybe) for field in fields_of((piece,))}
        for field, one in known.items():
            inside = any(path.startswith(f"{field}.") for path in bare)
            if field not in bare and not inside and one.absent is schema.MUST:
                raise BrokenCatalog(f"{where}: says nothing of {field}")
        return Production(name, form, template, known)

    def check_codes(self) -> None:
        """The catalog has words for every code word, and for no other. Raises BrokenCatalog."""
        for holds, known in schema.CODES.items():
            table = self.codes.get(holds, {})
            for code in sorted(set(known) ^ set(table)):
                what = "lacks words for" if code in known else "has words for the unknown"
                raise BrokenCatalog(f"{self.language}: {holds} {what} {code}")

    def of(self, name: str, form: str) -> list[Production]:
        """The ways to say a class in a form; a form may be said like another one, but for some classes."""
        found = self.productions.get((name, form))
        if found is not None:
            return found
        rule = self.likewise.get(form)
        if rule is None or name in rule["but"]:
            return []
        return self.of(name, rule["form"])

    def words_for(self, holds: str, code: str, form: str) -> list[str]:
        """The words for a code word in a form; none if it has no such form."""
        return self.codes.get(holds, {}).get(code, {}).get(form, [])

    def suffix(self, form: str, number: int) -> str:
        """The suffix of a number: it depends on the last part of the number that is heard."""
        part = number % 10 or number % 100 or number % 1000 or (1000 if number else 0)
        return self.suffixes[form][str(part if part < 100 or part == 1000 else 100)]

    def spelt(self, text: str) -> str:
        """The text with contracted words and articles as they are written; names in quotation marks stay."""
        parts = re.split(r'("[^"]*")', text)
        for place in range(0, len(parts), 2):
            for said, short in self.contracted.items():
                parts[place] = re.sub(rf"\b{said}\b", short, parts[place])
        whole = "".join(parts)
        for article, written, before in self.articles:
            whole = re.sub(rf'("[^"]*")|(?<![\w-]){article}(?= "?(?:{before}))', rf"\1{ARTICLE}", whole)
            whole = whole.replace(f'"{ARTICLE}', '"').replace(ARTICLE, written)
        return whole


def inner_fields(name: str, named: list[str], where: str) -> dict[str, schema.Field]:
    """The fields "field.Class.field" that a template names: those of what stands in a field of the class. Raises BrokenCatalog."""
    found: dict[str, schema.Field] = {}
    for path in [one for one in named if "." in one]:
        field, _, rest = path.partition(".")
        inside, _, inner = rest.partition(".")
        if field not in schema.fields(name) or inside not in schema.members(schema.fields(name)[field].holds):
            raise BrokenCatalog(f"{where}: there is no {inside} in a field {field}")
        for needed, one in schema.fields(inside).items():
            if needed == inner or (one.absent is schema.MUST and needed != "noun"):
                found[f"{field}.{inside}.{needed}"] = one
    return found


def _forms(said: Any) -> dict[str, list[str]]:
    """Words alone are those of the form ""; one alone is a list of one."""
    forms = said if isinstance(said, dict) else {"": said}
    return {form: [one] if isinstance(one, str) else list(one) for form, one in forms.items()}


def _words(said: Any) -> dict[str, list[str]]:
    """The words of a code word by form, with each choice that stands in them."""
    return {form: [word for one in words for word in alternatives(one)] for form, words in _forms(said).items()}


def _with_others(forms: dict[str, list[str]], form: str) -> list[str]:
    """The templates of a form; "@other" among them stands for those of the other form."""
    texts: list[str] = []
    for text in forms[form]:
        texts += _with_others(forms, text[1:]) if text.startswith("@") else [text]
    return texts


@cache
def catalog(language: str) -> Catalog:
    """The catalog of a language. Raises UnknownLanguage, BrokenCatalog, WrittenTwice."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise UnknownLanguage(f'there are no HKK texts in "{language}"; the languages are {known}.')
    text = files("spellspeed.hkk.language").joinpath(f"{language}.json").read_text(encoding="utf-8")
    return Catalog(language, read_once(text, f"hkk/language/{language}.json"))


def constant(holds: str, value: str) -> object:
    """The value that a template fixes: a number, none, true, a class without fields given, or a code word. Raises BrokenCatalog."""
    if value == "none":
        return None
    if value in ("true", "false"):
        return value == "true"
    if value.lstrip("-").isdigit():
        number = int(value)
        return schema.make("Number", {"number": number}) if holds == "Amount" else number
    if holds == schema.NAME:
        return value
    if holds in schema.CODES:
        if value not in schema.CODES[holds]:
            raise BrokenCatalog(f'"{value}" is no code word of {holds}')
        return value
    return _node(value)


def _node(text: str) -> Node:
    """`Name` or `Name(field=value,...)`: a node written in a template."""
    match = re.fullmatch(r"(\w+)(?:\((.*)\))?", text)
    if match is None or match[1] not in schema.classes():
        raise BrokenCatalog(f'"{text}" is no value')
    known = schema.fields(match[1])
    values: dict[str, object] = {}
    for part in filter(None, (match[2] or "").split(",")):
        field, value = part.split("=", 1)
        values[field] = constant(known[field].holds, value)
    return filter_or_other(match[1], values)


def merged(node: Node) -> Node:
    """A node as it is meant: instants or general spells are spells, and an ability for which its card is discarded works from the hand."""
    if isinstance(node, EitherAction) and set(node.scopes) == set(KINDS_OF_SPELLS):
        return Playing(Filter(words.SPELL))
    if isinstance(node, Ability) and node.zone == words.IN_PLAY and isinstance(node.effect, Activated):
        if DiscardCost(This()) in node.effect.costs:
            return Ability(node.effect, words.HAND)
    return node


KINDS_OF_SPELLS: Final = (Playing(Filter(words.INSTANT)), Playing(Filter(words.GENERAL_SPELL)))


def filter_or_other(name: str, values: dict[str, object]) -> Node:
    """A node of a class; a filter that names no noun is of any card."""
    if name == "Filter":
        values.setdefault("noun", "card")
    return schema.make(name, values)
