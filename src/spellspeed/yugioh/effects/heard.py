"""What triggers and fast effects must hear: whose event it is, of which card, by what."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.rules.abilities import Condition, Group
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.scope import YOU, YOUR_SIDE, means
from spellspeed.yugioh.rules.terms import E_DAMAGE, E_GAINED


class HeardCard(Condition):
    """The event's card belongs to a group where it is now."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return act.event is not None and act.event.card >= 0 and self.group.has(duel, act, act.event.card)


class HeardOther(Condition):
    """The event's other card belongs to a group where it is now."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return act.event is not None and act.event.by >= 0 and self.group.has(duel, act, act.event.by)


class HeardFrom(Condition):
    """The event's card came from one of these zones (`value` of the event)."""

    def __init__(self, zones: tuple[int, ...]) -> None:
        self.zones: Final = zones

    def parts(self) -> tuple[object, ...]:
        return (self.zones,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return act.event is not None and act.event.value in self.zones


class HeardCause(Condition):
    """The event had one of these causes."""

    def __init__(self, causes: tuple[int, ...]) -> None:
        self.causes: Final = causes

    def parts(self) -> tuple[object, ...]:
        return (self.causes,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return act.event is not None and act.event.cause in self.causes


class HeardHow(Condition):
    """The monster was Summoned in one of these ways."""

    def __init__(self, ways: int) -> None:
        self.ways: Final = ways

    def parts(self) -> tuple[object, ...]:
        return (self.ways,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return act.event is not None and (act.event.value | act.event.detail) & self.ways != 0


class HeardSeat(Condition):
    """The event is about the player meant."""

    def __init__(self, whose: int) -> None:
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.whose,)

    def holds(self, duel: Duel, act: Link) -> bool:
        event = act.event
        if event is None:
            return False
        # TEAM-I-6: what happens to the Life Points of a side happens to both its players.
        whose = YOUR_SIDE if self.whose == YOU and event.kind & (E_DAMAGE | E_GAINED) else self.whose
        return means(duel, whose, act.seat, event.seat, act.against)


class HeardByItself(Condition):
    """What the event did was done by this card."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return act.event is not None and act.event.by == act.card
