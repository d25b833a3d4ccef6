"""Monsters whose names begin with J."""

from spellspeed.yugioh.cards.writing import *

card(
    "Jinzo",
    continuous(
        Changes(X_NO_ACTIVATION, Cards((SPELLS, HAND, MONSTERS), EVERYBODY, (OfKind((TRAP,)),))),
        Changes(X_NEGATED, Cards((SPELLS, MONSTERS), EVERYBODY, (OfKind((TRAP,)), FaceUp()))),
    ),
)

card("Jinzo #7", continuous(Changes(X_DIRECT_ATTACK, Itself())))
