"""Monsters of several decks: what they gain from others, what battle does with them, how they come back."""

from spellspeed.yugioh.effects.amounts import AttackOf, Fixed, ForEach
from spellspeed.yugioh.effects.battling import Battling
from spellspeed.yugioh.effects.choices import If
from spellspeed.yugioh.effects.conditions import (
    AttackIsDirect,
    Both,
    Exists,
    InPhase,
    InTurnOf,
    IsBattling,
    Not,
    UsedThisTurn,
)
from spellspeed.yugioh.effects.costs import Removing
from spellspeed.yugioh.effects.declaring import (
    IN_GRAVEYARD,
    card,
    continuous,
    due_in,
    procedure,
    trigger,
)
from spellspeed.yugioh.effects.drawing import KeepNumber
from spellspeed.yugioh.effects.fighting import InCalculation
from spellspeed.yugioh.effects.filters import FaceUp, Named, OfAttribute
from spellspeed.yugioh.effects.groups import Cards, Itself
from spellspeed.yugioh.effects.hands_and_decks import Draw
from spellspeed.yugioh.effects.heard import HeardByItself, HeardCause, HeardFrom, HeardOther, HeardSeat
from spellspeed.yugioh.effects.lasting import Changes
from spellspeed.yugioh.effects.outcomes import HeardKept
from spellspeed.yugioh.effects.verbs import InflictDamage, Note, RemoveFromPlay
from spellspeed.yugioh.rules.abilities import EACH
from spellspeed.yugioh.rules.memory import GROWN
from spellspeed.yugioh.rules.printed import EXCEPT_BY, NEVER_SPECIAL
from spellspeed.yugioh.rules.rights import X_ATTACK, X_WINS_MATCH
from spellspeed.yugioh.rules.scope import EVERYBODY, OPPONENT, OPPONENTS, YOU
from spellspeed.yugioh.rules.terms import (
    BATTLE,
    BY_BATTLE,
    DECK,
    E_BATTLED,
    E_DAMAGE,
    E_SENT,
    E_SUMMONED,
    END,
    FUSION_DECK,
    GRAVEYARD,
    HAND,
    LIGHT,
    MONSTERS,
    REMOVED,
)

DARK_MAGICIANS = Cards((GRAVEYARD,), EVERYBODY, (Named(("Dark Magician", "Magician of Black Chaos")),))
card("Dark Magician Girl", continuous(Changes(X_ATTACK, Itself(), amount=ForEach(300, DARK_MAGICIANS))))
card(
    "Soul of Purity and Light",
    procedure((Removing(Cards((GRAVEYARD,), YOU, (OfAttribute(LIGHT),)), 2),)),
    continuous(
        Changes(
            X_ATTACK,
            Cards((MONSTERS,), OPPONENTS, (FaceUp(),)),
            amount=Fixed(-300),
            when=Both((InTurnOf(OPPONENTS), InPhase((BATTLE,)))),
        )
    ),
    revival=EXCEPT_BY,
    normal_summon=False,
)
card(
    "Memory Crusher",
    trigger(
        E_DAMAGE,
        (InflictDamage(ForEach(100, Cards((FUSION_DECK,), OPPONENT)), OPPONENT),),
        own=False,
        hearing=Both((HeardCause((BY_BATTLE,)), HeardSeat(OPPONENTS), HeardByItself(), AttackIsDirect())),
    ),
)
BATTLED = 7
card(
    "Mirage Knight",
    continuous(
        Changes(
            X_ATTACK,
            Itself(),
            amount=AttackOf(Battling(OPPONENTS), True),
            when=Both((InCalculation(), IsBattling(), Exists(Battling(OPPONENTS)))),
        )
    ),
    trigger(E_BATTLED, (Note(BATTLED),), at_once=True),
    due_in(END, (RemoveFromPlay(Itself()),), whose=EACH, condition=UsedThisTurn(BATTLED), remains=True),
    revival=EXCEPT_BY,
    normal_summon=False,
)
card(
    "Dark Mimic LV3",
    trigger(
        E_SUMMONED,
        (KeepNumber(GROWN, Fixed(1)),),
        at_once=True,
        hearing=HeardOther(Cards((GRAVEYARD, MONSTERS, REMOVED, HAND, DECK), EVERYBODY, (Named((GROWN,)),))),
    ),
    trigger(
        E_SENT,
        (If(HeardKept(GROWN), (Draw(Fixed(2), YOU),)), If(Not(HeardKept(GROWN)), (Draw(Fixed(1), YOU),))),
        hearing=Both((HeardFrom((MONSTERS,)), HeardCause((BY_BATTLE,)))),
        places=IN_GRAVEYARD,
    ),
)
card(
    "Victory Dragon",
    continuous(Changes(X_WINS_MATCH, Itself())),
    revival=NEVER_SPECIAL,
    traits=("three_dragons",),
)
