"""Trap Cards whose names begin with T."""

from spellspeed.yugioh.cards.writing import *

card(
    "Talisman of Spell Sealing",
    lasting_trap(condition=WITH_MEISEI),
    continuous(
        Changes(X_NO_ACTIVATION, Cards((SPELLS, FIELD, HAND), EVERYBODY, (OfKind((SPELL,)),))),
        Changes(X_NEGATED, Cards((SPELLS, FIELD), EVERYBODY, (OfKind((SPELL,)), FaceUp()))),
        Changes(X_SELF_DESTRUCTS, Itself(), when=Not(WITH_MEISEI)),
    ),
)

card(
    "The Dragon's Bead",
    lasting_trap(),
    quick(
        (NegateEffect(True),),
        windows=W_ANSWER_TRAP,
        costs=(Discarding(1),),
        condition=Both(
            (Answers((TRAP,), EVERYBODY, True), AnswersTargeting((MONSTERS,), DRAGONS), Not(InDamageStep()))
        ),
        remains=True,
    ),
)

card(
    "The Emperor's Holiday",
    lasting_trap(),
    continuous(Changes(X_NEGATED, Cards((SPELLS,), EVERYBODY, (IsEquipCard(), FaceUp())))),
)

card(
    "The Transmigration Prophecy",
    trap((ShuffleIntoDeck(TARGET),), targets=(Target(Cards((GRAVEYARD,), EVERYBODY), 2, 2),)),
)

card(
    "Threatening Roar",
    trap((Begin(Changes(X_NO_DECLARING, THEIR_MONSTERS), None, END_OF_TURN),), condition=InTurnOf(OPPONENTS)),
)

card(
    "Thunder of Ruler",
    trap(
        (Begin(ChangesPlayers(X_NO_BATTLE_PHASE, EVERYBODY), None, END_OF_TURN),),
        condition=Both((InTurnOf(OPPONENTS), InPhase((STANDBY,)))),
    ),
)

card("Time Seal", trap((Begin(ChangesPlayers(X_SKIP_DRAW, OPPONENT), None, FOREVER),)))

card(
    "Tornado Wall",
    lasting_trap(condition=UMI),
    continuous(
        ChangesPlayers(X_NO_BATTLE_DAMAGE, YOU, when=UMI),
        Changes(X_SELF_DESTRUCTS, Itself(), when=Not(UMI)),
    ),
)

card("Torrential Tribute", when_summoned((Destroy(ALL_MONSTERS),)))

card(
    "Trap Dustshoot",
    trap(
        (
            LookAt(THEIR_HAND),
            Choose(Cards((HAND,), OPPONENT, (OfKind((MONSTER,)),))),
            ReturnToDeck(Bound(CHOSEN)),
            ShuffleDeck(OPPONENT),
        ),
        condition=Exists(THEIR_HAND, 4),
    ),
)

card(
    "Trap Hole",
    when_summoned(
        (Destroy(Bound(TARGETS, (FaceUp(),))),),
        Both(
            (
                HeardSeat(OPPONENTS),
                HeardHow(ANY_NORMAL | FLIP_SUMMON),
                HeardCard(Cards((MONSTERS,), EVERYBODY, (AttackFrom(1000, 99999),))),
            )
        ),
        targets=(Target(EventCard()),),
    ),
)

card("Trap Jammer", counter_trap(NEGATE, Both((Answers((TRAP,), OPPONENTS, True), InPhase((BATTLE,))))))

card(
    "Tutan Mask",
    counter_trap(
        NEGATE,
        Both((Answers((SPELL, TRAP), EVERYBODY, True), AnswersTargeting((MONSTERS,), (OfType((ZOMBIE,)), FaceUp())))),
    ),
)

card(
    "Two-Pronged Attack",
    trap(
        (Destroy(Bound(TARGETS)), And(), Destroy(Bound(CHOSEN))),
        targets=(Target(Cards((MONSTERS,), YOU), 2, 2), Target(THEIR_MONSTERS, name=CHOSEN)),
    ),
)

SPELLS_IN_HAND = Cards((HAND,), YOU, (OfKind((SPELL,)),))

card(
    "Type Zero Magic Crusher",
    *chosen_effect(
        (InflictDamage(Fixed(500), OPPONENT),),
        windows=W_ANY,
        costs=(Discarding(1, (OfKind((SPELL,)),)),),
        condition=Exists(SPELLS_IN_HAND),
    ),
    lasting_trap(),
)
