"""Major Riot, and the words that no other card uses."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.doing.arrivals import Coming, summon_together
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import level
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.limits import free_for_monsters
from spellspeed.yugioh.may.summon import may_be_special_summoned


class SummonAsManyFromHand(Step):
    """SUMMON-16, UDE FAQ MAJOR RIOT. Hands are shown, and each player Special Summons as many monsters of the hand in face-down Defense Position
    as own monsters were returned to it by the step before: of a Level up to `most_level`, and as many as possible where there are fewer.
    Each stage asks one player; `held` are the monsters chosen.
    """

    def __init__(self, most_level: int) -> None:
        self.most_level: Final = most_level

    def parts(self) -> tuple[object, ...]:
        return (self.most_level,)

    def summons(self) -> bool:
        return True

    def possible(self, duel: Duel, seat: int) -> list[int]:
        """The monsters of a hand that can come."""
        return [
            number
            for number in duel.zone(seat, t.HAND)
            if may_be_special_summoned(duel, seat, number) and level(duel, number) <= self.most_level
        ]

    def returned(self, duel: Duel, act: Link, seat: int) -> int:
        """How many monsters have returned to a hand."""
        numbers = [binding % STAYS for binding in act.bound[t.DONE]]
        return sum([1 for n in numbers if duel.cards[n].zone == t.HAND and duel.cards[n].owner == seat])

    def run(self, duel: Duel, walk: Walk) -> None:
        act = walk.link
        seats = duel.order_from(act.seat)
        if not walk.stage:
            begin_step(duel, walk)
            for seat in seats:
                for number in duel.zone(seat, t.HAND):
                    duel.note(t.E_REVEALED, number, seat, by=act.card)
        if walk.stage == len(seats):
            begin_step(duel, walk)
            comings: list[Coming] = []
            for number in walk.held:
                owner = duel.cards[number].owner
                comings.append(Coming(number, owner, owner, act.card, t.SET_POSITION))
            summon_together(duel, comings)
            return
        seat = seats[walk.stage]
        found = self.possible(duel, seat)
        number = min(self.returned(duel, act, seat), free_for_monsters(duel, seat), len(found))
        if number in (0, len(found)):
            walk.wait(duel, walk.stage + 1, walk.held + tuple(found[:number]))
            return
        codes = tuple([option(t.CHOOSE, other) for other in found])
        open_ask(duel, Ask(seat, t.A_CHOOSE, act.card, codes, number, number))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.wait(duel, walk.stage + 1, walk.held + tuple([subject_of(pick) for pick in picks]))

    def committed(self, duel: Duel, walk: Walk, batch: tuple[Any, ...]) -> None:
        walk.go_on(duel)


card(
    "Major Riot",
    when_happened(
        (ReturnToHand(ALL_MONSTERS), SummonAsManyFromHand(4)),
        E_RETURNED,
        Both(
            (
                HeardWhere((MONSTERS,), YOU),
                HeardCard(Cards((HAND,), YOU, (OfKind((MONSTER,)),))),
                HeardCause((BY_EFFECT,)),
                HeardByCardOf(OPPONENTS),
            )
        ),
    ),
)
