"""Rare Metalmorph, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.duel import Duel


class NegatesFirstSpell(Alteration):
    """The effect of the first Spell Card that targets the monster fixed for it is negated, once; an Equip Spell Card is equipped all the same,
    and its effects are negated while this card is face-up."""

    def __init__(self) -> None:
        self.what = X_TARGETING_NEGATED
        self.down: Final = Changes(X_NEGATED)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return fixed_on(duel, effect, number)

    def refuses(self, duel: Duel, effect: Lasting, link: Link, kind: int) -> bool:
        return kind == SPELL

    def destroys_refused(self) -> bool:
        return False

    def is_used_up(self) -> bool:
        return True

    def holds_down(self) -> Alteration | None:
        return self.down


MACHINES = (FaceUp(), OfType((MACHINE,)))

card(
    "Rare Metalmorph",
    trap(
        (
            Begin(Changes(X_ATTACK), Bound(TARGETS, MACHINES), WHILE_FACE_UP, Fixed(500)),
            Begin(NegatesFirstSpell(), Bound(TARGETS, MACHINES), WHILE_FACE_UP),
            Begin(Bond(NEVER, WHEN_GONE, face_up=True), Bound(TARGETS, MACHINES), WHILE_FACE_UP),
        ),
        windows=CHANGES_STRENGTH,
        targets=(Target(Cards((MONSTERS,), EVERYBODY, MACHINES)),),
        remains=True,
    ),
)
