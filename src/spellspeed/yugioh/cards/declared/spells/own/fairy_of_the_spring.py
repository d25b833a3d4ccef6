"""Fairy of the Spring, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel


class StaysUnused(Alteration):
    """A card cannot be activated in the hand, nor once it is Set from there; the amount of the effect is the card in its stay.
    No card says it itself: KeepUnused begins it.
    """

    def __init__(self) -> None:
        self.what = X_NO_ACTIVATION

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        card = duel.cards[number]
        if number != effect.amount % STAYS:
            return False
        laid = card.stay == effect.amount // STAYS + 1 and card.zone == SPELLS
        return card.binding == effect.amount or laid


class KeepUnused(Step):
    """The first card of a group, in a hand, cannot be activated in this turn."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def run(self, duel: Duel, walk: Walk) -> None:
        for number in self.group.members(duel, walk.link)[:1]:
            begin_lasting(duel, walk.link, StaysUnused(), (), duel.binding(number), END_OF_TURN, duel.turn)
        walk.go_on(duel)


card(
    "Fairy of the Spring",
    spell(
        (AddToHand(TARGET), KeepUnused(Bound(DONE))),
        targets=(Target(Cards((GRAVEYARD,), YOU, (OfIcon((EQUIP,)), OfKind((SPELL,))))),),
    ),
)
