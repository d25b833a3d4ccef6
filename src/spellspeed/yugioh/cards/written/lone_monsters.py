"""Monsters of several decks: what they gain from others, what battle does with them, how they come back."""

from spellspeed.yugioh.duel.abilities import EACH
from spellspeed.yugioh.duel.memory import GROWN
from spellspeed.yugioh.duel.rights import X_ATTACK, X_WINS_MATCH
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENT, OPPONENTS, YOU
from spellspeed.yugioh.duel.terms import (
    BATTLE,
    BY_BATTLE,
    DECK,
    DRAGON,
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
from spellspeed.yugioh.words.amounts import AttackOf, Fixed, ForEach
from spellspeed.yugioh.words.changes.values import Changes
from spellspeed.yugioh.words.clauses import NeverSpecial, OnlyAsWritten, TributesOf
from spellspeed.yugioh.words.conditions.battling import AttackIsDirect, IsBattling
from spellspeed.yugioh.words.conditions.hearing import (
    HeardByItself,
    HeardCause,
    HeardFrom,
    HeardKept,
    HeardOther,
    HeardSeat,
)
from spellspeed.yugioh.words.conditions.itself import UsedThisTurn
from spellspeed.yugioh.words.conditions.joining import Both, Not
from spellspeed.yugioh.words.conditions.standing import Exists, InCalculation, InPhase, InTurnOf
from spellspeed.yugioh.words.costs.cards import Removing
from spellspeed.yugioh.words.declaring import IN_GRAVEYARD, card, continuous, due_in, procedure, trigger
from spellspeed.yugioh.words.filters.being import Named, OfAttribute, OfType
from spellspeed.yugioh.words.filters.lying import FaceUp
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Battling, Itself
from spellspeed.yugioh.words.joins import If
from spellspeed.yugioh.words.verbs.hands import Draw
from spellspeed.yugioh.words.verbs.keeping import KeepNumber, Note
from spellspeed.yugioh.words.verbs.life_points import InflictDamage
from spellspeed.yugioh.words.verbs.moving import RemoveFromPlay

DARK_MAGICIANS = Cards((GRAVEYARD,), EVERYBODY, (Named(("Dark Magician", "Magician of Black Chaos")),))
card("Dark Magician Girl", continuous(Changes(X_ATTACK, Itself(), amount=ForEach(300, DARK_MAGICIANS))))
card(
    "Soul of Purity and Light",
    OnlyAsWritten(),
    procedure((Removing(Cards((GRAVEYARD,), YOU, (OfAttribute(LIGHT),)), 2),)),
    continuous(
        Changes(
            X_ATTACK,
            Cards((MONSTERS,), OPPONENTS, (FaceUp(),)),
            amount=Fixed(-300),
            when=Both((InTurnOf(OPPONENTS), InPhase((BATTLE,)))),
        )
    ),
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
    OnlyAsWritten(),
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
    NeverSpecial(),
    TributesOf(3, (OfType((DRAGON,)),)),
    continuous(Changes(X_WINS_MATCH, Itself())),
)
