"""Costs: Tributes of this card, of monsters that you control, of monsters of the opponent (TERM-TRIBUTE, T-9.2)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.doing.departures import TRIBUTED, Leaving, tribute
from spellspeed.yugioh.duel.abilities import Group, Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import attack, defense, level
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.lent_monsters import exchanged_monsters, lent_monsters, usable
from spellspeed.yugioh.duel.limits import frees_zone
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_EXCHANGED, X_ZONES_CLOSED
from spellspeed.yugioh.duel.scope import OPPONENTS, YOU, opponents
from spellspeed.yugioh.duel.terms import A_TRIBUTE, AS_EQUIP, BY_COST, MONSTERS, SPELLS
from spellspeed.yugioh.may.pay import may_be_tributed
from spellspeed.yugioh.words.costs.cards import PaidInCards, end_payment
from spellspeed.yugioh.words.filters.comparisons import NotItself
from spellspeed.yugioh.words.filters.traits import Filter, fits_all
from spellspeed.yugioh.words.groups.cards import Cards


class TributingItself(Step):
    """Tribute this card as a cost (TERM-TRIBUTE-1)."""

    def could(self, duel: Duel, act: Link) -> bool:
        card = duel.cards[act.card]
        lies = card.zone == MONSTERS or (card.zone == SPELLS and card.marks & AS_EQUIP != 0)
        return lies and may_be_tributed(duel, act.card)

    def spent(self, duel: Duel, act: Link) -> int:
        return act.card

    def frees(self, duel: Duel, act: Link) -> int:
        return 1 if frees_zone(duel, act.seat, act.card) else 0

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        tribute(duel, walk.link.card, walk.link.card)
        end_payment(duel, walk)
        walk.go_on(duel, walk.link.with_source(duel.binding(walk.link.card)))


class Tributing(PaidInCards):
    """TERM-TRIBUTE-2. Tribute monsters that you control as a cost; the Level, the ATK and the DEF that the first one had on the field are kept.

    With `level_of` only monsters whose Level a card there has; with `most` from `number` to so many, and how many is kept instead.
    `counts`: the one that is Tributed may be all that the effect could be about (Netrep BURST BREATH).
    """

    def __init__(
        self,
        number: int = 1,
        filters: tuple[Filter, ...] = (),
        level_of: Group | None = None,
        most: int = 0,
        counts: bool = False,
    ) -> None:
        super().__init__(number)
        self.filters: Final = filters
        self.level_of: Final = level_of
        self.most: Final = most
        self.counts: Final = counts

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.filters, self.level_of, self.most, self.counts)

    def drawn_from(self) -> Group | None:
        return Cards((MONSTERS,), YOU, self.filters)

    def at_most(self) -> int:
        return self.most or self.number

    def chosen_from(self, duel: Duel, act: Link) -> list[int] | None:
        found: list[int] = []
        candidates = duel.monsters(act.seat)
        if duel.seats > 2:
            candidates = usable(duel, act, candidates + lent_monsters(duel, act.seat, act.card))
        lent = exchanged_monsters(duel, act.seat)
        if self.level_of is not None or not all([isinstance(narrower, NotItself) for narrower in self.filters]):
            # FAQ 2005, METAMORPHOSIS, BURST BREATH: a face-down monster of the opponent is not Tributed for what it is.
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
            if not fits_all(duel, act, number, self.filters):
                continue
            if (targets is not None and targets == [number]) or not may_be_tributed(duel, number):
                continue
            if self.level_of is not None and level(duel, number) not in levels:
                continue
            found.append(number)
        if self.number > 1 or self.most or self.counts:
            return found
        return self.leaving_a_result(duel, act, found)

    def lends(self) -> bool:
        return True

    def frees(self, duel: Duel, act: Link) -> int:
        if self.most or duel.seats > 2 or duel.kinds & (X_EXCHANGED.bit | X_ZONES_CLOSED.bit):
            return super().frees(duel, act)
        # Only own monsters are Tributed; whether there are enough, `could` says.
        return self.number

    def asked_as(self) -> int:
        return A_TRIBUTE

    def kept(self, duel: Duel, numbers: list[int]) -> tuple[int, ...]:
        if self.most:
            return (len(numbers),)
        first = numbers[0]
        return (level(duel, first), attack(duel, first), defense(duel, first))

    def payment(self, number: int, by: int) -> Leaving:
        return Leaving(number, TRIBUTED, BY_COST, by)


class TributingTheirs(PaidInCards):
    """Tribute so many monsters that the opponent controls, as the demand of a monster that comes onto the opponent's field.

    A cost of one card so far (Lava Golem): nothing in it is about that card.
    """

    def drawn_from(self) -> Group | None:
        return Cards((MONSTERS,), OPPONENTS)

    def chosen_from(self, duel: Duel, act: Link) -> list[int] | None:
        found: list[int] = []
        for seat in opponents(duel, act.seat):
            found += [number for number in duel.monsters(seat) if may_be_tributed(duel, number)]
        return found

    def frees(self, duel: Duel, act: Link) -> int:
        # Of the opponent onto whose field the monster comes.
        return self.number

    def asked_as(self) -> int:
        return A_TRIBUTE

    def payment(self, number: int, by: int) -> Leaving:
        return Leaving(number, TRIBUTED, BY_COST, by)
