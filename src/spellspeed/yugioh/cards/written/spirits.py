"""Spirit monsters: they return to the hand in the End Phase of the turn in which they were Normal Summoned or turned face-up."""

from spellspeed.yugioh.effects.conditions import Both, SummonedThisTurn
from spellspeed.yugioh.effects.declaring import card, due_in, trigger
from spellspeed.yugioh.effects.delayed import Delayed, DiscardThem
from spellspeed.yugioh.effects.groups import Cards, Itself
from spellspeed.yugioh.effects.heard import HeardByItself, HeardCause, HeardSeat
from spellspeed.yugioh.effects.lasting import Begin, ChangesPlayers
from spellspeed.yugioh.effects.verbs import ReturnToHand
from spellspeed.yugioh.rules.abilities import EACH, Ability
from spellspeed.yugioh.rules.printed import NEVER_SPECIAL
from spellspeed.yugioh.rules.rights import X_SKIP_BATTLE, X_SKIP_DRAW
from spellspeed.yugioh.rules.scope import OPPONENT, OPPONENTS
from spellspeed.yugioh.rules.terms import ANY_NORMAL, BY_BATTLE, DRAW, E_DAMAGE, END, FLIP_SUMMON, FOREVER, HAND

HITS_OPPONENT = Both((HeardCause((BY_BATTLE,)), HeardSeat(OPPONENTS), HeardByItself()))


def returns() -> Ability:
    """The return of a Spirit monster to its owner's hand."""
    return due_in(END, (ReturnToHand(Itself()),), whose=EACH, condition=SummonedThisTurn(ANY_NORMAL | FLIP_SUMMON))


card(
    "Yata-Garasu",
    trigger(E_DAMAGE, (Begin(ChangesPlayers(X_SKIP_DRAW, OPPONENT), None, FOREVER),), own=False, hearing=HITS_OPPONENT),
    returns(),
    revival=NEVER_SPECIAL,
    cites=("TEAM-R29",),
)
card(
    "Hino-Kagu-Tsuchi",
    trigger(
        E_DAMAGE,
        (Begin(Delayed(DiscardThem(Cards((HAND,), OPPONENT)), DRAW, OPPONENT), None, FOREVER, turns=1),),
        own=False,
        hearing=HITS_OPPONENT,
        at_once=True,
    ),
    returns(),
    revival=NEVER_SPECIAL,
)
card(
    "Great Long Nose",
    trigger(
        E_DAMAGE, (Begin(ChangesPlayers(X_SKIP_BATTLE, OPPONENT), None, FOREVER),), own=False, hearing=HITS_OPPONENT
    ),
    returns(),
    revival=NEVER_SPECIAL,
)
