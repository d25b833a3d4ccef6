"""Trap Cards whose names begin with E."""

from spellspeed.yugioh.cards.writing import *

card(
    "Embodiment of Apophis",
    lasting_trap((SpecialSummon(Itself(), freely=True),), condition=InPhase(MAIN_PHASES)),
    as_monster=(EARTH, REPTILE, 4, 1600, 1800),
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
