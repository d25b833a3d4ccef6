"""Spell Cards whose names begin with W."""

from spellspeed.yugioh.cards.writing import *

card("Wasteland", lasting_spell(), continuous(*gain(200, DINOSAUR, ZOMBIE, ROCK)))

card(
    "Wave-Motion Cannon",
    lasting_spell(),
    due_in(STANDBY, (CountTurn(ANY_NUMBER, always=True),), chainless=True, even_negated=True),
    ignition(
        (InflictDamage(BoundNumber(NUMBERS), OPPONENT),),
        costs=(Measure(ForEachKept(1000, TURNS), NUMBERS), SendingItself()),
    ),
    cites=("TEAM-R5",),
)

card(
    "Weapon Change",
    lasting_spell(),
    due_in(
        STANDBY,
        (SwitchValues(TARGET),),
        optional=True,
        costs=(PayingLife(700),),
        targets=(Target(Cards((MONSTERS,), YOU, (OfType((WARRIOR, MACHINE)), FaceUp()))),),
        remains=True,
    ),
)

card("White Dragon Ritual", ritual(Named(("Paladin of White Dragon",))))

card(
    "Wicked-Breaking Flamberge - Baou",
    spell((EquipTo(TARGET),), costs=(Sending(OTHERS_IN_HAND),), targets=(Target(ANY_FACE_UP),), remains=True),
    continuous(
        Changes(X_ATTACK, EquippedMonster(), amount=Fixed(500)),
        Changes(X_NEGATES_FLIP, EquippedMonster(), amount=Fixed(1), when=Controlled(EquippedMonster(), YOU)),
    ),
)

FACE_UP_BEASTS = Cards((MONSTERS,), EVERYBODY, (FaceUp(), OfType((BEAST, BEAST_WARRIOR))))

card(
    "Wild Nature's Release",
    spell(
        (
            Begin(
                Changes(X_ATTACK, how=PLUS_TO_PRESENT),
                Bound(TARGETS, FACE_UP_BEASTS.filters),
                END_OF_TURN,
                DefenseOf(TARGET),
            ),
            Begin(Delayed(Destroy(Bound(DONE)), END, EVERYBODY), Bound(DONE), FOREVER),
        ),
        targets=(Target(FACE_UP_BEASTS),),
    ),
)
