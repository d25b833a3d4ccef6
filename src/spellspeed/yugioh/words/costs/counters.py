"""Costs: counters that are removed from this card or from others (COUNTER, TERM-COST, T-9.2)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option, subject_of
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.counters import take_counters
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.scope import YOU
from spellspeed.yugioh.words.filters.location import HasCounter
from spellspeed.yugioh.words.groups.cards import Cards


class RemovingCounters(Step):
    """Remove so many counters from this card as a cost; with 0 any number, at least one, and how many is kept."""

    def __init__(self, counter: str, number: int = 1) -> None:
        self.counter: Final = counter
        self.number: Final = number

    def parts(self) -> tuple[object, ...]:
        return (self.counter, self.number)

    def could(self, duel: Duel, act: Link) -> bool:
        return duel.cards[act.card].counted(self.counter) >= max(self.number, 1)

    def run(self, duel: Duel, walk: Walk) -> None:
        if not self.number:
            open_ask(duel, Ask(walk.link.seat, t.A_NUMBER, walk.link.card, self.numbers(duel, walk.link)))
            return
        begin_step(duel, walk)
        take_counters(duel, walk.link.card, self.counter, self.number, t.BY_COST, walk.link.card)
        walk.go_on(duel)

    def numbers(self, duel: Duel, act: Link) -> tuple[int, ...]:
        """The numbers of counters with which the effect has its targets, as options."""
        face = act.face
        assert isinstance(face, PrintedCard)
        codes: list[int] = []
        for count in range(1, duel.cards[act.card].counted(self.counter) + 1):
            paid = act.with_bound(t.NUMBERS, (count,))
            if all([target.could(duel, paid) for target in face.abilities[act.ability].targets]):
                codes.append(option(t.NUMBER_OF, -1, count))
        return tuple(codes)

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        begin_step(duel, walk)
        count = extra_of(picks[0])
        take_counters(duel, walk.link.card, self.counter, count, t.BY_COST, walk.link.card)
        walk.go_on(duel, walk.link.with_bound(t.NUMBERS, (count,)))


class RemovingCountersThere(Step):
    """Remove so many counters from face-up cards that the player controls, as a cost; from which, the player chooses one by one."""

    def __init__(self, counter: str, number: int) -> None:
        self.counter: Final = counter
        self.number: Final = number
        self.group: Final = Cards((t.MONSTERS, t.SPELLS, t.FIELD), YOU, (HasCounter(counter),))

    def parts(self) -> tuple[object, ...]:
        return (self.counter, self.number)

    def could(self, duel: Duel, act: Link) -> bool:
        return (
            sum([duel.cards[number].counted(self.counter) for number in self.group.members(duel, act)]) >= self.number
        )

    def lends(self) -> bool:
        return True

    def used_with(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> tuple[int, ...]:
        used = walk.held + tuple([subject_of(pick) for pick in picks])
        return used if len(used) == self.number else ()

    def run(self, duel: Duel, walk: Walk) -> None:
        self.ask(duel, walk, ())

    def ask(self, duel: Duel, walk: Walk, used: tuple[int, ...]) -> None:
        """From which card the next counter is removed; where only one has any left, it is that one."""
        left = [n for n in self.group.members(duel, walk.link) if duel.cards[n].counted(self.counter) > used.count(n)]
        codes = tuple([option(t.CHOOSE, number) for number in left])
        open_ask(duel, Ask(walk.link.seat, t.A_COST, walk.link.card, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        used = walk.held + (subject_of(picks[0]),)
        if len(used) < self.number:
            walk.wait(duel, 1, used)
            self.ask(duel, walk, used)
            return
        begin_step(duel, walk)
        for number in sorted(set(used)):
            take_counters(duel, number, self.counter, used.count(number), t.BY_COST, walk.link.card)
        walk.go_on(duel)
