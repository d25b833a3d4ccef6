"""Filters: Equip Cards and the monsters that they are for (SPELL-6, TERM-EQUIPCARD-1)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Group
from spellspeed.yugioh.duel.clauses import SPARES_OWN, UNNEGATED
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import has_fought
from spellspeed.yugioh.duel.terms import MONSTERS, TARGETS
from spellspeed.yugioh.may.equip import may_wear, wearers_for
from spellspeed.yugioh.words.filters.traits import Filter


def seat_of(duel: Duel, act: Link, number: int) -> int:
    """Whose Equip Card it is: that of its controller on the field, elsewhere that of the player of the effect."""
    return duel.cards[number].controller if duel.on_field(number) else act.seat


class IsUnion(Filter):
    """Union monsters, also as Equip Cards."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.faces[number].is_union


class IsFor(Filter):
    """Equip Cards that could be equipped to a monster of a group, other than the one that they are on."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        seat, link = seat_of(duel, act, number), duel.cards[number].link
        for monster in self.group.members(duel, act):
            if duel.binding(monster) != link and may_wear(duel, seat, number, monster):
                return True
        return False


class HasWearer(Filter):
    """Equip Cards (and Union monsters) that could be equipped to another monster on the field than the one that they are on."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return bool(wearers_for(duel, seat_of(duel, act, number), number))


class CanWear(Filter):
    """Monsters to which the first card of a group could be equipped, other than the one that it is on."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        if not act.number and not act.bound[TARGETS]:
            # Before the activation nothing is bound yet: the targets are tested by the step that chooses them.
            return True
        for card in self.group.members(duel, act)[:1]:
            return number in wearers_for(duel, seat_of(duel, act, card), card)
        return False


class EquippedWith(Filter):
    """Monsters to which a card with these properties is equipped."""

    def __init__(self, filters: tuple[Filter, ...]) -> None:
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.filters,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        binding = duel.binding(number)
        for other in duel.attached:
            if duel.cards[other].link == binding and all([one.fits(duel, act, other) for one in self.filters]):
                return True
        return False


class WornBy(Filter):
    """Cards that are equipped to a monster of a group."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        if number not in duel.attached:
            return False
        link = duel.cards[number].link
        return link == duel.binding(link % STAYS) and self.group.has(duel, act, link % STAYS)


class HasFought(Filter):
    """Monsters of which an attack came to its Damage Step this turn. A word of one card so far (Combination Attack)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return has_fought(duel, number)


class ControllerHasRoom(Filter):
    """Cards whose controller has a Monster Card Zone free (T-11.3).

    A filter of one card so far (Combination Attack): nothing in it is about that card.
    """

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.free_slot(duel.cards[number].controller, MONSTERS) >= 0


class WearsThis(Filter):
    """The monster that is equipped with this card."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        link = duel.cards[act.card].link
        return link % STAYS == number and link == duel.binding(number)


class NotSpared(Filter):
    """Cards that the effects of this monster are about: with Amplifier on it those of its controller's opponents.

    A filter of one card (Jinzo): it reads the clause of Amplifier.
    """

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        for other in duel.attached:
            if duel.cards[other].link == act.source and duel.faces[other].claims & SPARES_OWN:
                return duel.is_opponent(duel.cards[number].controller, act.seat)
        return True


class CanBeNegated(Filter):
    """FAQ SPELL CANCELLER. Cards whose own text does not say that neither their activation nor their effect can be negated."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return not duel.faces[number].claims & UNNEGATED
