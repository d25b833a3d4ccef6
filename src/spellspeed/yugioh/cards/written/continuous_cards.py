"""Continuous Spells and Traps, and what else lies on the field for a while."""

from spellspeed.yugioh.duel.memory import TURNS
from spellspeed.yugioh.duel.rights import X_ATTACK, X_NEGATED, X_NO_DECLARING
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENTS, YOU
from spellspeed.yugioh.duel.terms import (
    BATTLE,
    BY_EFFECT,
    CHOSEN,
    DECK,
    DONE,
    DRAW,
    E_ATTACK,
    E_DISCARDED,
    E_DRAWN,
    E_SUMMONED,
    EARTH,
    END_OF_BATTLE_PHASE,
    FIELD,
    GRAVEYARD,
    MAIN1,
    MAIN2,
    MONSTERS,
    NUMBERS,
    REPTILE,
    SPECIAL_SUMMON,
    SPELL,
    SPELLS,
    STANDBY,
    W_ANSWERS,
    W_ANY,
    W_ATTEMPT,
)
from spellspeed.yugioh.words.amounts import AttackOf, Fixed, Multiplied
from spellspeed.yugioh.words.changes.values import Changes
from spellspeed.yugioh.words.choices.choosing import Choose
from spellspeed.yugioh.words.conditions.answering import AnswersSummoning, SummonAttempted
from spellspeed.yugioh.words.conditions.hearing import (
    HeardByCardOf,
    HeardCause,
    HeardDrawn,
    HeardHow,
    HeardSeat,
    HeardWhere,
)
from spellspeed.yugioh.words.conditions.itself import HasKept
from spellspeed.yugioh.words.conditions.joining import Both, Either, Not
from spellspeed.yugioh.words.conditions.kept import NumberIs
from spellspeed.yugioh.words.conditions.standing import InPhase, InTurnOf
from spellspeed.yugioh.words.costs.life_points import PayLife
from spellspeed.yugioh.words.declaring import (
    card,
    chosen_effect,
    continuous,
    due_in,
    lasting_spell,
    lasting_trap,
    spell,
    trigger,
    upkeep,
)
from spellspeed.yugioh.words.filters.being import AttackFrom, IsEffect, IsNormal, OfKind
from spellspeed.yugioh.words.filters.lying import FaceUp
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Attacker, Bound, EquippedMonster, Itself
from spellspeed.yugioh.words.joins import If, IfDone
from spellspeed.yugioh.words.verbs.chance import CallCoin
from spellspeed.yugioh.words.verbs.decks import ShuffleDeck
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.hands import Draw, ShowDrawn
from spellspeed.yugioh.words.verbs.keeping import CountTurn, Mean, Remember
from spellspeed.yugioh.words.verbs.lasting import Begin
from spellspeed.yugioh.words.verbs.life_points import GainLife
from spellspeed.yugioh.words.verbs.moving import AddToHand, RemoveFromPlay
from spellspeed.yugioh.words.verbs.negating import NegateEffect, NegateSummon
from spellspeed.yugioh.words.verbs.summoning import GrantNormalSummon, SpecialSummon

MAIN_PHASES = (MAIN1, MAIN2)

# Continuous Spells

