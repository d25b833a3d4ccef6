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

from spellspeed.errors import SpellspeedError, did_you_mean
from spellspeed.files.reading import content_of
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


class BrokenDeck(SpellspeedError):
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
        raise BrokenDeck(f"{path}: there is no such file") from missing
    except OSError as problem:
        raise BrokenDeck(f"{path}: {problem.strerror}") from problem
    except ValueError as no_path:
        raise BrokenDeck(f"{path}: {no_path}") from no_path
    try:
        return held.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        raise BrokenDeck(f"{path}: a deck is text in UTF-8; byte {wrong.start + 1} is not") from wrong


def read_deck(text: str, where: str, seat: int = 0) -> tuple[CardFace, ...]:
    """The cards of a deck in the order written. HKK-91.2.5: X or ? for a value that the text says. `seat` keeps the numbers of own cards apart.

    Raises BrokenDeck.
    """
    if len(text) > LONGEST:
        raise BrokenDeck(f"{where}: the file has {len(text)} characters; a deck has at most {LONGEST}")
    found: list[CardFace] = []
    for place, (line, lines) in enumerate(blocks(text)):
        count, face = read_card(lines, f"{where}:{line}", FIRST_CODE * (seat + 1) + place)
        if face.code >= FIRST_CODE and any(one.name.casefold() == face.name.casefold() for one in found):
            raise BrokenDeck(f'{where}:{line}: "{face.name}" is written twice; write it once, with how many there are')
        found += [face] * count
        if len(found) > MOST_CARDS:
            raise BrokenDeck(f"{where}:{line}: a deck has at most {MOST_CARDS} cards")
    if not found:
        raise BrokenDeck(f'{where}: there are no cards; a card begins with how many and its name: "3 Pyre Dragon"')
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
        raise BrokenDeck(f'{where}: "{lines[0][:LONGEST_NAME]}" is not how many and a name, as in "3 Pyre Dragon"')
    count, name = int(match["count"]), match["name"].strip()
    if not count or len(name) > LONGEST_NAME or not name.isprintable():
        raise BrokenDeck(
            f"{where}: a card is there at least once, and its name has at most {LONGEST_NAME} letters and signs"
        )
    if len(lines) == 1:
        try:
            return count, face_named(name)
        except UnknownCard as unknown:
            raise BrokenDeck(f"{where}: {unknown} An own card needs a second line: type, cost, values") from unknown
    return count, own_card(name, lines[1], "\n".join(lines[2:]), where, code)


def own_card(name: str, printed: str, text: str, where: str, code: int) -> CardFace:
    """A card that is not of the set. Raises BrokenDeck."""
    if len(text) > LONGEST_TEXT:
        raise BrokenDeck(f'{where}: the text of "{name}" has {len(text)} characters; a card has at most {LONGEST_TEXT}')
    said = Printed()
    for part in re.split(r"[,;]", printed.rstrip(".")):
        if part.strip():
            take(said, " ".join(part.split()).casefold(), where)
    if said.kind is None:
        raise BrokenDeck(f'{where}: "{name}" has no type; the types are: {", ".join(sorted(types()))}')
    try:
        clauses = read_text(text, None, said.kind in SPELLS, said.year or None)
    except SpellspeedError as declined:
        raise BrokenDeck(f'{where}: the text of "{name}": {declined}') from declined
    if says_x(clauses) and not has_x(said, clauses):
        raise BrokenDeck(
            f'{where}: the text of "{name}" says X, but the card has none: print it in the cost or a value ("X VP", "X/X"), or say what X is'
        )
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
        near = did_you_mean(part, [*types(), *colours(), *subtypes()])
        raise BrokenDeck(
            f'{where}: "{part[:LONGEST_NAME]}" is no type, cost ("2 VP"), value ("3/2"), colour, subtype or year.{near}'
        )


def number(written: str) -> int:
    """A printed number; X and ? are VARIABLE."""
    return int(written) if written.isdigit() else VARIABLE


@cache
def types() -> dict[str, words.Noun]:
    """The words for types of cards in all languages."""
    found: dict[str, words.Noun] = {}
    for language in LANGUAGES:
        spoken = words_of_texts(language).codes["Noun"]
        for kind in TYPES:
            found |= {said.casefold(): kind for form in ("nom", "one") for said in spoken[kind].get(form, ())}
    return found | {str(kind): kind for kind in TYPES}


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
