"""Monsters whose names begin with U."""

from spellspeed.yugioh.cards.writing import *

card("UFO Turtle", recruiter(FIRE))
