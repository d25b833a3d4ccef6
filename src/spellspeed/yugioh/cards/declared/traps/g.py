"""Trap Cards whose names begin with G."""

from spellspeed.yugioh.cards.writing import *

card(
    "Gravity Bind",
    lasting_trap(),
    continuous(Changes(X_NO_ATTACK, Cards((MONSTERS,), EVERYBODY, (FaceUp(), LevelFrom(4, 12))))),
)

card(
    "Greed",
    lasting_trap(),
    trigger(E_DRAWN, (ChargeDrawer(500),), own=False, at_once=True, hearing=HeardCause((BY_EFFECT,))),
)
