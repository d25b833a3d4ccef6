"""Sword of the Soul-Eater, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.batch import at_once
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.doing.departures import TRIBUTED, Leaving
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel, by_number
from spellspeed.yugioh.may.pay import may_be_tributed
from spellspeed.yugioh.words.costs.cards import end_payment


class TributingTheRest(Step):
    """TERM-TRIBUTE-2. Tribute all other monsters with these properties that you control than the target, face-down ones too, as a cost.

    How many is kept. It stands after the target that it spares. Where more than that one cannot be Tributed (Mask of Restrict) nothing is
    activated.
    """

    def __init__(self, filters: tuple[Filter, ...]) -> None:
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.filters,)

    def others(self, duel: Duel, act: Link) -> list[int]:
        """The monsters that are Tributed."""
        found: list[int] = []
        for number in duel.monsters(act.seat):
            if duel.binding(number) not in act.bound[TARGETS]:
                if all([one.fits(duel, act, number) for one in self.filters]):
                    found.append(number)
        return found

    def could(self, duel: Duel, act: Link) -> bool:
        """TERM-COST-1. Before there is a target, one of them may be the one that is spared."""
        spared = 0 if act.bound[TARGETS] else 1
        return len([number for number in self.others(duel, act) if not may_be_tributed(duel, number)]) <= spared

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        numbers = [number for number in self.others(duel, walk.link) if may_be_tributed(duel, number)]
        at_once(duel, [Leaving(number, TRIBUTED, BY_COST, walk.link.card) for number in by_number(duel, numbers)])
        end_payment(duel, walk)
        walk.go_on(duel, walk.link.with_bound(NUMBERS, (len(numbers),)))


card(
    "Sword of the Soul-Eater",
    spell(
        (EquipTo(TARGET), KeepNumber(TRIBUTES_MADE, BoundNumber(NUMBERS))),
        targets=(
            Target(Cards((MONSTERS,), YOU, (FaceUp(), LevelFrom(1, 3), IsNormal(True)))),
            TributingTheRest((IsNormal(),)),
        ),
        remains=True,
    ),
    continuous(Changes(X_ATTACK, EquippedMonster(), amount=ForEachKept(1000, TRIBUTES_MADE))),
)
