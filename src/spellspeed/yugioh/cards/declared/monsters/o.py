"""Monsters whose names begin with O."""

from spellspeed.yugioh.cards.writing import *

card("Ojama King", on_arrival((CloseZones(3),)))

card(
    "Old Vindictive Magician",
    flip((Destroy(Bound(TARGETS)),), targets=(Target(Cards((MONSTERS,), OPPONENTS)),)),
)
