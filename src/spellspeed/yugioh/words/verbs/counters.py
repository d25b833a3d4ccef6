"""Verbs: counters that are removed and moved by effects (COUNTER)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.counters import take_counters
from spellspeed.yugioh.duel.abilities import Group
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import BY_EFFECT, DONE
from spellspeed.yugioh.words.verbs.grouped import AboutGroup


class RemoveCounters(AboutGroup):
    """COUNTER-1. Remove counters of a name from the cards of a group: so many from each, or (0) all. Those that had enough of them are done."""

    def __init__(self, counter: str, group: Group, number: int = 0) -> None:
        super().__init__(group)
        self.counter: Final = counter
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.counter, self.group, self.number)

    def could(self, duel: Duel, act: Link) -> bool:
        return True

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        done: list[int] = []
        for number in self.group.members(duel, walk.link):
            count = self.number or duel.cards[number].counted(self.counter)
            if count and take_counters(duel, number, self.counter, count, BY_EFFECT, walk.link.card) == count:
                done.append(duel.binding(number))
        walk.go_on(duel, walk.link.with_bound(DONE, tuple(done)))
