"""Joins between the parts of an effect: "and", "and if you do", "if", "otherwise", "you can"."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, option
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Condition, Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_NO_SPECIAL_SUMMON
from spellspeed.yugioh.duel.scope import YOU, seats_of
from spellspeed.yugioh.duel.terms import A_YES_NO, DONE, NO, YES


class And(Step):
    """The join "A and B": what follows happens at the same time."""

    def joins_next(self) -> bool:
        return True

    def joins_batches(self) -> bool:
        return True

    def run(self, duel: Duel, walk: Walk) -> None:
        walk.go_on(duel)


def flat(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """The lowered steps of several."""
    lowered: list[Step] = []
    for step in steps:
        lowered.extend(step.lowered())
    return tuple(lowered)


class IfDone(Step):
    """T-7.4. The join "A, and if you do, B": B is carried out only if the step before did something, and happens at the same time.

    `later`: "A, then B", so that B happens after it ("when" effects that answer A miss their timing).
    """

    def __init__(self, steps: tuple[Step, ...], later: bool = False) -> None:
        self.steps: Final = steps
        self.later: Final = later

    def parts(self) -> tuple[object, ...]:
        return (self.steps, self.later)

    def draws_in_vain(self, duel: Duel, act: Link) -> bool:
        return any([step.draws_in_vain(duel, act) for step in self.steps])

    def summons_in_vain(self, duel: Duel, act: Link) -> bool:
        return is_under(duel, X_NO_SPECIAL_SUMMON, act.seat) and any([step.summons() for step in self.steps])

    def lowered(self) -> tuple[Step, ...]:
        inner = flat(self.steps)
        return (Unless(None, len(inner), not self.later),) + inner

    def run(self, duel: Duel, walk: Walk) -> None:
        raise AssertionError("a join is lowered before it runs")


class If(Step):
    """Steps that are carried out only under a condition that is read then."""

    def __init__(self, condition: Condition, steps: tuple[Step, ...]) -> None:
        self.condition: Final = condition
        self.steps: Final = steps

    def parts(self) -> tuple[object, ...]:
        return (self.condition, self.steps)

    def lowered(self) -> tuple[Step, ...]:
        inner = flat(self.steps)
        return (Unless(self.condition, len(inner)),) + inner

    def could(self, duel: Duel, act: Link) -> bool:
        return (
            self.condition.is_open(duel, act) or not self.condition.holds(duel, act) or self.steps[0].could(duel, act)
        )

    def draws_in_vain(self, duel: Duel, act: Link) -> bool:
        if self.condition.is_open(duel, act) or not self.condition.holds(duel, act):
            return False
        return any([step.draws_in_vain(duel, act) for step in self.steps])

    def zones_short(self, duel: Duel, act: Link) -> int:
        if self.condition.is_open(duel, act) or not self.condition.holds(duel, act):
            return 0
        return self.steps[0].zones_short(duel, act)

    def run(self, duel: Duel, walk: Walk) -> None:
        raise AssertionError("a join is lowered before it runs")


class Unless(Step):
    """Leaves out the next steps unless a condition holds (None: unless the step before did something).

    `joins`: what follows happens at the same time as the step before.
    No card says it itself: If and IfDone are made of it.
    """

    def __init__(self, condition: Condition | None, skip: int, joins: bool = False) -> None:
        self.condition: Final = condition
        self.skip: Final = skip
        self.joins: Final = joins

    def parts(self) -> tuple[object, ...]:
        return (self.condition, self.skip, self.joins)

    def joins_next(self) -> bool:
        return self.joins

    def run(self, duel: Duel, walk: Walk) -> None:
        if self.condition is None:
            carried = len(walk.link.bound[DONE]) > 0
        else:
            carried = self.condition.holds(duel, walk.link)
        walk.go_on(duel, skip=0 if carried else self.skip)


class May(Step):
    """Steps that the player may leave out ("you can")."""

    def __init__(self, steps: tuple[Step, ...], whose: int = YOU) -> None:
        self.steps: Final = steps
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.steps, self.whose)

    def lowered(self) -> tuple[Step, ...]:
        inner = flat(self.steps)
        return (AskWhether(self.steps[0], len(inner), self.whose),) + inner

    def run(self, duel: Duel, walk: Walk) -> None:
        raise AssertionError("a join is lowered before it runs")


YES_NO: Final = (option(YES), option(NO))


class PayOrElse(Step):
    """STANDBY-2, T-6.4. Upkeep: "pay, or else". The player chooses; what cannot be paid is not asked."""

    def __init__(self, cost: tuple[Step, ...], otherwise: tuple[Step, ...]) -> None:
        self.cost: Final = cost
        self.otherwise: Final = otherwise

    def parts(self) -> tuple[object, ...]:
        return (self.cost, self.otherwise)

    def lowered(self) -> tuple[Step, ...]:
        paid = flat(self.cost)
        other = flat(self.otherwise)
        return (AskWhether(self.cost[0], len(paid) + 1, YOU),) + paid + (SkipAlways(len(other)),) + other

    def run(self, duel: Duel, walk: Walk) -> None:
        raise AssertionError("a join is lowered before it runs")


class SkipAlways(Step):
    """Leaves out the next steps.

    No card says it itself: PayOrElse is made of it.
    """

    def __init__(self, skip: int) -> None:
        self.skip: Final = skip

    def parts(self) -> tuple[object, ...]:
        return (self.skip,)

    def run(self, duel: Duel, walk: Walk) -> None:
        walk.go_on(duel, skip=self.skip)


class AskWhether(Step):
    """Asks whether the next steps are carried out; they are left out unasked where the first of them could not be done.

    No card says it itself: May and PayOrElse are made of it.
    """

    def __init__(self, first: Step, skip: int, whose: int) -> None:
        self.first: Final = first
        self.skip: Final = skip
        self.whose: Final = whose

    def parts(self) -> tuple[object, ...]:
        return (self.first, self.skip, self.whose)

    def leads(self) -> bool:
        return True

    def run(self, duel: Duel, walk: Walk) -> None:
        if not self.first.could(duel, walk.link):
            walk.go_on(duel, skip=self.skip)
            return
        seat = seats_of(duel, self.whose, walk.link)[0]
        open_ask(duel, Ask(seat, A_YES_NO, walk.link.card, YES_NO))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.go_on(duel, skip=0 if picks[0] == YES_NO[0] else self.skip)
