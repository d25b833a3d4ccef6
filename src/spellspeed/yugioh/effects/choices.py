"""Choosing: targets when an effect is activated, other choices when it resolves, and the joins between the parts of an effect."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option, subject_of
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.effects.groups import Cards, offered
from spellspeed.yugioh.effects.verbs import spares_what_is_chosen
from spellspeed.yugioh.rules.abilities import FLIP_EFFECT, Alteration, Amount, Condition, Group, Step
from spellspeed.yugioh.rules.carrying_out import Walk
from spellspeed.yugioh.rules.derived import effects_on, race
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.printed import PrintedCard
from spellspeed.yugioh.rules.rights import X_NOT_DESTROYED_BY_EFFECT, X_NOT_TARGETED
from spellspeed.yugioh.rules.scope import YOU, means, seats_meant
from spellspeed.yugioh.rules.terms import (
    A_CHOOSE,
    A_DECLARE,
    A_MODE,
    A_TARGET,
    A_YES_NO,
    CHOOSE,
    CHOSEN,
    DECK,
    DECLARED,
    DONE,
    E_TARGETED,
    GRAVEYARD,
    MODE,
    MODE_OF,
    NO,
    TARGETS,
    TYPE_OF,
    TYPES,
    YES,
)  # fmt: skip

YES_NO: Final = (option(YES), option(NO))


class Target(Step):
    """TERM-TARGET-1, T-9.1. Choose `least` to `most` cards of a group as targets when the effect is activated."""

    def __init__(self, group: Group, least: int = 1, most: int = 1, name: int = TARGETS) -> None:
        self.group: Final = group
        self.least: Final = least
        self.most: Final = most
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.least, self.most, self.name)

    def chosen_from(self, duel: Duel, act: Link) -> list[int] | None:
        numbers = self.group.members(duel, act)
        shielded = effects_on(duel, X_NOT_TARGETED)
        if shielded:
            numbers = [number for number in numbers if not is_shielded(duel, shielded, number, act)]
        if duel.battle is not None and duel.battle.doomed:
            # DAMAGE-7, T-5.6: a monster beaten in this damage calculation cannot be chosen.
            numbers = [number for number in numbers if duel.cards[number].binding not in duel.battle.doomed]
        if not duel.profile.flip_may_choose_itself and duel.in_damage_step() and act.card in numbers:
            # DAMAGE-7-BG: an attacked Flip monster does not choose itself.
            face = act.face
            assert isinstance(face, PrintedCard)
            if face.abilities[act.ability].kind == FLIP_EFFECT:
                numbers = [number for number in numbers if number != act.card]
        return numbers

    def could(self, duel: Duel, act: Link) -> bool:
        shielded = effects_on(duel, X_NOT_TARGETED)
        face = act.face
        assert isinstance(face, PrintedCard)
        costs = face.abilities[act.ability].costs
        if not shielded and not costs and self.least == 1 and duel.battle is None:
            return self.group.exists(duel, act)
        numbers = self.chosen_from(duel, act)
        assert numbers is not None
        for cost in costs:
            gone = cost.spent(duel, act)
            if gone in numbers:
                numbers.remove(gone)
        if len(numbers) < self.least:
            for cost in costs:
                numbers = numbers + self.suited(duel, act, cost.buries(duel, act))
        return len(numbers) >= self.least

    def suited(self, duel: Duel, act: Link, numbers: list[int]) -> list[int]:
        """T-9.1. Of cards that a cost sends to the Graveyard of the own seat those that could be targets there."""
        group = self.group
        if (
            not isinstance(group, Cards)
            or GRAVEYARD not in group.zones
            or not means(duel, group.whose, act.seat, act.seat, act.against)
        ):
            return []
        return [number for number in numbers if group.suits(duel, act, number)]

    def lacks(self, duel: Duel, act: Link) -> bool:
        """Whether there are too few targets before the cost is paid."""
        numbers = self.chosen_from(duel, act)
        return numbers is not None and len(numbers) < self.least

    def run(self, duel: Duel, walk: Walk) -> None:
        numbers = self.chosen_from(duel, walk.link)
        assert numbers is not None
        if not numbers:
            walk.go_on(duel, walk.link.with_bound(self.name, ()))
            return
        most = min(self.most, len(numbers))
        codes = tuple([option(CHOOSE, number) for number in numbers])
        open_ask(duel, Ask(walk.link.seat, A_TARGET, walk.link.card, codes, min(self.least, most), most))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        numbers = [subject_of(pick) for pick in picks]
        for number in numbers:
            duel.note(E_TARGETED, number, walk.link.seat, by=walk.link.card)
        walk.go_on(duel, walk.link.with_bound(self.name, tuple([duel.binding(number) for number in numbers])))


def is_shielded(duel: Duel, shielded: list[Lasting], number: int, act: Link) -> bool:
    """TERM-TARGET-2. Whether a card cannot be targeted by this effect."""
    for effect in shielded:
        change = effect.change
        assert isinstance(change, Alteration)
        if change.touches(duel, effect, number) and change.shields(duel, effect, number, act):
            return True
    return False


class Choose(Step):
    """T-9.5. Choose cards of a group while the effect is carried out; nothing is targeted. `whose`: who chooses.

    With `optional` the choice may be left open ("you can"). Where fewer cards are there than `least`, all are taken.
    """

    def __init__(
        self, group: Group, least: int = 1, most: int = 1, name: int = CHOSEN, whose: int = YOU, optional: bool = False
    ) -> None:
        self.group: Final = group
        self.least: Final = least
        self.most: Final = most
        self.name: Final = name
        self.whose: Final = whose
        self.optional: Final = optional

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.least, self.most, self.name, self.whose, self.optional)

    def chosen_from(self, duel: Duel, act: Link) -> list[int] | None:
        return offered(duel, self.group.members(duel, act), self.most)

    def why_not(self, duel: Duel, act: Link) -> tuple[str, ...]:
        return ("T-9.11",) if searches_deck(self.group) and not self.group.exists(duel, act) else ()

    def could(self, duel: Duel, act: Link) -> bool:
        if searches_deck(self.group) and duel.profile.failed_search_allowed:
            return bool(duel.zone(act.seat, DECK)) or self.group.exists(duel, act)
        if self.optional or not self.least:
            return True
        if len(self.group.members(duel, act)) < self.least:
            return False
        if not duel.kinds & X_NOT_DESTROYED_BY_EFFECT.bit:
            return True
        return not spares_what_is_chosen(duel, act, self, self.group, self.name)

    def run(self, duel: Duel, walk: Walk) -> None:
        numbers = offered(duel, self.group.members(duel, walk.link), self.most)
        if not numbers:
            walk.go_on(duel, walk.link.with_bound(self.name, ()))
            return
        most = min(self.most, len(numbers))
        least = 0 if self.optional else min(self.least, most)
        seat = seats_meant(duel, self.whose, walk.link.seat, walk.link.against)[0]
        codes = tuple([option(CHOOSE, number) for number in numbers])
        open_ask(duel, Ask(seat, A_CHOOSE, walk.link.card, codes, least, most))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        bindings = tuple([duel.binding(subject_of(pick)) for pick in picks])
        walk.go_on(duel, walk.link.with_bound(self.name, bindings))


def searches_deck(group: Group) -> bool:
    """Whether a group lies in a Deck (T-9.11)."""
    from spellspeed.yugioh.effects.groups import Cards

    return isinstance(group, Cards) and DECK in group.zones


class And(Step):
    """The join "A and B": what follows happens at the same time."""

    def joins_next(self) -> bool:
        return True

    def joins_batches(self) -> bool:
        return True

    def run(self, duel: Duel, walk: Walk) -> None:
        walk.go_on(duel)


class IfDone(Step):
    """T-7.4. The join "A, and if you do, B": B is carried out only if the step before did something, and happens at the same time.

    `later`: "A, then B", so that B happens after it ("when" effects that answer A miss their timing).
    """

    def __init__(self, steps: tuple[Step, ...], later: bool = False) -> None:
        self.steps: Final = steps
        self.later: Final = later

    def parts(self) -> tuple[object, ...]:
        return (self.steps, self.later)

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

    def run(self, duel: Duel, walk: Walk) -> None:
        raise AssertionError("a join is lowered before it runs")


class Unless(Step):
    """Leaves out the next steps unless a condition holds (None: unless the step before did something).

    `joins`: what follows happens at the same time as the step before.
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
    """Leaves out the next steps."""

    def __init__(self, skip: int) -> None:
        self.skip: Final = skip

    def parts(self) -> tuple[object, ...]:
        return (self.skip,)

    def run(self, duel: Duel, walk: Walk) -> None:
        walk.go_on(duel, skip=self.skip)


