"""What a seat can pay: Life Points, the toll for a card of the hand, Tributes, cards removed from play (TERM-COST, T-9.2)."""

from __future__ import annotations

from spellspeed.yugioh.duel.derived import effects_on, is_under, total_of
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_HAND_TOLL, X_NO_REMOVAL, X_NOT_TRIBUTED
from spellspeed.yugioh.duel.terms import GRAVEYARD, HAND


def may_pay(duel: Duel, seat: int, amount: int) -> bool:
    """Life Points can be paid if there are at least as many. T-9.3, TERM-COST-1"""
    return duel.life_of(seat) >= amount


def may_pay_toll(duel: Duel, seat: int, number: int, more: int = 0) -> bool:
    """Whether a seat can pay for a card of its hand, and `more` Life Points besides; a card elsewhere costs nothing. T-9.3"""
    if not effects_on(duel, X_HAND_TOLL) or duel.cards[number].zone != HAND:
        return True
    toll = total_of(duel, X_HAND_TOLL, seat)
    return toll == 0 or may_pay(duel, seat, toll + more)


def may_be_tributed(duel: Duel, number: int) -> bool:
    """TERM-TRIBUTE-1. Whether a monster on the field may be Tributed at all."""
    return not is_under(duel, X_NOT_TRIBUTED, number)


def may_be_removed(duel: Duel, number: int, seat: int) -> bool:
    """Whether a seat may remove a card from play where it lies (Kycoo forbids it for Graveyards)."""
    return duel.cards[number].zone != GRAVEYARD or not is_under(duel, X_NO_REMOVAL, seat)
