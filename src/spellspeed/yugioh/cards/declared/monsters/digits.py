"""Monsters whose names begin with a digit."""

from spellspeed.yugioh.cards.writing import *

card(
    "4-Starred Ladybug of Doom",
    flip((Destroy(Cards((MONSTERS,), OPPONENTS, (FaceUp(), LevelFrom(4, 4)))),)),
)
