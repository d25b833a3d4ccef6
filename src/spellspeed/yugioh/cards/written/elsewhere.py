"""What sends cards to another place than the Graveyard (ERA-ELSEWHERE-1)."""

from spellspeed.yugioh.effects.declaring import card, continuous, lasting_spell
from spellspeed.yugioh.effects.protecting import GoElsewhere
from spellspeed.yugioh.rules.terms import MONSTER, REMOVED

card("Dimensional Fissure", lasting_spell(), continuous(GoElsewhere((MONSTER,), REMOVED)))
card("Banisher of the Light", continuous(GoElsewhere((), REMOVED)))
card("Banisher of the Radiance", continuous(GoElsewhere((), REMOVED)))
