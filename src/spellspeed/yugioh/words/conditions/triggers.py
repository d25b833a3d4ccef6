"""Conditions: what a trigger must hear: whose event it is, of which card, by what."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Condition, Group
from spellspeed.yugioh.duel.derived import card_name
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import YOU, YOUR_SIDE, means
from spellspeed.yugioh.duel.terms import DISGUISED, E_DAMAGE, E_DESTROYED, E_GAINED, E_SENT, NOWHERE, SPELLS
from spellspeed.yugioh.duel.trap_monsters import is_trap_monster
from spellspeed.yugioh.duel.windows import player_behind, plays_card
from spellspeed.yugioh.words.filters.traits import Filter
from spellspeed.yugioh.words.groups.recalled import just_drawn


class HeardCard(Condition):
    """The event's card belongs to a group where it is now; `later`: this card did not come at the same time (SOUL-ABSORBING BONE TOWER)."""

    def __init__(self, group: Group, later: bool = False) -> None:
        self.group: Final = group
        self.later: Final = later

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.later)

    def holds(self, duel: Duel, act: Link) -> bool:
        if act.event is None or act.event.card < 0 or not self.group.has(duel, act, act.event.card):
            return False
        return not self.later or not any([before.number == act.card for before in duel.moved])


class HeardOther(Condition):
    """The event's other card belongs to a group where it is now."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return act.event is not None and act.event.by >= 0 and self.group.has(duel, act, act.event.by)


class HeardFrom(Condition):
    """The event's card came from one of these zones (`value` of the event).

    ERA-HATS-1. A Spell or Trap Card that was made a monster came from the field as from its own zone.
    """

    def __init__(self, zones: tuple[int, ...]) -> None:
        self.zones: Final = zones

    def parts(self) -> tuple[object, ...]:
        return (self.zones,)

    def holds(self, duel: Duel, act: Link) -> bool:
        event = act.event
        if event is None:
            return False
        if event.value in self.zones:
            return True
        return SPELLS in self.zones and event.before is not None and event.before.marks & DISGUISED != 0


class HeardWhere(Condition):
    """The event's card lay in one of these zones of the player meant before it happened.

    T-9.7: one whose activation was negated lay nowhere.
    T-8.12. A trap monster that is destroyed or sent away lay in a Spell & Trap Card Zone as well.
    """

    def __init__(self, zones: tuple[int, ...], whose: int) -> None:
        self.zones: Final = zones
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.zones, self.whose)

    def holds(self, duel: Duel, act: Link) -> bool:
        if act.event is None or act.event.before is None:
            return False
        before = act.event.before
        if act.event.kind == E_DESTROYED and act.event.value == NOWHERE:
            return False
        if not means(duel, self.whose, act.seat, before.controller, act.against):
            return False
        if before.zone in self.zones:
            return True
        return SPELLS in self.zones and act.event.kind & (E_DESTROYED | E_SENT) != 0 and is_trap_monster(before)


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


class HeardByKind(Condition):
    """The event was made by a card of one of these kinds and icons."""

    def __init__(self, kinds: tuple[int, ...], icons: tuple[int, ...]) -> None:
        self.kinds: Final = kinds
        self.icons: Final = icons

    def parts(self) -> tuple[object, ...]:
        return (self.kinds, self.icons)

    def holds(self, duel: Duel, act: Link) -> bool:
        if act.event is None or act.event.by < 0:
            return False
        face = duel.faces[act.event.by]
        return face.kind in self.kinds and face.icon in self.icons


class HeardByCardOf(Condition):
    """The event was made by a card of the player meant."""

    def __init__(self, whose: int) -> None:
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.whose,)

    def holds(self, duel: Duel, act: Link) -> bool:
        if act.event is None or act.event.by < 0:
            return False
        return means(duel, self.whose, act.seat, player_behind(duel, act.event.by), act.against)


class HeardByName(Condition):
    """CARD-1. What the event did was done by a card of a name."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def names_said(self) -> tuple[str, ...]:
        return (self.name,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return act.event is not None and act.event.by >= 0 and card_name(duel, act.event.by) == self.name


class HeardDrawn(Condition):
    """Among the cards drawn is one with a property."""

    def __init__(self, narrower: Filter) -> None:
        self.narrower: Final = narrower

    def parts(self) -> tuple[object, ...]:
        return (self.narrower,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return any([self.narrower.fits(duel, act, number) for number in just_drawn(duel, act)])


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


class HeardIcon(Condition):
    """The event's card is a Spell or Trap Card of one of these icons."""

    def __init__(self, icons: tuple[int, ...]) -> None:
        self.icons: Final = icons

    def parts(self) -> tuple[object, ...]:
        return (self.icons,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return act.event is not None and act.event.card >= 0 and duel.faces[act.event.card].icon in self.icons
