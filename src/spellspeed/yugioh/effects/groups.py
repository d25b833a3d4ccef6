"""Nouns: the cards that a text speaks of, and the filters that narrow them."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.events import Event
from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.filters import Filter
from spellspeed.yugioh.rules.abilities import Group
from spellspeed.yugioh.rules.derived import attack, defense
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.scope import ONE_OPPONENT, PERSONAL, means, means_zone, seats_meant, seats_with
from spellspeed.yugioh.rules.terms import (
    DECK,
    E_ATTACK,
    E_DESTROYED,
    E_FLIPPED,
    E_LEFT,
    E_SENT,
    E_SUMMONED,
    GRAVEYARD,
    MONSTERS,
    REMOVED,
    SPELLS,
    SUMMONING,
    TARGETS,
)
from spellspeed.yugioh.rules.trap_monsters import TAKEN, is_trap_monster, taker_of


class Cards(Group):
    """The cards in some zones of the seats that a word of scope means, with every property named; `others`: without the card itself.

    A trap monster lies in its Monster Card Zone and in the Spell & Trap Card Zone that it takes (T-8.12).
    """

    def __init__(
        self, zones: tuple[int, ...], whose: int, filters: tuple[Filter, ...] = (), others: bool = False
    ) -> None:
        self.zones: Final = zones
        self.whose: Final = whose
        self.filters: Final = filters
        self.others: Final = others

    def parts(self) -> tuple[object, ...]:
        return (self.zones, self.whose, self.filters, self.others)

    def members(self, duel: Duel, act: Link) -> list[int]:
        found: list[int] = []
        partners = duel.seats > 2
        for seat in self.seats(duel, act):
            for zone in self.zones:
                if partners and not means_zone(duel, self.whose, act, seat, zone):
                    continue
                for number in duel.zone(seat, zone):
                    if number <= TAKEN and MONSTERS not in self.zones:
                        number = taker_of(number)
                    if number >= 0 and self.suits(duel, act, number):
                        found.append(number)
        return found

    def seats(self, duel: Duel, act: Link) -> list[int]:
        """The seats in whose zones they lie."""
        if duel.seats > 2:
            return seats_with(duel, self.whose, self.zones, act)
        return seats_meant(duel, self.whose, act.seat)

    def meets_one(self) -> bool:
        return self.whose in ONE_OPPONENT and any([PERSONAL >> zone & 1 == 1 for zone in self.zones])

    def suits(self, duel: Duel, act: Link, number: int) -> bool:
        """Whether a card in one of the zones has the properties."""
        if self.others and number == act.card:
            return False
        for narrower in self.filters:
            if not narrower.fits(duel, act, number):
                return False
        return True

    def has(self, duel: Duel, act: Link, number: int) -> bool:
        card = duel.cards[number]
        if card.zone not in self.zones and not (SPELLS in self.zones and is_trap_monster(card)):
            return False
        if duel.seats > 2:
            return means_zone(duel, self.whose, act, card.controller, card.zone) and self.suits(duel, act, number)
        return means(duel, self.whose, act.seat, card.controller) and self.suits(duel, act, number)

    def exists(self, duel: Duel, act: Link) -> bool:
        if duel.seats > 2:
            return bool(self.members(duel, act))
        for seat in seats_meant(duel, self.whose, act.seat):
            for zone in self.zones:
                for number in duel.zone(seat, zone):
                    if number <= TAKEN and MONSTERS not in self.zones:
                        number = taker_of(number)
                    if number >= 0 and self.suits(duel, act, number):
                        return True
        return False


class Itself(Group):
    """The card whose text it is, where it is in the stay that the activation knows.

    Where the event of the activation sent it away from the field, it is found where it went (design: invariant 6).
    """

    def members(self, duel: Duel, act: Link) -> list[int]:
        number = duel.bound_card(act.source)
        if number >= 0:
            return [number]
        event = act.event
        if event is None or event.card != act.card or not event.kind & (E_DESTROYED | E_LEFT | E_SENT):
            return []
        card = duel.cards[act.card]
        if card.stay == act.source // STAYS + 1 and (card.zone == GRAVEYARD or card.zone == REMOVED):
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

    def __init__(self, name: int = TARGETS, filters: tuple[Filter, ...] = ()) -> None:
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
    if event.kind == E_SUMMONED or event.kind == E_ATTACK or event.kind == E_FLIPPED:
        kept = before.zone == MONSTERS or before.zone == SUMMONING
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


class Strongest(Group):
    """The cards of a group with the highest ATK or DEF (`most`), or the lowest; more than one in a tie."""

    def __init__(self, group: Group, by_attack: bool, most: bool = True) -> None:
        self.group: Final = group
        self.by_attack: Final = by_attack
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.by_attack, self.most)

    def members(self, duel: Duel, act: Link) -> list[int]:
        numbers = self.group.members(duel, act)
        if len(numbers) < 2:
            return numbers
        values = [attack(duel, n) if self.by_attack else defense(duel, n) for n in numbers]
        best = max(values) if self.most else min(values)
        return [number for number, value in zip(numbers, values, strict=True) if value == best]

    def exists(self, duel: Duel, act: Link) -> bool:
        return self.group.exists(duel, act)


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


# Filters


def distinct(duel: Duel, numbers: list[int], most: int = 1) -> list[int]:
    """Of cards in a Deck or Fusion Deck at most so many for each name, by passcode: their order there is hidden and means nothing."""
    codes: dict[int, list[int]] = {}
    for number in numbers:
        copies = codes.setdefault(duel.cards[number].face.code, [])
        if len(copies) < most:
            copies.append(number)
    found: list[int] = []
    for code in sorted(codes):
        found.extend(codes[code])
    return found


def offered(duel: Duel, numbers: list[int], most: int = 1) -> list[int]:
    """The cards among which a player chooses: of copies in a Deck as many are offered as can be chosen."""
    hidden = [number for number in numbers if duel.cards[number].zone == DECK]
    if not hidden:
        return numbers
    return [number for number in numbers if duel.cards[number].zone != DECK] + distinct(duel, hidden, most)
