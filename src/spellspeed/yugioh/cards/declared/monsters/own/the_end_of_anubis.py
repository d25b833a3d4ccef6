"""The End of Anubis, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.windows import ability_of, targets_of


class NegatesInGraveyard(Alteration):
    """ERA-ANUBIS-1. Effects that target a card in a Graveyard, and those that are activated there, are negated.

    `with_costs`: an effect is activated in the Graveyard, too, where its monster was sent there for its cost.
    """

    def __init__(self, with_costs: bool = False) -> None:
        self.what = X_VOIDS
        self.with_costs: Final = with_costs

    def parts(self) -> tuple[object, ...]:
        return (self.with_costs,)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False

    def voids(self, duel: Duel, effect: Lasting, link: Link) -> bool:
        if link.came_from == GRAVEYARD and ability_of(link).places & IN_GRAVEYARD:
            # FAQ APPRENTICE MAGICIAN: what was met on the field is activated there, wherever its monster has gone by then.
            return True
        face = link.face
        assert isinstance(face, PrintedCard)
        if self.with_costs and link.came_from == MONSTERS and duel.cards[link.card].zone == GRAVEYARD:
            if face.kind == MONSTER and any([step.spent(duel, link) == link.card for step in ability_of(link).costs]):
                return True
        return any([duel.cards[binding % STAYS].zone == GRAVEYARD for binding in targets_of(link)])


card(
    "The End of Anubis",
    continuous(NegatesInGraveyard()),
    cites=("ERA-ANUBIS-1",),
    variants=(
        as_ruled(
            "2005",
            "ERA-ANUBIS-1: judge list, 12 April 2005, on Exiled Force",
            continuous(NegatesInGraveyard(with_costs=True)),
        ),
    ),
)
