"""Destiny Board, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.derived import card_name
from spellspeed.yugioh.duel.duel import Duel


class NextOf(Group):
    """In the own hand and Deck, the cards with the first of these names that is not face-up on the own field yet."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names: Final = names

    def parts(self) -> tuple[object, ...]:
        return (self.names,)

    def members(self, duel: Duel, act: Link) -> list[int]:
        there = [card_name(duel, number) for number in duel.spells(act.seat) if duel.cards[number].face_up]
        for name in self.names:
            if name not in there:
                held = duel.zone(act.seat, t.HAND) + duel.zone(act.seat, t.DECK)
                return [number for number in held if duel.faces[number].called == name]
        return []


MESSAGES = ('Spirit Message "I"', 'Spirit Message "N"', 'Spirit Message "A"', 'Spirit Message "L"')

BOARD = "Destiny Board"

LAID_OUT = Cards((SPELLS,), OWN, (NameHoldsOr("Spirit Message", (BOARD,)), FaceUp()))

card(
    "Destiny Board",
    lasting_trap(),
    due_in(
        END,
        (Choose(NextOf(MESSAGES)), PlaceFaceUp(Bound(CHOSEN)), ShuffleDeck(YOU)),
        whose=THEIRS,
        condition=SpellZoneFree(),
        remains=True,
    ),
    wins(DifferentNames(LAID_OUT, 5), places=ON_FIELD),
    trigger(
        E_LEFT,
        (SendToGraveyard(LAID_OUT),),
        own=False,
        at_once=True,
        together=True,
        hearing=Both((HeardWhere((SPELLS,), OWN), HeardWas((NameHolds("Spirit Message"),)))),
    ),
    trigger(E_LEFT, (SendToGraveyard(LAID_OUT),), at_once=True),
)
