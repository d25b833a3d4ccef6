"""Spell Cards whose names begin with V."""

from spellspeed.yugioh.cards.writing import *

card(
    "Vengeful Bog Spirit",
    lasting_spell(),
    continuous(Changes(X_NO_ATTACK, Cards((MONSTERS,), EVERYBODY, (CameThisTurn(),)))),
)

card("Vile Germs", *worn_by_type(PLANT))

card("Violet Crystal", *worn_by_type(ZOMBIE))
