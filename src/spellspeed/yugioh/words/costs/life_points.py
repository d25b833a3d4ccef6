"""Costs: Life Points (TERM-COST, T-9.2)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.life_points import pay
from spellspeed.yugioh.duel.abilities import Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import LIFE_PAID, keep_number
from spellspeed.yugioh.duel.terms import A_NUMBER, NUMBER_OF
from spellspeed.yugioh.may.pay import may_pay


class PayLife(Step):
    """Pay Life Points: payable if there are at least as many (T-9.3); with `not_the_last` only if some are left (ERA-LASTPOINTS-1)."""

    def __init__(self, amount: int, not_the_last: bool = False) -> None:
        self.amount: Final = amount
        self.not_the_last: Final = not_the_last

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.not_the_last)

    def could(self, duel: Duel, act: Link) -> bool:
        return may_pay(duel, act.seat, self.amount + 1 if self.not_the_last else self.amount)

    def life_paid(self, duel: Duel, act: Link) -> int:
        return self.amount

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        pay(duel, walk.link.seat, self.amount, walk.link.card)
        walk.go_on(duel)


class PayHalf(Step):
    """Pay half of the Life Points."""

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        pay(duel, walk.link.seat, (duel.life_of(walk.link.seat) + 1) // 2, walk.link.card)
        walk.go_on(duel)


class PayMultiple(Step):
    """T-9.3. Pay any multiple of a number of Life Points as a cost; the card keeps how many."""

    def __init__(self, unit: int) -> None:
        self.unit: Final = unit

    def parts(self) -> tuple[object, ...]:
        return (self.unit,)

    def could(self, duel: Duel, act: Link) -> bool:
        return may_pay(duel, act.seat, self.unit)

    def run(self, duel: Duel, walk: Walk) -> None:
        amounts = range(self.unit, duel.life_of(walk.link.seat) + 1, self.unit)
        codes = tuple([option(NUMBER_OF, -1, amount) for amount in amounts])
        open_ask(duel, Ask(walk.link.seat, A_NUMBER, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        begin_step(duel, walk)
        amount = extra_of(picks[0])
        pay(duel, walk.link.seat, amount, walk.link.card)
        keep_number(duel, duel.binding(walk.link.card), LIFE_PAID, amount)
        walk.go_on(duel)
