"""Reasons in words: the sentence of the catalog about a rule, filled with the facts of the duel."""

from __future__ import annotations

from spellspeed.languages.catalog import ENGLISH, catalog
from spellspeed.yugioh.cards.pool import printed
from spellspeed.yugioh.judge.reasons import Clause, Coded, Fact, Reason, Worded
from spellspeed.yugioh.text.card_text import head_of
from spellspeed.yugioh.text.printer import Printer

SECTION = "reasons"
OTHER = "other"
"""The sentence for a rule that has none of its own."""


def reason_text(reason: Reason, language: str = ENGLISH) -> str:
    """A reason as a sentence. Raises UnknownLanguage, MissingTemplate, BrokenTemplate."""
    printer = Printer(catalog(language))
    parts: dict[str, object] = {"rule": reason.rule}
    for name, fact in reason.facts:
        parts[name] = fact_text(printer, fact)
    for key in (reason.key, reason.rule):
        if printer.catalog.has(SECTION, key):
            return printer.fill(SECTION, key, parts)
    return printer.fill(SECTION, OTHER, parts)


def fact_text(printer: Printer, fact: Fact | None) -> object:
    """A fact as a template takes it: an occasion and a coded word in the words of the language; None for nothing."""
    if isinstance(fact, Clause):
        return head_of(printer, printed(fact.code, fact.rulings).abilities[fact.index]) or None
    if isinstance(fact, Worded):
        return printer.say(fact.phrase, fact.options) or None
    if isinstance(fact, Coded):
        return printer.fill(fact.section, fact.key, {name: fact_text(printer, part) for name, part in fact.parts})
    return None if fact == "" else fact
