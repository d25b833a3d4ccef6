"""Costs: Life Points (TERM-COST, T-9.2)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.book.victory import loses_by_payment
from spellspeed.yugioh.doing.life_points import pay
from spellspeed.yugioh.duel.abilities import Amount, Step
from spellspeed.yugioh.duel.carrying_out import ANNOUNCING, SUMMONING_COST, Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import LIFE_PAID
from spellspeed.yugioh.duel.memory import keep_number
from spellspeed.yugioh.duel.terms import A_NUMBER, NUMBER_OF
from spellspeed.yugioh.may.pay import may_pay, plays_freely


def has_paid(duel: Duel, walk: Walk) -> None:
    """T-1.7, T-9.1. Life Points are paid: the step is done. Who has none left has lost before targets are named, but not while an effect resolves."""
    if walk.mode == ANNOUNCING or walk.mode == SUMMONING_COST:
        if loses_by_payment(duel):
            return
    walk.go_on(duel)


class PayingLife(Step):
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
        has_paid(duel, walk)


class PayingHalf(Step):
    """Pay half of the Life Points. What is left of an odd number is rounded up (Netrep SOLEMN JUDGMENT), and so the last one is never paid."""

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        if walk.is_announcing() and plays_freely(duel, walk.link):
            walk.go_on(duel)
            return
        pay(duel, walk.link.seat, duel.life_of(walk.link.seat) // 2, walk.link.card)
        walk.go_on(duel)


class PayingMultiple(Step):
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
        has_paid(duel, walk)
