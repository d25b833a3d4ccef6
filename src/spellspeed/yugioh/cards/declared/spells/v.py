"""Spell Cards whose names begin with V."""

from spellspeed.yugioh.cards.writing import *

card(
    "Valhalla, Hall of the Fallen",
    lasting_spell(),
    ignition(
        (
            If(
                NO_MONSTERS,
                (Choose(Cards((HAND,), YOU, (OfType((FAIRY,)), Revivable()))), SpecialSummon(Bound(CHOSEN))),
            ),
        ),
        condition=NO_MONSTERS,
        limit=1,
        remains=True,
    ),
)

card(
    "Vengeful Bog Spirit",
    lasting_spell(),
    continuous(Changes(X_NO_ATTACK, Cards((MONSTERS,), EVERYBODY, (CameThisTurn(),)))),
)

card("Vile Germs", *worn_by_type(PLANT))

card("Violet Crystal", *worn_by_type(ZOMBIE))
