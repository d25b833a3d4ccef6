"""Words about battle: the monsters that battle, what may be attacked, what is destroyed instead, what destruction a card withstands."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.filters import Filter
from spellspeed.yugioh.effects.lasting import act_of
from spellspeed.yugioh.rules.abilities import Alteration, Group
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.printed import PrintedCard
from spellspeed.yugioh.rules.rights import X_INSTEAD, X_NOT_DESTROYED_BY_EFFECT, X_ONLY_ATTACKS
from spellspeed.yugioh.rules.scope import means_zone
from spellspeed.yugioh.rules.telling import why_attack_lost
from spellspeed.yugioh.rules.terms import LOST_NEGATED, MONSTERS, TARGETS


class Battling(Group):
    """The monsters of the player meant that attack or are attacked in the battle under way."""

    def __init__(self, whose: int, filters: tuple[Filter, ...] = ()) -> None:
        self.whose: Final = whose
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.whose, self.filters)

    def members(self, duel: Duel, act: Link) -> list[int]:
        battle = duel.battle
        if battle is None or not battle.target:
            return []
        found: list[int] = []
        for binding in (battle.attacker, battle.target):
            number = binding % STAYS
            card = duel.cards[number]
            if card.zone == MONSTERS and means_zone(duel, self.whose, act, card.controller, MONSTERS):
                if all([narrower.fits(duel, act, number) for narrower in self.filters]):
                    found.append(number)
        return found


class Attacking(Filter):
    """T-9.4. The monster whose attack was declared, as long as nothing but a negation has ended that attack."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        battle = duel.battle
        if battle is None or battle.attacker != duel.binding(number):
            return False
        return why_attack_lost(duel, battle) in (0, LOST_NEGATED)


class Unbeaten(Filter):
    """T-5.5. Monsters that this battle has not destroyed. A word of one card: other texts of this moment take beaten monsters too."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.battle is None or duel.binding(number) not in duel.battle.doomed


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
