"""Cards that watch what players draw."""

from spellspeed.yugioh.duel.scope import OPPONENT
from spellspeed.yugioh.duel.terms import BY_EFFECT, DARK, E_DRAWN, HAND, MONSTER, MONSTERS, P_REMOVED
from spellspeed.yugioh.words.conditions.hearing import HeardCause, HeardSeat
from spellspeed.yugioh.words.conditions.joining import Both
from spellspeed.yugioh.words.costs.tributes import Tributing
from spellspeed.yugioh.words.declaring import (
    IN_GRAVEYARD,
    IN_HAND,
    ON_FIELD,
    SET_ONLY,
    card,
    lasting_trap,
    trap,
    trigger,
)
from spellspeed.yugioh.words.filters.being import AttackFrom, OfAttribute, OfKind
from spellspeed.yugioh.words.filters.lying import FaceDown
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import JustDrawn
from spellspeed.yugioh.words.odd.infecting import ChargeDrawer, Infect
from spellspeed.yugioh.words.odd.pending import IsPending
from spellspeed.yugioh.words.verbs.decks import LookAt
from spellspeed.yugioh.words.verbs.destroying import Destroy

STRONG = (OfKind((MONSTER,)), AttackFrom(1500, 99999))
ANYWHERE = IN_GRAVEYARD | IN_HAND | ON_FIELD | SET_ONLY | 1 << P_REMOVED
card(
    "Crush Card Virus",
    trap(
        (
            Infect(),
            LookAt(Cards((HAND,), OPPONENT)),
            LookAt(Cards((MONSTERS,), OPPONENT, (FaceDown(),))),
            Destroy(Cards((MONSTERS, HAND), OPPONENT, STRONG)),
        ),
        costs=(Tributing(1, (OfAttribute(DARK), AttackFrom(0, 1000))),),
    ),
    trigger(
        E_DRAWN,
        (LookAt(JustDrawn()), Destroy(JustDrawn(STRONG))),
        own=False,
        at_once=True,
        places=ANYWHERE,
        hearing=Both((HeardSeat(OPPONENT), IsPending())),
    ),
)
card(
    "Greed",
    lasting_trap(),
    trigger(E_DRAWN, (ChargeDrawer(500),), own=False, at_once=True, hearing=HeardCause((BY_EFFECT,))),
)
