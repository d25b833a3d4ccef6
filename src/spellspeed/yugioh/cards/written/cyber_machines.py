"""Cyber Dragons, their Fusions, and what serves Machines."""

from spellspeed.yugioh.effects.amounts import AttackOf, BoundNumber, Fixed
from spellspeed.yugioh.effects.choices import And
from spellspeed.yugioh.effects.conditions import Both
from spellspeed.yugioh.effects.decks import SendingFromTop
from spellspeed.yugioh.effects.declaring import IN_GRAVEYARD, card, continuous, ignition, spell, trigger
from spellspeed.yugioh.effects.filters import ComesFreely, FaceUp, InPosition, IsFusion, OfAttribute, OfType
from spellspeed.yugioh.effects.fusing import EXACT, SUBSTITUTE, ChooseToFuse, UseMaterials
from spellspeed.yugioh.effects.groups import Bound, Cards, Itself
from spellspeed.yugioh.effects.hands_and_decks import Draw
from spellspeed.yugioh.effects.heard import HeardCause, HeardFrom
from spellspeed.yugioh.effects.hearing import HeardWhere, Multiplied
from spellspeed.yugioh.effects.lasting import Begin, Changes
from spellspeed.yugioh.effects.looking_back import HeardDestroyed, ItselfIs
from spellspeed.yugioh.effects.naming import IsCalled
from spellspeed.yugioh.effects.protecting import NegatesTargeting
from spellspeed.yugioh.effects.returning import DamageThen
from spellspeed.yugioh.effects.sealed_fusion import TributingMaterials
from spellspeed.yugioh.effects.summons import SpecialSummon
from spellspeed.yugioh.effects.verbs import Measure
from spellspeed.yugioh.rules.rights import X_ATTACK, X_PIERCING, X_SECOND_ATTACK
from spellspeed.yugioh.rules.scope import YOU
from spellspeed.yugioh.rules.terms import (
    ATTACK,
    BY_BATTLE,
    CHOSEN,
    DONE,
    E_SENT,
    END,
    END_PHASE_OF,
    FOREVER,
    LIGHT,
    MACHINE,
    MONSTERS,
    NUMBERS,
    SPELL,
    TRAP,
)

card("Cyber End Dragon", continuous(Changes(X_PIERCING, Itself())), traits=(EXACT,))
card("Cyber Twin Dragon", continuous(Changes(X_SECOND_ATTACK, Itself(), amount=Fixed(1))), traits=(EXACT,))
card("Proto-Cyber Dragon", continuous(IsCalled("Cyber Dragon")))
card(
    "Cyber Phoenix",
    continuous(
        NegatesTargeting(
            (SPELL, TRAP),
            Cards((MONSTERS,), YOU, (OfType((MACHINE,)), FaceUp())),
            ItselfIs((InPosition(ATTACK),)),
        )
    ),
    trigger(
        E_SENT,
        (Draw(Fixed(1), YOU),),
        hearing=Both((HeardFrom((MONSTERS,)), HeardCause((BY_BATTLE,)))),
        places=IN_GRAVEYARD,
        optional=True,
    ),
)
card(
    "Power Bond",
    spell(
        (
            ChooseToFuse((IsFusion(), OfType((MACHINE,)))),
            UseMaterials(),
            SpecialSummon(Bound(CHOSEN), proper=True),
            Measure(AttackOf(Bound(DONE), True), NUMBERS),
            Begin(Changes(X_ATTACK), Bound(DONE), FOREVER, BoundNumber(NUMBERS)),
            And(),
            Begin(DamageThen(END, YOU), None, FOREVER, BoundNumber(NUMBERS)),
        )
    ),
)
card(
    "The Light - Hex-Sealed Fusion",
    ignition(
        (SpecialSummon(Bound(CHOSEN), freely=True),),
        costs=(TributingMaterials((IsFusion(), OfAttribute(LIGHT), ComesFreely())),),
    ),
    traits=(SUBSTITUTE,),
)
card(
    "Card Trooper",
    ignition(
        (Begin(Changes(X_ATTACK), Itself(), END_PHASE_OF, Multiplied(500, BoundNumber(NUMBERS))),),
        costs=(SendingFromTop(1, 3),),
        limit=1,
    ),
    trigger(
        E_SENT,
        (Draw(Fixed(1), YOU),),
        hearing=Both((HeardWhere((MONSTERS,), YOU), HeardDestroyed())),
        places=IN_GRAVEYARD,
    ),
)
