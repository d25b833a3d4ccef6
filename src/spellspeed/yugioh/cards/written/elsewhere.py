"""What sends cards to another place than the Graveyard (ERA-ELSEWHERE-1)."""

from spellspeed.yugioh.duel.terms import MONSTER, REMOVED
from spellspeed.yugioh.words.changes.protecting import GoElsewhere
from spellspeed.yugioh.words.declaring import card, continuous, lasting_spell

card("Dimensional Fissure", lasting_spell(), continuous(GoElsewhere((MONSTER,), REMOVED)))
card("Banisher of the Light", continuous(GoElsewhere((), REMOVED)))
card("Banisher of the Radiance", continuous(GoElsewhere((), REMOVED)))
