"""Verbs: what is counted, measured, noted and kept in mind."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import rewrite
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.departures import destroy
from spellspeed.yugioh.duel.abilities import Amount, Group, Step
from spellspeed.yugioh.duel.atoms import keep_waiting
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import DECLARED_FOR, TURNS
from spellspeed.yugioh.duel.memory import keep_for_arrival, keep_number, kept_number, remember_name, remember_note
from spellspeed.yugioh.duel.terms import BY_EFFECT, CHOSEN, DECLARED, DONE, E_COUNTER_ADDED
from spellspeed.yugioh.words.groups.references import refuse_stale


class PlaceCounters(Step):
    """COUNTER-1. Put counters on the cards, up to `most` of that name on each (0: any number)."""

    def __init__(self, counter: str, number: int, group: Group, most: int = 0) -> None:
        self.counter: Final = counter
        self.number: Final = number
        self.group: Final = group
        self.most: Final = most

    def parts(self) -> tuple[object, ...]:
        return (self.counter, self.number, self.group, self.most)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        for number in self.group.members(duel, walk.link):
            card = duel.cards[number]
            if not duel.on_field(number) or not card.face_up:
                continue
            count = card.counted(self.counter) + self.number
            if self.most:
                count = min(count, self.most)
            if count > card.counted(self.counter):
                rewrite(duel, card.with_counters(self.counter, count))
                duel.tell(E_COUNTER_ADDED, number, card, card.controller, BY_EFFECT, walk.link.card, self.number)
        walk.go_on(duel)


SKIPPED: Final = -1000
"""The count of a card whose last phase was skipped."""
WITHOUT_END: Final = 50
"""From so many turns on a card only counts, and nothing becomes of it."""


class CountTurn(Step):
    """T-6.8, GEAR-3. Count a turn on this card; at the last one it is destroyed. A skipped phase counts, but nothing is done in it.

    Where no turn is the last one a skipped phase does not count, but with `always` it does, and that of a skipped turn too (FAQ WAVE-MOTION
    CANNON).
    """

    def __init__(self, last: int, always: bool = False) -> None:
        self.last: Final = last
        self.always: Final = always

    def parts(self) -> tuple[object, ...]:
        return (self.last, self.always)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        number = walk.link.card
        card = duel.cards[number]
        turns = kept_number(duel, card.binding, TURNS) + 1
        keep_number(duel, card.binding, TURNS, turns)
        duel.note(E_COUNTER_ADDED, number, card.controller, value=turns)
        if turns >= self.last:
            destroy(duel, number, BY_EFFECT, number)
        walk.go_on(duel)

    def pass_by(self, duel: Duel, number: int) -> None:
        if self.last < WITHOUT_END or self.always:
            binding = duel.cards[number].binding
            turns = kept_number(duel, binding, TURNS) + 1
            keep_number(duel, binding, TURNS, turns if turns < self.last else SKIPPED)

    def pass_turn_by(self, duel: Duel, number: int) -> None:
        if self.always:
            self.pass_by(duel, number)


class AddTurn(Step):
    """T-6.8, GEAR-3. Count one more turn on this card."""

    def run(self, duel: Duel, walk: Walk) -> None:
        source = walk.link.source
        number = duel.bound_card(source)
        if number >= 0:
            turns = kept_number(duel, source, TURNS) + 1
            keep_number(duel, source, TURNS, turns)
            duel.note(E_COUNTER_ADDED, number, duel.cards[number].controller, value=turns)
        walk.go_on(duel)


class Note(Step):
    """Keep for the rest of the turn that this was done by this card."""

    def __init__(self, note: int) -> None:
        self.note: Final = note

    def parts(self) -> tuple[object, ...]:
        return (self.note,)

    def run(self, duel: Duel, walk: Walk) -> None:
        remember_note(duel, walk.link.card, self.note)
        walk.go_on(duel)


class Measure(Step):
    """Keep a number, read now, for a later step."""

    def __init__(self, amount: Amount, name: int) -> None:
        self.amount: Final = amount
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.name)

    def run(self, duel: Duel, walk: Walk) -> None:
        walk.go_on(duel, walk.link.with_bound(self.name, (self.amount.count(duel, walk.link),)))


class KeepNumber(Step):
    """This card keeps a number under a name, as long as it lies where it is: where the effect found it, or where the step before has put it.

    `arriving`: not this card where it lies, but the cards of a group, as they come to the field next.
    """

    def __init__(self, name: str, number: Amount, arriving: Group | None = None) -> None:
        self.name: Final = name
        self.number: Final = number
        self.arriving: Final = arriving

    def parts(self) -> tuple[object, ...]:
        return (self.name, self.number, self.arriving)

    def run(self, duel: Duel, walk: Walk) -> None:
        link = walk.link
        now = duel.binding(link.card)
        if self.arriving is not None:
            for number in self.arriving.members(duel, link):
                keep_for_arrival(duel, number, self.name, self.number.count(duel, link))
        elif now == link.source or now in link.bound[DONE]:
            keep_number(duel, now, self.name, self.number.count(duel, link))
        walk.go_on(duel)


COUNTED: Final = 13


class KeepDeclared(Step):
    """T-9.1. This card keeps what was declared when it was activated, as long as it lies where it is."""

    def run(self, duel: Duel, walk: Walk) -> None:
        declared = walk.link.bound[DECLARED]
        if declared and duel.bound_card(walk.link.source) >= 0:
            keep_number(duel, walk.link.source, DECLARED_FOR, declared[0] + 1)
        walk.go_on(duel)


class MarkName(Step):
    """Keep for the turn that the player has used this effect of a card of this name."""

    def run(self, duel: Duel, walk: Walk) -> None:
        act = walk.link
        remember_name(duel, act.seat, act.face.code, act.ability)
        walk.go_on(duel)


class Remember(Step):
    """This card keeps the first card of a group in mind for a later effect, as long as it lies where it is."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def run(self, duel: Duel, walk: Walk) -> None:
        refuse_stale(duel, walk.link, self.group)
        source = duel.bound_card(walk.link.source)
        for number in self.group.members(duel, walk.link)[:1]:
            if source >= 0:
                rewrite(duel, duel.cards[source].with_link(duel.binding(number)))
        walk.go_on(duel)


class Mean(Step):
    """From here on a name means the cards of a group as they are now."""

    def __init__(self, group: Group, name: int = CHOSEN) -> None:
        self.group: Final = group
        self.name: Final = name

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.name)

    def run(self, duel: Duel, walk: Walk) -> None:
        bindings = tuple([duel.binding(number) for number in self.group.members(duel, walk.link)])
        walk.go_on(duel, walk.link.with_bound(self.name, bindings))


class Mute(Step):
    """T-1.7. What was met of the cards of a group and waits to be activated is not activated."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def run(self, duel: Duel, walk: Walk) -> None:
        muted = [duel.binding(number) for number in self.group.members(duel, walk.link)]
        keep_waiting(duel, [waiting for waiting in duel.waiting if waiting.source not in muted])
        walk.go_on(duel)