class AskWhether(Step):
    """Asks whether the next steps are carried out; they are left out unasked where the first of them could not be done."""

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
        seat = seats_meant(duel, self.whose, walk.link.seat, walk.link.against)[0]
        open_ask(duel, Ask(seat, A_YES_NO, walk.link.card, YES_NO))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.go_on(duel, skip=0 if picks[0] == YES_NO[0] else self.skip)


class ChooseMode(Step):
    """Choose one of several effects when the card is activated ("activate 1 of these effects")."""

    def __init__(self, modes: int) -> None:
        self.modes: Final = modes

    def parts(self) -> tuple[object, ...]:
        return (self.modes,)

    def could(self, duel: Duel, act: Link) -> bool:
        return len(self.possible(duel, act)) > 0

    def possible(self, duel: Duel, act: Link) -> list[int]:
        """The effects that would have a result now."""
        face = act.face
        assert isinstance(face, PrintedCard)
        found: list[int] = []
        for mode in range(self.modes):
            chosen = act.with_bound(MODE, (mode,))
            if all([step.could(duel, chosen) for step in face.abilities[act.ability].steps]):
                found.append(mode)
        return found

    def run(self, duel: Duel, walk: Walk) -> None:
        codes = tuple([option(MODE_OF, -1, mode) for mode in self.possible(duel, walk.link)])
        open_ask(duel, Ask(walk.link.seat, A_MODE, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(MODE, (extra_of(picks[0]),)))


class ChooseUpTo(Step):
    """Choose as many cards of a group as an amount says, or all if there are fewer; with `fewer` one or more, up to that many."""

    def __init__(self, group: Group, number: Amount, name: int = CHOSEN, fewer: bool = False) -> None:
        self.group: Final = group
        self.number: Final = number
        self.name: Final = name
        self.fewer: Final = fewer

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.number, self.name, self.fewer)

    def run(self, duel: Duel, walk: Walk) -> None:
        numbers = self.group.members(duel, walk.link)
        if self.fewer:
            numbers = offered(duel, numbers)
        most = min(len(numbers), self.number.count(duel, walk.link))
        if not most:
            walk.go_on(duel, walk.link.with_bound(self.name, ()))
            return
        codes = tuple([option(CHOOSE, number) for number in numbers])
        open_ask(duel, Ask(walk.link.seat, A_CHOOSE, walk.link.card, codes, 1 if self.fewer else most, most))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(self.name, tuple([duel.binding(subject_of(pick)) for pick in picks])))


class DeclareType(Step):
    """T-9.1. Declare one monster Type when the effect is activated: one that is face-up on the field (TRIBE-INFECTING VIRUS)."""

    def run(self, duel: Duel, walk: Walk) -> None:
        there = [race(duel, n) for seat in range(duel.seats) for n in duel.monsters(seat) if duel.cards[n].face_up]
        codes = tuple([option(TYPE_OF, -1, kind) for kind in range(len(TYPES)) if kind in there])
        if not codes:
            walk.go_on(duel)
            return
        open_ask(duel, Ask(walk.link.seat, A_DECLARE, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        walk.go_on(duel, walk.link.with_bound(DECLARED, (extra_of(picks[0]),)))


def flat(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """The lowered steps of several."""
    lowered: list[Step] = []
    for step in steps:
        lowered.extend(step.lowered())
    return tuple(lowered)
