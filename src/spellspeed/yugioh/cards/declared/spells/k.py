"""Spell Cards whose names begin with K."""

from spellspeed.yugioh.cards.writing import *

card(
    "Knight's Title",
    spell(
        (
            Choose(Cards((HAND, DECK, GRAVEYARD), YOU, (Named(("Dark Magician Knight",)), OutOfSealedGraveyard()))),
            SpecialSummon(Bound(CHOSEN), proper=True),
            ShuffleDeck(YOU),
        ),
        costs=(Tributing(1, (Named(("Dark Magician",)), FaceUp())),),
    ),
)
