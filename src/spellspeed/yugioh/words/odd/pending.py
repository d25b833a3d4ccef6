"""A used card that still waits for something in its turn, or for the next Standby Phase (T-6.2)."""

from __future__ import annotations

from spellspeed.kernel.atoms import keep_lasting
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Alteration, Condition, Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_PENDING
from spellspeed.yugioh.words.changes.waiting import Remembered


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


class Remembers(Condition):
    """What this card's text names has happened in this turn."""

    def holds(self, duel: Duel, act: Link) -> bool:
        for effect in duel.lasting:
            if isinstance(effect.change, Remembered) and effect.source % STAYS == act.card:
                return True
        return False
