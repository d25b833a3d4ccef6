"""Life Points: damage, gains, payments, and losing (LP, WIN)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellspeed.kernel import mypyc_attr
from spellspeed.kernel.atoms import set_life
from spellspeed.kernel.batch import Proposal, at_once
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.atoms import mark_lost
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import effects_on, is_under, reaches
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_DAMAGE_HEALS, X_GAIN_HURTS, X_NO_EFFECT_DAMAGE
from spellspeed.yugioh.duel.terms import BY_COST, BY_EFFECT, E_BECAME, E_DAMAGE, E_GAINED, E_PAID


def takes_none(duel: Duel, seat: int, by: int) -> bool:
    """CORE-1. Whether a text spares a player the damage of an effect, where it may name the players whose effects those are."""
    frame = duel.frames[-1] if duel.frames else None
    acting = frame.link.seat if isinstance(frame, Walk) and frame.link.card == by else -1
    if acting < 0 and by >= 0:
        acting = duel.cards[by].controller
    for effect in effects_on(duel, X_NO_EFFECT_DAMAGE):
        change = effect.change
        assert isinstance(change, Alteration)
        if reaches(duel, effect, seat) and change.stops_damage_of(duel, effect, acting):
            return True
    return False


@mypyc_attr(acyclic=True)
class Damage(Proposal):
    """TERM-BATTLEDAMAGE-1, TEAM-I-6. Damage to a player: the side's Life Points fall, not below 0."""

    def __init__(self, seat: int, amount: int, cause: int, by: int = -1, turned: bool = False) -> None:
        self.seat: Final = seat
        self.amount: Final = amount
        self.cause: Final = cause
        self.by: Final = by
        self.turned: Final = turned

    def parts(self) -> tuple[object, ...]:
        return (self.seat, self.amount, self.cause, self.by, self.turned)

    def weighed(self, state: Duel, batch: Sequence[Proposal]) -> tuple[Proposal, ...]:
        """CORE-1. Damage that a text has made of a gain is not made a gain again."""
        if self.amount <= 0:
            return ()
        if self.cause == BY_EFFECT:
            if not self.turned and state.kinds & X_DAMAGE_HEALS.bit and is_under(state, X_DAMAGE_HEALS, self.seat):
                return Gain(self.seat, self.amount, self.by, True).weighed(state, batch)
            if state.kinds & X_NO_EFFECT_DAMAGE.bit and takes_none(state, self.seat, self.by):
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

    def __init__(self, seat: int, amount: int, by: int = -1, turned: bool = False) -> None:
        self.seat: Final = seat
        self.amount: Final = amount
        self.by: Final = by
        self.turned: Final = turned

    def parts(self) -> tuple[object, ...]:
        return (self.seat, self.amount, self.by, self.turned)

    def weighed(self, state: Duel, batch: Sequence[Proposal]) -> tuple[Proposal, ...]:
        """CORE-1. A gain that a text has made of damage is not made damage again."""
        if self.amount <= 0:
            return ()
        if not self.turned and state.kinds & X_GAIN_HURTS.bit and is_under(state, X_GAIN_HURTS, self.seat):
            return Damage(self.seat, self.amount, BY_EFFECT, self.by, True).weighed(state, batch)
        return (self,)

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


def become(duel: Duel, seat: int, points: int, by: int) -> None:
    """The Life Points of the side of a seat are another number now, which is neither damage nor a gain nor a payment: only the log is told. LP"""
    side = duel.side_of[seat]
    if duel.life[side] != points:
        set_life(duel, side, points)
        duel.note(E_BECAME, by, seat, BY_EFFECT, by, points)


def lose(duel: Duel, side: int, reason: str) -> None:
    """A side loses; the others have won, or, where all lose at once, nobody has. WIN-4, Q-8"""
    mark_lost(duel, side, reason)
