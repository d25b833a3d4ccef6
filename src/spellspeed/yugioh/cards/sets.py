"""The sets in which the cards of the pool were printed: boosters, Starter and Structure Decks, tins, promotional cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from spellspeed.errors import SpellspeedError, did_you_mean
from spellspeed.yugioh.cards.facts_files import rows

COLUMNS: Final = ("code", "name", "date", "passcodes")


class UnknownSet(SpellspeedError):
    """No set has that code or name."""


@dataclass(frozen=True, slots=True)
class CardSet:
    """A set: the letters before the numbers of its cards ("LOB"), its name, the day on which it came out (year-month-day) and the passcodes of
    its cards that are in the pool of rulebook 6.0, rising."""

    code: str
    name: str
    date: str
    passcodes: tuple[int, ...]


@cache
def sets() -> tuple[CardSet, ...]:
    """All sets by date."""
    found: list[CardSet] = []
    for line in rows("sets.tsv", COLUMNS):
        code, name, date, passcodes = line.split("\t")
        found.append(CardSet(code, name, date, tuple(int(each) for each in passcodes.split())))
    return tuple(found)


def set_named(text: str) -> CardSet:
    """The set of that name or code, letter case ignored; of several with one code the one with the most cards. Raises UnknownSet."""
    wanted = text.casefold()
    found = [each for each in sets() if wanted in (each.name.casefold(), each.code.casefold())]
    if not found:
        known = [word for each in sets() for word in (each.name, each.code)]
        raise UnknownSet(f'there is no set "{text}".{did_you_mean(text, known)} `cards --sets` lists them')
    return max(found, key=lambda each: len(each.passcodes))
