"""Cards that give back a monster of their player that was destroyed by battle in this turn."""

from spellspeed.yugioh.cards.classes.phrases import ANYWHERE
from spellspeed.yugioh.words import *

BEATEN_THIS_TURN = Cards((GRAVEYARD,), YOU, (BeatenInBattle(), LaidThisTurn(), OutOfSealedGraveyard()))

HOLDABLE_BEATEN = Cards((GRAVEYARD,), YOU, (BeatenInBattle(), LaidThisTurn(), Holdable(), OutOfSealedGraveyard()))


def gives_back(beaten: Cards, does: Step) -> tuple[Ability, Ability]:
    """Tributed, this card gives back a monster beaten in this turn, before or after that, when its player decides it (as Last Will does)."""
    return (
        ignition((Begin(Pending(), None, END_OF_TURN),), costs=(TributingItself(),)),
        quick(
            (Choose(beaten), does, EndPending()),
            windows=W_ANY,
            condition=Both((IsPending(), InTurnOf(YOU), NoChainOpen())),
            places=ANYWHERE,
        ),
    )
