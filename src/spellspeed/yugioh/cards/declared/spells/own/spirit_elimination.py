"""Spirit Elimination, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel


class FieldStandsIn(Alteration):
    """Monsters of the own field are removed from play in the place of those in the own Graveyard."""

    def __init__(self) -> None:
        self.what = X_FIELD_FOR_GRAVEYARD

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return number == effect.seat


class StandsInAlready(FieldStandsIn):
    """The same as long as the card is on the Chain, not negated; what its effect begins is another one.

    No card says it itself: StandInAlready begins it.
    """

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        if number != effect.seat:
            return False
        return any([link.source == effect.source and not link.negated for link in duel.chain])


class StandInAlready(Step):
    """ERA-ELIMINATION-1. As the card is activated: what answers the activation is subject to it already."""

    def __init__(self) -> None:
        self.change: Final = StandsInAlready()

    def parts(self) -> tuple[object, ...]:
        return ()

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        begin_lasting(duel, walk.link, self.change, (), 0, END_OF_TURN, duel.turn)
        walk.go_on(duel)


card(
    "Spirit Elimination",
    spell(
        (Begin(FieldStandsIn(), None, END_OF_TURN),),
        costs=(StandInAlready(),),
    ),
)
