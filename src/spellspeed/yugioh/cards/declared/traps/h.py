"""Trap Cards whose names begin with H."""

from spellspeed.yugioh.cards.writing import *

card(
    "Heavy Slump",
    trap((ShuffleIntoDeck(THEIR_HAND), Draw(Fixed(2), OPPONENT)), condition=Exists(THEIR_HAND, 8)),
)

card(
    "Hero Signal",
    when_happened(
        (
            Choose(Cards((HAND, DECK), YOU, (NameHolds("Elemental HERO"), LevelFrom(1, 4), Revivable()))),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        E_SENT,
        Both((HeardWhere((MONSTERS,), YOU), HeardCause((BY_BATTLE,)))),
        condition=ZoneFree(),
    ),
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
        (Destroy(EventCard((FaceUp(), DefenseFrom(0, 500)))),),
        Both(
            (
                HeardHow(ANY_NORMAL | FLIP_SUMMON),
                HeardSeat(OPPONENTS),
                HeardCard(Cards((MONSTERS,), EVERYBODY, (DefenseFrom(0, 500),))),
            )
        ),
    ),
)

REVOLUTION = tuple(
    [
        Exists(Cards((MONSTERS,), YOU, (FaceUp(), Named((name,)))))
        for name in ("People Running About", "Oppressed People", "United Resistance")
    ]
)

card(
    "Huge Revolution",
    trap(
        (SendToGraveyard(THEIR_HAND, needed=False), And(), Destroy(THEIR_FIELD)),
        condition=Both(
            (InTurnOf(YOU), InPhase(MAIN_PHASES), *REVOLUTION, Either((Exists(THEIR_HAND), Exists(THEIR_FIELD))))
        ),
    ),
)
