"""Changes of few cards: a card destroyed instead of a monster, effects that target a monster negated."""

from __future__ import annotations

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.rules.abilities import Alteration
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.life_points import lose
from spellspeed.yugioh.rules.rights import X_DUE, X_INSTEAD
from spellspeed.yugioh.rules.terms import END


class EquippedInstead(Alteration):
    """If this card would be destroyed by battle, the monster equipped to it is destroyed instead."""

    def __init__(self) -> None:
        self.what = X_INSTEAD

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return number == effect.source % STAYS and self.equipped(duel, number) >= 0

    def equipped(self, duel: Duel, number: int) -> int:
        """The monster that was equipped by this card's effect, or -1."""
        binding = duel.binding(number)
        for other in duel.attached:
            if duel.cards[other].link == binding and duel.printed(other).is_monster:
                return other
        return -1

    def amount(self, duel: Duel, effect: Lasting, number: int) -> int:
        return self.equipped(duel, number)


class WinsInTheEnd(Alteration):
    """WIN-3, T-6.8, TEAM-R12. At the end of the last of so many turns the player of the effect wins the duel."""

    def __init__(self) -> None:
        self.what = X_DUE

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False

    def falls_due(self, duel: Duel, effect: Lasting) -> bool:
        return duel.phase == END and duel.turn >= effect.turn

    def do_due(self, duel: Duel, effect: Lasting) -> None:
        for side in range(len(duel.life)):
            if side != duel.side_of[effect.seat]:
                lose(duel, side, "WIN-3")
