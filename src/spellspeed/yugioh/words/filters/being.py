"""Filters: what a card is, by what is printed on it and what has become of that."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.events import Event
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import FLIP_EFFECT, Word
from spellspeed.yugioh.duel.derived import attack, attribute, card_name, defense, level, race
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.last_known import LastKnown
from spellspeed.yugioh.duel.terms import (
    AS_EQUIP,
    AS_SPELL,
    DECLARED,
    GRAVEYARD,
    MONSTER,
    MONSTERS,
    SPELL,
    SPELLS,
    SUMMONED_AGAIN,
    TOKEN,
)


class Filter(Word):
    """One property that a card must have."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        """Whether the card has it."""
        raise NotImplementedError

    def fitted(self, duel: Duel, act: Link, event: Event) -> bool:
        """Whether the event's card had it before (last-known: design, invariant 6); what is printed it has still."""
        return self.fits(duel, act, event.card)


def was_monster(duel: Duel, event: Event) -> bool:
    """Whether the event's card was a monster before it: a Monster Card, or a Trap Card in a Monster Card Zone (T-8.12)."""
    before = event.before
    return duel.faces[event.card].is_monster or (before is not None and before.zone == MONSTERS)


def values_then(duel: Duel, event: Event) -> LastKnown:
    """The values that the event's card had before it: those told with it, or else those printed."""
    known = event.known
    if known is not None:
        assert isinstance(known, LastKnown)
        return known
    face = duel.faces[event.card]
    return LastKnown(face.called, face.attribute, face.race, face.level, face.attack, face.defense)


def has_flip_effect(duel: Duel, number: int) -> bool:
    """Whether a Flip Effect is printed on a card."""
    return any([ability.kind == FLIP_EFFECT for ability in duel.faces[number].abilities])


def counts_as_normal(duel: Duel, number: int) -> bool:
    """ERA-GEMINI-1. A Gemini monster on the field or in the Graveyard that was not Summoned again is a Normal Monster."""
    card = duel.cards[number]
    there = card.zone == MONSTERS or card.zone == GRAVEYARD
    return there and duel.faces[number].is_gemini and not card.marks & SUMMONED_AGAIN


