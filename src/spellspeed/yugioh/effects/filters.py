"""Filters: the properties that narrow the cards a text speaks of."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.events import Event
from spellspeed.kernel.links import Link
from spellspeed.yugioh.rules.abilities import FLIP_EFFECT, Group, Word
from spellspeed.yugioh.rules.derived import attack, attribute, card_name, defense, is_under, level, race
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.last_known import LastKnown
from spellspeed.yugioh.rules.may_summon import may_be_special_summoned
from spellspeed.yugioh.rules.moving import may_be_removed
from spellspeed.yugioh.rules.printed import EXCEPT_BY, NEVER_SPECIAL
from spellspeed.yugioh.rules.rights import X_KEEPS_CONTROL
from spellspeed.yugioh.rules.terms import (
    AS_EQUIP,
    AS_SPELL,
    MONSTER,
    MONSTERS,
    PAID,
    SPELL,
    SPELLS,
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


class FaceUp(Filter):
    """Face-up cards."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.cards[number].face_up

    def fitted(self, duel: Duel, act: Link, event: Event) -> bool:
        return event.before is not None and event.before.face_up


class FaceDown(Filter):
    """Face-down cards."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return not duel.cards[number].face_up

    def fitted(self, duel: Duel, act: Link, event: Event) -> bool:
        return event.before is not None and not event.before.face_up


class InPosition(Filter):
    """Monsters in a battle position."""

    def __init__(self, position: int) -> None:
        self.position: Final = position

    def parts(self) -> tuple[object, ...]:
        return (self.position,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.cards[number].position == self.position

    def fitted(self, duel: Duel, act: Link, event: Event) -> bool:
        return event.before is not None and event.before.position == self.position


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


class HasFlipEffect(Filter):
    """Monsters with a Flip Effect."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return has_flip_effect(duel, number)


class NoToken(Filter):
    """Cards that are no Monster Tokens (TOKEN-4)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return not duel.cards[number].marks & TOKEN


class Revivable(Filter):
    """Monsters that another card's effect may Special Summon (SUMMON-20)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return may_be_special_summoned(duel, act.seat, number)


class Removable(Filter):
    """Cards that the player of the effect may remove from play where they lie."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return may_be_removed(duel, number, act.seat)


class CanBeTaken(Filter):
    """TERM-CONTROL-1. Monsters whose control can change."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return not is_under(duel, X_KEEPS_CONTROL, number)


class ComesFreely(Filter):
    """Monsters that an effect may Special Summon although they were never proper (T-10.5): not those with a text against it (T-10.3, T-10.4)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        revival = duel.faces[number].revival
        return revival != EXCEPT_BY and revival != NEVER_SPECIAL


class NoStrongerThanPaid(Filter):
    """Monsters with ATK at most that of the card paid; before the cost is paid, of the strongest one of a group."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        value = attack(duel, number)
        paid = [binding % STAYS for binding in act.bound[PAID]] or self.group.members(duel, act)
        return any([duel.faces[other].attack >= value for other in paid])


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
    return LastKnown(face.name, face.attribute, face.race, face.level, face.attack, face.defense)


def has_flip_effect(duel: Duel, number: int) -> bool:
    """Whether a Flip Effect is printed on a card."""
    return any([ability.kind == FLIP_EFFECT for ability in duel.faces[number].abilities])
