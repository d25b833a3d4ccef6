"""Normal and Quick-Play Spells."""

from spellspeed.yugioh.effects.absorbing import WinsInTheEnd
from spellspeed.yugioh.effects.amounts import Fixed
from spellspeed.yugioh.effects.choices import Target
from spellspeed.yugioh.effects.conditions import Exists
from spellspeed.yugioh.effects.costs import PayLife
from spellspeed.yugioh.effects.declaring import card, quick_play, spell
from spellspeed.yugioh.effects.filters import Removable
from spellspeed.yugioh.effects.groups import Bound, Cards
from spellspeed.yugioh.effects.hands_and_decks import Discard, Draw
from spellspeed.yugioh.effects.lasting import Begin
from spellspeed.yugioh.effects.verbs import Destroy, InflictDamage, RemoveFromPlay
from spellspeed.yugioh.rules.scope import EITHER, EVERYBODY, OPPONENT, OPPONENTS
from spellspeed.yugioh.rules.terms import FOREVER, GRAVEYARD, SPELLS, TARGETS

THEIR_SPELLS = Cards((SPELLS,), OPPONENTS)

card("Ookazi", spell((InflictDamage(Fixed(800), OPPONENT),)))
card("Dark World Dealings", spell((Draw(Fixed(1), EVERYBODY), Discard(1, EVERYBODY))))
card(
    "Soul Release",
    spell((RemoveFromPlay(Bound(TARGETS)),), targets=(Target(Cards((GRAVEYARD,), EITHER, (Removable(),)), 1, 5),)),
)
card(
    "Tornado",
    quick_play((Destroy(Bound(TARGETS)),), targets=(Target(THEIR_SPELLS),), condition=Exists(THEIR_SPELLS, 3)),
)
card(
    "Final Countdown",
    spell((Begin(WinsInTheEnd(), None, FOREVER, turns=19),), costs=(PayLife(2000),)),
    cites=("TEAM-R12",),
)
