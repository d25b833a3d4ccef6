"""Amounts: numbers that are read from the duel when they are needed."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Amount, Group
from spellspeed.yugioh.duel.derived import attack, defense
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import kept_number
from spellspeed.yugioh.duel.scope import YOU, seats_meant
from spellspeed.yugioh.duel.terms import HAND, MONSTERS, NUMBERS


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
            return duel.printed(number).attack if self.original else attack(duel, number)
        return 0


class LevelOf(Amount):
    """The Level that is printed on a group's monster; 0 if there is none."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def count(self, duel: Duel, act: Link) -> int:
        for number in self.group.members(duel, act):
            return duel.printed(number).level
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
            return duel.printed(number).defense if self.original else defense(duel, number)
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
    """So much for each counter on this card."""

    def __init__(self, each: int, counter: str) -> None:
        self.each: Final = each
        self.counter: Final = counter

    def parts(self) -> tuple[object, ...]:
        return (self.each, self.counter)

    def count(self, duel: Duel, act: Link) -> int:
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


class FreeZones(Amount):
    """How many Monster Card Zones the player of the effect has free."""

    def count(self, duel: Duel, act: Link) -> int:
        return duel.free_slots(act.seat, MONSTERS)


class Least(Amount):
    """The smallest of several numbers."""

    def __init__(self, amounts: tuple[Amount, ...]) -> None:
        self.amounts: Final = amounts

    def parts(self) -> tuple[object, ...]:
        return (self.amounts,)

    def count(self, duel: Duel, act: Link) -> int:
        return min([amount.count(duel, act) for amount in self.amounts])


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
