"""Viruses: what watches the cards that the opponent draws."""

from spellspeed.yugioh.cards.classes.phrases import ANYWHERE
from spellspeed.yugioh.words import *

OPPONENT_DRAWS = Both((HeardSeat(OPPONENT), IsPending()))


def watches_draws(*do: Step) -> Ability:
    """What is done to the cards of each draw of the opponent, wherever this card is, while it watches (Infect)."""
    return trigger(E_DRAWN, do, own=False, at_once=True, places=ANYWHERE, hearing=OPPONENT_DRAWS)


def virus(tributed: tuple[Filter, ...], infected: tuple[Filter, ...], watch: Step) -> tuple[Ability, Ability]:
    """A monster is Tributed; what is infected of the opponent's monsters, hand and draws is destroyed."""
    return (
        trap(
            (
                watch,
                LookAt(Cards((HAND,), OPPONENT)),
                LookAt(Cards((MONSTERS,), OPPONENT, (FaceDown(),))),
                Destroy(Cards((MONSTERS, HAND), OPPONENT, infected)),
            ),
            costs=(Tributing(1, tributed),),
        ),
        watches_draws(LookAt(JustDrawn()), Destroy(JustDrawn(infected))),
    )
