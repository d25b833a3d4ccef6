"""Further choices: among the effects that are possible, up to an amount, from one of two groups, by each player."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option, subject_of
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.choices import is_shielded
from spellspeed.yugioh.effects.groups import Cards, offered
from spellspeed.yugioh.rules.abilities import Condition, Group, Step
from spellspeed.yugioh.rules.carrying_out import Walk
from spellspeed.yugioh.rules.derived import effects_on
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.rights import X_NOT_TARGETED
from spellspeed.yugioh.rules.terms import (
    A_CHOOSE,
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


class EachChooses(Step):
    """TEAM-III-3. Each player, the one of the effect first, chooses one of the own cards of a group.

    With `target` they are targeted when the effect is activated (TERM-TARGET-1), and each player must have one (TEAM-R7). They are bound as paid.
    """

    def __init__(self, group: Cards, target: bool = False) -> None:
        self.group: Final = group
        self.target: Final = target

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.target)

    def own(self, duel: Duel, act: Link, seat: int) -> list[int]:
        """The cards among which a seat chooses."""
        numbers: list[int] = []
        for zone in self.group.zones:
            numbers.extend([n for n in duel.zone(seat, zone) if n >= 0 and self.group.suits(duel, act, n)])
        shielded = effects_on(duel, X_NOT_TARGETED) if self.target else []
        if shielded:
            numbers = [number for number in numbers if not is_shielded(duel, shielded, number, act)]
        return offered(duel, numbers)

    def could(self, duel: Duel, act: Link) -> bool:
        if not self.target:
            return True
        return all([bool(self.own(duel, act, seat)) for seat in range(duel.seats)])

    def run(self, duel: Duel, walk: Walk) -> None:
        if walk.stage == duel.seats:
            chosen = tuple([duel.binding(number) for number in walk.held])
            walk.go_on(duel, walk.link.with_bound(PAID, chosen))
            return
        seat = duel.order_from(walk.link.seat)[walk.stage]
        numbers = self.own(duel, walk.link, seat)
        if not numbers:
            walk.wait(duel, walk.stage + 1, walk.held)
            return
        codes = tuple([option(CHOOSE, number) for number in numbers])
        open_ask(duel, Ask(seat, A_TARGET if self.target else A_CHOOSE, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        number = subject_of(picks[0])
        if self.target:
            seat = duel.order_from(walk.link.seat)[walk.stage]
            duel.note(E_TARGETED, number, seat, by=walk.link.card)
        walk.wait(duel, walk.stage + 1, (*walk.held, number))
