"""Decks that somebody wrote in a file: cards of the set by name, and own cards with type, cost, values and text, in Hungarian or English.

    3 Folyami medve
    lény, 2 VP, 3/2, zöld, állat, 2015
    Repülő. Jutalom: 2 VP.

    2 Pyre Dragon

Cards stand apart by an empty line. The first line is how many and the name; a card of the set needs no more. The second says what is printed on an
own card, parted by commas; what follows is its text. A line that begins with "#" is a remark.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.files.reading import KIB, UnfitFile, content_of
from spellspeed.hkk.cards.pool import LANGUAGES, UnknownCard, face_named
from spellspeed.hkk.language.catalog import catalog as words_of_texts
from spellspeed.hkk.language.reading import read_text
from spellspeed.hkk.rules.faces import SPELLS, VARIABLE, CardFace, SummoningCost
from spellspeed.hkk.text import words
from spellspeed.hkk.text.amounts import X
from spellspeed.hkk.text.carried_out import nodes_in
from spellspeed.hkk.text.clauses import ValueFormula
from spellspeed.hkk.text.node import Clause
from spellspeed.hkk.words import catalog
from spellspeed.hkk.words.worded import ENGLISH, Near, Phrase, WordedInHkk

LONGEST: Final = 100_000
"""Characters of a file; a deck of cards with long texts is a fifth of that."""
LONGEST_TEXT: Final = 1_000
"""Characters of the text of one card; it is read as a whole, and the longest of ours is a quarter of that."""
MOST_CARDS: Final = 500
LONGEST_NAME: Final = 80
FIRST_CODE: Final = 10_000
"""Own cards are numbered from here on, those of a second deck from twice as much on: no card of the set has such a number."""
TYPES: Final = (
    words.CREATURE, words.INSTANT, words.GENERAL_SPELL, words.ENCHANTMENT, words.BUILDING, words.ITEM, words.EXPERTISE, words.BODY_PART,
)  # fmt: skip

_FIRST: Final = re.compile(r"(?P<count>[0-9]{1,3})\s*[x×]?\s+(?P<name>\S.*)")
_NUMBER: Final = r"(?P<number>[0-9]{1,4}|[xX?])"
_VALUES: Final = re.compile(r"(?P<damage>[0-9]{1,4}|[xX?])\s*/\s*(?P<life>[0-9]{1,4}|[xX?])")
_YEAR: Final = re.compile(r"(?:19|20)[0-9]{2}")


class BrokenDeck(WordedInHkk):
    """A deck that is written in a file cannot be read; the message names the file, the line and what would be right."""


class Printed:
    """What the second line of a card says."""

    def __init__(self) -> None:
        self.kind: words.Noun | None = None
        self.cost: dict[str, int] = {}
        self.values: dict[str, int] = {}
        self.year = 0
        self.colours: list[str] = []
        self.subtypes: list[str] = []


def deck_text(path: str) -> str:
    """What a file with a deck holds. Raises BrokenDeck for what is no file, cannot be read, is too long or is no UTF-8."""
    try:
        held = content_of(path, 4 * LONGEST)
    except FileNotFoundError as missing:
        raise BrokenDeck("deck.missing", where=path) from missing
    except OSError as problem:
        raise BrokenDeck("deck.not read", where=path, reason=unread(problem)) from problem
    except ValueError as no_path:
        raise BrokenDeck("deck.no path", where=path, reason=str(no_path)) from no_path
    try:
        return held.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        raise BrokenDeck("deck.not utf-8", where=path, byte=wrong.start + 1) from wrong


class Types(Phrase):
    """The types of cards, as they are written in a language."""

    def __init__(self) -> None:
        super().__init__("types")

    def said(self, language: str) -> str:
        return ", ".join(sorted(types_in(language if language in LANGUAGES else ENGLISH)))


def unread(refused: OSError) -> Phrase:
    """Why a file cannot be read; what the system says is in English alone, and said as it is there."""
    if isinstance(refused, UnfitFile):
        return Phrase("file." + refused.kind, most=LONGEST * 4 // KIB)
    return Phrase("file.forbidden" if isinstance(refused, PermissionError) else "file.else", reason=refused.strerror)


def read_deck(text: str, where: str, seat: int = 0) -> tuple[CardFace, ...]:
    """The cards of a deck in the order written. HKK-91.2.5: X or ? for a value that the text says. `seat` keeps the numbers of own cards apart.

    Raises BrokenDeck.
    """
    if len(text) > LONGEST:
        raise BrokenDeck("deck.too long", where=where, found=len(text), most=LONGEST)
    found: list[CardFace] = []
    for place, (line, lines) in enumerate(blocks(text)):
        count, face = read_card(lines, f"{where}:{line}", FIRST_CODE * (seat + 1) + place)
        if face.code >= FIRST_CODE and any(one.name.casefold() == face.name.casefold() for one in found):
            raise BrokenDeck("deck.twice", where=f"{where}:{line}", name=face.name)
        found += [face] * count
        if len(found) > MOST_CARDS:
            raise BrokenDeck("deck.too many", where=f"{where}:{line}", most=MOST_CARDS)
    if not found:
        raise BrokenDeck("deck.empty", where=where)
    return tuple(found)


def blocks(text: str) -> list[tuple[int, list[str]]]:
    """The cards of a file: the number of the first line of each, and its lines."""
    found: list[tuple[int, list[str]]] = []
    inside = False
    for number, line in enumerate(text.splitlines(), 1):
        said = line.strip()
        if said.startswith("#"):
            continue
        if said and not inside:
            found.append((number, []))
        if said:
            found[-1][1].append(said)
        inside = bool(said)
    return found


def read_card(lines: list[str], where: str, code: int) -> tuple[int, CardFace]:
    """How many, and the card. Raises BrokenDeck."""
    match = _FIRST.fullmatch(lines[0])
    if match is None:
        raise BrokenDeck("deck.no card", where=where, line=lines[0][:LONGEST_NAME])
    count, name = int(match["count"]), match["name"].strip()
    if not count or len(name) > LONGEST_NAME or not name.isprintable():
        raise BrokenDeck("deck.no name", where=where, most=LONGEST_NAME)
    if len(lines) == 1:
        try:
            return count, face_named(name)
        except UnknownCard as unknown:
            raise BrokenDeck("deck.unknown card", where=where, unknown=unknown) from unknown
    return count, own_card(name, lines[1], "\n".join(lines[2:]), where, code)


def own_card(name: str, printed: str, text: str, where: str, code: int) -> CardFace:
    """A card that is not of the set. Raises BrokenDeck."""
    if len(text) > LONGEST_TEXT:
        raise BrokenDeck("deck.long text", where=where, name=name, found=len(text), most=LONGEST_TEXT)
    said = Printed()
    for part in re.split(r"[,;]", printed.rstrip(".")):
        if part.strip():
            take(said, " ".join(part.split()).casefold(), where)
    if said.kind is None:
        raise BrokenDeck("deck.no type", where=where, name=name, types=Types())
    try:
        clauses = read_text(text, None, said.kind in SPELLS, said.year or None)
    except SpellspeedError as declined:
        raise BrokenDeck("deck.text", where=where, name=name, declined=declined) from declined
    if says_x(clauses) and not has_x(said, clauses):
        raise BrokenDeck("deck.no x", where=where, name=name)
    cost = SummoningCost(*[said.cost.get(one, 0) for one in ("vp", "builder", "sacrifice", "component")])
    damage, life, structure = (said.values.get(one, 0) for one in ("damage", "life", "structure"))
    return CardFace(
        code,
        name,
        said.kind,
        cost,
        damage,
        life,
        structure,
        tuple(said.colours),
        tuple(said.subtypes),
        said.year,
        clauses,
    )


def says_x(clauses: tuple[Clause, ...]) -> bool:
    """Whether a text does something with X, in its effects or in the cost of an ability."""
    return any(isinstance(node, X) for clause in clauses for node in nodes_in(clause))


def has_x(said: Printed, clauses: tuple[Clause, ...]) -> bool:
    """HKK-91.2.5. Whether there is an X: printed in the summoning cost or a value, or explained by the text. An ability has none of its own."""
    printed = VARIABLE in (*said.cost.values(), *said.values.values())
    return printed or any(isinstance(clause, ValueFormula) for clause in clauses)


def take(said: Printed, part: str, where: str) -> None:
    """One part of the second line: a type, a cost, damage and life, structure points, a colour, a subtype, a year. Raises BrokenDeck."""
    values = _VALUES.fullmatch(part)
    cost = next(((name, match) for name, one in costs() if (match := one.fullmatch(part))), None)
    if part in types():
        said.kind = types()[part]
    elif values is not None:
        said.values |= {one: number(values[one]) for one in ("damage", "life")}
    elif cost is not None and cost[0] == "structure":
        said.values["structure"] = number(cost[1]["number"])
    elif cost is not None:
        said.cost[cost[0]] = number(cost[1]["number"])
    elif part in colours():
        said.colours.append(colours()[part])
    elif part in subtypes():
        said.subtypes.append(subtypes()[part])
    elif _YEAR.fullmatch(part):
        said.year = int(part)
    else:
        near = Near(part, [*types(), *colours(), *subtypes()])
        raise BrokenDeck("deck.no part", where=where, part=part[:LONGEST_NAME], near=near)


def number(written: str) -> int:
    """A printed number; X and ? are VARIABLE."""
    return int(written) if written.isdigit() else VARIABLE


@cache
def types() -> dict[str, words.Noun]:
    """The words for types of cards in all languages."""
    found: dict[str, words.Noun] = {}
    for language in LANGUAGES:
        found |= types_in(language)
    return found | {str(kind): kind for kind in TYPES}


def types_in(language: str) -> dict[str, words.Noun]:
    """The words for types of cards in a language."""
    spoken = words_of_texts(language).codes["Noun"]
    return {said.casefold(): kind for kind in TYPES for form in ("nom", "one") for said in spoken[kind].get(form, ())}


@cache
def costs() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """How costs and structure points are written in all languages: as cards are shown at the table."""
    keys = [("cost." + name, name) for name in ("vp", "builder", "sacrifice", "component")] + [
        ("structure", "structure")
    ]
    said = [(name, catalog(language)[key]) for language in LANGUAGES for key, name in keys]
    return tuple([(name, re.compile(re.escape(one.casefold()).replace(r"\{count\}", _NUMBER))) for name, one in said])


@cache
def colours() -> dict[str, str]:
    """The words for colours in all languages."""
    spoken = [words_of_texts(language).codes["Colour"] for language in LANGUAGES]
    return {said.casefold(): code for one in spoken for code in words.COLOURS for said in one[code][""]}


@cache
def subtypes() -> dict[str, str]:
    """The words for subtypes of creatures in all languages."""
    spoken = [words_of_texts(language).codes["Noun"] for language in LANGUAGES]
    return {
        said.casefold(): code
        for one in spoken
        for code in words.SUBTYPES
        for form in ("nom", "one")
        for said in one[code].get(form, ())
    }
