"""Trap Cards whose names begin with O."""

from spellspeed.yugioh.cards.writing import *

token(
    "Ojama Token",
    continuous(Changes(X_NO_TRIBUTE_SUMMON, Itself())),
    trigger(E_DESTROYED, (InflictDamage(Fixed(300), YOU),), at_once=True),
)

card("Ojama Trio", trap((MakeTokens(printed_named("Ojama Token"), 3, DEFENSE, OPPONENT),)), cites=("TEAM-R3",))

card(
    "Order to Smash",
    trap(
        (
            TributeThem(Bound(TARGETS, (FaceUp(), LevelFrom(1, 2)))),
            IfDone((Choose(Cards((SPELLS, FIELD), OPPONENTS), 1, 2), Destroy(Bound(CHOSEN)))),
        ),
        targets=(Target(Cards((MONSTERS,), YOU, (FaceUp(), IsNormal(), LevelFrom(1, 2), CanBeTributed()))),),
        condition=Exists(Cards((SPELLS, FIELD), OPPONENTS)),
    ),
)

card(
    "Ominous Fortunetelling",
    lasting_trap(),
    due_in(
        STANDBY,
        (
            PickRandom(THEIR_HAND),
            CallKind(Bound(CHOSEN)),
            If(NumberIs(NUMBERS, 1), (InflictDamage(Fixed(700), OPPONENT),)),
        ),
        condition=Exists(THEIR_HAND),
        remains=True,
    ),
)

card(
    "Ordeal of a Traveler",
    lasting_trap(),
    quick(
        (
            PickRandom(Cards((HAND,), YOU)),
            CallKind(Bound(CHOSEN), OPPONENT),
            If(NumberIs(NUMBERS, 0), (ReturnToHand(Attacker()),)),
        ),
        windows=W_DECLARATION,
        event=E_ATTACK,
        hearing=HeardSeat(OPPONENTS),
        condition=NotOnChain(),
        remains=True,
    ),
)
