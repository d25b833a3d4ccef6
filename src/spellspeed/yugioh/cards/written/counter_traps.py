"""Counter Traps, and the monsters that live from them."""

from spellspeed.yugioh.effects.amounts import AttackOf, BoundNumber, Fixed
from spellspeed.yugioh.effects.answering import (
    AnswersDestruction,
    AnswersSummonTrigger,
    AnswersTargeting,
    HeardIcon,
    HeardNegatedBy,
)
from spellspeed.yugioh.effects.choices import And, Choose, If, IfDone, May, Target
from spellspeed.yugioh.effects.conditions import Answers, Both
from spellspeed.yugioh.effects.costs import Discarding, Sending
from spellspeed.yugioh.effects.declaring import IN_HAND, card, counter_trap, trigger
from spellspeed.yugioh.effects.delayed import DiscardThem
from spellspeed.yugioh.effects.filters import FaceUp, OfKind, Revivable
from spellspeed.yugioh.effects.groups import Bound, Cards, Itself
from spellspeed.yugioh.effects.hands_and_decks import Draw
from spellspeed.yugioh.effects.heard import HeardByItself, HeardSeat
from spellspeed.yugioh.effects.hearing import ThereBefore
from spellspeed.yugioh.effects.looking_back import HeardActivation
from spellspeed.yugioh.effects.negating import NegateActivation
from spellspeed.yugioh.effects.outcomes import KeepKind, KeptKind, NothingDone
from spellspeed.yugioh.effects.summons import SpecialSummon
from spellspeed.yugioh.effects.verbs import Destroy, InflictDamage, Measure
from spellspeed.yugioh.rules.scope import EVERYBODY, OPPONENT, OPPONENTS, YOU
from spellspeed.yugioh.rules.terms import (
    ANY_NORMAL,
    CHOSEN,
    COUNTER,
    E_LINK_RESOLVED,
    E_NEGATED,
    E_SUMMONED,
    FIELD,
    GRAVEYARD,
    HAND,
    MONSTER,
    MONSTERS,
    NUMBERS,
    SPELL,
    SPELLS,
    TARGETS,
    TRAP,
)

NEGATE = NegateActivation(True)
THEIR_SPELL = Answers((SPELL,), OPPONENTS, True)

card("Pulling the Rug", counter_trap((NEGATE,), AnswersSummonTrigger(ANY_NORMAL)))
card(
    "Judgment of Anubis",
    counter_trap(
        (
            NEGATE,
            May(
                (
                    Choose(Cards((MONSTERS,), OPPONENTS, (FaceUp(),))),
                    Measure(AttackOf(Bound(CHOSEN)), NUMBERS),
                    Destroy(Bound(CHOSEN)),
                    IfDone((InflictDamage(BoundNumber(NUMBERS), OPPONENT),)),
                )
            ),
        ),
        Both((THEIR_SPELL, AnswersDestruction((SPELLS, FIELD)))),
        costs=(Discarding(1),),
    ),
)
card(
    "Dark Bribe",
    counter_trap((Draw(Fixed(1), OPPONENT), And(), NEGATE), Answers((SPELL, TRAP), OPPONENTS, True)),
)
card(
    "Magic Drain",
    counter_trap(
        (
            Choose(Cards((HAND,), OPPONENT, (OfKind((SPELL,)),)), whose=OPPONENT, optional=True),
            DiscardThem(Bound(CHOSEN)),
            If(NothingDone(), (NEGATE,)),
        ),
        THEIR_SPELL,
    ),
)
card(
    "Spell Shield Type-8",
    counter_trap((NEGATE,), Both((Answers((SPELL,), EVERYBODY, True), AnswersTargeting((MONSTERS,))))),
    counter_trap(
        (NEGATE,),
        Answers((SPELL,), EVERYBODY, True),
        costs=(Sending(Cards((HAND,), YOU, (OfKind((SPELL,)),))),),
    ),
)
card(
    "Bountiful Artemis",
    trigger(
        E_LINK_RESOLVED,
        (Draw(Fixed(1), YOU),),
        own=False,
        hearing=Both((HeardActivation((TRAP,)), HeardIcon((COUNTER,)), ThereBefore())),
        at_once=True,
    ),
)
card(
    "Van'Dalgyon the Dark Dragon Lord",
    trigger(
        E_NEGATED,
        (SpecialSummon(Itself()), KeepKind()),
        own=False,
        hearing=Both((HeardSeat(OPPONENTS), HeardNegatedBy(YOU, (TRAP,), (COUNTER,)))),
        optional=True,
        never_misses=True,
        places=IN_HAND,
    ),
    trigger(E_SUMMONED, (InflictDamage(Fixed(1500), OPPONENT),), hearing=HeardByItself(), condition=KeptKind(SPELL)),
    trigger(
        E_SUMMONED,
        (Destroy(Bound(TARGETS)),),
        hearing=HeardByItself(),
        condition=KeptKind(TRAP),
        targets=(Target(Cards((MONSTERS, SPELLS, FIELD), OPPONENTS)),),
    ),
    trigger(
        E_SUMMONED,
        (SpecialSummon(Bound(TARGETS)),),
        hearing=HeardByItself(),
        condition=KeptKind(MONSTER),
        targets=(Target(Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)), Revivable()))),),
    ),
)
