"""Monsters whose names begin with U."""

from spellspeed.yugioh.cards.writing import *

card("UFO Turtle", recruiter(FIRE))

card("UFOroid", recruits(OfType((MACHINE,)), AttackFrom(0, 1500), position=ATTACK))

card(
    "UFOroid Fighter",
    Says(EXACT),
    LooksBack(KEEPS_MATERIALS),
    continuous(
        Changes(X_ATTACK, Itself(), ORIGINAL_BECOMES, ForEachKept(1, MATERIAL_ATTACK)),
        Changes(X_DEFENSE, Itself(), ORIGINAL_BECOMES, ForEachKept(1, MATERIAL_ATTACK)),
    ),
    materials=("UFOroid", OfType((WARRIOR,))),
)

FIRES = (FaceUp(), OfAttribute(FIRE))

card(
    "Ultimate Baseball Kid",
    continuous(Changes(X_ATTACK, Itself(), amount=ForEach(1000, Cards((MONSTERS,), EVERYBODY, FIRES, others=True)))),
    ignition((InflictDamage(Fixed(500), OPPONENT),), costs=(Sending(Cards((MONSTERS,), YOU, FIRES, others=True)),)),
)

card(
    "Ultimate Insect LV1",
    continuous(Unaffected((SPELL,))),
    grows_into("Ultimate Insect LV3", STANDBY, condition=NOT_FLIPPED_OR_SUMMONED),
)

card(
    "Ultimate Insect LV3",
    knows_what_it_was(INSECT_FROM_LV1),
    continuous(Changes(X_ATTACK, THEIR_FACE_UP, amount=Fixed(-300), when=HasKept(INSECT_FROM_LV1, 1))),
    grows_into("Ultimate Insect LV5", STANDBY, condition=NOT_FLIPPED_OR_SUMMONED),
)

card(
    "Ultimate Insect LV5",
    knows_what_it_was(INSECT_FROM_LV3),
    continuous(Changes(X_ATTACK, THEIR_FACE_UP, amount=Fixed(-500), when=HasKept(INSECT_FROM_LV3, 1))),
    grows_into("Ultimate Insect LV7", STANDBY, condition=NOT_FLIPPED_OR_SUMMONED),
)

card(
    "Ultimate Insect LV7",
    knows_what_it_was(INSECT_FROM_LV5),
    continuous(
        Changes(X_ATTACK, THEIR_FACE_UP, amount=Fixed(-700), when=HasKept(INSECT_FROM_LV5, 1)),
        Changes(X_DEFENSE, THEIR_FACE_UP, amount=Fixed(-700), when=HasKept(INSECT_FROM_LV5, 1)),
    ),
)

card(
    "Ultimate Obedient Fiend",
    continuous(
        Changes(
            X_NO_ATTACK,
            Itself(),
            when=Either((Exists(Cards((MONSTERS, SPELLS, FIELD), YOU, others=True)), Not(HandAtMost(YOU, 0)))),
        ),
        Changes(X_NEGATES_FLIP, Itself(), amount=Fixed(1)),
    ),
)

card(
    "Union Rider",
    ignition(
        (Absorb(STILL_FACE_UP),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (IsUnion(), FaceUp(), CanBeTaken()))),),
        condition=Not(Exists(TAKEN_MONSTER)),
        remains=True,
    ),
)

card("Unshaven Angler", continuous(Changes(X_TWO_TRIBUTES, Itself(), amount=Fixed(WATER))))
