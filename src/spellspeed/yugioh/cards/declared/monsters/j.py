"""Monsters whose names begin with J."""

from spellspeed.yugioh.cards.writing import *

MY_OTHERS = Cards((MONSTERS,), YOU, others=True)

card(
    "Jigen Bakudan",
    flip((Begin(Pending(), None, WHILE_FACE_UP),)),
    due_in(
        STANDBY,
        (
            Destroy(MY_OTHERS),
            IfDone((InflictDamage(HalfOf(TotalAttackLost()), OPPONENT),)),
        ),
        costs=(TributingItself(),),
        condition=Both((IsPending(), Exists(MY_OTHERS))),
        optional=True,
    ),
)

card(
    "Jinzo",
    continuous(
        Changes(X_NO_ACTIVATION, Cards((SPELLS, HAND, MONSTERS), EVERYBODY, (OfKind((TRAP,)), NotSpared()))),
        Changes(X_NEGATED, Cards((SPELLS, MONSTERS), EVERYBODY, (OfKind((TRAP,)), FaceUp(), NotSpared()))),
    ),
)

card("Jinzo #7", continuous(Changes(X_DIRECT_ATTACK, Itself())))

card(
    "Jowgen the Spiritualist",
    ignition((Destroy(Cards((MONSTERS,), EVERYBODY, (CameBy(SPECIAL_SUMMON),))),), costs=(Discarding(1, chance=True),)),
    continuous(ChangesPlayers(X_NO_SPECIAL_SUMMON, EVERYBODY)),
)

card("Jirai Gumo", on_attack((CallCoin(), If(NumberIs(NUMBERS, 0), (PayingHalf(),)))))

card(
    "Jowls of Dark Demise",
    flip(
        (
            Begin(Controls(), TARGET, END_PHASE_OF),
            And(),
            Begin(Changes(X_DIRECT_ATTACK, holds=True), TARGET, END_OF_TURN),
        ),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (CanBeTaken(),))),),
    ),
)
