"""Groups: the cards of a kind that lie somewhere, and choices among groups."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Group
from spellspeed.yugioh.duel.derived import attack, card_name, defense
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_FIELD_FOR_GRAVEYARD
from spellspeed.yugioh.duel.scope import ON_FIELD as ZONES_OF_FIELD
from spellspeed.yugioh.duel.scope import ONE_OPPONENT, PERSONAL, YOU, means, means_zone, seats_of, seats_with
from spellspeed.yugioh.duel.terms import DECK, GRAVEYARD, MONSTERS, SPELLS
from spellspeed.yugioh.duel.trap_monsters import TAKEN, is_trap_monster, taker_of
from spellspeed.yugioh.may.pay import field_stands_in, may_stand_in
from spellspeed.yugioh.words.filters.traits import Filter


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
        self.removed: Final = GRAVEYARD in zones and any([narrower.is_of_removal() for narrower in filters])

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
        if self.removed and duel.kinds & X_FIELD_FOR_GRAVEYARD.bit:
            found += self.standing_in(duel, act)
        return found

    def standing_in(self, duel: Duel, act: Link) -> list[int]:
        found: list[int] = []
        if GRAVEYARD not in self.zones or MONSTERS in self.zones:
            return found
        for seat in self.seats(duel, act):
            if not field_stands_in(duel, seat):
                continue
            if duel.seats > 2 and not means_zone(duel, self.whose, act, seat, GRAVEYARD):
                continue
            for number in duel.monsters(seat):
                if may_stand_in(duel, number) and self.suits(duel, act, number):
                    found.append(number)
        return found

    def seats(self, duel: Duel, act: Link) -> tuple[int, ...]:
        """The seats in whose zones they lie."""
        if duel.seats > 2:
            return seats_with(duel, self.whose, self.zones, act)
        return seats_of(duel, self.whose, act)

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
        if self.removed and card.zone == MONSTERS and duel.kinds & X_FIELD_FOR_GRAVEYARD.bit:
            return number in self.members(duel, act)
        if card.zone not in self.zones and not (SPELLS in self.zones and is_trap_monster(card)):
            return False
        if duel.seats > 2:
            return means_zone(duel, self.whose, act, card.controller, card.zone) and self.suits(duel, act, number)
        return means(duel, self.whose, act.seat, card.controller) and self.suits(duel, act, number)

    def is_on_side(self, duel: Duel, act: Link, number: int) -> bool:
        card = duel.cards[number]
        return not ZONES_OF_FIELD >> card.zone & 1 or means_zone(duel, self.whose, act, card.controller, card.zone)

    def takes_in(self, duel: Duel, act: Link, seat: int) -> bool:
        return MONSTERS in self.zones and not self.is_picky() and means_zone(duel, self.whose, act, seat, MONSTERS)

    def is_picky(self) -> bool:
        return any([narrower.can_be_lost() for narrower in self.filters])

    def keeps(self, duel: Duel, act: Link, number: int) -> bool:
        for narrower in self.filters:
            if narrower.can_be_lost() and not narrower.fits(duel, act, number):
                return False
        return True

    def exists(self, duel: Duel, act: Link) -> bool:
        if duel.seats > 2 or (self.removed and duel.kinds & X_FIELD_FOR_GRAVEYARD.bit):
            return bool(self.members(duel, act))
        for seat in seats_of(duel, self.whose, act):
            for zone in self.zones:
                for number in duel.zone(seat, zone):
                    if number <= TAKEN and MONSTERS not in self.zones:
                        number = taker_of(number)
                    if number >= 0 and self.suits(duel, act, number):
                        return True
        return False


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


class Undermost(Group):
    """FIELD-7. The card of a group that lies lowest in its pile: the first that came there. A word of one Spell Card (Question)."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def members(self, duel: Duel, act: Link) -> list[int]:
        return self.group.members(duel, act)[:1]

    def exists(self, duel: Duel, act: Link) -> bool:
        return self.group.exists(duel, act)


class NamedAlike(Group):
    """The cards of a group of whose name it has at least so many."""

    def __init__(self, group: Group, least: int) -> None:
        self.group: Final = group
        self.least: Final = least

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.least)

    def members(self, duel: Duel, act: Link) -> list[int]:
        numbers = self.group.members(duel, act)
        names = [card_name(duel, number) for number in numbers]
        return [number for number, name in zip(numbers, names, strict=True) if names.count(name) >= self.least]


class EitherOf(Group):
    """Cards of one of several groups."""

    def __init__(self, groups: tuple[Group, ...]) -> None:
        self.groups: Final = groups

    def parts(self) -> tuple[object, ...]:
        return (self.groups,)

    def members(self, duel: Duel, act: Link) -> list[int]:
        found: list[int] = []
        for group in self.groups:
            for number in group.members(duel, act):
                if number not in found:
                    found.append(number)
        return found

    def standing_in(self, duel: Duel, act: Link) -> list[int]:
        found: list[int] = []
        for group in self.groups:
            for number in group.standing_in(duel, act):
                if number not in found:
                    found.append(number)
        return found

    def exists(self, duel: Duel, act: Link) -> bool:
        for group in self.groups:
            if group.exists(duel, act):
                return True
        return False


def stand_ins(duel: Duel, act: Link, group: Group) -> list[int]:
    """ERA-ELIMINATION-1. The monsters of fields that can be removed from play in the place of those of a group, which may hold them already."""
    if not duel.kinds & X_FIELD_FOR_GRAVEYARD.bit:
        return []
    members = group.members(duel, act)
    return [number for number in group.standing_in(duel, act) if number not in members]


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


class TopOfDeck(Group):
    """The top card of the Decks of the players meant, or the top ones, the uppermost first; all of a Deck that has fewer."""

    def __init__(self, whose: int = YOU, number: int = 1) -> None:
        self.whose: Final = whose
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.whose, self.number)

    def meets_one(self) -> bool:
        return self.whose in ONE_OPPONENT

    def members(self, duel: Duel, act: Link) -> list[int]:
        found: list[int] = []
        for seat in seats_of(duel, self.whose, act):
            found.extend(reversed(duel.zone(seat, DECK)[-self.number :]))
        return found


class OtherInGraveyard(Group):
    """The event's other card ("that monster", beaten too) in the Graveyard where it went in this turn; with `elsewhere` wherever it is by now,
    Tokens too."""

    def __init__(self, elsewhere: bool = False) -> None:
        self.elsewhere: Final = elsewhere

    def parts(self) -> tuple[object, ...]:
        return (self.elsewhere,)

    def members(self, duel: Duel, act: Link) -> list[int]:
        event = act.event
        if event is None or event.by < 0:
            return []
        card = duel.cards[event.by]
        if self.elsewhere:
            return [card.number]
        return [card.number] if card.zone == GRAVEYARD and card.arrived == duel.turn else []
