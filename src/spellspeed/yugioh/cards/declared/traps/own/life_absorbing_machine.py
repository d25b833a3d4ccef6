"""Life Absorbing Machine, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import add_lasting, keep_lasting
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.doing.life_points import Gain
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel


class Paid(Alteration):
    """A card remembers, wherever it lies, that its player paid Life Points in an own turn: the amount of the lasting effect.

    No card says it itself: RememberPaid begins it.
    """

    def __init__(self) -> None:
        self.what = X_REMEMBERED

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False


def paid_last(duel: Duel, act: Link) -> list[int]:
    """What the card remembers of its player's last turn: each payment, in their order."""
    found: list[int] = []
    for effect in duel.lasting:
        if isinstance(effect.change, Paid) and effect.source % STAYS == act.card and effect.seat == act.seat:
            if effect.turn == duel.turn - duel.seats:
                found.append(effect.amount)
    return found


class RememberPaid(Step):
    """The card remembers the payment of which the event tells, and forgets what was paid before the player's last turn."""

    def __init__(self) -> None:
        self.change: Final = Paid()

    def run(self, duel: Duel, walk: Walk) -> None:
        link = walk.link
        kept = [
            effect
            for effect in duel.lasting
            if not (isinstance(effect.change, Paid) and effect.turn < duel.turn - duel.seats)
        ]
        keep_lasting(duel, kept)
        if link.event is not None:
            add_lasting(
                duel,
                Lasting(link.source, link.seat, self.change, (), link.event.value, FOREVER, duel.turn, duel.order),
            )
        walk.go_on(duel)


class PaidLastTurn(Condition):
    """The player paid Life Points in the last own turn."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return bool(paid_last(duel, act))


class GainHalfOfPaid(Step):
    """Gain half of the Life Points that were paid in the player's last turn, for each payment on its own (FAQ 2005)."""

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        for amount in paid_last(duel, walk.link):
            duel.next_batch()
            at_once(duel, [Gain(walk.link.seat, amount // 2, walk.link.card)])
        walk.go_on(duel)


card(
    "Life Absorbing Machine",
    lasting_trap(),
    trigger(
        E_PAID,
        (RememberPaid(),),
        own=False,
        at_once=True,
        hearing=Both((HeardSeat(YOU), InTurnOf(YOU))),
        places=ANYWHERE,
    ),
    due_in(STANDBY, (GainHalfOfPaid(),), condition=PaidLastTurn(), remains=True),
)
