"""Amounts: numbers that are read from the duel when they are needed."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Amount, Group
from spellspeed.yugioh.duel.derived import attack, base_of, defense, level
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import DECLARED_FOR
from spellspeed.yugioh.duel.limits import free_in
from spellspeed.yugioh.duel.memory import kept_number
from spellspeed.yugioh.duel.rights import X_ATTACK, X_DEFENSE, X_LEVEL, Right
from spellspeed.yugioh.duel.scope import YOU, seats_meant
from spellspeed.yugioh.duel.terms import DONE, E_DESTROYED, HAND, MONSTERS, NUMBERS
from spellspeed.yugioh.words.filters.traits import values_then
from spellspeed.yugioh.words.groups.cards import Cards


class Fixed(Amount):
    """A number."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.number,)

    def count(self, duel: Duel, act: Link) -> int:
        return self.number


class AttackOf(Amount):
    """The ATK of a group's monster; 0 if there is none."""

    def __init__(self, group: Group, original: bool = False) -> None:
        self.group: Final = group
        self.original: Final = original

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.original)

    def count(self, duel: Duel, act: Link) -> int:
        for number in self.group.members(duel, act):
            return base_of(duel, number, X_ATTACK) if self.original else attack(duel, number)
        return 0

    def is_of_none(self, duel: Duel, act: Link) -> bool:
        return not self.group.exists(duel, act)


class TotalAttackLost(Amount):
    """The ATK that the monsters which the effect has just destroyed had on the field together; with `face_up` of those that lay face-up."""

    def __init__(self, face_up: bool = False) -> None:
        self.face_up: Final = face_up

    def parts(self) -> tuple[object, ...]:
        return (self.face_up,)

    def count(self, duel: Duel, act: Link) -> int:
        done = [binding % STAYS for binding in act.bound[DONE]]
        total = 0
        for event in duel.fresh:
            before = event.before
            if event.kind != E_DESTROYED or event.by != act.card or event.card not in done or before is None:
                continue
            if before.zone == MONSTERS and (before.face_up or not self.face_up):
                total += max(values_then(duel, event).attack, 0)
        return total


class Printed(Amount):
    """TERM-ORIGINAL-1. The original Level, ATK or DEF of a group's monster, wherever it lies by now: what is printed on it (FAQ NEEDLE BURROWER)."""

    def __init__(self, what: Right, group: Group) -> None:
        self.what: Final = what
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.what, self.group)

    def count(self, duel: Duel, act: Link) -> int:
        for number in self.group.members(duel, act):
            face = duel.faces[number]
            if self.what is X_LEVEL:
                return face.level
            return max(face.attack if self.what is X_ATTACK else face.defense, 0)
        return 0


class LevelOf(Amount):
    """The Level of a group's monster, as it is now; 0 if there is none."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def count(self, duel: Duel, act: Link) -> int:
        for number in self.group.members(duel, act):
            return level(duel, number)
        return 0


class DefenseOf(Amount):
    """The DEF of a group's monster; 0 if there is none."""

    def __init__(self, group: Group, original: bool = False) -> None:
        self.group: Final = group
        self.original: Final = original

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.original)

    def count(self, duel: Duel, act: Link) -> int:
        for number in self.group.members(duel, act):
            return base_of(duel, number, X_DEFENSE) if self.original else defense(duel, number)
        return 0


class ForEach(Amount):
    """So much for each card of a group."""

    def __init__(self, each: int, group: Group) -> None:
        self.each: Final = each
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.each, self.group)

    def count(self, duel: Duel, act: Link) -> int:
        return self.each * len(self.group.members(duel, act))

    def counts_nothing(self, duel: Duel, act: Link) -> bool:
        return isinstance(self.group, Cards) and not self.group.exists(duel, act)


class HalfOf(Amount):
    """Half of an amount."""

    def __init__(self, amount: Amount) -> None:
        self.amount: Final = amount

    def parts(self) -> tuple[object, ...]:
        return (self.amount,)

    def count(self, duel: Duel, act: Link) -> int:
        return self.amount.count(duel, act) // 2


class Plus(Amount):
    """Several numbers together."""

    def __init__(self, amounts: tuple[Amount, ...]) -> None:
        self.amounts: Final = amounts

    def parts(self) -> tuple[object, ...]:
        return (self.amounts,)

    def count(self, duel: Duel, act: Link) -> int:
        return sum([one.count(duel, act) for one in self.amounts])


class LifeOf(Amount):
    """The Life Points of the side of a player: the one of the effect, or (OPPONENT) the one opponent it is about."""

    def __init__(self, whose: int) -> None:
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.whose,)

    def count(self, duel: Duel, act: Link) -> int:
        return duel.life_of(seats_meant(duel, self.whose, act.seat, act.against)[0])


