"""Trap Cards whose names begin with L."""

from spellspeed.yugioh.cards.writing import *

card("Life Equalizer", trap((SetLife(3000),), condition=NumberFrom(LifeDifference(), 8000, 99999)))

card("Light-Imprisoning Mirror", lasting_trap(), continuous(NegatesEffectsOf(LIGHT)))

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
