"""Trap Cards whose names begin with X."""

from spellspeed.yugioh.cards.writing import *

card(
    "Xing Zhen Hu",
    lasting_trap(
        (Begin(Changes(X_NO_ACTIVATION, holds=True), Bound(TARGETS, (FaceDown(),)), WHILE_FACE_UP),),
        targets=(Target(Cards((SPELLS, FIELD), EVERYBODY, (FaceDown(),), others=True), 2, 2),),
    ),
)
