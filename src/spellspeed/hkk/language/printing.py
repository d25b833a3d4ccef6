"""Printing: clauses become the normalized text of a language, by the first template that fits each node."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from unicodedata import is_normalized

from spellspeed.hkk.language import schema
from spellspeed.hkk.language.catalog import Catalog, Production, catalog, constant
from spellspeed.hkk.language.errors import NotPrintable
from spellspeed.hkk.language.lexing import holds_sentences
from spellspeed.hkk.language.schema import Field
from spellspeed.hkk.language.templates import Fixed, Maybe, Piece, Slot, Words, fields_of
from spellspeed.hkk.text.clauses import SPELL
from spellspeed.hkk.text.node import Clause, Node

PERMANENT_FORM: Final = "permanent"
SPELL_FORM: Final = "spell"


def print_text(clauses: Sequence[Clause], language: str, spell: bool | None = None) -> str:
    """The normalized text of clauses. `spell` says whether the card is an instant or general spell; None: it is, if a clause is of that kind.

    Raises UnknownLanguage, and NotPrintable for a tree that the language has no words for.
    """
    if spell is None:
        spell = any(one.kind == SPELL for one in clauses)
    return " ".join(f"{print_clause(one, language, spell)}." for one in clauses)


def print_clause(clause: Clause, language: str, spell: bool) -> str:
    """One clause without the full stop. Raises UnknownLanguage, NotPrintable."""
    words = catalog(language)
    said = Printer(words).said(clause, "Clause", SPELL_FORM if spell else PERMANENT_FORM)
    if said is None:
        raise NotPrintable(f"{language} has no words for {clause!r}")
    spelt = words.spelt(said)
    return spelt[0].upper() + spelt[1:]


def print_part(part: Node, language: str, holds: str, form: str = "") -> str | None:
    """A part of a text in one of its forms: a sentence, a cost. None if it has no words there. Raises UnknownLanguage."""
    words = catalog(language)
    said = Printer(words).said(part, holds, form)
    return None if said is None else words.spelt(said)


class Printer:
    """Says nodes in one language. None stands for "not in this form"."""

    def __init__(self, words: Catalog) -> None:
        self.words: Final = words

    def said(self, value: object, holds: str, form: str) -> str | None:
        """What stands in a field, in a form."""
        if isinstance(value, Node):
            for production in self.words.of(type(value).__name__, form):
                text = self.filled(production, value) if production.template.is_printed else None
                if text is not None:
                    return text
            return None
        if holds == schema.NAME:
            return f'"{self.words.names.get(str(value), value)}"' if is_name(value) else None
        if isinstance(value, int) and not isinstance(value, bool):
            return self.number(value, form)
        said = self.words.words_for(holds, str(value), form)
        return said[0] if said else None

    def number(self, value: int, form: str) -> str | None:
        """A whole number: as it is, with a sign, its opposite, more than 0, 1 alone, anything but 1, or with a suffix."""
        form, _, suffix = form.partition("_")
        suffix = form if form in self.words.suffixes else suffix
        ending = f"-{self.words.suffix(suffix, abs(value))}" if suffix else ""
        if form == "signed":
            return f"{value:+d}{ending}" if -MOST <= value <= MOST else None
        if form == "opposite":
            value = -value
        if not 0 <= value <= MOST or (value != 1 if form == "one" else value == 1 and form == "many"):
            return None
        if value == 0 and form in ("positive", "opposite"):
            return None
        return f"{value}{ending}"

    def filled(self, production: Production, value: Node) -> str | None:
        """A template with its slots filled, or None if it does not fit this node."""
        held = {one.name: (one, inside) for one, inside in schema.field_values(value)}
        named = set(fields_of(production.template.pieces))
        for one, inside in held.values():
            if one.name not in named and inside != one.absent:
                return None
        return self.pieces(production.template.pieces, held)

    def pieces(self, pieces: tuple[Piece, ...], held: dict[str, tuple[Field, object]]) -> str | None:
        """The pieces of a template one after the other."""
        text = ""
        for piece in pieces:
            said = self.piece(piece, held)
            if said is None:
                return None
            text += said
        return text

    def piece(self, piece: Piece, held: dict[str, tuple[Field, object]]) -> str | None:
        """One piece of a template."""
        if isinstance(piece, Words):
            return piece.text
        if isinstance(piece, Fixed):
            one, inside = held[piece.field]
            fixed = constant(one.holds, piece.value)
            return "" if inside == fixed and type(inside) is type(fixed) else None
        if isinstance(piece, Maybe):
            absent = [held[field][1] == held[field][0].absent for field in fields_of(piece.pieces)]
            if all(absent):
                return ""
            return self.pieces(piece.pieces, held)
        one, inside = held[piece.field]
        if one.many:
            return self.list(piece, one, inside)
        return None if inside is None else self.said(inside, one.holds, piece.form)

    def list(self, slot: Slot, one: Field, inside: object) -> str | None:
        """The items of a list with what stands between them."""
        if not isinstance(inside, tuple) or len(inside) < slot.least or (len(inside) > 1 and not slot.between):
            return None
        inner = slot.form if slot.inner is None else slot.inner
        forms = [inner] * (len(inside) - 1) + [slot.form]
        said = [self.said(item, one.holds, form) for item, form in zip(inside, forms, strict=True)]
        return None if None in said else slot.between.join([text for text in said if text is not None])


MOST: Final = 9999
"""The greatest number that a text holds."""


def is_name(value: object) -> bool:
    """Whether it can stand in quotation marks, with its accents as part of their letters."""
    marks = '"„“”\n'
    return (
        isinstance(value, str)
        and bool(value)
        and not any(mark in value for mark in marks)
        and not holds_sentences(f'"{value}"')
        and is_normalized("NFC", value)
    )
