"""Trap Cards whose names begin with J."""

from spellspeed.yugioh.cards.writing import *

card(
    "Jam Defender",
    lasting_trap(),
    trigger(
        E_ATTACK,
        (TurnAttackTo(STILL_FACE_UP),),
        own=False,
        optional=True,
        hearing=Both((HeardSeat(OPPONENTS), HeardOther(Cards((MONSTERS,), YOU)))),
        targets=(Target(Cards((MONSTERS,), YOU, (Named(("Revival Jam",)), FaceUp(), OutOfBattle()))),),
        remains=True,
    ),
)

card("Jar of Greed", trap((Draw(Fixed(1), YOU),)))

card(
    "Judgment of Anubis",
    counter_trap(
        (
            NegateActivation(True),
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
    "Judgment of the Desert",
    lasting_trap(),
    trigger(E_FLIPPED, (Begin(Changes(X_NO_REPOSITION), EventCard(), WHILE_FACE_UP),), own=False, at_once=True),
)

card("Just Desserts", trap((InflictDamage(ForEach(500, THEIR_MONSTERS), OPPONENT),)))
