"""Mustering of the Dark Scorpions, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.duel import Duel


class OneOfEachName(Group):
    """Of the cards of a group one for each name."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def members(self, duel: Duel, act: Link) -> list[int]:
        return distinct(duel, self.group.members(duel, act))


SCORPIONS_IN_HAND = Cards((HAND,), YOU, (NameHolds("Dark Scorpion"), OfKind((MONSTER,)), Revivable()))

card(
    "Mustering of the Dark Scorpions",
    spell(
        (ChooseUpTo(OneOfEachName(SCORPIONS_IN_HAND), FreeZones(), fewer=True), SpecialSummon(Bound(CHOSEN))),
        condition=Both(
            (
                Exists(Cards((MONSTERS,), YOU, (Named(("Don Zaloog",)), FaceUp()))),
                Exists(SCORPIONS_IN_HAND),
                ZoneFree(),
            )
        ),
    ),
)
