"""Changes: what cards are protected from, what happens to another card instead, and what they bar."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Alteration, Condition, Group
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import (
    X_BARRED,
    X_FATE,
    X_INSTEAD,
    X_NOT_DESTROYED_BY_EFFECT,
    X_NOT_TARGETED,
    X_ONLY_ATTACKS,
    X_REDIRECTS,
    X_TARGETING_NEGATED,
    X_UNAFFECTED,
    X_ZONES_CLOSED,
)
from spellspeed.yugioh.duel.scope import EVERYBODY, means
from spellspeed.yugioh.duel.terms import GRAVEYARD, SPELLS, TARGETS
from spellspeed.yugioh.words.changes.values import act_of, fixed_on
from spellspeed.yugioh.words.filters.being import OfKind


class RefusesTargeting(Alteration):
    """Effects of these kinds of cards, of the player meant, that target this card are negated, and the cards destroyed."""

    def __init__(self, kinds: tuple[int, ...], whose: int = EVERYBODY) -> None:
        self.what = X_TARGETING_NEGATED
        self.kinds: Final = kinds
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.kinds, self.whose)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return fixed_on(duel, effect, number) if effect.cards else number == effect.source % STAYS

    def refuses(self, duel: Duel, effect: Lasting, link: Link, kind: int) -> bool:
        return kind in self.kinds and means(duel, self.whose, effect.seat, link.seat, effect.against)


class NegatesTargeting(Alteration):
    """Effects of these kinds of cards that target a card of a group are negated, while a condition (`when`) holds.

    `alone`: only those that target that card and no other; `destroys`: the cards whose effects are negated are destroyed.
    """

    def __init__(
        self,
        kinds: tuple[int, ...],
        group: Group,
        when: Condition | None = None,
        alone: bool = True,
        destroys: bool = False,
    ) -> None:
        self.what = X_TARGETING_NEGATED
        self.kinds: Final = kinds
        self.group: Final = group
        self.when: Final = when
        self.alone: Final = alone
        self.destroys: Final = destroys

    def parts(self) -> tuple[object, ...]:
        return (self.kinds, self.group, self.when, self.alone, self.destroys)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        act = act_of(duel, effect)
        return (self.when is None or self.when.holds(duel, act)) and self.group.has(duel, act, number)

    def refuses(self, duel: Duel, effect: Lasting, link: Link, kind: int) -> bool:
        return kind in self.kinds and (not self.alone or len(link.bound[TARGETS]) == 1)

    def destroys_refused(self) -> bool:
        return self.destroys


class NotTargetedBy(Alteration):
    """TERM-TARGET-2. The cards of a group (None: those that were fixed) cannot be targeted by effects of the player meant."""

    def __init__(self, group: Group | None, whose: int) -> None:
        self.what = X_NOT_TARGETED
        self.group: Final = group
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.whose)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        if effect.cards:
            return fixed_on(duel, effect, number)
        return self.group is not None and self.group.has(duel, act_of(duel, effect), number)

    def shields(self, duel: Duel, effect: Lasting, number: int, act: Link) -> bool:
        return means(duel, self.whose, effect.seat, act.seat, effect.against)


class Unaffected(Alteration):
    """This card is not affected by effects of cards of these kinds, while a condition (`when`) holds."""

    def __init__(self, kinds: tuple[int, ...], when: Condition | None = None) -> None:
        self.what = X_UNAFFECTED
        self.kinds: Final = kinds
        self.when: Final = when

    def parts(self) -> tuple[object, ...]:
        return (self.kinds, self.when)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        if number != effect.source % STAYS:
            return False
        return self.when is None or self.when.holds(duel, act_of(duel, effect))

    def negates(self, duel: Duel, kind: int) -> bool:
        return kind in self.kinds


class WithstandsUntargeted(Alteration):
    """This card is not destroyed by effects of cards of these kinds that do not target it."""

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.what = X_NOT_DESTROYED_BY_EFFECT
        self.kinds: Final = kinds

    def parts(self) -> tuple[object, ...]:
        return (self.kinds,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return number == effect.source % STAYS

    def shields(self, duel: Duel, effect: Lasting, number: int, act: Link) -> bool:
        face = act.face
        assert isinstance(face, PrintedCard)
        return face.kind in self.kinds and duel.binding(number) not in act.bound[TARGETS]


class DestroyedInstead(Alteration):
    """If a card of a group would be destroyed by battle, this card is destroyed instead."""

    def __init__(self, group: Group) -> None:
        self.what = X_INSTEAD
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return self.group.has(duel, act_of(duel, effect), number)

    def amount(self, duel: Duel, effect: Lasting, number: int) -> int:
        return effect.source % STAYS


class EquippedInstead(Alteration):
    """If this card would be destroyed by battle, the monster equipped to it is destroyed instead."""

    def __init__(self) -> None:
        self.what = X_INSTEAD

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return number == effect.source % STAYS and self.equipped(duel, number) >= 0

    def equipped(self, duel: Duel, number: int) -> int:
        """The monster that was equipped by this card's effect, or -1."""
        binding = duel.binding(number)
        for other in duel.attached:
            if duel.cards[other].link == binding and duel.printed(other).is_monster:
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

    def spared_by(self, duel: Duel, number: int, placed: int) -> tuple[int, ...]:
        card = duel.cards[number]
        act = Link(card.controller, card.binding, card.face, 0, None, card.zone)
        return tuple([other for other in self.group.members(duel, act) if other != number])


class OnlyAttacks(Alteration):
    """While an opponent has a monster of a group, this card can attack no other monster."""

    def __init__(self, group: Group) -> None:
        self.what = X_ONLY_ATTACKS
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return number == effect.source % STAYS

    def admits(self, duel: Duel, effect: Lasting, target: int) -> bool:
        act = act_of(duel, effect)
        return self.group.has(duel, act, target) or not self.group.exists(duel, act)


class OnlyAttributeComes(Alteration):
    """No player can Special Summon monsters of another Attribute than this one."""

    def __init__(self, attribute: int) -> None:
        self.what = X_BARRED
        self.attribute: Final = attribute

    def parts(self) -> tuple[object, ...]:
        return (self.attribute,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return duel.faces[number].attribute != self.attribute

    def amount(self, duel: Duel, effect: Lasting, number: int) -> int:
        return self.attribute


class ZonesClosed(Alteration):
    """FIELD-2. Monster Card Zones that cannot be used; the amount of the lasting effect says which."""

    def __init__(self) -> None:
        self.what = X_ZONES_CLOSED

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False


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
