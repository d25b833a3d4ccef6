"""Burst Stream of Destruction, and the words that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.derived import effects_on
from spellspeed.yugioh.duel.duel import Duel


class SpellsWork(Condition):
    """T-9.9. No face-up card negates the effects of Spell Cards.

    A word of one Spell Card (Burst Stream of Destruction): what other ones have fixed for a turn is not negated once they have resolved.
    """

    def holds(self, duel: Duel, act: Link) -> bool:
        for effect in effects_on(duel, X_NEGATED):
            change = effect.change
            assert isinstance(change, Alteration)
            if change.negates(duel, SPELL):
                return False
        return True


BLUE_EYES = (Named(("Blue-Eyes White Dragon",)), FaceUp())

card(
    "Burst Stream of Destruction",
    spell(
        (
            Destroy(THEIR_MONSTERS),
            And(),
            Begin(Changes(X_NO_ATTACK, Cards((MONSTERS,), YOUR_SIDE, BLUE_EYES), when=SpellsWork()), None, END_OF_TURN),
        ),
        condition=Both((Exists(Cards((MONSTERS,), YOUR_SIDE, BLUE_EYES)), NoneHasAttacked("Blue-Eyes White Dragon"))),
    ),
)
