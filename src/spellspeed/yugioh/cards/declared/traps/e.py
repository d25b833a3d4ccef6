"""Trap Cards whose names begin with E."""

from spellspeed.yugioh.cards.writing import *

card(
    "Earthshaker",
    trap(
        (ChooseDeclared(OPPONENT), Destroy(Cards((MONSTERS,), EVERYBODY, (DeclaredAttribute(), FaceUp())))),
        targets=(DeclareAttribute(2),),
        condition=Exists(ANY_FACE_UP),
    ),
)

card(
    "Eatgaboon",
    when_summoned(
        (Destroy(EventCard((FaceUp(), AttackFrom(0, 500)))),),
        Both(
            (
                HeardHow(ANY_NORMAL | FLIP_SUMMON),
                HeardSeat(OPPONENTS),
                HeardCard(Cards((MONSTERS,), EVERYBODY, (AttackFrom(0, 500),))),
            )
        ),
    ),
)

card(
    "Elemental Burst",
    trap(
        (Destroy(Cards((MONSTERS, SPELLS, FIELD), OPPONENTS)),),
        costs=(
            TributingOneOfEach(
                (
                    Cards((MONSTERS,), YOU, (OfAttribute(WIND),)),
                    Cards((MONSTERS,), YOU, (OfAttribute(WATER),)),
                    Cards((MONSTERS,), YOU, (OfAttribute(FIRE),)),
                    Cards((MONSTERS,), YOU, (OfAttribute(EARTH),)),
                )
            ),
        ),
    ),
)

card(
    "Embodiment of Apophis",
    lasting_trap((SpecialSummon(Itself(), freely=True),), condition=InPhase(MAIN_PHASES)),
    as_monster=(EARTH, REPTILE, 4, 1600, 1800),
)

card(
    "Enchanted Javelin",
    when_attacked(
        (GainLife(AttackOf(Bound(TARGETS, (Attacking(),))), YOU),), HeardSeat(OPPONENTS), targets=(Target(Attacker()),)
    ),
)

FOR_THEIR_HAND = ForEach(200, THEIR_HAND)

card(
    "Energy Drain",
    trap(
        (
            Begin(Changes(X_ATTACK), STILL_FACE_UP, END_OF_TURN, FOR_THEIR_HAND),
            And(),
            Begin(Changes(X_DEFENSE), STILL_FACE_UP, END_OF_TURN, FOR_THEIR_HAND),
        ),
        windows=CHANGES_STRENGTH,
        targets=(Target(Cards((MONSTERS,), YOU, (FaceUp(),))),),
    ),
)

card("Enervating Mist", lasting_trap(), continuous(ChangesPlayers(X_HAND_LIMIT, OPPONENTS, 5)))

card(
    "Escape from the Dark Dimension",
    trap(
        (SpecialSummon(TARGET), Begin(Bond(WHEN_GONE, WHEN_DESTROYED, True), Bound(DONE), WHILE_FACE_UP)),
        targets=(Target(Cards((REMOVED,), YOU, (FaceUp(), OfAttribute(DARK), Revivable()))),),
        condition=ZoneFree(),
        remains=True,
    ),
)

card(
    "Exhausting Spell",
    trap(
        (RemoveCounters(COUNTER_NAME, ANY_CARD),),
        condition=Exists(Cards((MONSTERS, SPELLS), EVERYBODY, (HasCounter(COUNTER_NAME),))),
    ),
)
