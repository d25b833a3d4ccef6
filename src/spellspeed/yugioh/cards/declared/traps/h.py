"""Trap Cards whose names begin with H."""

from spellspeed.yugioh.cards.writing import *

card(
    "Hallowed Life Barrier",
    trap(
        (
            Begin(ChangesPlayers(X_NO_BATTLE_DAMAGE, YOUR_SIDE), None, END_OF_TURN),
            And(),
            Begin(ChangesPlayers(X_NO_EFFECT_DAMAGE, YOUR_SIDE), None, END_OF_TURN),
        ),
        costs=(Discarding(1),),
    ),
)

card(
    "Heavy Slump",
    trap((ShuffleIntoDeck(THEIR_HAND), Draw(Fixed(2), OPPONENT)), condition=Exists(THEIR_HAND, 8)),
)

card(
    "Hidden Spellbook",
    trap(
        (ShuffleIntoDeck(TARGET),),
        condition=InTurnOf(YOU),
        targets=(Target(Cards((GRAVEYARD,), YOU, (OfKind((SPELL,)),)), 2, 2),),
    ),
)

card(
    "Horn of Heaven",
    against_summons(
        (NegateSummon(),),
        SummonAttempted(EVERYBODY, ANY_NORMAL | FLIP_SUMMON | SPECIAL_SUMMON),
        costs=(Tributing(1),),
    ),
)

card(
    "House of Adhesive Tape",
    when_summoned(
        (Destroy(EventCard((DefenseFrom(0, 500),))),),
        Both(
            (
                HeardHow(ANY_NORMAL | FLIP_SUMMON),
                HeardSeat(OPPONENTS),
                HeardCard(Cards((MONSTERS,), EVERYBODY, (DefenseFrom(0, 500),))),
            )
        ),
    ),
)
