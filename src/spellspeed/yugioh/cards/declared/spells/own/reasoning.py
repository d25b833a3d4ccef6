"""Reasoning, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import level
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import seats_meant

MOST_LEVELS: Final = 12


class DeclareLevel(Step):
    """The player meant declares a Level from 1 to 12."""

    def __init__(self, whose: int) -> None:
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.whose,)

    def run(self, duel: Duel, walk: Walk) -> None:
        codes = tuple([option(t.NUMBER_OF, -1, number) for number in range(1, MOST_LEVELS + 1)])
        seat = seats_meant(duel, self.whose, walk.link.seat, walk.link.against)[0]
        open_ask(duel, Ask(seat, t.A_NUMBER, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(t.DECLARED, (extra_of(picks[0]),)))


class LevelDeclared(Condition):
    """A card of a group has the Level that was declared."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return any([act.bound[DECLARED] == (level(duel, number),) for number in self.group.members(duel, act)])


card(
    "Reasoning",
    spell(
        (
            DeclareLevel(OPPONENT),
            TurnUpUntil(Ordinary()),
            If(Not(LevelDeclared(Bound(CHOSEN))), (SpecialSummon(Bound(CHOSEN)),)),
            And(),
            SendToGraveyard(TheRest()),
        ),
        condition=Both((Exists(Cards((DECK,), YOU)), ZoneFree(), MaySpecialSummon())),
    ),
)
