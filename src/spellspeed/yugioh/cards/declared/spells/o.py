"""Spell Cards whose names begin with O."""

from spellspeed.yugioh.cards.writing import *

card("Ookazi", spell((InflictDamage(Fixed(800), OPPONENT),)))

card(
    "Overload Fusion", fusing_from_the_graveyard(OfAttribute(DARK), OfType((MACHINE,)), IsFusion()), cites=("TEAM-R24",)
)
