"""Monsters whose names begin with X."""

from spellspeed.yugioh.cards.writing import *


def part(name: str) -> Cards:
    """A part of a Fusion Monster without "Polymerization": a monster on the own field, face-up or not (XYZ-DRAGON CANNON)."""
    return Cards((MONSTERS,), YOU, (Named((name,)),))


card(
    "XYZ-Dragon Cannon",
    OnlyAsWritten(normally=True),
    procedure(
        (
            RemovingOneOfEach(
                (
                    part("X-Head Cannon"),
                    part("Y-Dragon Head"),
                    part("Z-Metal Tank"),
                )
            ),
        ),
        places=0,
    ),
    ignition(
        (Destroy(Bound(TARGETS)),),
        costs=(Discarding(1),),
        targets=(Target(Cards((MONSTERS, SPELLS, FIELD), OPPONENTS)),),
    ),
    cites=("TEAM-R9",),
)
