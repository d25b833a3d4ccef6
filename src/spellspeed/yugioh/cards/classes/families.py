"""Families: cards that name each other."""

from spellspeed.yugioh.words import *

AMAZONESS = (NameHolds("Amazoness"), FaceUp())

BATTERYMAN = NameHolds("Batteryman")

CRYSTAL_BEAST = NameHolds("Crystal Beast")

# "Your Spell & Trap Card Zones" are the own ones (TEAM-R19, TEAM-R25, TEAM-R26, TEAM-R27);
# for the cost of Crystal Abundance the partner lends (TEAM-R16).
CRYSTALS = Cards((SPELLS,), OWN, (CRYSTAL_BEAST, FaceUp(), LiesIn((SPELLS,))))

BEAST_CARD = (CRYSTAL_BEAST, OfKind((MONSTER,)))

GRAVEKEEPER = NameHolds("Gravekeeper's")

ARCHFIEND = OfFamily("Archfiend")

ARCHFIENDS = Cards((MONSTERS,), YOU, (ARCHFIEND, FaceUp()))


def archfiend(upkeep_of: int, *numbers: int) -> tuple[Ability, Ability]:
    """An Archfiend of the chess set: Life Points are paid for it, and on these numbers of a die it withstands what targets it."""
    return (
        due_in(STANDBY, (PayUpkeep(upkeep_of),), chainless=True, even_negated=True),
        continuous(RollsAgainstTargeting(Itself(), numbers)),
    )
