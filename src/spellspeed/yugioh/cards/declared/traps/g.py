"""Trap Cards whose names begin with G."""

from spellspeed.yugioh.cards.writing import *

card("Gift of The Mystical Elf", trap((GainLife(ForEach(300, ALL_MONSTERS), YOU),)))

card(
    "Graverobber's Retribution",
    lasting_trap(),
    due_in(
        STANDBY, (InflictDamage(ForEach(100, Cards((REMOVED,), OPPONENT, (OfKind((MONSTER,)), FaceUp()))), OPPONENT),)
    ),
)

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
