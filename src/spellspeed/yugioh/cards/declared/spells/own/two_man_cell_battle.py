"""Two-Man Cell Battle, and the words that no other card uses."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.doing.arrivals import Coming, summon_together
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.may.summon import may_be_special_summoned


class TurnPlayerSummons(Step):
    """SUMMON-16. The turn player may Special Summon a monster with some properties from the hand.

    Whether there is one is not asked before: nobody else knows the hand.
    """

    def __init__(self, filters: tuple[Filter, ...]) -> None:
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.filters,)

    def could(self, duel: Duel, act: Link) -> bool:
        seat = duel.turn_seat
        if is_under(duel, X_NO_SPECIAL_SUMMON, seat) or duel.free_slot(seat, MONSTERS) < 0:
            return False
        return len(duel.zone(seat, HAND)) > 0

    def summons(self) -> bool:
        return True

    def run(self, duel: Duel, walk: Walk) -> None:
        seat = duel.turn_seat
        numbers: list[int] = []
        if self.could(duel, walk.link):
            for number in duel.zone(seat, HAND):
                if may_be_special_summoned(duel, seat, number):
                    if fits_all(duel, walk.link, number, self.filters):
                        numbers.append(number)
        if not numbers:
            walk.go_on(duel)
            return
        codes = tuple([option(CHOOSE, number) for number in numbers])
        open_ask(duel, Ask(seat, A_CHOOSE, walk.link.card, codes, 0, 1))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        begin_step(duel, walk)
        seat = duel.turn_seat
        numbers = [subject_of(pick) for pick in picks]
        summon_together(duel, [Coming(number, seat, seat, walk.link.card, ANY_POSITION) for number in numbers])

    def committed(self, duel: Duel, walk: Walk, batch: tuple[Any, ...]) -> None:
        walk.go_on(duel)


card(
    "Two-Man Cell Battle",
    lasting_spell(),
    due_in(END, (TurnPlayerSummons((IsNormal(), LevelFrom(4, 4))),), whose=EACH, remains=True),
)
