"""Skull Lair, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option, subject_of
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.doing.departures import TAKEN_OUT, Leaving
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import level
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.may.pay import may_be_removed


class RemovingForLevel(Step):
    """Remove from play as many cards of a group as one of the possible targets has Levels, as a cost; how many is kept.

    The cost of one Trap Card (Skull Lair). The number is decided first, then the cards: `held` is the number.
    """

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def payable(self, duel: Duel, act: Link) -> list[int]:
        """The cards that can be removed."""
        members = self.group.members(duel, act) + stand_ins(duel, act, self.group)
        return [n for n in members if may_be_removed(duel, n, act.seat)]

    def numbers(self, duel: Duel, act: Link) -> list[int]:
        """The numbers of cards with which the effect has a target."""
        face = act.face
        assert isinstance(face, PrintedCard)
        most = len(self.payable(duel, act))
        found: list[int] = []
        for step in face.abilities[act.ability].targets:
            for number in step.chosen_from(duel, act) or []:
                stars = level(duel, number)
                if 0 < stars <= most and stars not in found:
                    found.append(stars)
        return sorted(found)

    def could(self, duel: Duel, act: Link) -> bool:
        return bool(self.numbers(duel, act))

    def run(self, duel: Duel, walk: Walk) -> None:
        act = walk.link
        if not walk.held:
            codes = tuple([option(t.NUMBER_OF, -1, number) for number in self.numbers(duel, act)])
            open_ask(duel, Ask(act.seat, t.A_NUMBER, act.card, codes))
            return
        codes = tuple([option(t.CHOOSE, number) for number in self.payable(duel, act)])
        open_ask(duel, Ask(act.seat, t.A_COST, act.card, codes, walk.held[0], walk.held[0]))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        if not walk.held:
            walk.wait(duel, 1, (extra_of(picks[0]),))
            return
        begin_step(duel, walk)
        numbers = [subject_of(pick) for pick in picks]
        at_once(duel, [Leaving(number, TAKEN_OUT, t.BY_COST, walk.link.card) for number in numbers])
        walk.go_on(duel, walk.link.with_bound(t.NUMBERS, (len(numbers),)))


class LevelAsPaid(Filter):
    """Monsters with as many Levels as cards were paid; any, before the cost is paid."""

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        kept = act.bound[t.NUMBERS]
        return not kept or level(duel, number) == kept[0]


card(
    "Skull Lair",
    lasting_trap(),
    *chosen_effect(
        (Destroy(Bound(TARGETS, (FaceUp(), LevelAsPaid()))),),
        windows=W_ANY,
        costs=(RemovingForLevel(Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)),))),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (FaceUp(), LevelAsPaid()))),),
    ),
)
