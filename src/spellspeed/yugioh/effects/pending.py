"""A used card that still waits for something in its turn, or for the next Standby Phase (T-6.2)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import keep_lasting
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.rules.abilities import Alteration, Condition, Step
from spellspeed.yugioh.rules.carrying_out import Walk
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.rights import X_PENDING, X_REMEMBERED
from spellspeed.yugioh.rules.scope import means
from spellspeed.yugioh.rules.terms import DESTROYED_ABROAD, DESTROYED_BY_EFFECT, GRAVEYARD


class Pending(Alteration):
    """A card still waits for what its text names."""

    def __init__(self) -> None:
        self.what = X_PENDING

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return number == effect.source % STAYS


def pending_of(duel: Duel, number: int) -> list[Lasting]:
    """What a card has begun to wait for."""
    return [effect for effect in duel.lasting if isinstance(effect.change, Pending) and effect.source % STAYS == number]


class IsPending(Condition):
    """This card still waits, for its player; where it is about one opponent, for what that one does (ERA-TEAM-1)."""

    def holds(self, duel: Duel, act: Link) -> bool:
        doer = -1 if act.event is None else act.event.seat
        return any(
            [
                effect.seat == act.seat and (effect.against < 0 or doer < 0 or doer == effect.against)
                for effect in pending_of(duel, act.card)
            ]
        )


class EndPending(Step):
    """This card waits no more: what it waited for was used."""

    def run(self, duel: Duel, walk: Walk) -> None:
        ended = pending_of(duel, walk.link.card)
        keep_lasting(duel, [effect for effect in duel.lasting if effect not in ended])
        walk.go_on(duel)


class Remembered(Alteration):
    """ERA-LASTWILL-1. A card remembers, wherever it lies, that what its text names has happened. One card alone looks back like this: Last Will."""

    def __init__(self) -> None:
        self.what = X_REMEMBERED

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return number == effect.source % STAYS


class Remembers(Condition):
    """What this card's text names has happened in this turn."""

    def holds(self, duel: Duel, act: Link) -> bool:
        for effect in duel.lasting:
            if isinstance(effect.change, Remembered) and effect.source % STAYS == act.card:
                return True
        return False


class NoChainOpen(Condition):
    """Nothing is on the Chain: what is done then answers nothing."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return not duel.chain


class DestroyedByEffectOf(Condition):
    """This card came to the Graveyard since its owner's last turn began, destroyed by an effect of a card of the player meant.

    What was destroyed in the Draw Phase comes in the Standby Phase of that same turn. An Equip Card was no monster when it was destroyed.
    With `from_own` it counts only where its owner controlled it.
    """

    def __init__(self, whose: int, from_own: bool = False) -> None:
        self.whose: Final = whose
        self.from_own: Final = from_own

    def parts(self) -> tuple[object, ...]:
        return (self.whose, self.from_own)

    def holds(self, duel: Duel, act: Link) -> bool:
        card = duel.cards[act.card]
        if card.zone != GRAVEYARD or card.by < 0 or not card.marks & DESTROYED_BY_EFFECT:
            return False
        if self.from_own and card.marks & DESTROYED_ABROAD:
            return False
        return means(duel, self.whose, card.controller, card.by) and 0 <= duel.turn - card.arrived <= duel.seats
