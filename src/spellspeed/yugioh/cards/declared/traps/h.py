"""Trap Cards whose names begin with H."""

from spellspeed.yugioh.cards.writing import *

card(
    "Hallowed Life Barrier",
    trap(
        (
            Begin(ChangesPlayers(X_NO_BATTLE_DAMAGE, YOUR_SIDE), None, END_OF_TURN),
            And(),
            Begin(ChangesPlayers(X_NO_EFFECT_DAMAGE, YOUR_SIDE), None, END_OF_TURN),
        ),
        costs=(Discarding(1),),
    ),
)

card(
    "Horn of Heaven",
    against_summons(
        (NegateSummon(),),
        SummonAttempted(EVERYBODY, ANY_NORMAL | FLIP_SUMMON | SPECIAL_SUMMON),
        costs=(Tributing(1),),
    ),
)
