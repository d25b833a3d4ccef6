"""Cursed Seal of the Forbidden Spell, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import means


class BarItsName(Step):
    """The player meant cannot activate Spell Cards with the name of the card of the link below this one, for the rest of the duel."""

    def __init__(self, whose: int) -> None:
        self.whose: Final = whose
        self.change: Final = BarsName(whose)

    def parts(self) -> tuple[object, ...]:
        return (self.whose,)

    def run(self, duel: Duel, walk: Walk) -> None:
        link = duel.chain[walk.link.number - 2]
        if link.negated:
            begin_lasting(duel, walk.link, self.change, (), link.card, FOREVER, duel.turn)
        walk.go_on(duel)


class BarsName(Alteration):
    """The player meant cannot activate Spell Cards of the name that was fixed when it began; what lies face-up can still be used.

    Nor can their effects be activated in the Graveyard (FAQ CURSED SEAL OF THE FORBIDDEN SPELL, Black Pendant).
    No card says it itself: BarItsName begins it.
    """

    def __init__(self, whose: int) -> None:
        self.what = X_NO_ACTIVATION
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.whose,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        card = duel.cards[number]
        face = duel.faces[number]
        if face.kind != SPELL or face.called != duel.faces[effect.amount].called:
            return False
        if card.face_up and card.zone not in (HAND, GRAVEYARD):
            return False
        return means(duel, self.whose, effect.seat, card.controller, effect.against)

    def bars_triggers(self) -> bool:
        return True


card(
    "Cursed Seal of the Forbidden Spell",
    counter_trap(
        (NegateActivation(True), BarItsName(OPPONENTS)),
        Answers((SPELL,), EVERYBODY, True),
        costs=(Discarding(1, (OfKind((SPELL,)),)),),
    ),
)
