"""Muko, and the words that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.windows import ability_of


class AnswersDrawing(Condition):
    """The last Chain Link draws cards and does nothing else."""

    def holds(self, duel: Duel, act: Link) -> bool:
        if not duel.chain:
            return False
        draws = False
        for step in ability_of(duel.chain[-1]).resolved:
            if isinstance(step, Draw):
                draws = True
            elif not isinstance(step, (And, Begin, KeepNumber, Unless)):
                return False
        return draws


card(
    "Muko",
    trap(
        (AlterLink(DRAWS_BURIED),),
        windows=W_ANSWERS,
        condition=Both((Answers((MONSTER, SPELL, TRAP), EVERYBODY, False), AnswersDrawing())),
    ),
)
