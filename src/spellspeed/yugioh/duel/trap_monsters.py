"""Trap Cards that are monsters for a while: each takes a Monster Card Zone and a Spell & Trap Card Zone (T-8.12)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import reserve
from spellspeed.kernel.cards import Card
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import AS_MONSTER, MONSTERS, SPELLS

TAKEN: Final = -3
"""A Spell & Trap Card Zone that a trap monster takes holds TAKEN minus the card's number."""


def is_trap_monster(card: Card) -> bool:
    """T-8.12. Whether a card is a Trap Card that lies in a Monster Card Zone."""
    return card.zone == MONSTERS and card.marks & AS_MONSTER != 0


def taker_of(entry: int) -> int:
    """The trap monster whose entry stands in a Spell & Trap Card Zone, -1 if it is none."""
    return TAKEN - entry if entry <= TAKEN else -1


def take_zone(duel: Duel, number: int, seat: int) -> None:
    """T-8.12. A trap monster takes the first free Spell & Trap Card Zone of a seat."""
    slot = duel.free_slot(seat, SPELLS)
    assert slot >= 0, f"trap monster {number} finds no Spell & Trap Card Zone on the side of seat {seat}"
    reserve(duel, seat, SPELLS, slot, TAKEN - number)


def taken_slot(duel: Duel, number: int, seat: int) -> int:
    """The Spell & Trap Card Zone that a trap monster takes on a side, -1 if it takes none there."""
    zone = duel.zone(seat, SPELLS)
    return zone.index(TAKEN - number) if TAKEN - number in zone else -1


def give_zone_back(duel: Duel, number: int, seat: int) -> None:
    """T-8.12. The zone that a trap monster took, if it took one, is free again."""
    slot = taken_slot(duel, number, seat)
    if slot >= 0:
        reserve(duel, seat, SPELLS, slot, -1)
