"""Verbs: ATK and DEF that are exchanged, halved and given (TERM-ORIGINAL-1)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.duel.abilities import Amount, Group, Step
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import attack, base_of, defense, effects_on
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_ATTACK, X_DEFENSE, X_RACE
from spellspeed.yugioh.duel.terms import END_OF_TURN, WHILE_FACE_UP
from spellspeed.yugioh.words.changes.present_values import Switched
from spellspeed.yugioh.words.changes.values import (
    ORIGINAL_BECOMES,
    Changes,
    RaisesOriginal,
    act_of,
    fixed_on,
)
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.verbs.durations import begin_lasting
from spellspeed.yugioh.words.verbs.grouped import AboutGroup


def face_up_of(duel: Duel, numbers: list[int]) -> list[int]:
    """T-11.4. Those that are face-up: nothing changes the values of others."""
    return [number for number in numbers if duel.cards[number].face_up]


def begin_on(duel: Duel, act: Link, change: Alteration, number: int, amount: int) -> None:
    """A value of one monster is changed until the turn ends."""
    begin_lasting(duel, act, change, (duel.binding(number),), amount, END_OF_TURN, duel.turn)


class ExchangeOriginals(AboutGroup):
    """TERM-ORIGINAL-1. The original ATK and DEF of each face-up monster of a group are exchanged until the turn ends.

    With another group the original ATK of the first monster and that of the first one of that group are.
    """

    def __init__(self, group: Group, other: Group | None = None) -> None:
        super().__init__(group)
        self.other: Final = other
        self.attack: Final = Changes(X_ATTACK, how=ORIGINAL_BECOMES)
        self.defense: Final = Changes(X_DEFENSE, how=ORIGINAL_BECOMES)

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.other)

    def could(self, duel: Duel, act: Link) -> bool:
        return self.other is not None or super().could(duel, act)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        if self.other is None:
            for number in face_up_of(duel, self.group.members(duel, walk.link)):
                one, other = base_of(duel, number, X_ATTACK), base_of(duel, number, X_DEFENSE)
                if one != other:
                    begin_on(duel, walk.link, self.attack, number, other)
                    begin_on(duel, walk.link, self.defense, number, one)
        else:
            firsts = face_up_of(duel, self.group.members(duel, walk.link)[:1] + self.other.members(duel, walk.link)[:1])
            if len(firsts) == 2:
                values = base_of(duel, firsts[0], X_ATTACK), base_of(duel, firsts[1], X_ATTACK)
                begin_on(duel, walk.link, self.attack, firsts[0], values[1])
                begin_on(duel, walk.link, self.attack, firsts[1], values[0])
        duel.has_happened()
        walk.go_on(duel)


class RaiseOriginals(AboutGroup):
    """TERM-ORIGINAL-1. The original ATK and DEF of the monsters of a group are raised until the turn ends, as long as they have its properties."""

    def __init__(self, group: Cards, points: Amount) -> None:
        super().__init__(group)
        self.points: Final = points
        self.attack: Final = RaisesOriginal(X_ATTACK, group.filters)
        self.defense: Final = RaisesOriginal(X_DEFENSE, group.filters)

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.points)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        points = self.points.count(duel, walk.link)
        for number in self.group.members(duel, walk.link):
            begin_on(duel, walk.link, self.attack, number, points)
            begin_on(duel, walk.link, self.defense, number, points)
        duel.has_happened()
        walk.go_on(duel)


class SwitchValues(Step):
    """The present ATK and DEF of the first face-up monster of a group are exchanged while this card is face-up, until the opponent's next turn ends.

    A verb of one card (Weapon Change): it applies to the present values (FAQ 2005), and later changes are made of what comes of it.
    """

    def __init__(self, group: Group) -> None:
        self.group: Final = group
        self.attack: Final = Switched(True)
        self.defense: Final = Switched(False)

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        for number in face_up_of(duel, self.group.members(duel, walk.link)[:1]):
            difference = defense(duel, number) - attack(duel, number)
            cards = (duel.binding(number),)
            begin_lasting(duel, walk.link, self.attack, cards, difference, WHILE_FACE_UP, duel.turn + 1)
            begin_lasting(duel, walk.link, self.defense, cards, -difference, WHILE_FACE_UP, duel.turn + 1)
            duel.has_happened()
        walk.go_on(duel)


class TypeSince(Alteration):
    """CARD-4. The Type of a group's monsters, those that come later too (FAQ 2005, RIVALRY OF WARLORDS).

    A Continuous Effect on Types that has come since goes before it (FAQ 2005, D. Tribe). Beside the monsters of the beginning, the cards
    whose Continuous Effects were there before are fixed.
    No card says it itself: MakeType begins it.
    """

    def __init__(self, group: Group) -> None:
        self.what = X_RACE
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def takes_in(self, duel: Duel, effect: Lasting, seat: int) -> bool:
        return self.group.takes_in(duel, act_of(duel, effect), seat)

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        if not fixed_on(duel, effect, number) and not self.group.has(duel, act_of(duel, effect), number):
            return False
        for other in effects_on(duel, X_RACE):
            change = other.change
            assert isinstance(change, Alteration)
            if not other.cards and other.source not in effect.cards and change.touches(duel, other, number):
                return False
        return True


class MakeType(AboutGroup):
    """CARD-4. The face-up monsters of a group have a Type until the turn ends. A verb of one card so far (D. Tribe)."""

    def __init__(self, group: Group, race: int) -> None:
        super().__init__(group)
        self.race: Final = race
        self.change: Final = TypeSince(group)

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.race)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        numbers = face_up_of(duel, self.group.members(duel, walk.link))
        if numbers:
            before = [effect.source for effect in effects_on(duel, X_RACE) if not effect.cards]
            cards = tuple([duel.binding(number) for number in numbers] + before)
            begin_lasting(duel, walk.link, self.change, cards, self.race, END_OF_TURN, duel.turn)
            duel.has_happened()
        walk.go_on(duel)
