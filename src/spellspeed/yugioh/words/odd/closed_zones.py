"""Zones that an effect closes while its card lies there."""

from __future__ import annotations

from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import (
    EMPTY,
    MONSTERS,
)


def unused_zones(duel: Duel, seat: int) -> list[int]:
    """The Monster Card Zones of a seat that hold nothing and are not closed."""
    return [slot for slot, entry in enumerate(duel.zone(seat, MONSTERS)) if entry == EMPTY]
