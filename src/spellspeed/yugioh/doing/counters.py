"""Counters are taken from cards (COUNTER)."""

from __future__ import annotations

from spellspeed.kernel.atoms import rewrite
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import E_COUNTER_REMOVED


def take_counters(duel: Duel, number: int, counter: str, count: int, cause: int, by: int) -> int:
    """COUNTER-1. Take counters of a name from a card, as many as there are at most; how many were taken."""
    card = duel.cards[number]
    taken = min(count, card.counted(counter))
    if taken:
        rewrite(duel, card.with_counters(counter, card.counted(counter) - taken))
        duel.tell(E_COUNTER_REMOVED, number, card, card.controller, cause, by, taken)
    return taken
