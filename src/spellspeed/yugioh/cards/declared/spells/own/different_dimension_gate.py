"""Different Dimension Gate, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import add_lasting, keep_lasting
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel


class BehindGate(Alteration):
    """A monster is removed from play until the card that did it is destroyed.

    No card says it itself: SendThroughGate begins it.
    """

    def __init__(self) -> None:
        self.what = X_REMEMBERED

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False


class SendThroughGate(Step):
    """TERM-RFP-1. Remove monsters from play; they come back when this card is destroyed."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group
        self.change: Final = BehindGate()

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        for card in take_out(duel, walk.link, self.group):
            binding = duel.binding(card.number)
            source = walk.link.source
            behind = Lasting(
                source, card.controller, self.change, (binding,), lies(duel, card), t.FOREVER, duel.turn, duel.order
            )
            add_lasting(duel, behind)
        walk.go_on(duel)


class ComeThroughGate(Step):
    """The monsters that this card has removed from play and that still are come back as they lay."""

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        event = walk.link.event
        if event is not None and event.before is not None:
            behind = [e for e in duel.lasting if isinstance(e.change, BehindGate) and e.source == event.before.binding]
            keep_lasting(duel, [effect for effect in duel.lasting if effect not in behind])
            for effect in behind:
                for binding in effect.cards:
                    number = duel.bound_card(binding)
                    if number >= 0 and duel.cards[number].zone == t.REMOVED:
                        come_back(duel, effect, number, duel.free_slot(effect.seat, t.MONSTERS))
        walk.go_on(duel)


card(
    "Different Dimension Gate",
    spell(
        (SendThroughGate(EitherOf((TARGET, Bound(CHOSEN)))),),
        targets=(Target(Cards((MONSTERS,), YOU)), Target(THEIR_MONSTERS, name=CHOSEN)),
        remains=True,
    ),
    trigger(
        E_SENT,
        (ComeThroughGate(),),
        hearing=Both((HeardFrom((SPELLS,)), HeardDestroyed())),
        places=IN_GRAVEYARD,
        at_once=True,
    ),
)
