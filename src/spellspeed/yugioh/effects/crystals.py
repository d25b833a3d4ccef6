"""What cards have that are placed as Continuous Spells, or spared by another card, instead of being destroyed; and what goes with them."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import make_stale
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.verbs import OnGroup
from spellspeed.yugioh.rules.abilities import Alteration, Amount, Condition, Group, Step
from spellspeed.yugioh.rules.battle_record import Battle
from spellspeed.yugioh.rules.carrying_out import Walk
from spellspeed.yugioh.rules.derived import card_name
from spellspeed.yugioh.rules.duel import Duel, by_number
from spellspeed.yugioh.rules.duel_atoms import rewrite_battle
from spellspeed.yugioh.rules.leaving import SENT, TAKEN_OUT, Leaving, place_as_spell, reaches_graveyard
from spellspeed.yugioh.rules.moving import may_be_removed
from spellspeed.yugioh.rules.rights import X_FATE
from spellspeed.yugioh.rules.terms import BY_COST, MONSTERS, NUMBERS, SPELLS


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


class PlaceAsSpell(OnGroup):
    """FIELD-4. Place Monster Cards face-up in the own Spell & Trap Card Zones as Continuous Spell Cards, as many as there are free zones."""

    def could(self, duel: Duel, act: Link) -> bool:
        return duel.free_slot(act.seat, SPELLS) >= 0 and self.group.exists(duel, act)

    def does(self, duel: Duel, act: Link, number: int) -> bool:
        if duel.free_slot(act.seat, SPELLS) < 0:
            return False
        place_as_spell(duel, number, act.seat, act.card)
        return True


class DifferentNames(Condition):
    """Among the cards of a group there are at least so many different names."""

    def __init__(self, group: Group, least: int) -> None:
        self.group: Final = group
        self.least: Final = least

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.least)

    def holds(self, duel: Duel, act: Link) -> bool:
        names: list[str] = []
        for number in self.group.members(duel, act):
            if card_name(duel, number) not in names:
                names.append(card_name(duel, number))
        return len(names) >= self.least


class Least(Amount):
    """The smallest of several numbers."""

    def __init__(self, amounts: tuple[Amount, ...]) -> None:
        self.amounts: Final = amounts

    def parts(self) -> tuple[object, ...]:
        return (self.amounts,)

    def count(self, duel: Duel, act: Link) -> int:
        return min([amount.count(duel, act) for amount in self.amounts])


class GivingAll(Step):
    """TERM-COST-1. Send all cards of a group to the Graveyard, or (`removing`) remove them from play, as a cost; how many is kept."""

    def __init__(self, group: Group, removing: bool = False) -> None:
        self.group: Final = group
        self.removing: Final = removing

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.removing)

    def could(self, duel: Duel, act: Link) -> bool:
        numbers = self.group.members(duel, act)
        if self.removing and not all([may_be_removed(duel, number, act.seat) for number in numbers]):
            return False
        if not self.removing and not all([reaches_graveyard(duel, number) for number in numbers]):
            return False
        return bool(numbers)

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        numbers = by_number(duel, self.group.members(duel, walk.link))
        way = TAKEN_OUT if self.removing else SENT
        at_once(duel, [Leaving(number, way, BY_COST, walk.link.card) for number in numbers])
        walk.go_on(duel, walk.link.with_bound(NUMBERS, (len(numbers),)))


class TurnAttackTo(Step):
    """T-4.4. The attack under way is now one on the first monster of a group, if that can still be attacked; no replay."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def run(self, duel: Duel, walk: Walk) -> None:
        battle = duel.battle
        for number in self.group.members(duel, walk.link)[:1]:
            card = duel.cards[number]
            if battle is not None and battle.target and card.zone == MONSTERS and card.controller == battle.against:
                turned = Battle(
                    battle.attacker, card.binding, battle.against, battle.before, battle.replay, battle.stopped, (), False, False
                )  # fmt: skip
                rewrite_battle(duel, turned)
                make_stale(duel)
        walk.go_on(duel)


class InDamageStep(Condition):
    """DAMAGE-1. It is the Damage Step."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return duel.in_damage_step()
