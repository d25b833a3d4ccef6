"""Super Rejuvenation, and the words that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.duel import Duel


class TimesRemembered(Amount):
    """How often this card remembers in this turn that what its text names has happened."""

    def count(self, duel: Duel, act: Link) -> int:
        times = 0
        for effect in duel.lasting:
            if isinstance(effect.change, Remembered) and effect.source % STAYS == act.card:
                times += 1
        return times


card(
    "Super Rejuvenation",
    quick_play((Begin(Pending(), None, END_OF_TURN),), condition=CanDraw()),
    trigger(
        E_DISCARDED | E_TRIBUTED,
        (Begin(Remembered(), None, END_OF_TURN),),
        own=False,
        at_once=True,
        hearing=Both((HeardWhere((MONSTERS, HAND), YOU), HeardWas((OfType((DRAGON,)),), face_down=True))),
        places=ANYWHERE,
    ),
    due_in(
        END,
        (Draw(TimesRemembered(), YOU, singly=True),),
        whose=EACH,
        condition=IsPending(since=E_ACTIVATED),
        places=ANYWHERE,
        chainless=True,
    ),
)
