"""Trap Cards whose names begin with J."""

from spellspeed.yugioh.cards.writing import *

card("Jar of Greed", trap((Draw(Fixed(1), YOU),)))

card(
    "Judgment of Anubis",
    counter_trap(
        (
            NEGATION,
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

card("Just Desserts", trap((InflictDamage(ForEach(500, THEIR_MONSTERS), OPPONENT),), condition=Exists(THEIR_MONSTERS)))
