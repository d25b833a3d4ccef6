"""Monsters whose names begin with Y."""

from spellspeed.yugioh.cards.writing import *

card("Y-Dragon Head", *union(("X-Head Cannon",), 400, 400))

card(
    "Yata-Garasu",
    NeverSpecial(),
    trigger(E_DAMAGE, (Begin(ChangesPlayers(X_SKIP_DRAW, OPPONENT), None, FOREVER),), own=False, hearing=HITS_OPPONENT),
    returns(),
    cites=("TEAM-R29",),
)
