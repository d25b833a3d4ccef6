"""Conditions: what the card of an event was before it, and what became of that card."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.events import Event
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Condition
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import was_noted
from spellspeed.yugioh.duel.scope import EVERYBODY, means
from spellspeed.yugioh.duel.terms import (
    BY_RULE,
    DESTROYED_ABROAD,
    DESTROYED_BY_EFFECT,
    DESTROYED_IN_DRAW,
    E_DESTROYED,
    E_DISCARDED,
    E_SET,
    E_SUMMONED,
    E_TRIBUTED,
    GRAVEYARD,
    TRIBUTE_SUMMON,
)
from spellspeed.yugioh.words.filters.traits import Filter, fits_all


def told_with(duel: Duel, event: Event | None, kind: int) -> bool:
    """Whether what an event tells of its card was told as this kind too, at the same time ("destroyed and sent")."""
    if event is None:
        return False
    for other in reversed(duel.fresh):
        if other.batch > event.batch:
            continue
        if other.batch < event.batch:
            return False
        if other.kind == kind and other.card == event.card:
            return True
    return False


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


class LostMonster(Condition):
    """SPELL-7. The event's card, an Equip Card, left because its monster, one of the player meant, was destroyed for one of these causes.

    `sent`: the monster lies in the Graveyard then.
    """

    def __init__(self, causes: tuple[int, ...], whose: int = EVERYBODY, sent: bool = False) -> None:
        self.causes: Final = causes
        self.whose: Final = whose
        self.sent: Final = sent

    def parts(self) -> tuple[object, ...]:
        return (self.causes, self.whose, self.sent)

    def holds(self, duel: Duel, act: Link) -> bool:
        event = act.event
        if event is None or event.before is None or not event.before.link or event.cause != BY_RULE:
            return False
        link = event.before.link
        if self.sent and duel.cards[link % STAYS].zone != GRAVEYARD:
            return False
        for other in reversed(duel.fresh):
            if other.kind == E_DESTROYED and other.before is not None and other.before.binding == link:
                return other.cause in self.causes and means(duel, self.whose, act.seat, other.seat, act.against)
        return False


class LostToTribute(Condition):
    """SPELL-7. The event's card, an Equip Card, left because its monster was Tributed."""

    def holds(self, duel: Duel, act: Link) -> bool:
        event = act.event
        if event is None or event.before is None or not event.before.link or event.cause != BY_RULE:
            return False
        link = event.before.link
        for other in reversed(duel.fresh):
            if other.kind == E_TRIBUTED and other.before is not None and other.before.binding == link:
                return True
        return False


class HeardDiscarded(Condition):
    """TERM-DISCARD-1. The event's card went to the Graveyard by a discard."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return told_with(duel, act.event, E_DISCARDED)


class HeardBeaten(Condition):
    """The monster that the event's card destroyed had these properties before; as printed or as effects made them then."""

    def __init__(self, filters: tuple[Filter, ...]) -> None:
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.filters,)

    def holds(self, duel: Duel, act: Link) -> bool:
        if act.event is None:
            return False
        for told in reversed(duel.fresh):
            if told.kind == E_DESTROYED and told.card == act.event.by and told.batch == act.event.batch:
                return all([narrower.fitted(duel, act, told) for narrower in self.filters])
        return False


class HeardTurnedTo(Condition):
    """The event turned a face-up monster from the other battle position to this one, and it is still face-up.

    `hidden`: one that lay face-down in the other position too, as an effect flips it into this one.
    """

    def __init__(self, position: int, hidden: bool = False) -> None:
        self.position: Final = position
        self.hidden: Final = hidden

    def parts(self) -> tuple[object, ...]:
        return (self.position, self.hidden)

    def holds(self, duel: Duel, act: Link) -> bool:
        event = act.event
        if event is None or event.before is None or event.card < 0:
            return False
        before = event.before
        turned = before.position != self.position and event.value == self.position
        return turned and (before.face_up or self.hidden) and duel.cards[event.card].face_up


class HeardWas(Condition):
    """The event's card lay face-up, or (`face_down`) in any way, and had these properties before it happened; as printed or as effects made them
    then."""

    def __init__(self, filters: tuple[Filter, ...], face_down: bool = False) -> None:
        self.filters: Final = filters
        self.face_down: Final = face_down

    def parts(self) -> tuple[object, ...]:
        return (self.filters, self.face_down)

    def holds(self, duel: Duel, act: Link) -> bool:
        event = act.event
        if event is None or event.before is None or not (event.before.face_up or self.face_down):
            return False
        for narrower in self.filters:
            if not narrower.fitted(duel, act, event):
                return False
        return True


class HeardNoted(Condition):
    """This note was made for the event's card this turn, where it lay before (Note)."""

    def __init__(self, note: int) -> None:
        self.note: Final = note

    def parts(self) -> tuple[object, ...]:
        return (self.note,)

    def holds(self, duel: Duel, act: Link) -> bool:
        event = act.event
        return event is not None and event.before is not None and was_noted(duel, event.before.binding, self.note)


class TributedForSummon(Condition):
    """This card was Tributed for the Tribute Summon, or the Set, of a monster with some properties, and that was done."""

    def __init__(self, filters: tuple[Filter, ...] = ()) -> None:
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.filters,)

    def holds(self, duel: Duel, act: Link) -> bool:
        heard = act.event
        if heard is None or heard.by < 0:
            return False
        for event in [*duel.occasion, *duel.fresh]:
            if event.card == heard.by and event.batch > heard.batch:
                if event.kind == E_SET or (event.kind == E_SUMMONED and event.value & TRIBUTE_SUMMON):
                    return fits_all(duel, act, heard.by, self.filters)
        return False


class DestroyedByEffectOf(Condition):
    """This card came to the Graveyard since the Standby Phase of its owner's last turn began, destroyed by an effect of a card of the player meant.

    What was destroyed in the own Draw Phase comes in the Standby Phase of that same turn. An Equip Card was no monster when it was destroyed.
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
        # STANDBY-1: in an own turn the Standby Phase comes after the Draw Phase, and only then is it the next one.
        later = duel.seats - 1 if card.marks & DESTROYED_IN_DRAW else duel.seats
        sooner = 0 if card.marks & DESTROYED_IN_DRAW else 1
        return means(duel, self.whose, card.controller, card.by) and sooner <= duel.turn - card.arrived <= later


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
