"""Further conditions: what Spells and Traps on the field answer, and what their triggers hear."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.events import Event
from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.filters import Filter
from spellspeed.yugioh.rules.abilities import Amount, Condition
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.scope import means
from spellspeed.yugioh.rules.terms import E_FLIPPED, E_SUMMONED, HAND
from spellspeed.yugioh.rules.windows import ability_of


class AnswersSummoning(Condition):
    """The last Chain Link Special Summons a monster by its effect, outside the Damage Step (T-5.8)."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return bool(duel.chain) and not duel.in_damage_step() and ability_of(duel.chain[-1]).summons


class SameChainAllowed(Condition):
    """T-8.7. The effect of a Continuous Trap may be used as part of flipping the card (continuous_trap_same_chain)."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return duel.profile.continuous_trap_same_chain


class ThereBefore(Condition):
    """This card was face-up on the field before the open Chain began to resolve, and so when the event's card was activated.

    Nothing else than a resolution brings a monster between the activation of a card and its end (SKILLED DARK MAGICIAN).
    """

    def holds(self, duel: Duel, act: Link) -> bool:
        for event in duel.fresh:
            if event.card == act.card and event.kind & (E_SUMMONED | E_FLIPPED):
                return False
        return True


class HeardWhere(Condition):
    """The event's card lay in one of these zones of the player meant before it happened."""

    def __init__(self, zones: tuple[int, ...], whose: int) -> None:
        self.zones: Final = zones
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.zones, self.whose)

    def holds(self, duel: Duel, act: Link) -> bool:
        if act.event is None or act.event.before is None:
            return False
        before = act.event.before
        return before.zone in self.zones and means(duel, self.whose, act.seat, before.controller, act.against)


class HeardByCardOf(Condition):
    """The event was made by a card of the player meant."""

    def __init__(self, whose: int) -> None:
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.whose,)

    def holds(self, duel: Duel, act: Link) -> bool:
        if act.event is None or act.event.by < 0:
            return False
        return means(duel, self.whose, act.seat, duel.cards[act.event.by].controller, act.against)


class HeardDrawn(Condition):
    """Among the cards drawn is one with a property."""

    def __init__(self, narrower: Filter) -> None:
        self.narrower: Final = narrower

    def parts(self) -> tuple[object, ...]:
        return (self.narrower,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return any([self.narrower.fits(duel, act, number) for number in just_drawn(duel, act)])


def just_drawn(duel: Duel, act: Link) -> list[int]:
    """The cards of the draw that met the activation: the newest in the hand of the player who drew."""
    if act.event is None:
        return []
    hand = duel.zone(act.event.seat, HAND)
    return hand[len(hand) - act.event.value :]


class Multiplied(Amount):
    """An amount so many times."""

    def __init__(self, times: int, amount: Amount) -> None:
        self.times: Final = times
        self.amount: Final = amount

    def parts(self) -> tuple[object, ...]:
        return (self.times, self.amount)

    def count(self, duel: Duel, act: Link) -> int:
        return self.times * self.amount.count(duel, act)


def told_with(duel: Duel, event: Event | None, kind: int) -> bool:
    """Whether what an event tells of its card was told as this kind too, at the same time ("destroyed and sent")."""
    if event is None:
        return False
    for other in reversed(duel.fresh):
        if other.batch != event.batch:
            return False
        if other.kind == kind and other.card == event.card:
            return True
    return False
