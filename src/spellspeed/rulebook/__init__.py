"""The rules as they can be looked up: every id with its statement, sources, the practice of the era and a check.

Code, tests, reasons and explanations cite these ids. The texts are this project's own words. `rules.json` holds the rulebook
(ids such as SUMMON-12), its variants (V-1), worked examples (EX-1), open questions (Q-1), the rulings for team duels (TEAM-R1),
chapter 91 of the second game (HKK-91.1.0) and the rows of the timing table (T-1.1). `rulings.json` holds the rulings that this
project adds: their ids begin with ERA, and docs/rulings.md is their source. Both files are written by tools/import_rules.py and
are read when first needed.

A further language is two files: `rules.<language>.json` has the statement, era and check of every id, `terms.<language>.json`
the short forms, tags of sources, chapters, flags and labels, and those sources (citations) that are more than tags and names.
tools/import_rules.py names the ids that lack a translation.
"""

import json
import re
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from spellspeed.errors import SpellspeedError, UnknownLanguage, did_you_mean

RULE_FILES: Final = ("rules.json", "rulings.json")

ENGLISH: Final = "en"
"""The language that the rules are written in; the others are translations of it."""

FLAGS: Final = ("info", "table", "advice", "garbled", "inferred", "tcg", "ocg", "bg")
"""What a rule may be marked with: no behaviour of its own (info, table, advice), how sure its wording is (garbled in the
source, inferred from another rule), and the variant that it belongs to (tcg, ocg, bg)."""
SOURCE_NOTE: Final = re.compile(r"\s*\((?:(?:garbled|inferred|replaces|tr|es|bg|tcg)\b[^()]*|[^()]*yerine geçer)\)")


class UnknownRule(SpellspeedError):
    """No rule has this id; the message names the nearest ids."""


class MissingTranslation(SpellspeedError):
    """A rule was added or its parts have changed, and a language has not followed; the message names the rule and the part."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: what it says, who says so, and how to see that it holds."""

    id: str
    chapter: str
    statement: str
    sources: tuple[str, ...]
    flags: tuple[str, ...]
    era: str
    check: str
    enforceable: bool


@dataclass(frozen=True, slots=True)
class Terms:
    """What the rules of one language use beside their sentences: its short forms such as TP, the tags of sources such as tr, how
    flags are shown, and the labels of a rule's parts (sources, era, check, short_forms)."""

    words: dict[str, str]
    sources: dict[str, str]
    flags: dict[str, str]
    labels: dict[str, str]


def languages() -> tuple[str, ...]:
    """The languages that the rules exist in: English, then the translations in alphabetical order."""
    names = (path.name.split(".") for path in files(__name__).iterdir())
    return (
        ENGLISH,
        *sorted(parts[1] for parts in names if len(parts) == 3 and parts[0] == "rules" and parts[2] == "json"),
    )


def rule(rule_id: str, language: str = ENGLISH) -> Rule:
    """The rule with this id, letter case ignored, with its chapter, statement, era and check in the language.

    Raises UnknownRule, which names the nearest ids; UnknownLanguage, which names the languages that there are; MissingTranslation.
    """
    rules = _rules_by_folded_id()
    found = rules.get(rule_id.strip().casefold())
    if found is None:
        hint = did_you_mean(rule_id.strip(), (known.id for known in rules.values()))
        raise UnknownRule(f'there is no rule "{rule_id}".{hint}')
    return _in_language(found, language)


def statement(rule_id: str, language: str = ENGLISH) -> str:
    """What the rule with this id says, in the language. Raises what `rule` raises."""
    return rule(rule_id, language).statement


def without_notes(text: str) -> str:
    """A statement without the remarks about its sources, "(es is silent)", "(replaces ...)": what a player reads at the table."""
    return SOURCE_NOTE.sub("", text).strip()


def all_rules(language: str = ENGLISH) -> tuple[Rule, ...]:
    """All rules in the order of the book: rulebook, team duels, second game, variants, examples, questions, timing, rulings.

    Raises UnknownLanguage, MissingTranslation.
    """
    return tuple(_in_language(one, language) for one in _rules_by_folded_id().values())


@cache
def terms(language: str = ENGLISH) -> Terms:
    """What the short forms in statements and sources mean, and the labels. Raises UnknownLanguage."""
    read = _read_terms(language)
    return Terms(**{name: dict(read[name]) for name in ("words", "sources", "flags", "labels")})


@cache
def _rules_by_folded_id() -> dict[str, Rule]:
    rules: dict[str, Rule] = {}
    for name in RULE_FILES:
        for fields in _read(name):
            fields["sources"] = tuple(fields["sources"])
            fields["flags"] = tuple(fields["flags"])
            one = Rule(**fields)
            rules[one.id.casefold()] = one
    return rules


def _in_language(one: Rule, language: str) -> Rule:
    """The rule itself in English, else its translation. Raises UnknownLanguage, MissingTranslation."""
    if language == ENGLISH:
        return one
    beside = _read_terms(language)
    cited = tuple(beside["citations"].get(source, source) for source in one.sources)
    texts = _texts(language).get(one.id, {})
    return replace(translated(one, beside["chapters"].get(one.chapter, ""), texts), sources=cited)


def translated(one: Rule, chapter: str, texts: dict[str, str]) -> Rule:
    """A rule with its chapter, statement, era and check exchanged for those given.

    Raises MissingTranslation where one of them is there and the rule has none, or the other way round.
    """
    parts = {"chapter": chapter, **{part: texts.get(part, "") for part in ("statement", "era", "check")}}
    for part, text in parts.items():
        if bool(text) != bool(getattr(one, part)):
            raise MissingTranslation(f"{one.id}: its {part} is not translated, or the translation has one too many")
    return replace(one, chapter=parts["chapter"], statement=parts["statement"], era=parts["era"], check=parts["check"])


@cache
def _texts(language: str) -> dict[str, dict[str, str]]:
    """The translated parts of each rule by its id."""
    texts: dict[str, dict[str, str]] = _read(f"rules.{language}.json")
    return texts


@cache
def _read_terms(language: str) -> Any:
    """The file of terms of a language. Raises UnknownLanguage."""
    if language == ENGLISH:
        return _read("terms.json")
    if language not in languages():
        known = ", ".join(languages())
        raise UnknownLanguage(f'the rules are not written in the language "{language}"; there are: {known}')
    return _read(f"terms.{language}.json")


def _read(name: str) -> Any:
    return json.loads((files(__name__) / name).read_text(encoding="utf-8"))
