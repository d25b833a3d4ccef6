"""Fiends that do something when the opponent makes their owner discard them."""

from spellspeed.yugioh.words import *

BY_THEM = HeardByCardOf(OPPONENTS)


def when_discarded(do: Steps, targets: Steps = ()) -> Ability:
    """A mandatory effect of a card that was discarded to the Graveyard by an effect."""
    return trigger(
        E_SENT,
        do,
        hearing=Both((HeardDiscarded(), HeardCause((BY_EFFECT,)))),
        targets=targets,
        places=IN_GRAVEYARD,
    )
