"""Filters: how and where a card lies, and what may become of it."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.events import Event
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.clauses import DARK_FUSION, EXCEPT_BY, NEVER_SPECIAL
from spellspeed.yugioh.duel.derived import is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import TURNS
from spellspeed.yugioh.duel.marks import came_specially, how_summoned
from spellspeed.yugioh.duel.memory import kept_number, was_flip_summoned
from spellspeed.yugioh.duel.one_type import KEPT_APART, comes_against
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_KEEPS_CONTROL
from spellspeed.yugioh.duel.terms import (
    AS_EQUIP,
    EMPTY,
    EQUIP,
    EQUIPPED_ITSELF,
    HAND,
    MONSTERS,
    SENT_BY_OPPONENT,
    SPECIAL_SUMMON,
    SPELLS,
)
from spellspeed.yugioh.duel.trap_monsters import is_trap_monster
from spellspeed.yugioh.may.pay import may_be_removed, may_be_tributed
from spellspeed.yugioh.may.summon import may_be_special_summoned
from spellspeed.yugioh.words.filters.traits import Filter


class FaceUp(Filter):
    """Face-up cards."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.cards[number].face_up

    def fitted(self, duel: Duel, act: Link, event: Event) -> bool:
        return event.before is not None and event.before.face_up

    def can_be_lost(self) -> bool:
        return False


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
        return duel.faces[number].icon == EQUIP or card.marks & (AS_EQUIP | EQUIPPED_ITSELF) != 0

    def fitted(self, duel: Duel, act: Link, event: Event) -> bool:
        before = event.before
        if before is None:
            return False
        return duel.faces[event.card].icon == EQUIP or before.marks & (AS_EQUIP | EQUIPPED_ITSELF) != 0


class WornFor(Filter):
    """Monsters to which a card of a name is equipped that has counted from so many to so many turns since (Petit Moth's line)."""

    def __init__(self, name: str, least: int, most: int) -> None:
        self.name: Final = name
        self.least: Final = least
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.name, self.least, self.most)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        binding = duel.binding(number)
        for other in duel.attached:
            card = duel.cards[other]
            if card.link == binding and duel.faces[other].name == self.name:
                if self.least <= kept_number(duel, card.binding, TURNS) <= self.most:
                    return True
        return False


class WithoutUnion(Filter):
    """Monsters that are not equipped with a Union monster."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        for other in duel.attached:
            card = duel.cards[other]
            if card.link % STAYS == number and card.link == duel.binding(number) and duel.faces[other].is_union:
                return False
        return True

    def can_be_lost(self) -> bool:
        return False


class Revivable(Filter):
    """Monsters that another card's effect may Special Summon (SUMMON-20)."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        if not may_be_special_summoned(duel, act.seat, number):
            return False
        if not duel.kinds & KEPT_APART or not comes_against(duel, act.seat, number):
            return True
        face = act.face
        assert isinstance(face, PrintedCard)
        return not any([step.summons_face_up() for step in face.abilities[act.ability].resolved])


class Removable(Filter):
    """Cards that the player of the effect may remove from play where they lie."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return may_be_removed(duel, number, act.seat)

    def is_of_removal(self) -> bool:
        return True


class CanBeTributed(Filter):
    """TERM-TRIBUTE-1. Monsters that can be Tributed."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return may_be_tributed(duel, number)


class CanBeTaken(Filter):
    """TERM-CONTROL-1, T-8.12. Monsters whose control can change; a trap monster finds a Spell & Trap Card Zone beside the card that takes it."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        if is_under(duel, X_KEEPS_CONTROL, number):
            return False
        if not is_trap_monster(duel.cards[number]):
            return True
        taken = duel.cards[act.card].zone == HAND and not duel.faces[act.card].is_monster
        return duel.free_slots(act.seat, SPELLS) > taken

    def can_be_lost(self) -> bool:
        return False


class ComesFreely(Filter):
    """Monsters that an effect may Special Summon although they were never proper (T-10.5): not those with a text against it.

    T-10.2 to T-10.4. A Fusion Monster with a Summon of its own must first come by that.
    """

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        face = duel.faces[number]
        if face.is_fusion and face.procedures:
            return False
        return face.revival != EXCEPT_BY and face.revival != NEVER_SPECIAL


class Holdable(Filter):
    """FDECK-1. Cards that can be in a hand: no Fusion Monsters."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return not duel.faces[number].is_fusion


def slots_beside(duel: Duel, number: int) -> list[int]:
    """TEAM-R10. The unused Monster Card Zones beside a monster, on the field of its controller; zones of two players are never adjacent."""
    card = duel.cards[number]
    slots = duel.zone(card.controller, MONSTERS)
    return [slot for slot in (card.slot - 1, card.slot + 1) if 0 <= slot < len(slots) and slots[slot] == EMPTY]


class OnlyByDarkFusion(Filter):
    """Fusion Monsters that are Special Summoned with "Dark Fusion" only.

    A filter of one card (Dark Calling): it reads the clause of the monsters of Dark Fusion.
    """

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.faces[number].claims & DARK_FUSION != 0


class CameBy(Filter):
    """Monsters that were Summoned onto the field in one of these ways, face-down ones too."""

    def __init__(self, ways: int) -> None:
        self.ways: Final = ways

    def parts(self) -> tuple[object, ...]:
        return (self.ways,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        card = duel.cards[number]
        return how_summoned(card) & self.ways != 0 or (self.ways & SPECIAL_SUMMON != 0 and came_specially(card))


class CameThisTurn(Filter):
    """Face-up monsters that were Summoned in this turn, Flip Summoned ones too."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        card = duel.cards[number]
        if not card.face_up:
            return False
        if was_flip_summoned(duel, number):
            return True
        return card.arrived == duel.turn and how_summoned(card) != 0


class LaidThisTurn(Filter):
    """Cards that came in this turn to where they lie."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.cards[number].arrived == duel.turn


class Keeps(Filter):
    """Cards that keep a number under a name where they lie (see KEPT_NAMES): Fusion Materials that were used, monsters that were flipped ..."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return kept_number(duel, duel.binding(number), self.name) > 0

    def fitted(self, duel: Duel, act: Link, event: Event) -> bool:
        return event.before is not None and kept_number(duel, event.before.binding, self.name) > 0


class SentByOpponent(Filter):
    """Cards that lie in their owner's Graveyard because an effect of an opponent's card sent them there this turn.

    A filter of one card so far (Fairy Guardian): nothing in it is about that card.
    """

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        card = duel.cards[number]
        return card.arrived == duel.turn and card.marks & SENT_BY_OPPONENT != 0


class HasCounter(Filter):
    """COUNTER-1. Face-up cards with at least so many counters of a name on them."""

    def __init__(self, counter: str, least: int = 1) -> None:
        self.counter: Final = counter
        self.least: Final = least

    def parts(self) -> tuple[object, ...]:
        return (self.counter, self.least)

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        card = duel.cards[number]
        return card.face_up and card.counted(self.counter) >= self.least
