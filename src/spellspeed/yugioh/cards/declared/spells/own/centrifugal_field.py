"""Centrifugal Field, and the words that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.events import Event
from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.duel import Duel


class ListedOnHeard(Filter):
    """FUSION-1. In the Graveyard of the event's player, the Fusion Materials that the event's Fusion Monster lists; no substitute.

    Of several Fusion Monsters of a player that were destroyed at once any one can be meant (FAQ CENTRIFUGAL FIELD).
    """

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        event = act.event
        if event is None or duel.cards[number].owner != event.seat:
            return False
        if lists(duel, act, event.card, number):
            return True
        for fusion in felled_with(duel, act, event):
            if lists(duel, act, fusion, number):
                return True
        return False


def felled_with(duel: Duel, act: Link, event: Event) -> list[int]:
    """The other Fusion Monsters that came to the Graveyard of this player at the same time: those that lie above or right below it there."""
    there = [number for number in duel.zone(event.seat, GRAVEYARD) if materials_of(duel.faces[number])]
    numbers = act.bound[NUMBERS]
    more = numbers[0] - 1 if numbers else 0
    others = [number for number in reversed(there) if number != event.card]
    return others[:more]


def lists(duel: Duel, act: Link, fusion: int, number: int) -> bool:
    """FUSION-1. Whether a Fusion Monster lists a card as its Fusion Material."""
    for wanted in materials_of(duel.faces[fusion]):
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
