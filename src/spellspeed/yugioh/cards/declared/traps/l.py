"""Trap Cards whose names begin with L."""

from spellspeed.yugioh.cards.writing import *

card(
    "Lightforce Sword",
    trap(
        (
            PickRandom(THEIR_HAND),
            RemoveFromPlay(Bound(CHOSEN), face_up=False),
            Begin(Delayed(ReturnToHand(Bound(DONE)), STANDBY, OPPONENTS, 4), Bound(DONE), FOREVER, turns=7),
        )
    ),
)
