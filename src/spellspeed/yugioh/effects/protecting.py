"""What cards are protected from, and what they bar: targeting, the effects of a kind of card, Special Summons."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.filters import OfKind
from spellspeed.yugioh.effects.lasting import act_of, fixed_on
from spellspeed.yugioh.rules.abilities import Alteration, Condition, Group
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.rights import X_BARRED, X_REDIRECTS, X_TARGETING_NEGATED, X_UNAFFECTED
from spellspeed.yugioh.rules.scope import EVERYBODY, means
from spellspeed.yugioh.rules.terms import GRAVEYARD, TARGETS


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
    """Effects of these kinds of cards that target one card of a group, and no other card, are negated; `when` a condition holds."""

    def __init__(self, kinds: tuple[int, ...], group: Group, when: Condition) -> None:
        self.what = X_TARGETING_NEGATED
        self.kinds: Final = kinds
        self.group: Final = group
        self.when: Final = when

    def parts(self) -> tuple[object, ...]:
        return (self.kinds, self.group, self.when)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        act = act_of(duel, effect)
        return self.when.holds(duel, act) and self.group.has(duel, act, number)

    def refuses(self, duel: Duel, effect: Lasting, link: Link, kind: int) -> bool:
        return kind in self.kinds and len(link.bound[TARGETS]) == 1

    def destroys_refused(self) -> bool:
        return False


class Unaffected(Alteration):
    """This card is not affected by effects of cards of these kinds."""

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.what = X_UNAFFECTED
        self.kinds: Final = kinds

    def parts(self) -> tuple[object, ...]:
        return (self.kinds,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return number == effect.source % STAYS

    def negates(self, duel: Duel, kind: int) -> bool:
        return kind in self.kinds


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
