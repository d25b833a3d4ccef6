"""Trap Cards whose names begin with F."""

from spellspeed.yugioh.cards.writing import *

card(
    "Fairy Box",
    lasting_trap(),
    trigger(
        E_ATTACK,
        (
            CallCoin(),
            If(
                NumberIs(NUMBERS, 1),
                (Begin(Changes(X_ATTACK), Attacker(), END_OF_BATTLE_PHASE, Multiplied(-1, AttackOf(Attacker()))),),
            ),
        ),
        own=False,
        hearing=HeardSeat(OPPONENTS),
        remains=True,
    ),
    upkeep((PayLife(500),)),
)

card(
    "Frozen Soul",
    trap(
        (Begin(ChangesPlayers(X_SKIP_BATTLE, OPPONENT), None, FOREVER),),
        condition=Both((LifeLower(YOU), NumberFrom(LifeDifference(), 2000, 99999))),
    ),
)

card("Fruits of Kozaky's Studies", trap((ReorderTop(3, exactly=True),)))
