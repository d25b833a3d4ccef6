"""Cards that the era played in two ways: each variant names the document that says so."""

from spellspeed.yugioh.duel.scope import YOU
from spellspeed.yugioh.duel.terms import CHOSEN, DECK, E_SENT, END_OF_TURN, MONSTERS, P_REMOVED, W_ANY
from spellspeed.yugioh.words.changes.waiting import Remembered
from spellspeed.yugioh.words.choices.choosing import Choose
from spellspeed.yugioh.words.conditions.hearing import HeardSeat, HeardWhere
from spellspeed.yugioh.words.conditions.joining import Both, Not
from spellspeed.yugioh.words.conditions.standing import InTurnOf, NoChainOpen, ZoneFree
from spellspeed.yugioh.words.declaring import IN_GRAVEYARD, as_ruled, card, quick, spell, trigger
from spellspeed.yugioh.words.filters.being import AttackFrom
from spellspeed.yugioh.words.filters.lying import Revivable
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound
from spellspeed.yugioh.words.odd.pending import EndPending, IsPending, Pending, Remembers
from spellspeed.yugioh.words.verbs.decks import ShuffleDeck
from spellspeed.yugioh.words.verbs.lasting import Begin
from spellspeed.yugioh.words.verbs.summoning import SpecialSummon

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
