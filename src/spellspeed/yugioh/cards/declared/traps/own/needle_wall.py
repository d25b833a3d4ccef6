"""Needle Wall, and the words that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.duel import Duel


class InRolledZone(Filter):
    """FIELD-2. Monsters in the zone of the number that is kept, counted from their controller's left."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return act.bound[NUMBERS] == (duel.cards[number].slot + 1,)


card(
    "Needle Wall",
    lasting_trap(),
    due_in(STANDBY, (RollDie(6), Destroy(Cards((MONSTERS,), OPPONENTS, (InRolledZone(),)))), remains=True),
)
