"""Changes: what is destroyed in the place of another card, and where cards go instead."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Group
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_FATE, X_INSTEAD, X_REDIRECTS
from spellspeed.yugioh.duel.terms import EQUIPPED_ITSELF, GRAVEYARD, SPELLS
from spellspeed.yugioh.words.changes.values import act_of
from spellspeed.yugioh.words.filters.traits import OfKind


class DestroyedInstead(Alteration):
    """If a card of a group would be destroyed by battle (`always`: or by an effect), this card is destroyed instead."""

    def __init__(self, group: Group, always: bool = False) -> None:
        self.what = X_INSTEAD
        self.group: Final = group
        self.always: Final = always

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.always)

    def spares_from_effects(self) -> bool:
        return self.always

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return self.group.has(duel, act_of(duel, effect), number)

    def amount(self, duel: Duel, effect: Lasting, number: int) -> int:
        return effect.source % STAYS


class EquippedInstead(Alteration):
    """If this card would be destroyed by battle, the monster equipped to it is destroyed instead, `late` when this card would be sent."""

    def __init__(self, late: bool = False) -> None:
        self.what = X_INSTEAD
        self.late: Final = late

    def parts(self) -> tuple[object, ...]:
        return (self.late,)

    def falls_late(self) -> bool:
        return self.late

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return number == effect.source % STAYS and self.equipped(duel, number) >= 0

    def equipped(self, duel: Duel, number: int) -> int:
        """The monster that was equipped by this card's effect, or -1."""
        binding = duel.binding(number)
        for other in duel.attached:
            card = duel.cards[other]
            if card.link == binding and duel.printed(other).is_monster and not card.marks & EQUIPPED_ITSELF:
                return other
        return -1

    def amount(self, duel: Duel, effect: Lasting, number: int) -> int:
        return self.equipped(duel, number)


class Crystallizes(Alteration):
    """ERA-CRYSTAL-1. If this face-up card is destroyed in a Monster Card Zone, it can be placed in a Spell & Trap Card Zone instead."""

    def __init__(self) -> None:
        self.what = X_FATE

    def spared_by(self, duel: Duel, number: int, placed: int) -> tuple[int, ...]:
        return (number,) if duel.free_slots(duel.cards[number].controller, SPELLS) > placed else ()


class SparedBy(Alteration):
    """If this face-up card would be destroyed, its controller can destroy another card of a group instead."""

    def __init__(self, group: Group) -> None:
        self.what = X_FATE
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def stays(self) -> bool:
        return True

    def spared_by(self, duel: Duel, number: int, placed: int) -> tuple[int, ...]:
        card = duel.cards[number]
        act = Link(card.controller, card.binding, card.face, 0, None, card.zone)
        return tuple([other for other in self.group.members(duel, act) if other != number])


class GoElsewhere(Alteration):
    """Cards of these kinds (() for all) that would be sent to the Graveyard go to another zone instead, wherever they come from (ERA-ELSEWHERE-1).

    What counts is what a card is where it lies: a Monster Card that is treated as a Spell Card is none.
    """

    def __init__(self, kinds: tuple[int, ...], to: int) -> None:
        self.what = X_REDIRECTS
        self.kinds: Final = kinds
        self.to: Final = to

    def parts(self) -> tuple[object, ...]:
        return (self.kinds, self.to)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return not self.kinds or OfKind(self.kinds).fits(duel, act_of(duel, effect), number)

    def amount(self, duel: Duel, effect: Lasting, number: int) -> int:
        return self.to

    def redirects(self, duel: Duel, effect: Lasting, number: int, goal: int) -> bool:
        return goal == GRAVEYARD and self.touches(duel, effect, number)
