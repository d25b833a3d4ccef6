"""Life Points: damage, gains, payments, and losing (LP, WIN)."""

from __future__ import annotations

from spellspeed.kernel.atoms import (
    set_life,
)
from spellspeed.yugioh.rules.derived import (
    X_NO_EFFECT_DAMAGE,
    is_under,
)
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.terms import (
    BY_COST,
    BY_EFFECT,
    E_DAMAGE,
    E_GAINED,
    E_PAID,
)  # fmt: skip


def damage(duel: Duel, seat: int, amount: int, cause: int, by: int = -1) -> None:
    """Inflict damage to a player: the side's Life Points fall, not below 0. TERM-BATTLEDAMAGE-1, TEAM-I-6"""
    if amount <= 0 or (cause == BY_EFFECT and is_under(duel, X_NO_EFFECT_DAMAGE, seat)):
        return
    side = duel.side_of[seat]
    set_life(duel, side, max(0, duel.life[side] - amount))
    duel.tell(E_DAMAGE, -1, None, seat, cause, by, amount)


def gain(duel: Duel, seat: int, amount: int, by: int = -1) -> None:
    """Increase a side's Life Points."""
    if amount <= 0:
        return
    side = duel.side_of[seat]
    set_life(duel, side, duel.life[side] + amount)
    duel.tell(E_GAINED, -1, None, seat, BY_EFFECT, by, amount)


def may_pay(duel: Duel, seat: int, amount: int) -> bool:
    """Life Points can be paid if there are at least as many. T-9.3, TERM-COST-1"""
    return duel.life_of(seat) >= amount


def pay(duel: Duel, seat: int, amount: int, by: int = -1) -> None:
    """Pay Life Points as a cost. TERM-COST-1"""
    side = duel.side_of[seat]
    set_life(duel, side, duel.life[side] - amount)
    duel.tell(E_PAID, -1, None, seat, BY_COST, by, amount)


def lose(duel: Duel, side: int, reason: str) -> None:
    """A side loses; the others have won, or, where all lose at once, nobody has. WIN-4, Q-8"""
    duel.lost_sides |= 1 << side
    if not duel.reason:
        duel.reason = reason
