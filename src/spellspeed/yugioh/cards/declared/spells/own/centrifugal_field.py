"""Centrifugal Field, and the words that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.duel import Duel


class ListedOnHeard(Filter):
    """FUSION-1. In the Graveyard of the event's player, the Fusion Materials that the event's Fusion Monster lists; no substitute."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        event = act.event
        if event is None or duel.cards[number].owner != event.seat:
            return False
        for wanted in materials_of(duel.faces[event.card]):
            if is_material(duel, act, number, wanted):
                return True
        return False


def brings_material(whose: int) -> Ability:
    """A Fusion Monster of these players that an effect destroys brings a Fusion Material that it lists back to its owner."""
    return trigger(
        E_SENT,
        (TheySummon(TARGET, ANY_POSITION, EVERYBODY),),
        own=False,
        together=True,
        hearing=Both(
            (
                HeardSeat(whose),
                HeardFrom((MONSTERS,)),
                HeardDestroyed(),
                HeardCause((BY_EFFECT,)),
                HeardCard(Cards((GRAVEYARD,), EVERYBODY, (IsFusion(),))),
            )
        ),
        targets=(TheyTarget(Cards((GRAVEYARD,), EVERYBODY, (ListedOnHeard(), Revivable())), TOLD),),
        remains=True,
    )


card("Centrifugal Field", lasting_spell(), brings_material(YOUR_SIDE), brings_material(OPPONENTS))
