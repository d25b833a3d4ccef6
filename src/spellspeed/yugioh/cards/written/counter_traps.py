"""Counter Traps, and the monsters that live from them."""

from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENT, OPPONENTS, YOU
from spellspeed.yugioh.duel.terms import (
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
from spellspeed.yugioh.words.amounts import AttackOf, BoundNumber, Fixed
from spellspeed.yugioh.words.choices.choosing import Choose
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.conditions.answering import Answers, AnswersSummonTrigger, AnswersTargeting
from spellspeed.yugioh.words.conditions.hearing import (
    HeardActivation,
    HeardByItself,
    HeardIcon,
    HeardNegatedBy,
    HeardSeat,
)
from spellspeed.yugioh.words.conditions.itself import ThereBefore
from spellspeed.yugioh.words.conditions.joining import Both
from spellspeed.yugioh.words.conditions.kept import KeptKind, NothingDone
from spellspeed.yugioh.words.costs.cards import Discarding, Sending
from spellspeed.yugioh.words.declaring import IN_HAND, card, counter_trap, trigger
from spellspeed.yugioh.words.filters.being import OfKind
from spellspeed.yugioh.words.filters.lying import FaceUp, Revivable
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound, Itself
from spellspeed.yugioh.words.joins import And, If, IfDone, May
from spellspeed.yugioh.words.odd.answering import AnswersDestruction
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.hands import DiscardThem, Draw
from spellspeed.yugioh.words.verbs.keeping import KeepKind, Measure
from spellspeed.yugioh.words.verbs.life_points import InflictDamage
from spellspeed.yugioh.words.verbs.negating import NegateActivation
from spellspeed.yugioh.words.verbs.summoning import SpecialSummon

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
