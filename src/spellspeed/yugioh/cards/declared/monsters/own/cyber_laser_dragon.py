"""Cyber Laser Dragon, and the word that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.derived import attack, defense
from spellspeed.yugioh.duel.duel import Duel


class NoWeakerThanIt(Filter):
    """Monsters whose ATK or DEF is at least the ATK of this card; none where this card is not face-up (FAQ CYBER LASER DRAGON 3)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        if duel.bound_card(act.source) < 0 or not duel.cards[act.card].face_up:
            return False
        least = attack(duel, act.card)
        return attack(duel, number) >= least or defense(duel, number) >= least


NO_WEAKER = (FaceUp(), NoWeakerThanIt())

card(
    "Cyber Laser Dragon",
    OnlyAsWritten(by="Photon Generator Unit"),
    ignition(
        (Destroy(Bound(TARGETS, NO_WEAKER)),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, NO_WEAKER)),),
        limit=1,
    ),
)
