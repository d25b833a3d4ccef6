"""Trap Cards whose names begin with I."""

from spellspeed.yugioh.cards.writing import *

card(
    "Imperial Order",
    lasting_trap(),
    continuous(Changes(X_NEGATED, Cards((SPELLS, FIELD), EVERYBODY, (OfKind((SPELL,)), FaceUp())))),
    upkeep((PayLife(700, not_the_last=True),)),
)

card(
    "Interdimensional Matter Transporter",
    trap((RemoveUntil(STILL_FACE_UP, END),), targets=(Target(Cards((MONSTERS,), YOU, (FaceUp(),))),)),
)
