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

card(
    "Jowls of Dark Demise",
    flip(
        (
            Begin(Controls(), TARGET, END_PHASE_OF),
            And(),
            Begin(Changes(X_DIRECT_ATTACK, holds=True), TARGET, END_OF_TURN),
        ),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (CanBeTaken(),))),),
    ),
)
