"""Spirit monsters: they return to the hand in the End Phase of the turn in which they were Normal Summoned or turned face-up."""

from spellspeed.yugioh.duel.abilities import EACH, Ability
from spellspeed.yugioh.duel.rights import X_SKIP_BATTLE, X_SKIP_DRAW
from spellspeed.yugioh.duel.scope import OPPONENT, OPPONENTS
from spellspeed.yugioh.duel.terms import ANY_NORMAL, BY_BATTLE, DRAW, E_DAMAGE, END, FLIP_SUMMON, FOREVER, HAND
from spellspeed.yugioh.words.changes.values import ChangesPlayers
from spellspeed.yugioh.words.clauses import NeverSpecial
from spellspeed.yugioh.words.conditions.hearing import HeardByItself, HeardCause, HeardSeat
from spellspeed.yugioh.words.conditions.itself import SummonedThisTurn
from spellspeed.yugioh.words.conditions.joining import Both
from spellspeed.yugioh.words.declaring import card, due_in, trigger
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Itself
from spellspeed.yugioh.words.verbs.delaying import Delayed
from spellspeed.yugioh.words.verbs.hands import DiscardThem
from spellspeed.yugioh.words.verbs.lasting import Begin
from spellspeed.yugioh.words.verbs.moving import ReturnToHand

HITS_OPPONENT = Both((HeardCause((BY_BATTLE,)), HeardSeat(OPPONENTS), HeardByItself()))


def returns() -> Ability:
    """The return of a Spirit monster to its owner's hand."""
    return due_in(END, (ReturnToHand(Itself()),), whose=EACH, condition=SummonedThisTurn(ANY_NORMAL | FLIP_SUMMON))


card(
    "Yata-Garasu",
    NeverSpecial(),
    trigger(E_DAMAGE, (Begin(ChangesPlayers(X_SKIP_DRAW, OPPONENT), None, FOREVER),), own=False, hearing=HITS_OPPONENT),
    returns(),
    cites=("TEAM-R29",),
)
card(
    "Hino-Kagu-Tsuchi",
    NeverSpecial(),
    trigger(
        E_DAMAGE,
        (Begin(Delayed(DiscardThem(Cards((HAND,), OPPONENT)), DRAW, OPPONENT), None, FOREVER, turns=1),),
        own=False,
        hearing=HITS_OPPONENT,
        at_once=True,
    ),
    returns(),
)
card(
    "Great Long Nose",
    NeverSpecial(),
    trigger(
        E_DAMAGE, (Begin(ChangesPlayers(X_SKIP_BATTLE, OPPONENT), None, FOREVER),), own=False, hearing=HITS_OPPONENT
    ),
    returns(),
)
