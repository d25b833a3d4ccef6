"""Monsters whose names begin with Q."""

from spellspeed.yugioh.cards.writing import *

card("Queen's Double", continuous(Changes(X_DIRECT_ATTACK, Itself())))
