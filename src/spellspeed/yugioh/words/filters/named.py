"""Filters: what a card is called, and what was declared, rolled or heard before."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.events import Event
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.derived import card_name, has_attribute, level, race
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import DECLARED_FOR
from spellspeed.yugioh.duel.memory import kept_number
from spellspeed.yugioh.duel.names import name_declared
from spellspeed.yugioh.duel.terms import DECLARED, NUMBERS
from spellspeed.yugioh.words.filters.traits import Filter, values_then


class DeclaredType(Filter):
    """Of the Type that was declared."""

    def __init__(self, name: int) -> None:
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        declared = act.bound[self.name]
        if not duel.cards[number].face_up and duel.on_field(number):
            return False
        if not declared:
            # Before the activation nothing is declared yet: any monster could be meant.
            return not act.number
        return duel.is_monster(number) and race(duel, number) == declared[0]


class DeclaredAttribute(Filter):
    """Of the Attribute that was declared: the first thing, or (`place` 1) the second."""

    def __init__(self, place: int = 0) -> None:
        self.place: Final = place

    def parts(self) -> tuple[object, ...]:
        return (self.place,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        declared = act.bound[DECLARED]
        if len(declared) <= self.place:
            return not act.number
        return duel.is_monster(number) and has_attribute(duel, number, declared[self.place])


class OfDeclaredName(Filter):
    """Cards of the name that was declared (CARD-1); any card, before one is declared."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        declared = act.bound[DECLARED]
        return not declared or card_name(duel, number) == name_declared(declared[0])


class OfKeptName(Filter):
    """Cards whose printed name is the one that was declared for this card, which keeps it in mind.

    A filter of one card (Prohibition): see SpareThese.
    """

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        kept = kept_number(duel, act.source, DECLARED_FOR)
        return kept > 0 and duel.faces[number].called == name_declared(kept - 1)


class OfKeptType(Filter):
    """Monsters of the Type that was declared for this card, which keeps it in mind."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.is_monster(number) and race(duel, number) + 1 == kept_number(duel, act.source, DECLARED_FOR)


class OfDeclaredKind(Filter):
    """Cards of the kind that was declared."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return act.bound[DECLARED] == (duel.faces[number].kind,)


class LevelRolled(Filter):
    """Monsters whose Level is the number that is kept; with `or_higher` that number also stands for every higher one."""

    def __init__(self, or_higher: int = 0) -> None:
        self.or_higher: Final = or_higher

    def parts(self) -> tuple[object, ...]:
        return (self.or_higher,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        kept = act.bound[NUMBERS]
        if not kept or not duel.is_monster(number):
            # Before the roll any Level could come.
            return not kept and duel.is_monster(number)
        return level(duel, number) == kept[0] or kept[0] == self.or_higher <= level(duel, number)


class LowerThanHeard(Filter):
    """Monsters of a lower Level than the event's card had. A word of one Spell Card so far (Pandemonium)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return act.event is None or level(duel, number) < values_then(duel, act.event).level


class Named(Filter):
    """Cards of one of these names (CARD-1)."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names: Final = names

    def parts(self) -> tuple[object, ...]:
        return (self.names,)

    def names_said(self) -> tuple[str, ...]:
        return self.names

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return card_name(duel, number) in self.names

    def fitted(self, duel: Duel, act: Link, event: Event) -> bool:
        return values_then(duel, event).name in self.names


class NameHolds(Filter):
    """Cards with these words in their name."""

    def __init__(self, words: str) -> None:
        self.words: Final = words

    def parts(self) -> tuple[object, ...]:
        return (self.words,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return self.words in card_name(duel, number)

    def fitted(self, duel: Duel, act: Link, event: Event) -> bool:
        return self.words in values_then(duel, event).name


class NameHoldsOr(Filter):
    """Cards with these words in their name, or of one of these names."""

    def __init__(self, words: str, names: tuple[str, ...]) -> None:
        self.words: Final = words
        self.names: Final = names

    def parts(self) -> tuple[object, ...]:
        return (self.words, self.names)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        name = card_name(duel, number)
        return self.words in name or name in self.names

    def fitted(self, duel: Duel, act: Link, event: Event) -> bool:
        name = values_then(duel, event).name
        return self.words in name or name in self.names


FAMILIES: Final[dict[str, tuple[str, ...]]] = {
    "Archfiend": (
        "A Deal with Dark Ruler", "Axe of Despair", "Beast of Talwar", "Black Skull Dragon", "Fiend Skull Dragon", "Lesser Fiend", "Shadow Tamer",
        "Summoned Skull", "Toon Summoned Skull",
    ),
}  # fmt: skip
"""The names that count among a family although they do not hold its word: so the cards of December 2003 were explained."""


class OfFamily(Filter):
    """Cards of a family: those with its word in their name, and those of other names that count among them ("Archfiend" cards)."""

    def __init__(self, words: str) -> None:
        self.words: Final = words
        self.names: Final = FAMILIES.get(words, ())

    def parts(self) -> tuple[object, ...]:
        return (self.words,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        name = card_name(duel, number)
        return self.words in name or name in self.names

    def fitted(self, duel: Duel, act: Link, event: Event) -> bool:
        name = values_then(duel, event).name
        return self.words in name or name in self.names
