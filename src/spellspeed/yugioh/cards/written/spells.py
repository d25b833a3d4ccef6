"""Normal and Quick-Play Spells."""

from spellspeed.yugioh.duel.scope import EITHER, EVERYBODY, OPPONENT, OPPONENTS
from spellspeed.yugioh.duel.terms import FOREVER, GRAVEYARD, SPELLS, TARGETS
from spellspeed.yugioh.words.amounts import Fixed
from spellspeed.yugioh.words.changes.waiting import WinsInTheEnd
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.conditions.standing import Exists
from spellspeed.yugioh.words.costs.life_points import PayLife
from spellspeed.yugioh.words.declaring import card, quick_play, spell
from spellspeed.yugioh.words.filters.lying import Removable
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.hands import Discard, Draw
from spellspeed.yugioh.words.verbs.lasting import Begin
from spellspeed.yugioh.words.verbs.life_points import InflictDamage
from spellspeed.yugioh.words.verbs.moving import RemoveFromPlay

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
