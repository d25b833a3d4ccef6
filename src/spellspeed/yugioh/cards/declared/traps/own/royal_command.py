"""Royal Command, and the words that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kinds import FLIP_EFFECT
from spellspeed.yugioh.duel.windows import ability_of


class NegatesFlipEffects(Alteration):
    """Flip Effects that were activated are negated, wherever their monsters are by then."""

    def __init__(self) -> None:
        self.what = X_VOIDS

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False

    def voids(self, duel: Duel, effect: Lasting, link: Link) -> bool:
        return ability_of(link).kind == FLIP_EFFECT


card(
    "Royal Command",
    lasting_trap(),
    continuous(NegatesFlipEffects()),
)
