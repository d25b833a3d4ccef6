"""Kotodama, and the words that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.derived import card_name
from spellspeed.yugioh.duel.duel import Duel


class NewNamesakes(Group):
    """Of the monsters that came or were turned face-up at the same time as that of the event those with the name of another face-up monster."""

    def members(self, duel: Duel, act: Link) -> list[int]:
        if act.event is None:
            return []
        names = [card_name(duel, number) for number in all_face_up_monsters(duel)]
        found: list[int] = []
        for event in duel.fresh:
            if event.batch == act.event.batch and event.kind & act.event.kind and event.card not in found:
                card = duel.cards[event.card]
                if card.zone == t.MONSTERS and card.face_up and names.count(card_name(duel, event.card)) > 1:
                    found.append(event.card)
        return found


def all_face_up_monsters(duel: Duel) -> list[int]:
    """All face-up monsters, by seat and zone."""
    found: list[int] = []
    for seat in range(duel.seats):
        found += [number for number in duel.monsters(seat) if duel.cards[number].face_up]
    return found


OTHER_NAMESAKES = NamedAlike(Cards((MONSTERS,), EVERYBODY, (FaceUp(),), others=True), 2)

card(
    "Kotodama",
    trigger(
        E_SUMMONED | E_FLIPPED,
        (DestroyAtOnce(OTHER_NAMESAKES),),
        at_once=True,
        together=True,
    ),
    trigger(
        E_SUMMONED | E_FLIPPED,
        (Mute(NewNamesakes()), DestroyAtOnce(NewNamesakes())),
        own=False,
        at_once=True,
        together=True,
        hearing=Not(HeardCause((BY_BATTLE,))),
    ),
    trigger(
        E_FLIPPED,
        (Mute(NewNamesakes()), DestroyAfterCalculation(NewNamesakes())),
        own=False,
        at_once=True,
        together=True,
        hearing=HeardCause((BY_BATTLE,)),
    ),
)
