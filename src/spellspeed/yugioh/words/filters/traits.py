"""Filters: what a card is, by what is printed on it and what has become of that."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.events import Event
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.clauses import UNNEGATED
from spellspeed.yugioh.duel.derived import attack, defense, has_attribute, level, race
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.last_known import LastKnown
from spellspeed.yugioh.duel.phrases import Word
from spellspeed.yugioh.duel.printed import ATTACK_UNSAID, DEFENSE_UNSAID
from spellspeed.yugioh.duel.terms import (
    AS_EQUIP,
    AS_SPELL,
    DECK,
    DISGUISED,
    GRAVEYARD,
    MONSTER,
    MONSTERS,
    SPELL,
    SPELLS,
    SUMMONED_AGAIN,
    TOKEN,
)
from spellspeed.yugioh.duel.trap_monsters import is_trap_monster


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter(Word):
    """One property that a card must have."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        """Whether the card has it."""
        raise NotImplementedError

    def minds_payment(self) -> bool:
        """T-9.1. Whether it compares with the card that is paid."""
        return False

    def is_of_removal(self) -> bool:
        """ERA-ELIMINATION-1. Whether it says that the cards are to be removed from play."""
        return False

    def fitted(self, duel: Duel, act: Link, event: Event) -> bool:
        """Whether the event's card had it before (last-known: design, invariant 6); what is printed it has still."""
        return self.fits(duel, act, event.card)

    def can_be_lost(self) -> bool:
        """ERA-EQUIP-1. Whether an Equip Card falls off a monster that loses it; how a card lies counts only when it is equipped."""
        return True


def was_monster(duel: Duel, event: Event) -> bool:
    """Whether the event's card was a monster before it: a Monster Card, or a Trap Card in a Monster Card Zone (T-8.12)."""
    before = event.before
    return duel.faces[event.card].is_monster or (before is not None and before.zone == MONSTERS)


def fits_all(duel: Duel, act: Link, number: int, filters: tuple[Filter, ...]) -> bool:
    """Whether a card is one of which every one of some filters is true."""
    for narrower in filters:
        if not narrower.fits(duel, act, number):
            return False
    return True


def values_then(duel: Duel, event: Event) -> LastKnown:
    """The values that the event's card had before it: those told with it, or else those printed."""
    known = event.known
    if known is not None:
        assert isinstance(known, LastKnown)
        return known
    face = duel.faces[event.card]
    return LastKnown(face.called, face.attribute, face.race, face.level, face.attack, face.defense)


def counts_as_normal(duel: Duel, number: int) -> bool:
    """ERA-GEMINI-1. A Gemini monster face-up on the field or in the Graveyard that was not Summoned again is a Normal Monster."""
    card = duel.cards[number]
    there = (card.zone == MONSTERS and card.face_up) or card.zone == GRAVEYARD
    return there and duel.faces[number].is_gemini and not card.marks & SUMMONED_AGAIN


class OfKind(Filter):
    """Monster, Spell or Trap Cards; a Trap Card in a Monster Card Zone is a Monster and a Trap (T-8.12).

    A monster that lies in a Spell & Trap Card Zone is a Spell Card there (TERM-EQUIPCARD-1), what an effect has made a monster a monster
    alone (ERA-HATS-1).
    """

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds: Final = kinds
        mask = 0
        for kind in kinds:
            mask |= 1 << kind
        self.mask: Final = mask
        self.monsters: Final = MONSTER in kinds
        self.spells: Final = SPELL in kinds

    def parts(self) -> tuple[object, ...]:
        return (self.kinds,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        card = duel.cards[number]
        face = duel.faces[number]
        if card.zone == SPELLS and card.marks & (AS_SPELL | AS_EQUIP) and face.is_monster:
            return self.spells
        if card.marks & DISGUISED:
            return self.monsters
        return self.mask >> face.kind & 1 == 1 or (self.monsters and card.zone == MONSTERS)


class OfAttribute(Filter):
    """Monsters of an Attribute."""

    def __init__(self, attribute: int) -> None:
        self.attribute: Final = attribute

    def parts(self) -> tuple[object, ...]:
        return (self.attribute,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.is_monster(number) and has_attribute(duel, number, self.attribute)

    def fitted(self, duel: Duel, act: Link, event: Event) -> bool:
        if not was_monster(duel, event):
            return False
        face = duel.faces[event.card]
        known = values_then(duel, event).attribute
        if face.also >> self.attribute & 1 and known == face.attribute and event.before is not None:
            return face.also_everywhere or event.before.face_up
        return known == self.attribute


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


def is_unsaid(duel: Duel, number: int, bit: int) -> bool:
    """ERA-UNKNOWN-1. Whether a card lies in the Deck and has "?" printed for that value."""
    return duel.faces[number].unsaid & bit != 0 and duel.cards[number].zone == DECK


class LevelFrom(Between):
    """Level between two numbers."""

    def value(self, duel: Duel, number: int) -> int:
        return level(duel, number)

    def value_then(self, known: LastKnown) -> int:
        return known.level


class AttackFrom(Between):
    """ATK between two numbers; never that of a card in the Deck whose ATK is "?" (ERA-UNKNOWN-1)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return super().fits(duel, act, number) and not is_unsaid(duel, number, ATTACK_UNSAID)

    def value(self, duel: Duel, number: int) -> int:
        return attack(duel, number)

    def value_then(self, known: LastKnown) -> int:
        return known.attack


class DefenseFrom(Between):
    """DEF between two numbers; never that of a card in the Deck whose DEF is "?" (ERA-UNKNOWN-1)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return super().fits(duel, act, number) and not is_unsaid(duel, number, DEFENSE_UNSAID)

    def value(self, duel: Duel, number: int) -> int:
        return defense(duel, number)

    def value_then(self, known: LastKnown) -> int:
        return known.defense


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


class CanBeNegated(Filter):
    """Cards of which the text does not say that nothing negates their activation (FAQ SPELL CANCELLER: Spiritualism)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return not duel.faces[number].claims & UNNEGATED


class IsNormal(Filter):
    """Normal Monsters (MONSTER-1), and what counts as such: Gemini monsters (ERA-GEMINI-1), a Trap Card in a Monster Card Zone (FAQ EMBODIMENT OF
    APOPHIS); with `tokens` Monster Tokens too."""

    def __init__(self, tokens: bool = False) -> None:
        self.tokens: Final = tokens

    def parts(self) -> tuple[object, ...]:
        return (self.tokens,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        face = duel.faces[number]
        if face.is_token:
            return self.tokens
        if is_trap_monster(duel.cards[number]):
            return True
        if not face.is_monster or face.is_fusion or face.is_ritual:
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
    """Spirit monsters."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.faces[number].is_spirit


class Ordinary(Filter):
    """SUMMON-4. Monsters that can be Normal Summoned or Set."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.faces[number].may_be_normal_summoned


class HasFlipEffect(Filter):
    """Monsters with a Flip Effect."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.faces[number].has_flip_effect


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
