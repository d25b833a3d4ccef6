"""Filters: how and where a card lies, and what may become of it."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.events import Event
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.clauses import DARK_FUSION, EXCEPT_BY, NEVER_SPECIAL
from spellspeed.yugioh.duel.derived import is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.marks import how_summoned
from spellspeed.yugioh.duel.memory import has_flipped
from spellspeed.yugioh.duel.rights import X_KEEPS_CONTROL
from spellspeed.yugioh.duel.terms import AS_EQUIP, EMPTY, EQUIP, FLIP_SUMMON, MONSTERS, UNION_EQUIPPED
from spellspeed.yugioh.may.pay import may_be_removed
from spellspeed.yugioh.may.summon import may_be_special_summoned
from spellspeed.yugioh.words.filters.being import Filter


class FaceUp(Filter):
    """Face-up cards."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.cards[number].face_up

    def fitted(self, duel: Duel, act: Link, event: Event) -> bool:
        return event.before is not None and event.before.face_up


class FaceDown(Filter):
    """Face-down cards."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return not duel.cards[number].face_up

    def fitted(self, duel: Duel, act: Link, event: Event) -> bool:
        return event.before is not None and not event.before.face_up


class InPosition(Filter):
    """Monsters in a battle position."""

    def __init__(self, position: int) -> None:
        self.position: Final = position

    def parts(self) -> tuple[object, ...]:
        return (self.position,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.cards[number].position == self.position

    def fitted(self, duel: Duel, act: Link, event: Event) -> bool:
        return event.before is not None and event.before.position == self.position


class LiesIn(Filter):
    """Cards in one of these zones."""

    def __init__(self, zones: tuple[int, ...]) -> None:
        self.zones: Final = zones

    def parts(self) -> tuple[object, ...]:
        return (self.zones,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.cards[number].zone in self.zones


class Equipped(Filter):
    """Monsters to which an Equip Card is equipped (TERM-EQUIPPED-1)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        binding = duel.binding(number)
        return any([duel.cards[other].link == binding for other in duel.attached])


class IsEquipCard(Filter):
    """Face-up Equip Spells and cards that are treated as Equip Cards (TERM-EQUIPCARD-1)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        card = duel.cards[number]
        if not card.face_up:
            return False
        return duel.faces[number].icon == EQUIP or card.marks & (AS_EQUIP | UNION_EQUIPPED) != 0


class WithoutUnion(Filter):
    """Monsters that are not equipped with a Union monster."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        for other in duel.attached:
            card = duel.cards[other]
            if card.link % STAYS == number and card.link == duel.binding(number) and duel.faces[other].is_union:
                return False
        return True


class Revivable(Filter):
    """Monsters that another card's effect may Special Summon (SUMMON-20)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return may_be_special_summoned(duel, act.seat, number)


class Removable(Filter):
    """Cards that the player of the effect may remove from play where they lie."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return may_be_removed(duel, number, act.seat)


class CanBeTaken(Filter):
    """TERM-CONTROL-1. Monsters whose control can change."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return not is_under(duel, X_KEEPS_CONTROL, number)


class ComesFreely(Filter):
    """Monsters that an effect may Special Summon although they were never proper (T-10.5): not those with a text against it (T-10.3, T-10.4)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        revival = duel.faces[number].revival
        return revival != EXCEPT_BY and revival != NEVER_SPECIAL


class Holdable(Filter):
    """FDECK-1. Cards that can be in a hand: no Fusion Monsters."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return not duel.faces[number].is_fusion


def slots_beside(duel: Duel, number: int) -> list[int]:
    """TEAM-R10. The unused Monster Card Zones beside a monster, on the field of its controller; zones of two players are never adjacent."""
    card = duel.cards[number]
    slots = duel.zone(card.controller, MONSTERS)
    return [slot for slot in (card.slot - 1, card.slot + 1) if 0 <= slot < len(slots) and slots[slot] == EMPTY]


class HasRoomBeside(Filter):
    """Monsters beside which a Monster Card Zone is unused."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return bool(slots_beside(duel, number))


class OnlyByDarkFusion(Filter):
    """Fusion Monsters that are Special Summoned with "Dark Fusion" only."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.faces[number].claims & DARK_FUSION != 0


class CameBy(Filter):
    """Monsters that were Summoned onto the field in one of these ways, face-down ones too."""

    def __init__(self, ways: int) -> None:
        self.ways: Final = ways

    def parts(self) -> tuple[object, ...]:
        return (self.ways,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return how_summoned(duel.cards[number]) & self.ways != 0


class CameThisTurn(Filter):
    """Face-up monsters that were Summoned in this turn, Flip Summoned ones too."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        card = duel.cards[number]
        if not card.face_up:
            return False
        if how_summoned(card) == FLIP_SUMMON:
            return has_flipped(duel, number)
        return card.arrived == duel.turn and how_summoned(card) != 0
