"""Monsters whose names begin with V."""

from spellspeed.yugioh.cards.writing import *

card("Vampire Lady", sends_a_declared_kind())

card(
    "Vampire Lord",
    sends_a_declared_kind(),
    due_in(
        STANDBY,
        (SpecialSummon(Itself()),),
        condition=DestroyedByEffectOf(OPPONENTS, from_own=True),
        places=IN_GRAVEYARD,
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

card("Versago the Destroyer", StandsForMaterial())

card(
    "Victory Dragon",
    NeverSpecial(),
    TributesOf(3, (OfType((DRAGON,)),)),
    continuous(Changes(X_WINS_MATCH, Itself())),
)

card(
    "Volcanic Rocket",
    trigger(
        E_SUMMONED,
        (
            Choose(Cards((DECK, GRAVEYARD), YOU, (NameHolds("Blaze Accelerator"), OutOfSealedGraveyard()))),
            AddToHand(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        optional=True,
    ),
)

card(
    "Volcanic Shell",
    ignition(
        (
            If(
                ItselfIs((LiesIn((GRAVEYARD,)),)),
                (
                    Choose(Cards((DECK,), YOU, (Named(("Volcanic Shell",)),))),
                    AddToHand(Bound(CHOSEN)),
                    ShuffleDeck(YOU),
                ),
            ),
        ),
        costs=(PayLife(500),),
        places=IN_GRAVEYARD,
        limit=1,
    ),
)

card(
    "Volcanic Slicer",
    ignition(
        (InflictDamage(Fixed(500), OPPONENT),),
        costs=(Begin(Changes(X_NO_ATTACK), Itself(), END_OF_TURN),),
        condition=Not(DeclaredThisTurn()),
        limit=1,
    ),
)
