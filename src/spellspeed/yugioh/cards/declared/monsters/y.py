"""Monsters whose names begin with Y."""

from spellspeed.yugioh.cards.writing import *

card("Y-Dragon Head", *union(("X-Head Cannon",), 400, 400))

card(
    "Yado Karu",
    trigger(
        E_TURNED,
        (Choose(Cards((HAND,), YOU), 1, ANY_NUMBER), ReturnToBottom(Bound(CHOSEN))),
        hearing=HeardTurnedTo(DEFENSE),
        optional=True,
    ),
)

card(
    "Yamata Dragon",
    NeverSpecial(),
    trigger(E_DAMAGE, (Draw(MissingInHand(5), YOU),), own=False, hearing=HITS_OPPONENT),
    returns(),
)

card(
    "Yata-Garasu",
    NeverSpecial(),
    trigger(E_DAMAGE, (Begin(ChangesPlayers(X_SKIP_DRAW, OPPONENT), None, FOREVER),), own=False, hearing=HITS_OPPONENT),
    returns(),
    cites=("TEAM-R29",),
)

card("Yomi Ship", trigger(E_SENT, (Destroy(EventOther()),), hearing=BEATEN_IN_BATTLE, places=IN_GRAVEYARD))

card("YZ-Tank Dragon", *cannon(("Y-Dragon Head", "Z-Metal Tank"), Cards((MONSTERS,), OPPONENTS, (FaceDown(),))))
