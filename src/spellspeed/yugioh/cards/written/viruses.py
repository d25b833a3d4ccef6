"""Cards that watch what players draw."""

from spellspeed.yugioh.effects.conditions import Both
from spellspeed.yugioh.effects.declaring import (
    IN_GRAVEYARD,
    IN_HAND,
    ON_FIELD,
    SET_ONLY,
    card,
    lasting_trap,
    trap,
    trigger,
)
from spellspeed.yugioh.effects.filters import AttackFrom, FaceDown, OfAttribute, OfKind
from spellspeed.yugioh.effects.groups import Cards
from spellspeed.yugioh.effects.heard import HeardCause, HeardSeat
from spellspeed.yugioh.effects.infecting import ChargeDrawer, Infect, JustDrawn
from spellspeed.yugioh.effects.offering import Tributing
from spellspeed.yugioh.effects.pending import IsPending
from spellspeed.yugioh.effects.showing import LookAt
from spellspeed.yugioh.effects.verbs import Destroy
from spellspeed.yugioh.rules.scope import OPPONENT
from spellspeed.yugioh.rules.terms import BY_EFFECT, DARK, E_DRAWN, HAND, MONSTER, MONSTERS, P_REMOVED

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
