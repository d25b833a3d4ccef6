"""Costs: Life Points (TERM-COST, T-9.2)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.departures import destroy
from spellspeed.yugioh.doing.life_points import pay
from spellspeed.yugioh.duel.abilities import Amount, Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import effects_on, is_under, reaches
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import LIFE_PAID, keep_number
from spellspeed.yugioh.duel.rights import X_NO_UPKEEP, X_UPKEEP_SHARED
from spellspeed.yugioh.duel.scope import the_opponent
from spellspeed.yugioh.duel.terms import A_NUMBER, BY_EFFECT, NUMBER_OF
from spellspeed.yugioh.may.pay import may_pay, plays_freely


class PayLife(Step):
    """Pay Life Points: payable if there are at least as many (T-9.3); with `not_the_last` only if some are left (ERA-LASTPOINTS-1)."""

    def __init__(self, amount: int, not_the_last: bool = False) -> None:
        self.amount: Final = amount
        self.not_the_last: Final = not_the_last

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.not_the_last)

    def could(self, duel: Duel, act: Link) -> bool:
        return may_pay(duel, act.seat, self.amount + 1 if self.not_the_last else self.amount) or plays_freely(duel, act)

    def life_paid(self, duel: Duel, act: Link) -> int:
        return 0 if plays_freely(duel, act) else self.amount

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        if not walk.is_announcing() or not plays_freely(duel, walk.link):
            pay(duel, walk.link.seat, self.amount, walk.link.card)
        walk.go_on(duel)


class MustPay(Step):
    """STANDBY-2, ERA-ARCHFIEND-1. Life Points that must be paid for this card, not the last ones; where they cannot, it is destroyed.

    What the opponent has to pay along with its player (X_UPKEEP_SHARED) is paid as far as the opponent can.
    """

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def parts(self) -> tuple[object, ...]:
        return (self.amount,)

    def could(self, duel: Duel, act: Link) -> bool:
        return not is_under(duel, X_NO_UPKEEP, act.card)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        act = walk.link
        if not may_pay(duel, act.seat, self.amount + 1):
            destroy(duel, act.card, BY_EFFECT, act.card)
            walk.go_on(duel)
            return
        pay(duel, act.seat, self.amount, act.card)
        for effect in effects_on(duel, X_UPKEEP_SHARED):
            other = the_opponent(duel, effect.seat, effect.against)
            if reaches(duel, effect, act.card) and may_pay(duel, other, self.amount + 1):
                pay(duel, other, self.amount, effect.source % STAYS)
        walk.go_on(duel)


class PayHalf(Step):
    """Pay half of the Life Points."""

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        if walk.is_announcing() and plays_freely(duel, walk.link):
            walk.go_on(duel)
            return
        pay(duel, walk.link.seat, (duel.life_of(walk.link.seat) + 1) // 2, walk.link.card)
        walk.go_on(duel)


class PayMultiple(Step):
    """T-9.3. Pay any multiple of a number of Life Points as a cost, up to an amount (None: all that there are); the card keeps how many."""

    def __init__(self, unit: int, most: Amount | None = None) -> None:
        self.unit: Final = unit
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.unit, self.most)

    def could(self, duel: Duel, act: Link) -> bool:
        return may_pay(duel, act.seat, self.unit) and (self.most is None or self.most.count(duel, act) >= self.unit)

    def run(self, duel: Duel, walk: Walk) -> None:
        most = duel.life_of(walk.link.seat)
        if self.most is not None:
            most = min(most, self.most.count(duel, walk.link))
        amounts = range(self.unit, most + 1, self.unit)
        codes = tuple([option(NUMBER_OF, -1, amount) for amount in amounts])
        open_ask(duel, Ask(walk.link.seat, A_NUMBER, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        begin_step(duel, walk)
        amount = extra_of(picks[0])
        pay(duel, walk.link.seat, amount, walk.link.card)
        keep_number(duel, duel.binding(walk.link.card), LIFE_PAID, amount)
        walk.go_on(duel)
