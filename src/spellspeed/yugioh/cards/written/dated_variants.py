"""Cards that the era played in two ways: each variant names the document that says so."""

from spellspeed.yugioh.effects.choices import Choose
from spellspeed.yugioh.effects.conditions import Both, InTurnOf, Not
from spellspeed.yugioh.effects.declaring import IN_GRAVEYARD, as_ruled, card, quick, spell, trigger
from spellspeed.yugioh.effects.filters import AttackFrom, Revivable
from spellspeed.yugioh.effects.groups import Bound, Cards
from spellspeed.yugioh.effects.hands_and_decks import ShuffleDeck
from spellspeed.yugioh.effects.heard import HeardSeat
from spellspeed.yugioh.effects.hearing import HeardWhere
from spellspeed.yugioh.effects.lasting import Begin
from spellspeed.yugioh.effects.pending import EndPending, IsPending, NoChainOpen, Pending, Remembered, Remembers
from spellspeed.yugioh.effects.summons import SpecialSummon, ZoneFree
from spellspeed.yugioh.rules.scope import YOU
from spellspeed.yugioh.rules.terms import CHOSEN, DECK, E_SENT, END_OF_TURN, MONSTERS, P_REMOVED, W_ANY

AN_HEIR = Choose(Cards((DECK,), YOU, (AttackFrom(0, 1500), Revivable())))
FROM_MY_FIELD = (HeardWhere((MONSTERS,), YOU), HeardSeat(YOU))
ANYWHERE = (1 << P_REMOVED + 1) - 1

card(
    "Last Will",
    spell((Begin(Pending(), None, END_OF_TURN),)),
    trigger(
        E_SENT,
        (Begin(Remembered(), None, END_OF_TURN),),
        own=False,
        together=True,
        at_once=True,
        hearing=Both((*FROM_MY_FIELD, Not(Remembers()))),
        places=ANYWHERE,
    ),
    quick(
        (EndPending(), AN_HEIR, SpecialSummon(Bound(CHOSEN)), ShuffleDeck(YOU)),
        windows=W_ANY,
        condition=Both((IsPending(), Remembers(), InTurnOf(YOU), NoChainOpen(), ZoneFree())),
        places=IN_GRAVEYARD,
    ),
    variants=(
        as_ruled(
            "2005",
            "ERA-LASTWILL-1: the printings before Tournament Pack 7 (November 2005)",
            spell((Begin(Pending(), None, END_OF_TURN),)),
            trigger(
                E_SENT,
                (EndPending(),),
                own=False,
                together=True,
                at_once=True,
                hearing=Both((*FROM_MY_FIELD, IsPending())),
                places=IN_GRAVEYARD,
            ),
            trigger(
                E_SENT,
                (AN_HEIR, SpecialSummon(Bound(CHOSEN)), ShuffleDeck(YOU)),
                own=False,
                together=True,
                optional=True,
                never_misses=True,
                hearing=Both((*FROM_MY_FIELD, IsPending())),
                condition=ZoneFree(),
                places=IN_GRAVEYARD,
            ),
        ),
    ),
)
