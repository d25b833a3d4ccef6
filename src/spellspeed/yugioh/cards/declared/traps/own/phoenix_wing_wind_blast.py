"""Phoenix Wing Wind Blast, and the words that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.windows import plays_card


class IsNotUsedUp(Filter):
    """T-1.5. Cards that are no Spell or Trap Cards activated in the open Chain which do not stay on the field.

    A word of one Trap Card (Phoenix Wing Wind Blast): no other that can be chained returns Spell and Trap Cards that it targets.
    """

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        for link in duel.chain:
            if link.card == number and link.source == duel.binding(number) and plays_card(link):
                face = link.face
                assert isinstance(face, PrintedCard)
                return face.stays
        return True


card(
    "Phoenix Wing Wind Blast",
    trap(
        (ReturnToDeck(TARGET),),
        costs=(Discarding(1),),
        targets=(Target(Cards((MONSTERS, SPELLS, FIELD), OPPONENTS, (IsNotUsedUp(),))),),
    ),
)
