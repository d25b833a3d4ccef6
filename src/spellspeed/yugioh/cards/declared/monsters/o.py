"""Monsters whose names begin with O."""

from spellspeed.yugioh.cards.writing import *

card(
    "Obnoxious Celtic Guard",
    continuous(
        Changes(
            X_NOT_DESTROYED_BY_BATTLE, Itself(), when=Exists(Battling(OPPONENTS, (AttackFrom(1900, WITHOUT_BOUND),)))
        )
    ),
)

card(
    "Ocean Dragon Lord - Neo-Daedalus",
    OnlyAsWritten(),
    procedure((Tributing(1, (Named(("Levia-Dragon - Daedalus",)),)),)),
    ignition(
        (SendToGraveyard(Cards((HAND, MONSTERS, SPELLS, FIELD), EVERYBODY, others=True)),),
        costs=(SEND_UMI,),
    ),
    variants=(
        as_ruled(
            "2005",
            "ERA-DAEDALUS-1: FAQ 2005 LEVIA-DRAGON - DAEDALUS, of the same text",
            procedure((Tributing(1, (Named(("Levia-Dragon - Daedalus",)),)),)),
            ignition(
                (SendToGraveyard(Cards((HAND, MONSTERS, SPELLS, FIELD), EVERYBODY, (NotItself(face_up=True),))),),
                costs=(SEND_UMI,),
            ),
        ),
    ),
)

card(
    "Old Vindictive Magician",
    flip((Destroy(Bound(TARGETS)),), targets=(Target(Cards((MONSTERS,), OPPONENTS)),)),
)

card("Ooguchi", continuous(Changes(X_DIRECT_ATTACK, Itself())))

card(
    "Orca Mega-Fortress of Darkness",
    ignition((Destroy(TARGET),), costs=(Tributing(1, (Named(("Torpedo Fish",)),)),), targets=(Target(ALL_MONSTERS),)),
    ignition(
        (Destroy(TARGET),),
        costs=(Tributing(1, (Named(("Cannonball Spear Shellfish",)),)),),
        targets=(Target(SPELLS_AND_TRAPS),),
    ),
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
        places=ON_FIELD | SET_ONLY,
        optional=True,
    ),
    returns(),
)

card("Outstanding Dog Marron", trigger(E_SENT, (ShuffleIntoDeck(Itself()),), places=IN_GRAVEYARD))
