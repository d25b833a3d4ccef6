"""Groups: the cards that a text means without a choice: itself, what was chosen, what happened, what battles."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.events import Event
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Group
from spellspeed.yugioh.duel.derived import card_name
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import means, means_zone
from spellspeed.yugioh.duel.trap_monsters import is_trap_monster
from spellspeed.yugioh.words.filters.being import Filter


class Itself(Group):
    """The card whose text it is, where it is in the stay that the activation knows.

    Where the event of the activation sent it away from the field, it is found where it went (design: invariant 6).
    """

    def members(self, duel: Duel, act: Link) -> list[int]:
        number = duel.bound_card(act.source)
        if number >= 0:
            return [number]
        event = act.event
        if event is None or event.card != act.card or not event.kind & (t.E_DESTROYED | t.E_LEFT | t.E_SENT):
            return []
        card = duel.cards[act.card]
        if card.stay == act.source // STAYS + 1 and (card.zone == t.GRAVEYARD or card.zone == t.REMOVED):
            return [act.card]
        return []

    def has(self, duel: Duel, act: Link, number: int) -> bool:
        return number == act.card


def became_monster(duel: Duel, binding: int) -> int:
    """T-8.12, T-9.4. The Set Trap Card of a binding that has become a monster: it takes its Spell & Trap Card Zone still; -1 for none."""
    number = binding % STAYS
    card = duel.cards[number]
    return number if is_trap_monster(card) and card.binding == binding + STAYS else -1


class Bound(Group):
    """The cards bound to a name (targets, chosen ones), as far as they still are where they were, with properties checked again (T-9.4)."""

    def __init__(self, name: int = t.TARGETS, filters: tuple[Filter, ...] = ()) -> None:
        self.name: Final = name
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.name, self.filters)

    def members(self, duel: Duel, act: Link) -> list[int]:
        found: list[int] = []
        for binding in act.bound[self.name]:
            number = duel.bound_card(binding)
            if number < 0:
                number = became_monster(duel, binding)
            if number >= 0 and self.suits(duel, act, number):
                found.append(number)
        return found

    def exists(self, duel: Duel, act: Link) -> bool:
        # Before the activation nothing is bound yet: the targets are tested by the step that chooses them.
        if not act.number and not act.bound[self.name]:
            return True
        return bool(self.members(duel, act))

    def suits(self, duel: Duel, act: Link, number: int) -> bool:
        """Whether a bound card has the properties."""
        for narrower in self.filters:
            if not narrower.fits(duel, act, number):
                return False
        return True


class EventCard(Group):
    """The card of the event that met the activation ("that monster"), where it is in the stay that followed the event."""

    def __init__(self, filters: tuple[Filter, ...] = ()) -> None:
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.filters,)

    def members(self, duel: Duel, act: Link) -> list[int]:
        event = act.event
        if event is None or event.card < 0 or not duel.on_field(event.card) or not stays_since(duel, event):
            return []
        for narrower in self.filters:
            if not narrower.fits(duel, act, event.card):
                return []
        return [event.card]


def stays_since(duel: Duel, event: Event) -> bool:
    """T-9.4. Whether the card of an event is still in the stay that followed it: not gone since (design: invariant 6)."""
    before = event.before
    if before is None:
        return True
    now = duel.cards[event.card].stay
    if event.kind == t.E_SUMMONED or event.kind == t.E_ATTACK or event.kind == t.E_FLIPPED:
        kept = before.zone == t.MONSTERS or before.zone == t.SUMMONING
        return now == before.stay + (0 if kept else 1)
    return before.stay <= now <= before.stay + 1


class EventOther(Group):
    """The other card of the event: what an attacker attacks, what was battled, what destroyed."""

    def __init__(self, filters: tuple[Filter, ...] = ()) -> None:
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.filters,)

    def members(self, duel: Duel, act: Link) -> list[int]:
        event = act.event
        if event is None or event.by < 0 or not duel.on_field(event.by):
            return []
        for narrower in self.filters:
            if not narrower.fits(duel, act, event.by):
                return []
        return [event.by]


class Attacker(Group):
    """The monster that attacks."""

    def members(self, duel: Duel, act: Link) -> list[int]:
        if duel.battle is None:
            return []
        number = duel.bound_card(duel.battle.attacker)
        return [number] if number >= 0 else []


class Battling(Group):
    """The monsters of the player meant that attack or are attacked in the battle under way."""

    def __init__(self, whose: int, filters: tuple[Filter, ...] = ()) -> None:
        self.whose: Final = whose
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.whose, self.filters)

    def members(self, duel: Duel, act: Link) -> list[int]:
        battle = duel.battle
        if battle is None or not battle.target:
            return []
        found: list[int] = []
        for binding in (battle.attacker, battle.target):
            number = binding % STAYS
            card = duel.cards[number]
            if card.zone == t.MONSTERS and means_zone(duel, self.whose, act, card.controller, t.MONSTERS):
                if all([narrower.fits(duel, act, number) for narrower in self.filters]):
                    found.append(number)
        return found


class EquippedMonster(Group):
    """The monster to which this card is equipped."""

    def members(self, duel: Duel, act: Link) -> list[int]:
        link = duel.cards[act.card].link
        if not link:
            return []
        number = duel.bound_card(link)
        return [number] if number >= 0 else []


class EquippedTo(Group):
    """The cards that are equipped to this card; `monsters`: only those with a Level: monsters, and what was a trap monster (T-8.12).

    `face_up`: only face-up ones, whose values count.
    """

    def __init__(self, monsters: bool = False, face_up: bool = False) -> None:
        self.monsters: Final = monsters
        self.face_up: Final = face_up

    def parts(self) -> tuple[object, ...]:
        return (self.monsters, self.face_up)

    def members(self, duel: Duel, act: Link) -> list[int]:
        binding = duel.binding(act.card)
        found = [number for number in duel.attached if duel.cards[number].link == binding]
        if self.monsters:
            found = [number for number in found if duel.faces[number].level]
        if self.face_up:
            found = [number for number in found if duel.cards[number].face_up]
        return found


class Held(Group):
    """The monsters on which lasting effects of this card lie, in the same stay."""

    def members(self, duel: Duel, act: Link) -> list[int]:
        found: list[int] = []
        for effect in duel.lasting:
            if effect.source != duel.binding(act.card):
                continue
            for binding in effect.cards:
                number = duel.bound_card(binding)
                if number >= 0 and number not in found:
                    found.append(number)
        return found


class TheRest(Group):
    """Of the cards bound to a name (those that were turned up) the ones that still lie where they were."""

    def __init__(self, name: int = t.PAID) -> None:
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def members(self, duel: Duel, act: Link) -> list[int]:
        numbers = [duel.bound_card(binding) for binding in act.bound[self.name]]
        return [number for number in numbers if number >= 0]


class NextOf(Group):
    """In the own hand and Deck, the cards with the first of these names that is not face-up on the own field yet."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names: Final = names

    def parts(self) -> tuple[object, ...]:
        return (self.names,)

    def members(self, duel: Duel, act: Link) -> list[int]:
        there = [card_name(duel, number) for number in duel.spells(act.seat) if duel.cards[number].face_up]
        for name in self.names:
            if name not in there:
                held = duel.zone(act.seat, t.HAND) + duel.zone(act.seat, t.DECK)
                return [number for number in held if duel.faces[number].called == name]
        return []