class LifeDifference(Amount):
    """The difference between the Life Points of this card's player and those of the opponent."""

    def count(self, duel: Duel, act: Link) -> int:
        return abs(duel.life_of(duel.opponents(act.seat)[0]) - duel.life_of(act.seat))


class ForEachCounter(Amount):
    """So much for each counter on this card, or where the event of the activation sent it away, for each that was on it."""

    def __init__(self, each: int, counter: str, removed: bool = False) -> None:
        self.each: Final = each
        self.counter: Final = counter
        self.removed: Final = removed

    def parts(self) -> tuple[object, ...]:
        return (self.each, self.counter, self.removed)

    def count(self, duel: Duel, act: Link) -> int:
        if self.removed and act.bound[NUMBERS]:
            return self.each * act.bound[NUMBERS][0]
        event = act.event
        if event is not None and event.before is not None and event.before.number == act.card:
            return self.each * event.before.counted(self.counter)
        return self.each * duel.cards[act.card].counted(self.counter)


class ForEachKept(Amount):
    """So many times the number that this card keeps under a name (see KEPT_NAMES)."""

    def __init__(self, each: int, name: str) -> None:
        self.each: Final = each
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.each, self.name)

    def count(self, duel: Duel, act: Link) -> int:
        return self.each * kept_number(duel, duel.binding(act.card), self.name)


class DeclaredFor(Amount):
    """What was declared for this card (a Type, an Attribute), as its number."""

    def count(self, duel: Duel, act: Link) -> int:
        return kept_number(duel, act.source, DECLARED_FOR) - 1


class BoundNumber(Amount):
    """The number bound to a name (a die, a count of heads, what was measured)."""

    def __init__(self, name: int) -> None:
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def count(self, duel: Duel, act: Link) -> int:
        bound = act.bound[self.name]
        return bound[0] if bound else 0


class Multiplied(Amount):
    """An amount so many times."""

    def __init__(self, times: int, amount: Amount) -> None:
        self.times: Final = times
        self.amount: Final = amount

    def parts(self) -> tuple[object, ...]:
        return (self.times, self.amount)

    def count(self, duel: Duel, act: Link) -> int:
        return self.times * self.amount.count(duel, act)


class NumberOf(Amount):
    """How many cards a group has."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def count(self, duel: Duel, act: Link) -> int:
        return len(self.group.members(duel, act))


class DamageTold(Amount):
    """The damage that the event told ("that damage")."""

    def count(self, duel: Duel, act: Link) -> int:
        return act.event.value if act.event is not None else 0


class ForEachHeard(Amount):
    """So much for each event of the batch that met the trigger."""

    def __init__(self, each: int) -> None:
        self.each: Final = each

    def parts(self) -> tuple[object, ...]:
        return (self.each,)

    def count(self, duel: Duel, act: Link) -> int:
        heard = act.bound[NUMBERS]
        return self.each * (heard[0] if heard else 1)


class FreeZones(Amount):
    """FIELD-2, FIELD-4. How many Monster Card Zones (or Spell & Trap Card Zones) the player of the effect has free and can fill."""

    def __init__(self, zone: int = MONSTERS) -> None:
        self.zone: Final = zone

    def parts(self) -> tuple[object, ...]:
        return (self.zone,)

    def count(self, duel: Duel, act: Link) -> int:
        return free_in(duel, act.seat, self.zone)


class Utmost(Amount):
    """The greatest of several numbers (`most`), or the smallest."""

    def __init__(self, amounts: tuple[Amount, ...], most: bool = True) -> None:
        self.amounts: Final = amounts
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.amounts, self.most)

    def count(self, duel: Duel, act: Link) -> int:
        counts = [amount.count(duel, act) for amount in self.amounts]
        return max(counts) if self.most else min(counts)


class MissingInHand(Amount):
    """How many cards a player has fewer in hand than a number: the one of the effect, or (OPPONENT) the one opponent it is about."""

    def __init__(self, number: int, whose: int = YOU) -> None:
        self.number: Final = number
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.whose)

    def count(self, duel: Duel, act: Link) -> int:
        seat = seats_meant(duel, self.whose, act.seat, act.against)[0]
        return max(0, self.number - len(duel.zone(seat, HAND)))


class TributedStrength(Amount):
    """The ATK (or the DEF) that the Tributed monster had on the field, as Tributing has kept it."""

    def __init__(self, by_attack: bool) -> None:
        self.by_attack: Final = by_attack

    def parts(self) -> tuple[object, ...]:
        return (self.by_attack,)

    def count(self, duel: Duel, act: Link) -> int:
        kept = act.bound[NUMBERS]
        if len(kept) < 3:
            return 0
        return kept[1] if self.by_attack else kept[2]
