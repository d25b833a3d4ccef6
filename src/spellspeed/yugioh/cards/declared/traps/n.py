"""Trap Cards whose names begin with N."""

from spellspeed.yugioh.cards.writing import *

card("Needle Ceiling", trap((Destroy(ANY_FACE_UP),), condition=Exists(ALL_MONSTERS, 4)))

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

card(
    "Ninjitsu Art of Decoy",
    lasting_trap(
        (Begin(Changes(X_NOT_DESTROYED_BY_BATTLE), STILL_FACE_UP, WHILE_FACE_UP),),
        targets=(Target(Cards((MONSTERS,), YOU, (FaceUp(), NameHolds("Ninja"), OfKind((MONSTER,))))),),
    ),
)

card(
    "Numinous Healer",
    when_happened(
        (GainLife(Plus((Fixed(1000), ForEach(500, Cards((GRAVEYARD,), YOU, (Named(("Numinous Healer",)),))))), YOU),),
        E_DAMAGE,
        HeardSeat(YOU),
    ),
)
