"""The Puppet Magic of Dark Ruler, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import SUM_EXACTLY, Ask, option, subject_of
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.doing.departures import TAKEN_OUT, Leaving
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import level
from spellspeed.yugioh.duel.duel import Duel, as_chosen


def own_monsters(duel: Duel, seat: int) -> list[int]:
    """The monsters of a seat that have a Level."""
    return [number for number in duel.monsters(seat) if level(duel, number) > 0]


class LevelIsThere(Filter):
    """Monsters whose Level some monsters on the own field have together."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        levels = [level(duel, other) for other in own_monsters(duel, act.seat)]
        return can_reach(levels, level(duel, number), True)


class RemoveOfLevel(Step):
    """TERM-RFP-1. Remove from play monsters on the own field whose Levels together are exactly a number.

    Face-down ones too (FAQ 2005). Where none have that Level nothing is removed.
    """

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount

    def parts(self) -> tuple[object, ...]:
        return (self.amount,)

    def run(self, duel: Duel, walk: Walk) -> None:
        monsters = own_monsters(duel, walk.link.seat)
        values = [level(duel, number) for number in monsters]
        goal = self.amount.count(duel, walk.link)
        if not goal or not can_reach(values, goal, True):
            walk.go_on(duel, walk.link.with_bound(DONE, ()))
            return
        codes = tuple([option(CHOOSE, number) for number in monsters])
        seat = walk.link.seat
        open_ask(duel, Ask(seat, A_CHOOSE, walk.link.card, codes, 1, len(codes), SUM_EXACTLY, tuple(values), goal))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        begin_step(duel, walk)
        numbers = as_chosen(duel, [subject_of(pick) for pick in picks], len(own_monsters(duel, walk.link.seat)))
        at_once(duel, [Leaving(number, TAKEN_OUT, BY_EFFECT, walk.link.card) for number in numbers])
        walk.go_on(duel, walk.link.with_bound(DONE, tuple([duel.binding(number) for number in numbers])))


card(
    "The Puppet Magic of Dark Ruler",
    spell(
        (RemoveOfLevel(LevelOf(TARGET)), IfDone((SpecialSummon(TARGET),), later=True)),
        targets=(Target(Cards((GRAVEYARD,), YOU, (OfType((FIEND,)), LevelIsThere(), Revivable()))),),
    ),
)
