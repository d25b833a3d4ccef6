"""Spell Cards whose names begin with E."""

from spellspeed.yugioh.cards.writing import *

card("Earth Chant", ritual(OfAttribute(EARTH), exactly=True))

card(
    "Enemy Controller",
    quick_play((SwitchPosition(Bound(TARGETS, (FaceUp(),))),), targets=(Target(THEIR_FACE_UP),)),
    quick_play(
        (Begin(Controls(), Bound(TARGETS, (FaceUp(),)), END_PHASE_OF),),
        costs=(Tributing(1),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (FaceUp(), CanBeTaken()))),),
    ),
)

card("Eternal Rest", spell((Destroy(Cards((MONSTERS,), EVERYBODY, (Equipped(),))),)))
