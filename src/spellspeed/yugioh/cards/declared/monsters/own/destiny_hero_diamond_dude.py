"""Destiny HERO - Diamond Dude, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import add_lasting
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel


class LendEffects(Step):
    """In the Main Phase of the own next turn the player may use the effect of each card of a group that lies in the Graveyard.

    A verb of one card (Destiny HERO - Diamond Dude): no other lends the effect of a Spell.
    """

    def __init__(self, group: Group) -> None:
        self.group: Final = group
        self.change: Final = UseNextTurn()

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def run(self, duel: Duel, walk: Walk) -> None:
        for number in self.group.members(duel, walk.link):
            if duel.cards[number].zone == GRAVEYARD:
                link = walk.link
                turn = duel.turn + duel.seats
                cards = (duel.binding(number),)
                add_lasting(duel, Lasting(link.source, link.seat, self.change, cards, 0, END_OF_TURN, turn, duel.order))
        walk.go_on(duel)


class UseNextTurn(Alteration):
    """In the Main Phase of the turn that was fixed, the player of the effect may use the effects of the cards in the Graveyard.

    No card says it itself: LendEffects begins it.
    """

    def __init__(self) -> None:
        self.what = X_BORROWED

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False


NORMAL_SPELL = (OfIcon((NORMAL,)), OfKind((SPELL,)))

EXCAVATED = Bound(CHOSEN, NORMAL_SPELL)

card(
    "Destiny HERO - Diamond Dude",
    ignition(
        (
            Reveal(TopOfDeck()),
            Mean(TopOfDeck()),
            If(Exists(EXCAVATED), (SendToGraveyard(Bound(CHOSEN)), LendEffects(Bound(DONE)))),
            If(Not(Exists(EXCAVATED)), (ReturnToBottom(Bound(CHOSEN)),)),
        ),
        limit=1,
    ),
)
