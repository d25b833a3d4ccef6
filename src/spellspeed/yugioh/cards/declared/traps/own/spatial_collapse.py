"""Spatial Collapse, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.limits import ROOM_WITHOUT_END, cards_on


class MostCards(Alteration):
    """The field of each player takes no more than so many cards; what is too much is sent to the Graveyard (Spatial Collapse)."""

    def __init__(self, most: int) -> None:
        self.what = X_FIELD_LIMIT
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.most,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return True

    def room_for(
        self, duel: Duel, effect: Lasting, seat: int, placing: bool, planned: tuple[int, ...], cards: int
    ) -> int:
        # FAQ SPATIAL COLLAPSE: what comes at the same time for both players comes, and then the players send what is too much.
        return ROOM_WITHOUT_END if planned else self.most - cards_on(duel, seat) - cards

    def most_cards(self) -> int:
        return self.most


card(
    "Spatial Collapse",
    lasting_trap(condition=EachHasAtMost(5, (MONSTERS, SPELLS, FIELD))),
    continuous(MostCards(5)),
)
