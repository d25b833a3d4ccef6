"""Templates of a catalog: words with slots. The same template prints a node and is a rule of the grammar that reads it.

draw {amount:many} cards        a slot: the field in a form
{who=you}draw a card            the field has this value, and nothing is said of it
[ named {name}]                 said only if the fields in it have a value
{does/, then /inner}            a list: what stands between its items, and the form of all items but the last
{does/, then | and then /inner} a list with other words between that are read as well
<draw|you draw> a card          words of which the first are printed, the others read as well
{amount.ResourceOf.who:has}     a field of what stands in a field; read only
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from spellspeed.hkk.language.errors import BrokenCatalog

PRINTED_ONLY: Final = "~"
"""Begins a template that is never read."""
READ_ONLY: Final = "^"
"""Begins a template that is never printed."""

_CHOICE: Final = re.compile(r"<([^<>]*\|[^<>]*)>")
_PIECE: Final = re.compile(r"\{(?P<inside>[^{}]*)\}|(?P<open>\[)|(?P<close>\])|(?P<words>[^\[\]{}]+)")
_SLOT: Final = re.compile(
    r"(?P<field>[\w.]+)(?::(?P<form>\w*))?(?:/(?P<between>[^/]*)(?:/(?P<inner>\w*)(?:/(?P<least>\d))?)?)?"
)


@dataclass(frozen=True)
class Words:
    """Words that stand there as they are."""

    text: str


@dataclass(frozen=True)
class Slot:
    """A field that is said in a form.

    For lists also what stands between items ("": there is one item; what else is read there), the form of the items before the last (None: the
    same), how many at least.
    """

    field: str
    form: str
    between: str = ""
    others: tuple[str, ...] = ()
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
    """The pieces of a template, the text it was made from, whether it is read, and whether it is printed."""

    text: str
    pieces: tuple[Piece, ...]
    is_read: bool
    is_printed: bool


def make_templates(text: str, macros: dict[str, str]) -> list[Template]:
    """Take a template apart; `$name` stands for the macro of that name. It is several if words in it have alternatives. Raises BrokenCatalog."""
    whole = text.removeprefix(PRINTED_ONLY).removeprefix(READ_ONLY)
    for _ in range(3):
        whole = re.sub(r"\$(\w+)", lambda found: macro(found[1], macros, text), whole)
    made: list[Template] = []
    for one in alternatives(whole):
        pieces, rest = _pieces(one, text)
        if rest:
            raise BrokenCatalog(f'the template "{text}" closes a bracket that it does not open')
        is_printed = not text.startswith(READ_ONLY) and not any("." in field for field in fields_of(pieces))
        made.append(Template(text, pieces, not text.startswith(PRINTED_ONLY), is_printed))
    return made


def alternatives(text: str) -> list[str]:
    """A text with each choice of the words in it that stand between < and >; the first choices come first."""
    found = _CHOICE.search(text)
    if found is None:
        return [text]
    before, after = text[: found.start()], text[found.end() :]
    return list(dict.fromkeys(made for one in found[1].split("|") for made in alternatives(before + one + after)))


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
    between, *others = (match["between"] or "").split("|")
    return Slot(match["field"], match["form"] or "", between, tuple(others), match["inner"], int(match["least"] or 1))


def fields_of(pieces: tuple[Piece, ...]) -> Iterator[str]:
    """The fields that pieces speak of, each as often as it occurs."""
    for piece in pieces:
        if isinstance(piece, Maybe):
            yield from fields_of(piece.pieces)
        elif not isinstance(piece, Words):
            yield piece.field