card(
    "Messenger of Peace",
    lasting_spell(),
    continuous(Changes(X_NO_DECLARING, Cards((MONSTERS,), EVERYBODY, (FaceUp(), AttackFrom(1500, 99999))))),
    upkeep((PayLife(100),)),
)
card("Toon World", lasting_spell(costs=(PayLife(1000),)))
card(
    "Card of Safe Return",
    lasting_spell(),
    trigger(
        E_SUMMONED,
        (Draw(Fixed(1), YOU),),
        own=False,
        together=True,
        optional=True,
        hearing=Both((HeardHow(SPECIAL_SUMMON), HeardWhere((GRAVEYARD,), YOU))),
        remains=True,
    ),
    cites=("TEAM-R2",),
)
card(
    "Heart of the Underdog",
    lasting_spell(),
    trigger(
        E_DRAWN,
        (Draw(Fixed(1), YOU),),
        own=False,
        optional=True,
        costs=(ShowDrawn(IsNormal()),),
        hearing=Both((HeardSeat(YOU), InTurnOf(YOU), InPhase((DRAW,)), HeardDrawn(IsNormal()))),
        remains=True,
    ),
)
card(
    "Blessings of the Nile",
    lasting_spell(),
    trigger(
        E_DISCARDED,
        (GainLife(Fixed(1000), YOU),),
        own=False,
        at_once=True,
        together=True,
        hearing=Both((HeardSeat(YOU), HeardCause((BY_EFFECT,)), HeardByCardOf(OPPONENTS))),
    ),
)

# Continuous Traps

card(
    "Solemn Wishes",
    lasting_trap(),
    trigger(E_DRAWN, (GainLife(Fixed(500), YOU),), own=False, at_once=True, together=True, hearing=HeardSeat(YOU)),
)
card(
    "Ultimate Offering",
    *chosen_effect(
        (GrantNormalSummon(),),
        windows=W_ANY,
        costs=(PayLife(500),),
        condition=Either(
            (Both((InTurnOf(YOU), InPhase(MAIN_PHASES))), Both((InTurnOf(OPPONENTS), InPhase((BATTLE,)))))
        ),
    ),
    lasting_trap(),
    cites=("TEAM-R31",),
)
card(
    "Royal Oppression",
    *chosen_effect(
        (NegateEffect(True),), windows=W_ANSWERS, costs=(PayLife(800),), condition=AnswersSummoning(), anyone=True
    ),
    *chosen_effect(
        (NegateSummon(),),
        windows=W_ATTEMPT,
        costs=(PayLife(800),),
        condition=SummonAttempted(EVERYBODY, SPECIAL_SUMMON),
        anyone=True,
    ),
    lasting_trap(),
)
card(
    "Imperial Order",
    lasting_trap(),
    continuous(Changes(X_NEGATED, Cards((SPELLS, FIELD), EVERYBODY, (OfKind((SPELL,)), FaceUp())))),
    upkeep((PayLife(700, not_the_last=True),)),
)
card(
    "Skill Drain",
    lasting_trap(costs=(PayLife(1000),)),
    continuous(Changes(X_NEGATED, Cards((MONSTERS,), EVERYBODY, (FaceUp(), IsEffect())))),
)
card(
    "Fairy Box",
    lasting_trap(),
    trigger(
        E_ATTACK,
        (
            CallCoin(),
            If(
                NumberIs(NUMBERS, 1),
                (Begin(Changes(X_ATTACK), Attacker(), END_OF_BATTLE_PHASE, Multiplied(-1, AttackOf(Attacker()))),),
            ),
        ),
        own=False,
        hearing=HeardSeat(OPPONENTS),
        remains=True,
    ),
    upkeep((PayLife(500),)),
)
card(
    "Embodiment of Apophis",
    lasting_trap((SpecialSummon(Itself(), freely=True),), condition=InPhase(MAIN_PHASES)),
    as_monster=(EARTH, REPTILE, 4, 1600, 1800),
)

# Normal Spells that stay on the field

card(
    "Different Dimension Capsule",
    spell(
        (
            Choose(Cards((DECK,), YOU)),
            RemoveFromPlay(Bound(CHOSEN), face_up=False),
            Remember(Bound(DONE)),
            ShuffleDeck(YOU),
        ),
        stays=True,
    ),
    due_in(STANDBY, (CountTurn(99),), chainless=True, even_negated=True, condition=Not(HasKept(TURNS, 2))),
    due_in(
        STANDBY,
        (Mean(EquippedMonster()), Destroy(Itself()), IfDone((AddToHand(Bound(CHOSEN)),))),
        condition=HasKept(TURNS, 2),
    ),
)
