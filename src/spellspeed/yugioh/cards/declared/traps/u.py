"""Trap Cards whose names begin with U."""

from spellspeed.yugioh.cards.writing import *

card(
    "Ultimate Offering",
    *chosen_effect(
        (GrantNormalSummon(),),
        windows=W_ANY,
        costs=(PayingLife(500),),
        condition=Either(
            (Both((InTurnOf(YOU), InPhase(MAIN_PHASES))), Both((InTurnOf(OPPONENTS), InPhase((BATTLE,)))))
        ),
    ),
    lasting_trap(),
    cites=("ERA-OFFERING-1", "TEAM-R31"),
)
