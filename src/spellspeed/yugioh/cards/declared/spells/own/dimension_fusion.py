"""Dimension Fusion, and the words that no other card uses."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.doing.arrivals import Coming, summon_together
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.limits import free_for_monsters
from spellspeed.yugioh.may.summon import may_be_special_summoned


def side_of(duel: Duel, number: int) -> int:
    """FAQ DIMENSION FUSION. To whose side a removed card comes: its owner's, or, removed for a while, the one that it was removed from."""
    binding = duel.binding(number)
    for effect in duel.lasting:
        change = effect.change
        assert isinstance(change, Alteration)
        if change.brings_back() and binding in effect.cards:
            return effect.seat
    return duel.cards[number].owner


class EachSpecialSummons(Step):
    """SUMMON-16. Each player Special Summons as many of the own cards in a zone as possible, in the positions that the owners choose.

    Who has more such cards than free zones chooses among them. What was removed for a while comes to the side that it was removed from.
    """

    def __init__(self, zone: int, filters: tuple[Filter, ...]) -> None:
        self.zone: Final = zone
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.zone, self.filters)

    def summons(self) -> bool:
        return True

    def possible(self, duel: Duel, act: Link, seat: int) -> list[int]:
        """The cards that a seat can Special Summon."""
        found: list[int] = []
        for number in [number for owner in duel.order_from(seat) for number in duel.zone(owner, self.zone)]:
            if side_of(duel, number) != seat:
                continue
            if may_be_special_summoned(duel, seat, number):
                if fits_all(duel, act, number, self.filters):
                    found.append(number)
        return found

    def could(self, duel: Duel, act: Link) -> bool:
        if is_under(duel, X_NO_SPECIAL_SUMMON, act.seat):
            return False
        for seat in range(duel.seats):
            if self.possible(duel, act, seat) and free_for_monsters(duel, seat) > 0:
                return True
        return False

    def run(self, duel: Duel, walk: Walk) -> None:
        """Ask the next seat which of its cards, if it has more than zones; then the Summons begin."""
        seats = duel.order_from(duel.turn_seat)
        if walk.stage == len(seats):
            begin_step(duel, walk)
            sides = [(number, side_of(duel, number)) for number in walk.held]
            summon_together(duel, [Coming(number, seat, seat, walk.link.card, ANY_POSITION) for number, seat in sides])
            return
        seat = seats[walk.stage]
        found = self.possible(duel, walk.link, seat)
        room = free_for_monsters(duel, seat)
        if len(found) <= room or not room:
            walk.wait(duel, walk.stage + 1, walk.held + (tuple(found) if room else ()))
            return
        codes = tuple([option(t.CHOOSE, number) for number in found])
        open_ask(duel, Ask(seat, t.A_CHOOSE, walk.link.card, codes, room, room))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.wait(duel, walk.stage + 1, walk.held + tuple([subject_of(pick) for pick in picks]))

    def committed(self, duel: Duel, walk: Walk, batch: tuple[Any, ...]) -> None:
        walk.go_on(duel)


card(
    "Dimension Fusion",
    spell((EachSpecialSummons(REMOVED, (OfKind((MONSTER,)), FaceUp())),), costs=(PayingLife(2000),)),
)
