"""Verbs: damage, Life Points gained and exchanged."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import set_life
from spellspeed.kernel.batch import at_once
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.life_points import Damage, Gain
from spellspeed.yugioh.duel.abilities import Amount, Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import one_a_side, seats_meant, the_opponent
from spellspeed.yugioh.duel.terms import BY_EFFECT


class InflictDamage(Step):
    """Inflict damage to players by an effect: no battle damage (TERM-BATTLEDAMAGE-1)."""

    def __init__(self, amount: Amount, whose: int) -> None:
        self.amount: Final = amount
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.whose)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        amount = self.amount.count(duel, walk.link)
        seats = one_a_side(duel, seats_meant(duel, self.whose, walk.link.seat, walk.link.against))
        at_once(duel, [Damage(seat, amount, BY_EFFECT, walk.link.card) for seat in seats])
        walk.go_on(duel)


class GainLife(Step):
    """TEAM-I-6, TEAM-III-3. Increase players' Life Points, those of a side once."""

    def __init__(self, amount: Amount, whose: int) -> None:
        self.amount: Final = amount
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.whose)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        amount = self.amount.count(duel, walk.link)
        seats = one_a_side(duel, seats_meant(duel, self.whose, walk.link.seat, walk.link.against))
        at_once(duel, [Gain(seat, amount, walk.link.card) for seat in seats])
        walk.go_on(duel)


class SetLife(Step):
    """The Life Points of all sides become a number, which is neither damage nor a gain."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.number,)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        for side in range(len(duel.life)):
            set_life(duel, side, self.number)
        walk.go_on(duel)


class ExchangeLife(Step):
    """The player of the effect and the opponent exchange their Life Points, which is neither damage nor a gain."""

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        mine = duel.side_of[walk.link.seat]
        theirs = duel.side_of[the_opponent(duel, walk.link.seat, walk.link.against)]
        first, second = duel.life[mine], duel.life[theirs]
        set_life(duel, mine, second)
        set_life(duel, theirs, first)
        walk.go_on(duel)
