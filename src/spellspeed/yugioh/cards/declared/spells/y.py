"""Spell Cards whose names begin with Y."""

from spellspeed.yugioh.cards.writing import *

card("Yami", lasting_spell(), continuous(*gain(200, FIEND, SPELLCASTER), *gain(-200, FAIRY)))
