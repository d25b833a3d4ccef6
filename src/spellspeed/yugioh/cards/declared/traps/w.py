"""Trap Cards whose names begin with W."""

from spellspeed.yugioh.cards.writing import *

card(
    "Waboku",
    trap(
        (
            Begin(ChangesPlayers(X_NO_BATTLE_DAMAGE, YOUR_SIDE), None, END_OF_TURN),
            And(),
            Begin(Changes(X_NOT_DESTROYED_BY_BATTLE, Cards((MONSTERS,), YOUR_SIDE)), None, END_OF_TURN),
        )
    ),
)

card(
    "Wall of Revealing Light",
    lasting_trap(costs=(PayingMultiple(1000),)),
    continuous(
        Changes(
            X_NO_ATTACK, Cards((MONSTERS,), OPPONENTS, (AttackBeside(ForEachKept(1, LIFE_PAID), -WITHOUT_BOUND, 0),))
        )
    ),
)

card(
    "White Hole",
    trap(
        (AlterLink(SPARES_MONSTERS),),
        windows=W_ANSWER_SPELL,
        condition=AnswersNamed("Dark Hole", OPPONENTS),
    ),
)

card(
    "Widespread Ruin",
    when_attacked(
        (
            Choose(Strongest(Cards((MONSTERS,), OPPONENTS, (FaceUp(), InPosition(ATTACK))), by_attack=True)),
            Destroy(Bound(CHOSEN)),
        ),
        HeardSeat(OPPONENTS),
    ),
    cites=("TEAM-R18",),
)

card("Windstorm of Etaqua", trap((SwitchPosition(THEIR_FACE_UP),)))

card(
    "World Suppression",
    suppresses(SPELL, FIELD_ICON, Begin(Changes(X_NEGATED), Answered(), END_OF_TURN)),
)
