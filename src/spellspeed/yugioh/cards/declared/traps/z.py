"""Trap Cards whose names begin with Z."""

from spellspeed.yugioh.cards.writing import *

card("Zero Gravity", trap((SwitchPosition(ANY_FACE_UP),)))
