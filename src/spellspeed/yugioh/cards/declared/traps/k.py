"""Trap Cards whose names begin with K."""

from spellspeed.yugioh.cards.writing import *

card(
    "Kozaky's Self-Destruct Button",
    trigger(
        E_DESTROYED,
        (DamagePlayer(Fixed(1000), destroyer=True),),
        hearing=Not(HeardWas((FaceUp(),))),
        places=1 << P_SET,
    ),
)
