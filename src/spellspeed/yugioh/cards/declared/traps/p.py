"""Trap Cards whose names begin with P."""

from spellspeed.yugioh.cards.writing import *

card(
    "Penalty Game!",
    trap(
        (
            If(ModeIs(0), (Begin(ChangesPlayers(X_NO_DRAW, OPPONENT), None, FOREVER),)),
            If(ModeIs(1), (Begin(ChangesPlayers(X_CARDS_A_TURN, OPPONENT, 0), None, END_OF_TURN),)),
        ),
        targets=(ChooseMode(2),),
        condition=Exactly(THEIR_HAND, 4),
    ),
    cites=("TEAM-R34",),
)

card(
    "Phoenix Wing Wind Blast",
    trap(
        (ReturnToDeck(TARGET),),
        costs=(Discarding(1),),
        targets=(Target(Cards((MONSTERS, SPELLS, FIELD), OPPONENTS)),),
    ),
)

card("Pikeru's Circle of Enchantment", trap((Begin(ChangesPlayers(X_NO_EFFECT_DAMAGE, YOUR_SIDE), None, END_OF_TURN),)))

card("Pulling the Rug", counter_trap((NEGATION,), AnswersSummonTrigger(ANY_NORMAL)))
