"""The Cyberdark monsters: what they take from the Graveyard makes them strong and goes in their place."""

from spellspeed.yugioh.cards.classes.phrases import TAKEN_MONSTER
from spellspeed.yugioh.words import *


def cyberdark(*filters: Filter, ways: int, more: tuple[Alteration, ...] = ()) -> tuple[Ability, Ability]:
    """When it is Summoned in these ways a Dragon with these properties in the own Graveyard is equipped to it, and destroyed in battle instead."""
    return (
        trigger(
            E_SUMMONED,
            (Absorb(Bound(TARGETS)),),
            hearing=HeardHow(ways),
            targets=(Target(Cards((GRAVEYARD,), YOU, (*filters, OfType((DRAGON,))))),),
            remains=True,
        ),
        continuous(
            Changes(X_ATTACK, Itself(), amount=AttackOf(EquippedTo(True, True), True), when=Exists(TAKEN_MONSTER)),
            *more,
            EquippedInstead(late=True),
        ),
    )
