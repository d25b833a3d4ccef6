"""What a player pays for each card of the hand that is Summoned, Set or activated while an effect demands it (CORE-1, T-9.3)."""

from __future__ import annotations

from spellspeed.kernel.cards import STAYS
from spellspeed.yugioh.doing.life_points import pay
from spellspeed.yugioh.duel.derived import effects_on, total_of
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_HAND_TOLL
from spellspeed.yugioh.duel.terms import HAND


def pay_toll(duel: Duel, seat: int, number: int) -> None:
    """Pay for a card of the hand as it is Summoned, Set or activated. TERM-COST-1"""
    effects = effects_on(duel, X_HAND_TOLL)
    if not effects or duel.cards[number].zone != HAND:
        return
    toll = total_of(duel, X_HAND_TOLL, seat)
    if toll:
        duel.next_batch()
        pay(duel, seat, toll, effects[0].source % STAYS)
