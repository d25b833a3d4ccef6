"""De-Fusion, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.derived import card_name
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.limits import free_for_monsters
from spellspeed.yugioh.duel.memory import kept_number
from spellspeed.yugioh.may.summon import may_be_special_summoned


class RoomFor(Condition):
    """The player of the effect has room for a monster for each card of a group ("all of them"), of which there is one at least."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return 0 < len(self.group.members(duel, act)) <= free_for_monsters(duel, act.seat)


def is_listed(duel: Duel, number: int, wanted: tuple[object, ...]) -> bool:
    """FUSION-1. Whether a card that was used counts as a Fusion Material where it lies: by its name, where all are named, or as a substitute."""
    if duel.faces[number].claims & SUBSTITUTE or not all([isinstance(one, str) for one in wanted]):
        return True
    return card_name(duel, number) in wanted


class MaterialsOf(Group):
    """The Fusion Materials that were used for the Fusion Summon of the first card bound to a name.

    None of them, unless all are in the own Graveyard, where what the Fusion Monster names has that name (FAQ PROTO-CYBER DRAGON; a substitute
    is none), and can be Special Summoned.
    """

    def __init__(self, name: int) -> None:
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def members(self, duel: Duel, act: Link) -> list[int]:
        found: list[int] = []
        bound = act.bound[self.name]
        if not bound:
            return found
        wanted = materials_of(duel.faces[bound[0] % STAYS])
        for number in duel.zone(act.seat, GRAVEYARD):
            if kept_number(duel, duel.binding(number), MATERIAL) == bound[0]:
                if may_be_special_summoned(duel, act.seat, number) and is_listed(duel, number, wanted):
                    found.append(number)
        return found if len(found) == (kept_number(duel, bound[0], MATERIALS_USED) or len(wanted)) else []


card(
    "De-Fusion",
    quick_play(
        (
            ReturnToFusionDeck(STILL_FACE_UP),
            IfDone(
                (If(RoomFor(MaterialsOf(TARGETS)), (May((SpecialSummon(MaterialsOf(TARGETS)),)),)),),
                later=True,
            ),
        ),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (IsFusion(), FaceUp()))),),
    ),
)
