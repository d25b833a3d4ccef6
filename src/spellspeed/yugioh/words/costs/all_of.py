"""Costs: all cards of a hand or of a group (TERM-COST-1)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.batch import at_once
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.departures import DISCARDED, SENT, TAKEN_OUT, Leaving, reaches_graveyard
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Group, Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel, by_number
from spellspeed.yugioh.may.pay import may_be_removed, may_discard
from spellspeed.yugioh.words.costs.cards import end_payment
from spellspeed.yugioh.words.groups.cards import stand_ins


class DiscardingHand(Step):
    """TERM-COST-1. Discard the whole hand as a cost; an empty one pays for nothing."""

    def could(self, duel: Duel, act: Link) -> bool:
        return may_discard(duel, act) and any([number != act.card for number in duel.zone(act.seat, t.HAND)])

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        others = [number for number in duel.zone(walk.link.seat, t.HAND) if number != walk.link.card]
        at_once(duel, [Leaving(number, DISCARDED, t.BY_COST, walk.link.card) for number in others])
        walk.go_on(duel)


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
        at_once(duel, [Leaving(number, way, t.BY_COST, walk.link.card) for number in numbers])
        end_payment(duel, walk)
        walk.go_on(duel, walk.link.with_bound(t.NUMBERS, (len(numbers),)))
