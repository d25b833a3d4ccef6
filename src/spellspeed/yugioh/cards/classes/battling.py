"""What monsters keep from happening in their battles."""

from spellspeed.yugioh.words import *


def no_traps_in_battle() -> Changes:
    """The opponent can activate no Trap Card during the Battle Phase; what lies there face-up can still be used."""
    return Changes(X_NO_ACTIVATION, Cards((SPELLS,), OPPONENTS, (FaceDown(), OfKind((TRAP,)))), when=InPhase((BATTLE,)))
