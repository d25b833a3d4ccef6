"""What came of something: how a card came to the Graveyard or the field, what a step did, whether an effect was used."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.filters import Filter
from spellspeed.yugioh.effects.hearing import told_with
from spellspeed.yugioh.rules.abilities import Amount, Condition, Group, Step
from spellspeed.yugioh.rules.carrying_out import Walk
from spellspeed.yugioh.rules.derived import is_under
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.memory import (
    has_used_name,
    is_kind_noted,
    kept_number,
    remember_kind,
    remember_name,
    was_beaten,
)
from spellspeed.yugioh.rules.memory_records import BEATEN_FACE_UP
from spellspeed.yugioh.rules.rights import X_USED
from spellspeed.yugioh.rules.terms import DONE, E_DISCARDED, GRAVEYARD, MONSTERS


class HeardDiscarded(Condition):
    """TERM-DISCARD-1. The event's card went to the Graveyard by a discard."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return told_with(duel, act.event, E_DISCARDED)


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


class BeatenThisTurn(Condition):
    """This card lies in the Graveyard because it was destroyed by battle this turn; it was face-up when that Damage Step began."""

    def holds(self, duel: Duel, act: Link) -> bool:
        card = duel.cards[act.card]
        return card.zone == GRAVEYARD and was_beaten(duel, act.card) == BEATEN_FACE_UP


class NothingDone(Condition):
    """The step before did nothing ("otherwise", "if you cannot")."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return not act.bound[DONE]


class OnceInGraveyard(Condition):
    """An effect that works once while its card lies in the Graveyard was not used yet."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return not is_under(duel, X_USED, act.card)


class NameUnused(Condition):
    """The player has not used this effect of a card of this name this turn (MarkName keeps that)."""

    def holds(self, duel: Duel, act: Link) -> bool:
        return not has_used_name(duel, act.seat, act.face.code, act.ability)


class MarkName(Step):
    """Keep for the turn that the player has used this effect of a card of this name."""

    def run(self, duel: Duel, walk: Walk) -> None:
        act = walk.link
        remember_name(duel, act.seat, act.face.code, act.ability)
        walk.go_on(duel)


class KeepKind(Step):
    """Keep on this card, for the turn, of which kind the event's card is."""

    def run(self, duel: Duel, walk: Walk) -> None:
        event = walk.link.event
        if event is not None and event.card >= 0:
            remember_kind(duel, walk.link.card, duel.faces[event.card].kind)
        walk.go_on(duel)


class KeptKind(Condition):
    """The kind that this card keeps is this one (see KeepKind)."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def parts(self) -> tuple[object, ...]:
        return (self.kind,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return is_kind_noted(duel, act.card, self.kind)


class HeardKept(Condition):
    """The event's card kept a number under a name where it lay before (KeepNumber)."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def holds(self, duel: Duel, act: Link) -> bool:
        event = act.event
        return event is not None and event.before is not None and kept_number(duel, event.before.binding, self.name) > 0


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


class Exactly(Condition):
    """There are exactly so many cards of a group."""

    def __init__(self, group: Group, number: int) -> None:
        self.group: Final = group
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.number)

    def holds(self, duel: Duel, act: Link) -> bool:
        return len(self.group.members(duel, act)) == self.number


class NumberOf(Amount):
    """How many cards a group has."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def count(self, duel: Duel, act: Link) -> int:
        return len(self.group.members(duel, act))


class FreeZones(Amount):
    """How many Monster Card Zones the player of the effect has free."""

    def count(self, duel: Duel, act: Link) -> int:
        return duel.free_slots(act.seat, MONSTERS)
