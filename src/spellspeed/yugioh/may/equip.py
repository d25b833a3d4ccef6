"""Which Equip Card may be equipped to which monster (SPELL-6, ERA-EQUIP-1)."""

from __future__ import annotations

from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import MONSTERS


def may_wear(duel: Duel, seat: int, number: int, monster: int) -> bool:
    """SPELL-6, ERA-EQUIP-1. Whether an Equip Card of a seat, wherever it lies, is one for a monster on the field.

    Not a card that brings its monster with it (Premature Burial), nor a monster that only the effect of another one has equipped.
    """
    face = duel.faces[number]
    wearer = duel.cards[monster]
    if face.wearers is None or wearer.zone != MONSTERS or not wearer.face_up or monster == number:
        return False
    card = duel.cards[number]
    return face.wearers.has(duel, Link(seat, card.binding, face, 0, None, card.zone), monster)


def wearers_for(duel: Duel, seat: int, number: int) -> list[int]:
    """SPELL-6. The monsters to which an Equip Card of a seat could be equipped now, without the one that it is on."""
    link = duel.cards[number].link
    found: list[int] = []
    for other in duel.order_from(seat):
        for monster in duel.monsters(other):
            if duel.binding(monster) != link and may_wear(duel, seat, number, monster):
                found.append(monster)
    return found
