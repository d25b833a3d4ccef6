"""Monsters whose names begin with a digit."""

from spellspeed.yugioh.cards.writing import *

LACOODAS = (Named(("3-Hump Lacooda",)), FaceUp())

card(
    "3-Hump Lacooda",
    ignition(
        (Draw(Fixed(3), YOU),),
        costs=(Tributing(2, LACOODAS),),
        condition=Exists(Cards((MONSTERS,), YOU, LACOODAS), 3),
    ),
)

card(
    "4-Starred Ladybug of Doom",
    flip((Destroy(Cards((MONSTERS,), OPPONENTS, (FaceUp(), LevelFrom(4, 4)))),)),
)
