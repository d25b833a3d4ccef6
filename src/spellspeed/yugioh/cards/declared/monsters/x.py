"""Monsters whose names begin with X."""

from spellspeed.yugioh.cards.writing import *

card("XY-Dragon Cannon", *cannon(("X-Head Cannon", "Y-Dragon Head"), Cards((SPELLS, FIELD), OPPONENTS, (FaceUp(),))))

card(
    "XYZ-Dragon Cannon",
    *cannon(("X-Head Cannon", "Y-Dragon Head", "Z-Metal Tank"), Cards((MONSTERS, SPELLS, FIELD), OPPONENTS)),
    cites=("TEAM-R9",),
)

card("XZ-Tank Cannon", *cannon(("X-Head Cannon", "Z-Metal Tank"), Cards((SPELLS, FIELD), OPPONENTS, (FaceDown(),))))
