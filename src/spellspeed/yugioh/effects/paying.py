"""Life Points: paid in multiples and kept in mind, or exchanged."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option
from spellspeed.kernel.atoms import set_life
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.rules.abilities import Step
from spellspeed.yugioh.rules.carrying_out import Walk
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.life_points import may_pay, pay
from spellspeed.yugioh.rules.memory import LIFE_PAID, keep_number
from spellspeed.yugioh.rules.scope import the_opponent
from spellspeed.yugioh.rules.terms import A_NUMBER, NUMBER_OF


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
        self.start(duel, walk)
        amount = extra_of(picks[0])
        pay(duel, walk.link.seat, amount, walk.link.card)
        keep_number(duel, duel.binding(walk.link.card), LIFE_PAID, amount)
        walk.go_on(duel)


class ExchangeLife(Step):
    """The player of the effect and the opponent exchange their Life Points, which is neither damage nor a gain."""

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        mine = duel.side_of[walk.link.seat]
        theirs = duel.side_of[the_opponent(duel, walk.link.seat, walk.link.against)]
        first, second = duel.life[mine], duel.life[theirs]
        set_life(duel, mine, second)
        set_life(duel, theirs, first)
        walk.go_on(duel)
