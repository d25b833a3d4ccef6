"""Conditions: what a trigger must hear: whose event it is, of which card, by what."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.events import Event
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Condition, Group
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import kept_number, was_noted
from spellspeed.yugioh.duel.scope import YOU, YOUR_SIDE, means
from spellspeed.yugioh.duel.terms import (
    DESTROYED_ABROAD,
    DESTROYED_BY_EFFECT,
    E_DAMAGE,
    E_DESTROYED,
    E_DISCARDED,
    E_GAINED,
    E_NEGATED,
    GRAVEYARD,
    MONSTERS,
)
from spellspeed.yugioh.duel.windows import plays_card
from spellspeed.yugioh.words.filters.being import Filter
from spellspeed.yugioh.words.groups.meant import just_drawn


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


class HeardDestroyed(Condition):
    """The event's card was destroyed by what the event tells ("destroyed and sent to the Graveyard")."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return told_with(duel, act.event, E_DESTROYED)


class HeardEquipped(Condition):
    """The event's card was equipped to a monster before it happened; with `working` its effects were not negated either (T-9.13)."""

    def __init__(self, working: bool = False) -> None:
        self.working: Final = working

    def parts(self) -> tuple[object, ...]:
        return (self.working,)

    def holds(self, duel: Duel, act: Link) -> bool:
        event = act.event
        if event is None or event.before is None or not event.before.link:
            return False
        return not self.working or event.before.binding not in duel.negations.held_down

    def minds_negation(self) -> bool:
        return self.working


class HeardDiscarded(Condition):
    """TERM-DISCARD-1. The event's card went to the Graveyard by a discard."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return told_with(duel, act.event, E_DISCARDED)


class HeardActivation(Condition):
    """The event is about an activated card of these kinds, not about an effect of a card that lay there."""

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds: Final = kinds

    def parts(self) -> tuple[object, ...]:
        return (self.kinds,)

    def holds(self, duel: Duel, act: Link) -> bool:
        event = act.event
        if event is None or event.card < 0:
            return False
        face = duel.faces[event.card]
        if face.kind not in self.kinds or not face.abilities[event.detail].is_card_activation:
            return False
        return not 0 < event.value <= len(duel.chain) or plays_card(duel.chain[event.value - 1])


class HeardInPosition(Condition):
    """The event's card was a face-up monster in this battle position before it happened."""

    def __init__(self, position: int) -> None:
        self.position: Final = position

    def parts(self) -> tuple[object, ...]:
        return (self.position,)

    def holds(self, duel: Duel, act: Link) -> bool:
        if act.event is None or act.event.before is None:
            return False
        before = act.event.before
        return before.zone == MONSTERS and before.face_up and before.position == self.position


class HeardTurnedTo(Condition):
    """The event turned a face-up monster from the other battle position to this one, and it is still face-up."""

    def __init__(self, position: int) -> None:
        self.position: Final = position

    def parts(self) -> tuple[object, ...]:
        return (self.position,)

    def holds(self, duel: Duel, act: Link) -> bool:
        event = act.event
        if event is None or event.before is None or event.card < 0:
            return False
        before = event.before
        turned = before.face_up and before.position != self.position and event.value == self.position
        return turned and duel.cards[event.card].face_up


class HeardWas(Condition):
    """The event's card lay face-up and had these properties before it happened; as printed or as effects made them then."""

    def __init__(self, filters: tuple[Filter, ...]) -> None:
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.filters,)

    def holds(self, duel: Duel, act: Link) -> bool:
        event = act.event
        if event is None or event.before is None or not event.before.face_up:
            return False
        for narrower in self.filters:
            if not narrower.fitted(duel, act, event):
                return False
        return True


class HeardKept(Condition):
    """The event's card kept a number under a name where it lay before (KeepNumber)."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def holds(self, duel: Duel, act: Link) -> bool:
        event = act.event
        return event is not None and event.before is not None and kept_number(duel, event.before.binding, self.name) > 0


class HeardNoted(Condition):
    """This note was made for the event's card this turn, where it lay before (Note)."""

    def __init__(self, note: int) -> None:
        self.note: Final = note

    def parts(self) -> tuple[object, ...]:
        return (self.note,)

    def holds(self, duel: Duel, act: Link) -> bool:
        event = act.event
        return event is not None and event.before is not None and was_noted(duel, event.before.binding, self.note)


class HeardIcon(Condition):
    """The event's card is a Spell or Trap Card of one of these icons."""

    def __init__(self, icons: tuple[int, ...]) -> None:
        self.icons: Final = icons

    def parts(self) -> tuple[object, ...]:
        return (self.icons,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return act.event is not None and act.event.card >= 0 and duel.faces[act.event.card].icon in self.icons


class HeardNegatedBy(Condition):
    """A card of the player meant with one of these kinds and icons negated an activation, outside the Damage Step."""

    def __init__(self, whose: int, kinds: tuple[int, ...], icons: tuple[int, ...]) -> None:
        self.whose: Final = whose
        self.kinds: Final = kinds
        self.icons: Final = icons

    def parts(self) -> tuple[object, ...]:
        return (self.whose, self.kinds, self.icons)

    def holds(self, duel: Duel, act: Link) -> bool:
        event = act.event
        if event is None or event.kind != E_NEGATED or event.by < 0 or duel.in_damage_step():
            return False
        face = duel.faces[event.by]
        by = duel.cards[event.by].controller
        return (
            face.kind in self.kinds and face.icon in self.icons and means(duel, self.whose, act.seat, by, act.against)
        )


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


class SecondOfItsName(Condition):
    """Its controller has another face-up card of this card's name, which was face-up earlier."""

    def holds(self, duel: Duel, act: Link) -> bool:
        card = duel.cards[act.card]
        for number in duel.steady:
            if number == act.card:
                return False
            other = duel.cards[number]
            if other.face.code == card.face.code and other.controller == card.controller and other.zone == card.zone:
                return True
        return False
