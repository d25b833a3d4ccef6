"""Conditions: how the duel stands: cards there, hands, Life Points, free zones, the turn and the phase."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.doing.moves import is_kept_from_drawing
from spellspeed.yugioh.duel.abilities import Condition, Group
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.derived import card_name, effects_on, is_unaffected, is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_FIELD_IS, X_NO_SPECIAL_SUMMON
from spellspeed.yugioh.duel.scope import ONE_OPPONENT, means, means_zone, seats_meant
from spellspeed.yugioh.duel.terms import DS_CALCULATION, DS_DAMAGE, EQUIP, FIELD, HAND, SPELLS, TARGETS
from spellspeed.yugioh.may.free_zones import has_room, short_for
from spellspeed.yugioh.words.verbs.exchange import takeable


class Exists(Condition):
    """There are at least so many cards of a group."""

    def __init__(self, group: Group, least: int = 1) -> None:
        self.group: Final = group
        self.least: Final = least

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.least)

    def holds(self, duel: Duel, act: Link) -> bool:
        if self.least == 1:
            return self.group.exists(duel, act)
        return len(self.group.members(duel, act)) >= self.least


class FieldIs(Condition):
    """FIELD-10, CARD-1. There is a face-up Field Spell Card of a name; without any, the field is treated as one (X_FIELD_IS)."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def holds(self, duel: Duel, act: Link) -> bool:
        there = False
        for seat in range(duel.seats):
            for number in duel.zone(seat, FIELD):
                if number >= 0 and duel.cards[number].face_up:
                    there = True
                    if card_name(duel, number) == self.name:
                        return True
        if there or not duel.kinds & X_FIELD_IS.bit:
            return False
        for effect in effects_on(duel, X_FIELD_IS):
            change = effect.change
            assert isinstance(change, Alteration)
            if change.new_name() == self.name:
                return True
        return False


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


class Exactly(Condition):
    """There are exactly so many cards of a group."""

    def __init__(self, group: Group, number: int) -> None:
        self.group: Final = group
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.number)

    def holds(self, duel: Duel, act: Link) -> bool:
        return len(self.group.members(duel, act)) == self.number


class EachHasAtMost(Condition):
    """Each player has at most so many cards in some zones of the own field."""

    def __init__(self, number: int, zones: tuple[int, ...]) -> None:
        self.number: Final = number
        self.zones: Final = zones

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.zones)

    def holds(self, duel: Duel, act: Link) -> bool:
        for seat in range(duel.seats):
            if sum([1 for zone in self.zones for entry in duel.zone(seat, zone) if entry >= 0]) > self.number:
                return False
        return True


class MoreThan(Condition):
    """There are by so many more cards of one group than of another; by none: at least as many."""

    def __init__(self, group: Group, other: Group, by: int = 1) -> None:
        self.group: Final = group
        self.other: Final = other
        self.by: Final = by

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.other, self.by)

    def holds(self, duel: Duel, act: Link) -> bool:
        return len(self.group.members(duel, act)) >= len(self.other.members(duel, act)) + self.by


class HandAtMost(Condition):
    """A player has at most so many cards in hand."""

    def __init__(self, whose: int, most: int) -> None:
        self.whose: Final = whose
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.whose, self.most)

    def meets_one(self) -> bool:
        return self.whose in ONE_OPPONENT

    def holds(self, duel: Duel, act: Link) -> bool:
        return all(
            [len(duel.zone(seat, HAND)) <= self.most for seat in seats_meant(duel, self.whose, act.seat, act.against)]
        )


class LifeLower(Condition):
    """The Life Points of the player meant are lower than those of every opponent of that player."""

    def __init__(self, whose: int) -> None:
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.whose,)

    def holds(self, duel: Duel, act: Link) -> bool:
        for seat in range(duel.seats):
            if means(duel, self.whose, act.seat, seat, act.against):
                return all([duel.life_of(seat) < duel.life_of(other) for other in duel.opponents(seat)])
        return False


