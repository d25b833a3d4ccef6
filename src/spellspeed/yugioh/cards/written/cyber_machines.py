"""Cyber Dragons, their Fusions, and what serves Machines."""

from spellspeed.yugioh.duel.rights import X_ATTACK, X_PIERCING, X_SECOND_ATTACK
from spellspeed.yugioh.duel.scope import YOU
from spellspeed.yugioh.duel.terms import (
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
from spellspeed.yugioh.words.amounts import AttackOf, BoundNumber, Fixed, Multiplied
from spellspeed.yugioh.words.changes.protecting import NegatesTargeting
from spellspeed.yugioh.words.changes.values import Changes, IsCalled
from spellspeed.yugioh.words.changes.waiting import DamageThen
from spellspeed.yugioh.words.clauses import ExactMaterials, StandsForMaterial
from spellspeed.yugioh.words.conditions.hearing import HeardCause, HeardDestroyed, HeardFrom, HeardWhere
from spellspeed.yugioh.words.conditions.itself import ItselfIs
from spellspeed.yugioh.words.conditions.joining import Both
from spellspeed.yugioh.words.costs.cards import SendingFromTop
from spellspeed.yugioh.words.costs.materials import TributingMaterials
from spellspeed.yugioh.words.declaring import IN_GRAVEYARD, card, continuous, ignition, spell, trigger
from spellspeed.yugioh.words.filters.being import IsFusion, OfAttribute, OfType
from spellspeed.yugioh.words.filters.lying import ComesFreely, FaceUp, InPosition
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound, Itself
from spellspeed.yugioh.words.joins import And
from spellspeed.yugioh.words.verbs.fusing import ChooseToFuse, UseMaterials
from spellspeed.yugioh.words.verbs.hands import Draw
from spellspeed.yugioh.words.verbs.keeping import Measure
from spellspeed.yugioh.words.verbs.lasting import Begin
from spellspeed.yugioh.words.verbs.summoning import SpecialSummon

card("Cyber End Dragon", ExactMaterials(), continuous(Changes(X_PIERCING, Itself())))
card("Cyber Twin Dragon", ExactMaterials(), continuous(Changes(X_SECOND_ATTACK, Itself(), amount=Fixed(1))))
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
    StandsForMaterial(),
    ignition(
        (SpecialSummon(Bound(CHOSEN), freely=True),),
        costs=(TributingMaterials((IsFusion(), OfAttribute(LIGHT), ComesFreely())),),
    ),
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
