"""Fusion Materials: what a Fusion Monster is made of, which monsters can be used, and the zone that one leaves (FUSION-1, FUSION-2, FIELD-2)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.clauses import EXACT, MORE_MATERIALS, SUBSTITUTE
from spellspeed.yugioh.duel.derived import card_name, is_unaffected, is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.lent_monsters import lent_monsters, usable
from spellspeed.yugioh.duel.limits import frees_zone, zones_short
from spellspeed.yugioh.duel.one_type import against_type
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_NOT_PLAYED, X_ONE_TYPE
from spellspeed.yugioh.duel.terms import (
    DECK,
    GRAVEYARD,
    HAND,
    MONSTERS,
)
from spellspeed.yugioh.may.pay import field_stands_in, may_be_removed, may_stand_in
from spellspeed.yugioh.words.filters.traits import Filter
from spellspeed.yugioh.words.groups.cards import offered

HAND_AND_FIELD: Final = (HAND, MONSTERS)
"""Where the Fusion Materials of Polymerization lie."""


def materials_in(duel: Duel, act: Link, zones: tuple[int, ...], removing: bool) -> list[int]:
    """FUSION-2, T-3.11. The monsters in some zones of the player that can be used (`removing`: removed from play) as Fusion Materials.

    None on the field that is not affected by the effect (NON-SPELLCASTING AREA).
    TEAM-III-5, TEAM-R24. With permission those on the partner's field too; never those in the partner's hand or Graveyard.
    """
    seat = act.seat
    found: list[int] = []
    for zone in zones:
        for number in duel.zone(seat, zone):
            if number >= 0 and duel.is_monster(number) and (not removing or may_be_removed(duel, number, seat)):
                if zone != MONSTERS or not is_unaffected(duel, number, act.card):
                    found.append(number)
    if removing and GRAVEYARD in zones and MONSTERS not in zones and field_stands_in(duel, seat):
        found += [number for number in duel.monsters(seat) if may_stand_in(duel, number)]
    if duel.seats == 2 or MONSTERS not in zones:
        return found
    return usable(duel, act, found + lent_monsters(duel, seat, act.card))


def leaving_for(duel: Duel, seat: int, number: int) -> list[int]:
    """FAQ RIVALRY OF WARLORDS. The face-up monsters of a seat that must leave the field before this one can come to it."""
    return against_type(duel, seat, duel.faces[number].race) if duel.kinds & X_ONE_TYPE.bit else []


def materials_of(face: PrintedCard) -> tuple[object, ...]:
    """FUSION-1. What a Fusion Monster is made of: a name, or a property, for each Fusion Material."""
    return face.material_words or face.materials


def is_material(duel: Duel, act: Link, number: int, wanted: object) -> bool:
    """FUSION-1. Whether a card is the Fusion Material of that name, or has that property."""
    if isinstance(wanted, str):
        return card_name(duel, number) == wanted
    assert isinstance(wanted, Filter)
    return wanted.fits(duel, act, number)


def can_replace(duel: Duel, number: int, wanted: object) -> bool:
    """FUSION-1. Whether a card may stand for a Fusion Material: only for one that is named, and not where nothing it does can be used."""
    if not isinstance(wanted, str) or not duel.faces[number].claims & SUBSTITUTE:
        return False
    # KING OF THE SWAMP: what Prohibition names stands for nothing.
    return not (duel.kinds & X_NOT_PLAYED.bit and is_under(duel, X_NOT_PLAYED, number))


def can_complete(
    duel: Duel,
    act: Link,
    wanted: tuple[object, ...],
    available: list[int],
    to_free: int,
    substitutes: bool,
    leaving: list[int],
) -> bool:
    """FUSION-1. Whether the cards hold all these materials, with one substitute at most.

    FIELD-2. So many of them (`to_free`) must leave a Monster Card Zone of the player. `leaving` must all be among those that are used: beside
    them the Fusion Monster could not come.
    """
    if len(wanted) < max(len(leaving), to_free):
        return False
    if not wanted:
        return True
    for number in available:
        exact = is_material(duel, act, number, wanted[0])
        if exact or (substitutes and can_replace(duel, number, wanted[0])):
            rest = [other for other in available if other != number]
            still = to_free - 1 if frees_zone(duel, act.seat, number) else to_free
            left = [other for other in leaving if other != number]
            if can_complete(duel, act, wanted[1:], rest, still, substitutes and exact, left):
                return True
    return False


class Making:
    """A Fusion Monster that is to be made: of what, from which monsters, for whom."""

    def __init__(self, duel: Duel, act: Link, fusion: int, zones: tuple[int, ...], removing: bool) -> None:
        face = duel.faces[fusion]
        self.face: Final = face
        self.duel: Final = duel
        self.act: Final = act
        self.wanted: Final = () if face.procedures else materials_of(face)
        # A card of the Deck stands for no other.
        self.substitutes: Final = not face.claims & EXACT and zones != (DECK,)
        found = materials_in(duel, act, zones, removing)
        self.available: Final = offered(duel, found, len(self.wanted)) if zones == (DECK,) else found
        # Materials of the Deck are sent before there has to be a zone (Future Fusion).
        self.to_free: Final = zones_short(duel, act.seat) if zones != (DECK,) else 0
        self.leaving: Final = leaving_for(duel, act.seat, fusion) if zones != (DECK,) else []

    def is_possible(self) -> bool:
        """FUSION-1. Whether there are all the Fusion Materials, and a zone for the Fusion Monster."""
        return bool(self.wanted) and can_complete(
            self.duel, self.act, self.wanted, self.available, self.to_free, self.substitutes, self.leaving
        )

    def leads_on(self, used: tuple[int, ...]) -> bool:
        """Whether these cards are the first materials, in their order, of a complete set."""
        substitutes = self.substitutes
        for number, wanted in zip(used, self.wanted, strict=False):
            if not is_material(self.duel, self.act, number, wanted):
                if not substitutes or not can_replace(self.duel, number, wanted):
                    return False
                substitutes = False
        rest = [number for number in self.available if number not in used]
        to_free = self.to_free - len([number for number in used if frees_zone(self.duel, self.act.seat, number)])
        left = [number for number in self.leaving if number not in used]
        return can_complete(self.duel, self.act, self.wanted[len(used) :], rest, to_free, substitutes, left)

    def more_like_last(self, used: tuple[int, ...]) -> list[int]:
        """FUSION-1. The monsters that can be used beside these, where the text allows any number like its last Fusion Material."""
        if not self.face.claims & MORE_MATERIALS:
            return []
        rest = [number for number in self.available if number not in used]
        return [number for number in rest if is_material(self.duel, self.act, number, self.wanted[-1])]

    def are_apart(self) -> bool:
        """Whether no card could be used for two of the materials, and any of them leaves a zone."""
        if not all([isinstance(wanted, str) for wanted in self.wanted]):
            return False
        if len(set(self.wanted)) < len(self.wanted) or self.to_free > 0 or self.leaving:
            return False
        return not any([self.duel.faces[number].claims & SUBSTITUTE for number in self.available])