class OfKind(Filter):
    """Monster, Spell or Trap Cards; a Trap Card in a Monster Card Zone is a Monster and a Trap (T-8.12).

    A monster that lies in a Spell & Trap Card Zone is a Spell Card there (TERM-EQUIPCARD-1).
    """

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds: Final = kinds

    def parts(self) -> tuple[object, ...]:
        return (self.kinds,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        card = duel.cards[number]
        if card.zone == SPELLS and card.marks & (AS_SPELL | AS_EQUIP) and duel.faces[number].is_monster:
            return SPELL in self.kinds
        if duel.faces[number].kind in self.kinds:
            return True
        return MONSTER in self.kinds and duel.cards[number].zone == MONSTERS


class OfAttribute(Filter):
    """Monsters of an Attribute."""

    def __init__(self, attribute: int) -> None:
        self.attribute: Final = attribute

    def parts(self) -> tuple[object, ...]:
        return (self.attribute,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.is_monster(number) and attribute(duel, number) == self.attribute

    def fitted(self, duel: Duel, act: Link, event: Event) -> bool:
        return was_monster(duel, event) and values_then(duel, event).attribute == self.attribute


class OfType(Filter):
    """Monsters of one of these Types."""

    def __init__(self, races: tuple[int, ...]) -> None:
        self.races: Final = races

    def parts(self) -> tuple[object, ...]:
        return (self.races,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.is_monster(number) and race(duel, number) in self.races

    def fitted(self, duel: Duel, act: Link, event: Event) -> bool:
        return was_monster(duel, event) and values_then(duel, event).race in self.races


class DeclaredType(Filter):
    """Of the Type that was declared."""

    def __init__(self, name: int) -> None:
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        declared = act.bound[self.name]
        if not declared:
            # Before the activation nothing is declared yet: any face-up monster could be meant.
            return duel.cards[number].face_up and not act.number
        return duel.cards[number].face_up and race(duel, number) == declared[0]


class OfDeclaredKind(Filter):
    """Cards of the kind that was declared."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return act.bound[DECLARED] == (duel.faces[number].kind,)


class Between(Filter):
    """A value of a monster between two numbers."""

    def __init__(self, least: int, most: int) -> None:
        self.least: Final = least
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.least, self.most)

    def value(self, duel: Duel, number: int) -> int:
        """The value that counts."""
        raise NotImplementedError

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.is_monster(number) and self.least <= self.value(duel, number) <= self.most

    def value_then(self, known: LastKnown) -> int:
        """The value that counts, of those that a monster had."""
        raise NotImplementedError

    def fitted(self, duel: Duel, act: Link, event: Event) -> bool:
        return was_monster(duel, event) and self.least <= self.value_then(values_then(duel, event)) <= self.most


class LevelFrom(Between):
    """Level between two numbers."""

    def value(self, duel: Duel, number: int) -> int:
        return level(duel, number)

    def value_then(self, known: LastKnown) -> int:
        return known.level


class AttackFrom(Between):
    """ATK between two numbers."""

    def value(self, duel: Duel, number: int) -> int:
        return attack(duel, number)

    def value_then(self, known: LastKnown) -> int:
        return known.attack


class DefenseFrom(Between):
    """DEF between two numbers."""

    def value(self, duel: Duel, number: int) -> int:
        return defense(duel, number)

    def value_then(self, known: LastKnown) -> int:
        return known.defense


class Named(Filter):
    """Cards of one of these names (CARD-1)."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names: Final = names

    def parts(self) -> tuple[object, ...]:
        return (self.names,)

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


class OfIcon(Filter):
    """Spells or Traps of one of these icons."""

    def __init__(self, icons: tuple[int, ...]) -> None:
        self.icons: Final = icons

    def parts(self) -> tuple[object, ...]:
        return (self.icons,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.faces[number].icon in self.icons


class IsFusion(Filter):
    """Fusion Monsters."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.faces[number].is_fusion


class IsNormal(Filter):
    """Normal Monsters (MONSTER-1), and Gemini monsters that count as such (ERA-GEMINI-1)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        face = duel.faces[number]
        if not face.is_monster or face.is_fusion or face.is_ritual or face.is_token:
            return False
        return not face.is_effect or counts_as_normal(duel, number)


class IsEffect(Filter):
    """Monsters with an effect of their own, without Gemini monsters that count as Normal Monsters (ERA-GEMINI-1)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        face = duel.faces[number]
        return face.is_monster and face.is_effect and not counts_as_normal(duel, number)


class IsRitual(Filter):
    """Ritual Monsters (MONSTER-4)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        face = duel.faces[number]
        return face.is_monster and face.is_ritual


class IsToon(Filter):
    """Toon monsters."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.faces[number].is_toon


class IsSpirit(Filter):
    """Spirit monsters. A word of one Spell Card so far (Fengsheng Mirror)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.faces[number].is_spirit


class Ordinary(Filter):
    """SUMMON-4. Monsters that can be Normal Summoned or Set."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.faces[number].may_be_normal_summoned


class HasFlipEffect(Filter):
    """Monsters with a Flip Effect."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return has_flip_effect(duel, number)


class NoToken(Filter):
    """Cards that are no Monster Tokens (TOKEN-4)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return not duel.cards[number].marks & TOKEN


class Except(Filter):
    """Cards without a property."""

    def __init__(self, other: Filter) -> None:
        self.other: Final = other

    def parts(self) -> tuple[object, ...]:
        return (self.other,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return not self.other.fits(duel, act, number)

    def fitted(self, duel: Duel, act: Link, event: Event) -> bool:
        return not self.other.fitted(duel, act, event)


class Having(Filter):
    """Cards with every one of some properties."""

    def __init__(self, filters: tuple[Filter, ...]) -> None:
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.filters,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        for narrower in self.filters:
            if not narrower.fits(duel, act, number):
                return False
        return True
