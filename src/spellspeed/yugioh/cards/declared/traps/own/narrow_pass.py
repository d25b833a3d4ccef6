"""Narrow Pass, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import add_lasting
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel


class SummonCounted(Alteration):
    """A player has Normal Summoned or Set a monster since a card became face-up.

    No card says it itself: CountSummon begins it.
    """

    def __init__(self) -> None:
        self.what = X_REMEMBERED

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False


class CountSummon(Step):
    """The player of the event has made one more Normal Summon or Set beside this card."""

    def __init__(self) -> None:
        self.change: Final = SummonCounted()

    def run(self, duel: Duel, walk: Walk) -> None:
        event = walk.link.event
        if event is not None:
            counted = Lasting(walk.link.source, event.seat, self.change, (), 0, WHILE_FACE_UP, duel.turn, duel.order)
            add_lasting(duel, counted)
        walk.go_on(duel)


class MostSummons(Alteration):
    """Beside this card each player can Normal Summon or Set so many monsters and no more (Narrow Pass). `what` is the right that ends then."""

    def __init__(self, what: Right, most: int) -> None:
        self.what = what
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.what, self.most)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        made = 0
        for other in duel.lasting:
            if isinstance(other.change, SummonCounted) and other.source == effect.source and other.seat == number:
                made += 1
        return made >= self.most


card(
    "Narrow Pass",
    lasting_trap(condition=EachHasAtMost(2, (MONSTERS,))),
    trigger(E_SUMMONED, (CountSummon(),), own=False, at_once=True, hearing=HeardHow(ANY_NORMAL)),
    trigger(E_SET, (CountSummon(),), own=False, at_once=True, hearing=HeardCard(ALL_MONSTERS)),
    continuous(MostSummons(X_NO_NORMAL_SUMMON, 2), MostSummons(X_NO_MONSTER_SET, 2)),
)
