"""Monsters that call another one from the Deck when they are destroyed by battle."""

from spellspeed.yugioh.cards.classes.phrases import BEATEN_IN_BATTLE
from spellspeed.yugioh.doing.arrivals import ANY_POSITION
from spellspeed.yugioh.words import *


def recruits(*filters: Filter, position: int = ANY_POSITION) -> Ability:
    """When it is destroyed by battle and sent to the Graveyard, a monster with these properties comes from the Deck."""
    steps: tuple[Step, ...] = (
        Choose(Cards((DECK,), YOU, (*filters, Revivable()))),
        SpecialSummon(Bound(CHOSEN), position),
        ShuffleDeck(YOU),
    )
    return trigger(E_SENT, steps, hearing=BEATEN_IN_BATTLE, places=IN_GRAVEYARD, optional=True, condition=ZoneFree())


def recruiter(attribute: int) -> Ability:
    """When it is destroyed by battle and sent to the Graveyard, a monster of an Attribute with 1500 or less ATK comes from the Deck."""
    return recruits(OfAttribute(attribute), AttackFrom(0, 1500), position=ATTACK)
