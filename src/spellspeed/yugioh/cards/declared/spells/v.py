"""Spell Cards whose names begin with V."""

from spellspeed.yugioh.cards.writing import *

card("Vile Germs", *worn_by_type(PLANT))

card("Violet Crystal", *worn_by_type(ZOMBIE))
