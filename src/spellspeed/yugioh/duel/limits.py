"""How many cards the field of a player still takes: free zones, and what effects limit (KAISER COLOSSEUM, SPATIAL COLLAPSE)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.derived import effects_on
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_FIELD_LIMIT, X_ZONES_CLOSED
from spellspeed.yugioh.duel.terms import FIELD, HAND, MONSTERS, SLOTS, SPELLS

ROOM_WITHOUT_END: Final = 99
"""Room where no effect limits it."""


def cards_on(duel: Duel, seat: int) -> int:
    """How many cards lie on the field of a seat."""
    zones = (duel.zone(seat, MONSTERS), duel.zone(seat, SPELLS), duel.zone(seat, FIELD))
    return sum([1 for zone in zones for entry in zone if entry >= 0])


def room_left(duel: Duel, seat: int, placing: bool = True, planned: tuple[int, ...] = (), cards: int = 0) -> int:
    """How many monsters more may come to the field of a seat, as far as effects limit it; below 0 where there are too many already.

    `placing`: the player puts them there, which is more than control of them; `planned` are those that come at the same time, for each seat;
    `cards` come before them.
    """
    left = ROOM_WITHOUT_END
    if not duel.kinds & X_FIELD_LIMIT.bit:
        return left
    for effect in effects_on(duel, X_FIELD_LIMIT):
        change = effect.change
        assert isinstance(change, Alteration)
        left = min(left, change.room_for(duel, effect, seat, placing, planned, cards))
    return left


def free_for_monsters(duel: Duel, seat: int, placing: bool = True) -> int:
    """FIELD-2. How many monsters may come to the field of a seat: free zones that no effect keeps from being filled."""
    free = duel.free_slots(seat, MONSTERS)
    if duel.kinds & X_FIELD_LIMIT.bit:
        return max(0, min(free, room_left(duel, seat, placing)))
    return free


def free_in(duel: Duel, seat: int, zone: int) -> int:
    """FIELD-2, FIELD-4. How many Monster Card Zones (or Spell & Trap Card Zones) of a seat are free and can be filled."""
    return free_for_monsters(duel, seat) if zone == MONSTERS else duel.free_slots(seat, zone)


def zones_short(duel: Duel, seat: int, wanted: int = 1, placing: bool = True, cards: int = 0) -> int:
    """FIELD-2, T-3.12. How many monsters must leave the field of a seat before so many can come to it; `cards` come before them."""
    free = duel.free_slots(seat, MONSTERS)
    if duel.kinds & X_FIELD_LIMIT.bit:
        free = min(free, room_left(duel, seat, placing, (), cards))
    return max(0, wanted - free)


def frees_zone(duel: Duel, seat: int, number: int) -> bool:
    """FIELD-2, TEAM-I-4. Whether a Monster Card Zone of a seat is free once a card has left: a monster that it controls, in no closed zone."""
    card = duel.cards[number]
    if card.zone != MONSTERS or card.controller != seat:
        return False
    if not duel.kinds & X_ZONES_CLOSED.bit:
        return True
    zone = 1 << seat * SLOTS + card.slot
    return not any([effect.amount & zone for effect in effects_on(duel, X_ZONES_CLOSED)])


def taken_by_itself(duel: Duel, act: Link) -> int:
    """FAQ SPATIAL COLLAPSE. A card of the hand that is to be activated takes its own place on the field before anything comes by it."""
    face = act.face
    assert isinstance(face, PrintedCard)
    return 1 if duel.cards[act.card].zone == HAND and face.abilities[act.ability].is_card_activation else 0


def may_take_card(duel: Duel, seat: int) -> bool:
    """SPATIAL COLLAPSE. Whether one more Spell or Trap Card may come to the field of a seat."""
    return not duel.kinds & X_FIELD_LIMIT.bit or room_left(duel, seat, False) > 0
