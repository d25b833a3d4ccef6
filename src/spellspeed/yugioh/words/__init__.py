"""The words that cards are written in, a room for each part of speech: everything that a declaration needs, by one import.

What the rules give beside the words is among it: zones, phases, Types, Attributes and events, whose things are meant, the rights that
effects change.
"""

from spellspeed.yugioh.doing.bonds import NEVER, WHEN_DESTROYED, WHEN_GONE
from spellspeed.yugioh.doing.coming import ANY_POSITION
from spellspeed.yugioh.duel.abilities import EACH, THEIRS, YOURS, Ability, Alteration, Amount, Condition, Group, Step
from spellspeed.yugioh.duel.memory import (
    BY_GLADIATOR,
    CARDS_DRAWN,
    FLIPPED_BEFORE,
    GROWN,
    LIFE_PAID,
    TRIBUTED_ATTACK,
    TRIBUTES_MADE,
    TURNS,
    UNTRIBUTED,
)
from spellspeed.yugioh.duel.rights import *
from spellspeed.yugioh.duel.scope import EITHER, EVERYBODY, OPPONENT, OPPONENTS, OWN, YOU, YOUR_SIDE
from spellspeed.yugioh.duel.terms import *
from spellspeed.yugioh.words.amounts import *
from spellspeed.yugioh.words.changes.protecting import *
from spellspeed.yugioh.words.changes.values import *
from spellspeed.yugioh.words.changes.waiting import *
from spellspeed.yugioh.words.choices.choosing import *
from spellspeed.yugioh.words.choices.declaring import *
from spellspeed.yugioh.words.choices.targeting import *
from spellspeed.yugioh.words.clauses import *
from spellspeed.yugioh.words.conditions.answering import *
from spellspeed.yugioh.words.conditions.battling import *
from spellspeed.yugioh.words.conditions.hearing import *
from spellspeed.yugioh.words.conditions.itself import *
from spellspeed.yugioh.words.conditions.joining import *
from spellspeed.yugioh.words.conditions.kept import *
from spellspeed.yugioh.words.conditions.standing import *
from spellspeed.yugioh.words.costs.cards import *
from spellspeed.yugioh.words.costs.life_points import *
from spellspeed.yugioh.words.costs.materials import *
from spellspeed.yugioh.words.costs.tributes import *
from spellspeed.yugioh.words.declaring import *
from spellspeed.yugioh.words.filters.being import *
from spellspeed.yugioh.words.filters.comparing import *
from spellspeed.yugioh.words.filters.lying import *
from spellspeed.yugioh.words.groups.cards import *
from spellspeed.yugioh.words.groups.meant import *
from spellspeed.yugioh.words.joins import *
from spellspeed.yugioh.words.meaningless import *
from spellspeed.yugioh.words.odd.answering import *
from spellspeed.yugioh.words.odd.closing import *
from spellspeed.yugioh.words.odd.copying import *
from spellspeed.yugioh.words.odd.fighting import *
from spellspeed.yugioh.words.odd.infecting import *
from spellspeed.yugioh.words.odd.messages import *
from spellspeed.yugioh.words.odd.pending import *
from spellspeed.yugioh.words.odd.sealing import *
from spellspeed.yugioh.words.odd.taxing import *
from spellspeed.yugioh.words.odd.tributing import *
from spellspeed.yugioh.words.verbs.chance import *
from spellspeed.yugioh.words.verbs.decks import *
from spellspeed.yugioh.words.verbs.delaying import *
from spellspeed.yugioh.words.verbs.destroying import *
from spellspeed.yugioh.words.verbs.digging import *
from spellspeed.yugioh.words.verbs.fusing import *
from spellspeed.yugioh.words.verbs.grouped import *
from spellspeed.yugioh.words.verbs.hands import *
from spellspeed.yugioh.words.verbs.keeping import *
from spellspeed.yugioh.words.verbs.lasting import *
from spellspeed.yugioh.words.verbs.life_points import *
from spellspeed.yugioh.words.verbs.moving import *
from spellspeed.yugioh.words.verbs.negating import *
from spellspeed.yugioh.words.verbs.rituals import *
from spellspeed.yugioh.words.verbs.summoning import *
from spellspeed.yugioh.words.verbs.swapping import *
from spellspeed.yugioh.words.verbs.turning import *
