"""Trap Cards whose names begin with N."""

from spellspeed.yugioh.cards.writing import *

card(
    "Negate Attack",
    counter_trap(
        (NegateAttack(), EndBattlePhase()),
        windows=W_DECLARATION,
        event=E_ATTACK,
        hearing=HeardSeat(OPPONENTS),
        targets=(Target(Attacker()),),
    ),
)

card(
    "Nightmare Wheel",
    lasting_trap(holds_still(WHEN_GONE), targets=(Target(THEIR_MONSTERS),)),
    due_in(
        STANDBY,
        (If(Exists(Held()), (InflictDamage(Fixed(500), OPPONENT),)),),
        condition=Exists(Held()),
        remains=True,
    ),
)
