"""Monsters that do something when they are discarded or sent from their owner's hand."""

from spellspeed.yugioh.words import *

BY_THEM = HeardByCardOf(OPPONENTS)

SENT_FROM_HAND_OR_DECK_BY_THEM = Both((HeardWhere((HAND, DECK), YOU), HeardCause((BY_EFFECT,)), BY_THEM))

SENT_FROM_HAND_BY_THEM = Both((HeardWhere((HAND,), YOU), HeardCause((BY_EFFECT,)), BY_THEM))


def when_discarded(do: Steps, targets: Steps = ()) -> Ability:
    """A mandatory effect of a card that was discarded to the Graveyard by an effect."""
    return trigger(
        E_SENT,
        do,
        hearing=Both((HeardDiscarded(), HeardCause((BY_EFFECT,)))),
        targets=targets,
        places=IN_GRAVEYARD,
    )
