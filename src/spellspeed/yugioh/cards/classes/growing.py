"""Monsters that grow into one of a higher Level."""

from spellspeed.yugioh.words import *


def grows_into(name: str, phase: int, whose: int = YOURS, condition: Condition | None = None) -> Ability:
    """In a phase this card may be sent to the Graveyard to Special Summon the card of that name from hand or Deck."""
    steps: tuple[Step, ...] = (
        Choose(Cards((HAND, DECK), YOU, (Named((name,)),))),
        SpecialSummon(Bound(CHOSEN), proper=True),
        ShuffleDeck(YOU),
    )
    return due_in(phase, steps, whose=whose, costs=(SendItself(),), optional=True, condition=condition)