class JustSummoned(Group):
    """T-2.2. The monsters that a player meant has Summoned at the same time in this window, onto whichever field, with some properties.

    Read while an answer is activated. A word of one card so far (Bottomless Trap Hole): the others that answer a Summon take one monster,
    or the whole field.
    """

    def __init__(self, whose: int, filters: tuple[Filter, ...]) -> None:
        self.whose: Final = whose
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.whose, self.filters)

    def members(self, duel: Duel, act: Link) -> list[int]:
        found: list[int] = []
        for event in duel.occasion:
            if event.kind == t.E_SUMMONED and means(duel, self.whose, act.seat, event.seat, act.against):
                if all([narrower.fits(duel, act, event.card) for narrower in self.filters]):
                    found.append(event.card)
        return found


def just_drawn(duel: Duel, act: Link) -> list[int]:
    """The cards of the draw that met the activation: the newest in the hand of the player who drew."""
    if act.event is None:
        return []
    hand = duel.zone(act.event.seat, t.HAND)
    return hand[len(hand) - act.event.value :]


class JustDrawn(Group):
    """The cards of the draw that met the trigger, with every property named."""

    def __init__(self, filters: tuple[Filter, ...] = ()) -> None:
        self.filters: Final = filters

    def parts(self) -> tuple[object, ...]:
        return (self.filters,)

    def members(self, duel: Duel, act: Link) -> list[int]:
        drawn = just_drawn(duel, act)
        return [n for n in drawn if all([narrower.fits(duel, act, n) for narrower in self.filters])]
