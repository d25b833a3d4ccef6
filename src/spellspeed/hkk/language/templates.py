"""Templates of a catalog: words with slots. The same template prints a node and is a rule of the grammar that reads it.

draw {amount:many} cards        a slot: the field in a form
{who=you}draw a card            the field has this value, and nothing is said of it
[ named {name}]                 said only if the fields in it have a value
{does/, then /inner}            a list: what stands between its items, and the form of all items but the last
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from spellspeed.hkk.language.errors import BrokenCatalog

PRINTED_ONLY: Final = "~"
"""Begins a template that is never read."""

_PIECE: Final = re.compile(r"\{(?P<inside>[^{}]*)\}|(?P<open>\[)|(?P<close>\])|(?P<words>[^\[\]{}]+)")
_SLOT: Final = re.compile(
    r"(?P<field>\w+)(?::(?P<form>\w*))?(?:/(?P<between>[^/]*)(?:/(?P<inner>\w*)(?:/(?P<least>\d))?)?)?"
)


@dataclass(frozen=True)
class Words:
    """Words that stand there as they are."""

    text: str


@dataclass(frozen=True)
class Slot:
    """A field that is said in a form.

    For lists also what stands between items ("": there is one item), the form of the items before the last (None: the same), how many at least.
    """

    field: str
    form: str
    between: str = ""
    inner: str | None = None
    least: int = 1


@dataclass(frozen=True)
class Fixed:
    """A field of which nothing is said, since it has this value."""

    field: str
    value: str


@dataclass(frozen=True)
class Maybe:
    """Pieces that are said if their fields have a value."""

    pieces: tuple[Piece, ...]


Piece = Words | Slot | Fixed | Maybe


@dataclass(frozen=True)
class Template:
    """The pieces of a template, the text it was made from, and whether it is read as well as printed."""

    text: str
    pieces: tuple[Piece, ...]
    is_read: bool


def make_template(text: str, macros: dict[str, str]) -> Template:
    """Take a template apart; `$name` stands for the macro of that name. Raises BrokenCatalog."""
    whole = text.removeprefix(PRINTED_ONLY)
    for _ in range(3):
        whole = re.sub(r"\$(\w+)", lambda found: macro(found[1], macros, text), whole)
    pieces, rest = _pieces(whole, text)
    if rest:
        raise BrokenCatalog(f'the template "{text}" closes a bracket that it does not open')
    return Template(text, pieces, not text.startswith(PRINTED_ONLY))


def macro(name: str, macros: dict[str, str], text: str) -> str:
    """The text of a macro. Raises BrokenCatalog."""
    if name not in macros:
        raise BrokenCatalog(f'the template "{text}" names the macro "{name}", which is not there')
    return macros[name]


def _pieces(text: str, whole: str, inside: bool = False) -> tuple[tuple[Piece, ...], str]:
    """The pieces up to the end, or up to the bracket that closes, and the rest after it."""
    found: list[Piece] = []
    while text:
        match = _PIECE.match(text)
        if match is None:
            raise BrokenCatalog(f'the template "{whole}" has a brace too many')
        text = text[match.end() :]
        if match["close"]:
            if not inside:
                return tuple(found), "]"
            return tuple(found), text
        if match["open"]:
            closes = len(text)
            pieces, text = _pieces(text, whole, True)
            if len(text) == closes or not pieces:
                raise BrokenCatalog(f'the template "{whole}" has an empty bracket')
            found.append(Maybe(pieces))
        elif match["words"]:
            found.append(Words(match["words"]))
        else:
            found.append(_slot(match["inside"], whole))
    if inside:
        raise BrokenCatalog(f'the template "{whole}" does not close a bracket')
    return tuple(found), ""


def _slot(inside: str, whole: str) -> Piece:
    if "=" in inside:
        field, value = inside.split("=", 1)
        return Fixed(field, value)
    match = _SLOT.fullmatch(inside)
    if match is None:
        raise BrokenCatalog(f'the template "{whole}" has the slot "{inside}", which is none')
    return Slot(match["field"], match["form"] or "", match["between"] or "", match["inner"], int(match["least"] or 1))


def fields_of(pieces: tuple[Piece, ...]) -> Iterator[str]:
    """The fields that pieces speak of, each as often as it occurs."""
    for piece in pieces:
        if isinstance(piece, Maybe):
            yield from fields_of(piece.pieces)
        elif not isinstance(piece, Words):
            yield piece.field
