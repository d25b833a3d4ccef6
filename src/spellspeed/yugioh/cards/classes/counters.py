"""Monsters that gather Spell Counters."""

from spellspeed.yugioh.words import *

COUNTER_NAME = "Spell Counter"


def gathers(most: int) -> Ability:
    """Each Spell Card that resolves puts a Spell Counter on this card, up to so many (0: any number)."""
    return trigger(
        E_LINK_RESOLVED,
        (PlaceCounters(COUNTER_NAME, 1, Itself(), most),),
        own=False,
        hearing=Both((HeardActivation((SPELL,)), ThereBefore())),
        at_once=True,
    )