class ZoneFree(Condition):
    """The player of the effect has a Monster Card Zone for one more monster (T-11.3)."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return has_room(duel, act, act.seat, 1, self.places(act))

    def zones_short(self, duel: Duel, act: Link) -> int:
        return short_for(duel, act, act.seat, 1, self.places(act))

    def places(self, act: Link) -> bool:
        """Whether the monster is put there: what an Equip Spell takes control of is not placed (KAISER COLOSSEUM)."""
        face = act.face
        assert isinstance(face, PrintedCard)
        return face.icon != EQUIP or not face.abilities[act.ability].is_card_activation


class MaySpecialSummon(Condition):
    """CORE-1. Nothing keeps the player of the effect from Special Summoning, for a text that may do so in the end (FAQ JOWGEN THE SPIRITUALIST 2)."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return not is_under(duel, X_NO_SPECIAL_SUMMON, act.seat)

    def why_not(self, duel: Duel, act: Link) -> tuple[str, ...]:
        return ("CORE-1/special",)


class Affected(Condition):
    """No target stands on the field unaffected by this card; one that has left does not count. A word of one card (Inferno Fire Blast)."""

    def holds(self, duel: Duel, act: Link) -> bool:
        for binding in act.bound[TARGETS]:
            number = duel.bound_card(binding)
            if number >= 0 and duel.on_field(number) and is_unaffected(duel, number, act.card):
                return False
        return True


class Controlled(Condition):
    """A card of a group is on the field of the player meant ("while you control the equipped monster")."""

    def __init__(self, group: Group, whose: int) -> None:
        self.group: Final = group
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.whose)

    def holds(self, duel: Duel, act: Link) -> bool:
        for number in self.group.members(duel, act):
            card = duel.cards[number]
            if means_zone(duel, self.whose, act, card.controller, card.zone):
                return True
        return False


class SpellZoneFree(Condition):
    """The player of the effect has a Spell & Trap Card Zone free (FIELD-4)."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return duel.free_slot(act.seat, SPELLS) >= 0


class EachControlsMonster(Condition):
    """TEAM-R7. Each player controls a monster whose control can change."""

    def holds(self, duel: Duel, act: Link) -> bool:
        for seat in range(duel.seats):
            if not takeable(duel, seat):
                return False
        return True

    def why_not(self, duel: Duel, act: Link) -> tuple[str, ...]:
        """TEAM-III-3. Where each side has a monster, one more player is without."""
        sides = [duel.side_of[seat] for seat in range(duel.seats) if takeable(duel, seat)]
        without = [seat for seat in range(duel.seats) if not takeable(duel, seat)]
        return ("TEAM-III-3/each",) if without and all([duel.side_of[seat] in sides for seat in without]) else ()


class InTurnOf(Condition):
    """It is the turn of the player meant."""

    def __init__(self, whose: int) -> None:
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.whose,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return means(duel, self.whose, act.seat, duel.turn_seat, act.against)


class InPhase(Condition):
    """It is one of these phases."""

    def __init__(self, phases: tuple[int, ...]) -> None:
        self.phases: Final = phases

    def parts(self) -> tuple[object, ...]:
        return (self.phases,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return duel.phase in self.phases


class InDamageStep(Condition):
    """DAMAGE-1. It is the Damage Step."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return duel.in_damage_step()


class InCalculation(Condition):
    """T-5.4. It is damage calculation."""

    def holds(self, duel: Duel, act: Link) -> bool:
        if not duel.in_damage_step() or duel.battle is None or duel.battle.calculated:
            return False
        return duel.substep == DS_CALCULATION or duel.substep == DS_DAMAGE


class NormalSummonUnused(Condition):
    """SUMMON-2. The player of the effect has not Normal Summoned or Set a monster this turn.

    A condition of one card so far (Lava Golem): nothing in it is about that card.
    """

    def holds(self, duel: Duel, act: Link) -> bool:
        return duel.normal_summons[act.seat] == 0


class CanDraw(Condition):
    """The player of the effect is not kept from drawing. A word of one Spell Card (Super Rejuvenation): elsewhere the draw itself asks."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return not is_kept_from_drawing(duel, act.seat)


class NoChainOpen(Condition):
    """Nothing is on the Chain: what is done then answers nothing."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return not duel.chain


class SameChainAllowed(Condition):
    """T-8.7. The effect of a Continuous Trap may be used as part of flipping the card (continuous_trap_same_chain)."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return duel.profile.continuous_trap_same_chain
