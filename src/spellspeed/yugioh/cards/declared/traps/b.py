"""Trap Cards whose names begin with B."""

from spellspeed.yugioh.cards.writing import *

STRONG = (AttackFrom(1500, 99999), FaceUp())

card(
    "Bottomless Trap Hole",
    when_summoned(
        (Destroy(Bound(CHOSEN, STRONG), removing=True),),
        Both((HeardSeat(OPPONENTS), HeardCard(Cards((MONSTERS,), EVERYBODY, STRONG)))),
        targets=(Mean(JustSummoned(OPPONENTS, STRONG)),),
    ),
)
