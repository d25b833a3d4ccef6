"""Life Points: damage, gains, payments, and losing (LP, WIN)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.atoms import set_life
from spellspeed.kernel.batch import Proposal, at_once
from spellspeed.yugioh.duel.atoms import mark_lost
from spellspeed.yugioh.duel.derived import is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_NO_EFFECT_DAMAGE
from spellspeed.yugioh.duel.terms import BY_COST, BY_EFFECT, E_DAMAGE, E_GAINED, E_PAID


@mypyc_attr(acyclic=True)
class Damage(Proposal):
    """TERM-BATTLEDAMAGE-1, TEAM-I-6. Damage to a player: the side's Life Points fall, not below 0."""

    def __init__(self, seat: int, amount: int, cause: int, by: int = -1) -> None:
        self.seat: Final = seat
        self.amount: Final = amount
        self.cause: Final = cause
        self.by: Final = by

    def parts(self) -> tuple[object, ...]:
        return (self.seat, self.amount, self.cause, self.by)

    def weighed(self, state: Duel, batch: Sequence[Proposal]) -> tuple[Proposal, ...]:
        if self.amount <= 0 or (self.cause == BY_EFFECT and is_under(state, X_NO_EFFECT_DAMAGE, self.seat)):
            return ()
        return (self,)

    def commit(self, state: Duel) -> None:
        side = state.side_of[self.seat]
        set_life(state, side, max(0, state.life[side] - self.amount))

    def tell(self, state: Duel) -> None:
        state.tell(E_DAMAGE, -1, None, self.seat, self.cause, self.by, self.amount)


@mypyc_attr(acyclic=True)
class Gain(Proposal):
    """TEAM-I-6. A side's Life Points rise, by an effect."""

    def __init__(self, seat: int, amount: int, by: int = -1) -> None:
        self.seat: Final = seat
        self.amount: Final = amount
        self.by: Final = by

    def parts(self) -> tuple[object, ...]:
        return (self.seat, self.amount, self.by)

    def weighed(self, state: Duel, batch: Sequence[Proposal]) -> tuple[Proposal, ...]:
        return (self,) if self.amount > 0 else ()

    def commit(self, state: Duel) -> None:
        side = state.side_of[self.seat]
        set_life(state, side, state.life[side] + self.amount)

    def tell(self, state: Duel) -> None:
        state.tell(E_GAINED, -1, None, self.seat, BY_EFFECT, self.by, self.amount)


def damage(duel: Duel, seat: int, amount: int, cause: int, by: int = -1) -> None:
    """Inflict damage to one player. TERM-BATTLEDAMAGE-1, TEAM-I-6"""
    at_once(duel, (Damage(seat, amount, cause, by),))


def gain(duel: Duel, seat: int, amount: int, by: int = -1) -> None:
    """Increase a side's Life Points."""
    at_once(duel, (Gain(seat, amount, by),))


def pay(duel: Duel, seat: int, amount: int, by: int = -1) -> None:
    """Pay Life Points as a cost. TERM-COST-1"""
    side = duel.side_of[seat]
    set_life(duel, side, duel.life[side] - amount)
    duel.tell(E_PAID, -1, None, seat, BY_COST, by, amount)


def lose(duel: Duel, side: int, reason: str) -> None:
    """A side loses; the others have won, or, where all lose at once, nobody has. WIN-4, Q-8"""
    mark_lost(duel, side, reason)
