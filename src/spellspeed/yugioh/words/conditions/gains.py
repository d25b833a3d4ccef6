"""Conditions: what a trigger must hear of cards that were drawn, added, Tributed for a Summon, equipped or face-down."""

from __future__ import annotations

from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Condition
from spellspeed.yugioh.duel.duel import Duel


class HeardFaceDown(Condition):
    """The event's card lay face-down before it happened."""

    def holds(self, duel: Duel, act: Link) -> bool:
        event = act.event
        return event is not None and event.before is not None and not event.before.face_up


class HeardTurnedUp(Condition):
    """The card that was drawn lay face-up in the Deck because of this card."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return act.event is not None and act.event.before is not None and act.event.before.by == act.card


class HeardLast(Condition):
    """T-7.4. The event is what has happened last, though the effect is mandatory. A word of one Trap Card (Pharaoh's Treasure)."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return len(duel.chain) > 0 or act.event is None or act.event.batch == duel.happened
