"""In which zone a card is placed: the first free one, or, where a duel asks for zones, the one that its player chooses (FIELD-2, FIELD-4)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option
from spellspeed.kernel.door import open_ask
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import A_POSITION, A_ZONE, ATTACK, DEFENSE, POSITION_OF, ZONE_OF

POSITIONS: Final = (option(POSITION_OF, -1, ATTACK), option(POSITION_OF, -1, DEFENSE))


def asks_for_zone(duel: Duel, seat: int, zone: int) -> bool:
    """Whether the player is to choose between free zones."""
    return duel.choose_zones and duel.free_slots(seat, zone) > 1


def ask_for_zone(duel: Duel, seat: int, zone: int, number: int) -> None:
    """Ask for one of the free zones."""
    slots = duel.zone(seat, zone)
    codes = tuple([option(ZONE_OF, -1, slot) for slot, taken in enumerate(slots) if taken == -1])
    open_ask(duel, Ask(seat, A_ZONE, number, codes))


def ask_for_position(duel: Duel, seat: int, number: int) -> None:
    """SUMMON-18. Ask for face-up Attack or face-up Defense Position."""
    open_ask(duel, Ask(seat, A_POSITION, number, POSITIONS))


def answered_number(picks: tuple[int, ...]) -> int:
    """The position or zone that was chosen."""
    return extra_of(picks[0])
