"""Spell Cards whose names begin with a digit."""

from spellspeed.yugioh.cards.writing import *

SEVENS = (Named(("7",)), FaceUp())

card(
    "7",
    spell(
        (
            If(
                Exists(Cards((SPELLS,), OWN, SEVENS), 3),
                (Draw(Fixed(3), YOU), Destroy(Cards((SPELLS,), EVERYBODY, SEVENS))),
            ),
        ),
        remains=True,
    ),
    trigger(E_SENT, (GainLife(Fixed(700), YOU),), hearing=HeardFrom((SPELLS,)), places=IN_GRAVEYARD),
)
