"""Costs: Tributes of this card, of monsters that you control, of monsters of the opponent (TERM-TRIBUTE, T-9.2)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.leaving import TRIBUTED, Leaving, tribute
from spellspeed.yugioh.duel.abilities import Group, Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import attack, defense, level
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.lending import exchanged_monsters, lent_monsters, usable
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.scope import opponents
from spellspeed.yugioh.duel.terms import A_TRIBUTE, BY_COST, MONSTERS
from spellspeed.yugioh.may.pay import may_be_tributed
from spellspeed.yugioh.words.costs.cards import PaidInCards
from spellspeed.yugioh.words.filters.being import Filter


class TributeItself(Step):
    """Tribute this card as a cost (TERM-TRIBUTE-1)."""

    def could(self, duel: Duel, act: Link) -> bool:
        return duel.cards[act.card].zone == MONSTERS and may_be_tributed(duel, act.card)

    def spent(self, duel: Duel, act: Link) -> int:
        return act.card

    def frees_zones(self) -> int:
        return 1

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        tribute(duel, walk.link.card, walk.link.card)
        walk.go_on(duel, walk.link.with_source(duel.binding(walk.link.card)))


class Tributing(PaidInCards):
    """TERM-TRIBUTE-2. Tribute monsters that you control as a cost; the Level, the ATK and the DEF that the first one had on the field are kept.

    With `level_of` only monsters whose Level a card there has.
    """

    def __init__(self, number: int = 1, filters: tuple[Filter, ...] = (), level_of: Group | None = None) -> None:
        super().__init__(number)
        self.filters: Final = filters
        self.level_of: Final = level_of

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.filters, self.level_of)

    def chosen_from(self, duel: Duel, act: Link) -> list[int] | None:
        found: list[int] = []
        candidates = usable(duel, act, duel.monsters(act.seat) + lent_monsters(duel, act.seat, act.card), True)
        lent = exchanged_monsters(duel, act.seat)
        if self.level_of is not None:
            # FAQ 2005: a face-down monster of the opponent is not Tributed for its Level.
            lent = [number for number in lent if duel.cards[number].face_up]
        candidates = candidates + lent
        if not candidates:
            return found
        targets: list[int] | None = None
        face = act.face
        assert isinstance(face, PrintedCard)
        for step in face.abilities[act.ability].targets:
            targets = step.chosen_from(duel, act)
        levels: list[int] = []
        if self.level_of is not None:
            levels = [duel.faces[other].level for other in self.level_of.members(duel, act)]
        for number in candidates:
            if not all([narrower.fits(duel, act, number) for narrower in self.filters]):
                continue
            if (targets is not None and targets == [number]) or not may_be_tributed(duel, number):
                continue
            if self.level_of is not None and level(duel, number) not in levels:
                continue
            found.append(number)
        return found

    def lends(self) -> bool:
        return True

    def frees_zones(self) -> int:
        return self.number

    def asked_as(self) -> int:
        return A_TRIBUTE

    def kept(self, duel: Duel, numbers: list[int]) -> tuple[int, ...]:
        first = numbers[0]
        return (level(duel, first), attack(duel, first), defense(duel, first))

    def payment(self, number: int, by: int) -> Leaving:
        return Leaving(number, TRIBUTED, BY_COST, by)


class TributingTheirs(PaidInCards):
    """Tribute so many monsters that the opponent controls, as the demand of a monster that comes onto the opponent's field."""

    def chosen_from(self, duel: Duel, act: Link) -> list[int] | None:
        found: list[int] = []
        for seat in opponents(duel, act.seat):
            found += [number for number in duel.monsters(seat) if may_be_tributed(duel, number)]
        return found

    def frees_zones(self) -> int:
        return self.number

    def asked_as(self) -> int:
        return A_TRIBUTE

    def payment(self, number: int, by: int) -> Leaving:
        return Leaving(number, TRIBUTED, BY_COST, by)
