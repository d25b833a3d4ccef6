"""Spell Cards whose names begin with Y."""

from spellspeed.yugioh.cards.writing import *

card("Yami", lasting_spell(), continuous(*gain(200, FIEND, SPELLCASTER), *gain(-200, FAIRY)))

card(
    "Yellow Luster Shield",
    lasting_spell(),
    continuous(Changes(X_DEFENSE, Cards((MONSTERS,), YOUR_SIDE, (FaceUp(),)), amount=Fixed(300))),
)
