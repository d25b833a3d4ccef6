"""Spirit monsters, which return to the hand (MONSTER-9)."""

from spellspeed.yugioh.words import *


def returns() -> Ability:
    """The return of a Spirit monster to its owner's hand."""
    return due_in(END, (ReturnToHand(Itself()),), whose=EACH, condition=SummonedThisTurn(ANY_NORMAL, flipped=True))
