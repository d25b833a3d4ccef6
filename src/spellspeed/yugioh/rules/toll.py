"""What a player pays for each card of the hand that is Summoned, Set or activated while an effect demands it (CORE-1, T-9.3)."""

from __future__ import annotations

from spellspeed.kernel.cards import STAYS
from spellspeed.yugioh.rules.derived import effects_on, total_of
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.life_points import may_pay, pay
from spellspeed.yugioh.rules.rights import X_HAND_TOLL
from spellspeed.yugioh.rules.terms import HAND


def may_pay_toll(duel: Duel, seat: int, number: int, more: int = 0) -> bool:
    """Whether a seat can pay for a card of its hand, and `more` Life Points besides; a card elsewhere costs nothing. T-9.3"""
    if not effects_on(duel, X_HAND_TOLL) or duel.cards[number].zone != HAND:
        return True
    toll = total_of(duel, X_HAND_TOLL, seat)
    return toll == 0 or may_pay(duel, seat, toll + more)


def pay_toll(duel: Duel, seat: int, number: int) -> None:
    """Pay for a card of the hand as it is Summoned, Set or activated. TERM-COST-1"""
    effects = effects_on(duel, X_HAND_TOLL)
    if not effects or duel.cards[number].zone != HAND:
        return
    toll = total_of(duel, X_HAND_TOLL, seat)
    if toll:
        duel.next_batch()
        pay(duel, seat, toll, effects[0].source % STAYS)
