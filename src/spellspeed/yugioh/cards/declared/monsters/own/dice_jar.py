"""Dice Jar, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.batch import at_once
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.doing.chance import roll
from spellspeed.yugioh.doing.life_points import Damage
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import the_opponent


class BothRoll(Throw):
    """GEAR-2, TEAM-I-6. The player of the effect and the opponent roll a die each until one number is higher; who has the lower one takes damage.

    That is `each` times the higher number, or `most` where that is a six. A word of one monster (Dice Jar): no other lets dice fight.
    """

    def __init__(self, each: int, most: int) -> None:
        self.each: Final = each
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.each, self.most)

    def thrown(self, duel: Duel, act: Link, held: tuple[int, ...]) -> tuple[int, ...]:
        other = the_opponent(duel, act.seat, act.against)
        mine = theirs = 0
        while mine == theirs:
            mine = roll(duel, act.card, act.seat)
            theirs = roll(duel, act.card, other)
        return (mine, theirs)

    def counts(self, duel: Duel, walk: Walk, held: tuple[int, ...]) -> None:
        begin_step(duel, walk)
        act = walk.link
        loser = act.seat if held[0] < held[1] else the_opponent(duel, act.seat, act.against)
        highest = max(held)
        amount = self.most if highest == 6 else self.each * highest
        at_once(duel, [Damage(loser, amount, BY_EFFECT, act.card)])
        walk.go_on(duel)


card("Dice Jar", flip((BothRoll(500, 6000),)))
