"""Further choices: among the effects that are possible, up to an amount, from one of two groups, by the opponent as targets."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option, subject_of
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.rules.abilities import Condition, Group, Step
from spellspeed.yugioh.rules.carrying_out import Walk
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.scope import the_opponent
from spellspeed.yugioh.rules.terms import (
    A_MODE,
    A_TARGET,
    CHOOSE,
    E_TARGETED,
    MODE,
    MODE_OF,
    PAID,
)


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


class ChooseAmong(Step):
    """Choose one of several effects when the card is activated, among those whose condition holds."""

    def __init__(self, conditions: tuple[Condition, ...]) -> None:
        self.conditions: Final = conditions

    def parts(self) -> tuple[object, ...]:
        return (self.conditions,)

    def possible(self, duel: Duel, act: Link) -> list[int]:
        """The numbers of the effects that can be chosen."""
        return [mode for mode, condition in enumerate(self.conditions) if condition.holds(duel, act)]

    def could(self, duel: Duel, act: Link) -> bool:
        return bool(self.possible(duel, act))

    def run(self, duel: Duel, walk: Walk) -> None:
        codes = tuple([option(MODE_OF, -1, mode) for mode in self.possible(duel, walk.link)])
        open_ask(duel, Ask(walk.link.seat, A_MODE, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(MODE, (extra_of(picks[0]),)))


class OpponentTargets(Step):
    """TERM-TARGET-1. The opponent chooses one card of a group as a target when the effect is activated; it is bound as paid."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def could(self, duel: Duel, act: Link) -> bool:
        return self.group.exists(duel, act)

    def run(self, duel: Duel, walk: Walk) -> None:
        codes = tuple([option(CHOOSE, number) for number in self.group.members(duel, walk.link)])
        seat = the_opponent(duel, walk.link.seat, walk.link.against)
        open_ask(duel, Ask(seat, A_TARGET, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        number = subject_of(picks[0])
        duel.note(E_TARGETED, number, the_opponent(duel, walk.link.seat, walk.link.against), by=walk.link.card)
        walk.go_on(duel, walk.link.with_bound(PAID, (duel.binding(number),)))
