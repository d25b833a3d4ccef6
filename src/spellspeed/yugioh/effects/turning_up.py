"""Turning up cards of the own Deck until a monster comes that could be Normal Summoned; Levels and kinds of cards that are declared."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.filters import Filter
from spellspeed.yugioh.rules.abilities import Condition, Group, Step
from spellspeed.yugioh.rules.carrying_out import Walk
from spellspeed.yugioh.rules.derived import level
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.moving import shuffle_deck
from spellspeed.yugioh.rules.scope import seats_meant
from spellspeed.yugioh.rules.terms import (
    A_DECLARE,
    A_NUMBER,
    CHOSEN,
    DECK,
    DECLARED,
    E_REVEALED,
    KIND_OF,
    MONSTER,
    NUMBER_OF,
    PAID,
    SPELL,
    TRAP,
)

MOST_LEVELS: Final = 12
KIND_OPTIONS: Final = (option(KIND_OF, -1, MONSTER), option(KIND_OF, -1, SPELL), option(KIND_OF, -1, TRAP))
"""The kinds of cards as a player names them."""


class TurnUpUntil(Step):
    """Turn up cards from the top of the own Deck until one has a property: it is the chosen card; all that were turned up are kept in mind.

    Where the whole Deck has none, nothing is turned up: it is shuffled."""

    def __init__(self, narrower: Filter) -> None:
        self.narrower: Final = narrower

    def parts(self) -> tuple[object, ...]:
        return (self.narrower,)

    def could(self, duel: Duel, act: Link) -> bool:
        return bool(duel.zone(act.seat, DECK))

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        seat = walk.link.seat
        turned: list[int] = []
        found: tuple[int, ...] = ()
        for number in reversed(duel.zone(seat, DECK)):
            duel.note(E_REVEALED, number, seat)
            turned.append(duel.binding(number))
            if self.narrower.fits(duel, walk.link, number):
                found = (duel.binding(number),)
                break
        if not found:
            turned.clear()
            shuffle_deck(duel, seat)
        walk.go_on(duel, walk.link.with_bound(CHOSEN, found).with_bound(PAID, tuple(turned)))


class TheRest(Group):
    """Of the cards bound to a name (those that were turned up) the ones that still lie where they were."""

    def __init__(self, name: int = PAID) -> None:
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.name,)

    def members(self, duel: Duel, act: Link) -> list[int]:
        numbers = [duel.bound_card(binding) for binding in act.bound[self.name]]
        return [number for number in numbers if number >= 0]


class Ordinary(Filter):
    """SUMMON-4. Monsters that can be Normal Summoned or Set."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return duel.faces[number].may_be_normal_summoned


class DeclareLevel(Step):
    """The player meant declares a Level from 1 to 12."""

    def __init__(self, whose: int) -> None:
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.whose,)

    def run(self, duel: Duel, walk: Walk) -> None:
        codes = tuple([option(NUMBER_OF, -1, number) for number in range(1, MOST_LEVELS + 1)])
        seat = seats_meant(duel, self.whose, walk.link.seat, walk.link.against)[0]
        open_ask(duel, Ask(seat, A_NUMBER, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(DECLARED, (extra_of(picks[0]),)))


class LevelDeclared(Condition):
    """A card of a group has the Level that was declared."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def holds(self, duel: Duel, act: Link) -> bool:
        return any([act.bound[DECLARED] == (level(duel, number),) for number in self.group.members(duel, act)])


class DeclareKind(Step):
    """T-9.1. Declare a kind of card when the effect is activated: Monster, Spell or Trap."""

    def run(self, duel: Duel, walk: Walk) -> None:
        open_ask(duel, Ask(walk.link.seat, A_DECLARE, walk.link.card, KIND_OPTIONS))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(DECLARED, (extra_of(picks[0]),)))


class OfDeclaredKind(Filter):
    """Cards of the kind that was declared."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        return act.bound[DECLARED] == (duel.faces[number].kind,)
