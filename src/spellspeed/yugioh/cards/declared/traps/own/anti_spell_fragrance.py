"""Anti-Spell Fragrance, and the words that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.duel import Duel


class SetFirst(Alteration):
    """Spell Cards must be Set before they are activated, and cannot be activated before the next turn of their player after that."""

    def __init__(self) -> None:
        self.what = X_NO_ACTIVATION

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        card = duel.cards[number]
        if duel.faces[number].kind != SPELL:
            return False
        if card.zone == HAND:
            return True
        if card.face_up or card.zone == GRAVEYARD:
            return False
        since = (duel.turn_seat - card.controller) * duel.onward() % duel.seats
        return card.arrived >= duel.turn - since


card("Anti-Spell Fragrance", lasting_trap(), continuous(SetFirst()))
