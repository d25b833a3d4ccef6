"""Monster Card Zones that are filled with monsters that do nothing, whatever is asked or waits to resolve at that moment."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import lay
from spellspeed.kernel.draws import Stream
from spellspeed.yugioh.book.preparing import bring_in
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from tests.properties.metamorphic.laid import Lies, record

FILLERS: Final = ("Mystical Elf", "Gemini Elf", "Summoned Skull", "Uraby", "Blue-Eyes White Dragon")
"""Monsters that do nothing, of several Types, Attributes and Levels."""


def fill(duel: Duel, seat: int, stream: Stream) -> int:
    """Fill the free Monster Card Zones of a seat; how many these were. Nothing has happened: the monsters have been there."""
    filled = 0
    while (slot := duel.free_slot(seat, t.MONSTERS)) >= 0:
        face = printed_named(FILLERS[stream.below(len(FILLERS))])
        card = record(duel, Lies(face, seat, t.MONSTERS, position=t.DEFENSE), len(duel.cards), slot)
        bring_in(duel, card)
        lay(duel, card)
        duel.noticed(None, card)
        filled += 1
    return filled
