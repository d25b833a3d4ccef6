"""Monsters whose names begin with O."""

from spellspeed.yugioh.cards.writing import *

card("Ojama King", on_arrival((CloseZones(3),)))

card(
    "Old Vindictive Magician",
    flip((Destroy(Bound(TARGETS)),), targets=(Target(Cards((MONSTERS,), OPPONENTS)),)),
)

card(
    "Otohime",
    NeverSpecial(normally=True),
    trigger(
        E_SUMMONED,
        (SwitchPosition(STILL_FACE_UP),),
        hearing=HeardHow(ANY_NORMAL),
        targets=(Target(THEIR_FACE_UP),),
        optional=True,
    ),
    trigger(
        E_FLIPPED,
        (SwitchPosition(STILL_FACE_UP),),
        targets=(Target(THEIR_FACE_UP),),
        places=ON_FIELD | 1 << 2,
        optional=True,
    ),
    returns(),
)
