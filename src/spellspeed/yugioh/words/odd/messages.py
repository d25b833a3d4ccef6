"""Cards that an effect lays out in an order, without activating them (FIELD-4); what is given to all of a group."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.batch import at_once
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.departures import SENT, TAKEN_OUT, Leaving, reaches_graveyard
from spellspeed.yugioh.duel.abilities import Group, Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel, by_number
from spellspeed.yugioh.duel.terms import BY_COST, NUMBERS
from spellspeed.yugioh.may.pay import may_be_removed
from spellspeed.yugioh.words.groups.cards import stand_ins
from spellspeed.yugioh.words.verbs.movement import PlaceAsSpell


class PlaceFaceUp(PlaceAsSpell):
    """FIELD-4. Place Spell Cards face-up in the own Spell & Trap Card Zones; they are not activated."""


class GivingAll(Step):
    """TERM-COST-1. Send all cards of a group to the Graveyard, or (`removing`) remove them from play, as a cost; how many is kept."""

    def __init__(self, group: Group, removing: bool = False) -> None:
        self.group: Final = group
        self.removing: Final = removing

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.removing)

    def given(self, duel: Duel, act: Link) -> list[int]:
        """The cards that are given: where the field stands in for the Graveyard, monsters of the field."""
        numbers = self.group.members(duel, act)
        found = stand_ins(duel, act, self.group) if self.removing else []
        return found or numbers

    def could(self, duel: Duel, act: Link) -> bool:
        numbers = self.given(duel, act)
        if self.removing and not all([may_be_removed(duel, number, act.seat) for number in numbers]):
            return False
        if not self.removing and not all([reaches_graveyard(duel, number) for number in numbers]):
            return False
        return bool(numbers)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        numbers = by_number(duel, self.given(duel, walk.link))
        way = TAKEN_OUT if self.removing else SENT
        at_once(duel, [Leaving(number, way, BY_COST, walk.link.card) for number in numbers])
        walk.go_on(duel, walk.link.with_bound(NUMBERS, (len(numbers),)))
