"""Spell Cards whose names begin with J."""

from spellspeed.yugioh.cards.writing import *

card(
    "Jade Insect Whistle",
    spell(
        (
            Choose(Cards((DECK,), OPPONENT, (OfType((INSECT,)),)), whose=OPPONENT),
            ShuffleDeck(OPPONENT),
            PutOnTop(Bound(CHOSEN)),
        )
    ),
)
