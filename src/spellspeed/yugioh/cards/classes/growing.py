"""Monsters that grow into one of a higher Level."""

from spellspeed.yugioh.words import *


def grows_into(name: str, phase: int, whose: int = YOURS, condition: Condition | None = None) -> Ability:
    """In a phase this card may be sent to the Graveyard to Special Summon the card of that name from hand or Deck."""
    steps: tuple[Step, ...] = (
        Choose(Cards((HAND, DECK), YOU, (Named((name,)),))),
        SpecialSummon(Bound(CHOSEN), proper=True),
        ShuffleDeck(YOU),
    )
    return due_in(phase, steps, whose=whose, costs=(SendingItself(),), optional=True, condition=condition)


def hatches(least: int, most: int) -> Ability:
    """A moth for which a Petit Moth is Tributed that has worn Cocoon of Evolution for so many turns of its player."""
    worn = WornFor("Cocoon of Evolution", least, most)
    return procedure((Tributing(1, (Named(("Petit Moth",)), worn)),))


def knows_what_it_was(name: str) -> Ability:
    """It keeps in mind that the effect of a card of that name has Special Summoned it."""
    return trigger(E_SUMMONED, (KeepNumber(name, Fixed(1)),), at_once=True, hearing=HeardByName(name))


NOT_FLIPPED_OR_SUMMONED = Not(SummonedThisTurn(ANY_NORMAL | SPECIAL_SUMMON, flipped=True))
