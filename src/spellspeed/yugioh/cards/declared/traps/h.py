"""Trap Cards whose names begin with H."""

from spellspeed.yugioh.cards.writing import *

card(
    "Hallowed Life Barrier",
    trap(
        (
            Begin(ChangesPlayers(X_NO_BATTLE_DAMAGE, YOUR_SIDE), None, END_OF_TURN),
            And(),
            Begin(NoDamageFrom(OPPONENTS), None, END_OF_TURN),
        ),
        costs=(Discarding(1),),
    ),
)

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

WEAK_NORMAL_LOST = BeatenOf(YOU, (IsNormal(True), LevelFrom(1, 2)))

card(
    "Human-Wave Tactics",
    lasting_trap(),
    due_in(
        END,
        (
            ChooseUpTo(Cards((DECK,), YOU, (IsNormal(), LevelFrom(1, 2), Revivable())), WEAK_NORMAL_LOST),
            SpecialSummon(Bound(CHOSEN)),
            Destroy(TheRest(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        whose=EACH,
        condition=NumberFrom(WEAK_NORMAL_LOST, 1, 99999),
        remains=True,
    ),
)

REVOLUTION = tuple(
    [
        Exists(Cards((MONSTERS,), YOU, (FaceUp(), Named((name,)))))
        for name in ("People Running About", "Oppressed People", "United Resistance")
    ]
)

THEIR_FIELD = Cards((MONSTERS, SPELLS, FIELD), OPPONENTS)

card(
    "Huge Revolution",
    trap(
        (SendToGraveyard(THEIR_HAND, needed=False), And(), Destroy(THEIR_FIELD)),
        condition=Both(
            (InTurnOf(YOU), InPhase(MAIN_PHASES), *REVOLUTION, Either((Exists(THEIR_HAND), Exists(THEIR_FIELD))))
        ),
    ),
)
