"""Trap Cards whose names begin with E."""

from spellspeed.yugioh.cards.writing import *

card(
    "Eatgaboon",
    when_summoned(
        (Destroy(EventCard((AttackFrom(0, 500),))),),
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
    "Embodiment of Apophis",
    lasting_trap((SpecialSummon(Itself(), freely=True),), condition=InPhase(MAIN_PHASES)),
    as_monster=(EARTH, REPTILE, 4, 1600, 1800),
)

card(
    "Enchanted Javelin",
    when_attacked((GainLife(AttackOf(TARGET), YOU),), HeardSeat(OPPONENTS), targets=(Target(Attacker()),)),
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

card(
    "Escape from the Dark Dimension",
    trap(
        (SpecialSummon(TARGET), Begin(Bond(WHEN_GONE, WHEN_DESTROYED, True), Bound(DONE), WHILE_FACE_UP)),
        targets=(Target(Cards((REMOVED,), YOU, (FaceUp(), OfAttribute(DARK), Revivable()))),),
        condition=ZoneFree(),
        remains=True,
    ),
)
