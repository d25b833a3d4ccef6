"""Families: cards that name each other."""

from spellspeed.yugioh.words import *

BATTERYMAN = NameHolds("Batteryman")

CRYSTAL_BEAST = NameHolds("Crystal Beast")

# "Your Spell & Trap Card Zones" are the own ones (TEAM-R19, TEAM-R25, TEAM-R26, TEAM-R27);
# for the cost of Crystal Abundance the partner lends (TEAM-R16).
CRYSTALS = Cards((SPELLS,), OWN, (CRYSTAL_BEAST, FaceUp(), LiesIn((SPELLS,))))

BEAST_CARD = (CRYSTAL_BEAST, OfKind((MONSTER,)))

GRAVEKEEPER = NameHolds("Gravekeeper's")
