"""Cards that the official rules and rulings of team duels name (TEAM-III-1, TEAM-R1 to TEAM-R37)."""

from spellspeed.yugioh.effects.choices import Choose
from spellspeed.yugioh.effects.costs import PayLife
from spellspeed.yugioh.effects.declaring import card, spell
from spellspeed.yugioh.effects.delayed import DiscardThem
from spellspeed.yugioh.effects.groups import Bound, Cards
from spellspeed.yugioh.effects.showing import LookAt
from spellspeed.yugioh.rules.scope import OPPONENT
from spellspeed.yugioh.rules.terms import CHOSEN, HAND

THEIR_HAND = Cards((HAND,), OPPONENT)

card(
    "Confiscation", spell((LookAt(THEIR_HAND), Choose(THEIR_HAND), DiscardThem(Bound(CHOSEN))), costs=(PayLife(1000),))
)
