"""Dora of Fate, and the words that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.derived import level
from spellspeed.yugioh.duel.duel import Duel


class LevelForetold(Condition):
    """The event's card has a Level that is lower by 1 than the number for which this card waits."""

    def holds(self, duel: Duel, act: Link) -> bool:
        if act.event is None or act.event.card < 0:
            return False
        stars = level(duel, act.event.card)
        return any([effect.amount == stars + 1 for effect in pending_of(duel, act.card)])


class ForetoldLevel(Amount):
    """The number for which this card waits."""

    def count(self, duel: Duel, act: Link) -> int:
        for effect in pending_of(duel, act.card):
            return effect.amount
        return 0


card(
    "Dora of Fate",
    trap(
        (Begin(Pending(next_turn=True), None, END_OF_TURN, LevelOf(STILL_FACE_UP)),),
        targets=(Target(THEIR_FACE_UP),),
        condition=InTurnOf(OPPONENTS),
    ),
    trigger(
        E_SUMMONED,
        (InflictDamage(Multiplied(500, ForetoldLevel()), OPPONENT), EndPending()),
        own=False,
        at_once=True,
        hearing=Both((HeardSeat(YOU), HeardHow(ANY_NORMAL), InTurnOf(YOU), LevelForetold())),
        places=ANYWHERE,
    ),
)
