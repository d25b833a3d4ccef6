"""Gradius' Option, whose values are those of one other monster, and what monsters keep of their own Special Summon."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, option, subject_of
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Group, Step
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import keep_for_arrival, keep_number, kept_number
from spellspeed.yugioh.duel.terms import A_CHOOSE, CHOOSE


class SelectKept(Step):
    """This card keeps one card of a group under a name; `arriving`: as a demand of its own Special Summon, for the field.

    One that is kept already stays so. Where there is none, what is kept is nobody. A word of one monster (Gradius' Option).
    """

    def __init__(self, name: str, group: Group, arriving: bool) -> None:
        self.name: Final = name
        self.group: Final = group
        self.arriving: Final = arriving

    def parts(self) -> tuple[object, ...]:
        return (self.name, self.group, self.arriving)

    def could(self, duel: Duel, act: Link) -> bool:
        return self.group.exists(duel, act)

    def run(self, duel: Duel, walk: Walk) -> None:
        number = walk.link.card
        binding = duel.binding(number)
        if not self.arriving and kept_number(duel, binding, self.name):
            walk.go_on(duel)
            return
        found = self.group.members(duel, walk.link)
        if not found:
            # What comes after this stay lies nowhere yet.
            keep_number(duel, binding, self.name, binding + STAYS)
            walk.go_on(duel)
            return
        codes = tuple([option(CHOOSE, other) for other in found])
        open_ask(duel, Ask(walk.link.seat, A_CHOOSE, number, codes))

    def resume(self, duel: Duel, walk: Walk, picks: tuple[int, ...]) -> None:
        number = walk.link.card
        chosen = duel.binding(subject_of(picks[0]))
        if self.arriving:
            keep_for_arrival(duel, number, self.name, chosen)
        else:
            keep_number(duel, duel.binding(number), self.name, chosen)
        walk.go_on(duel)
