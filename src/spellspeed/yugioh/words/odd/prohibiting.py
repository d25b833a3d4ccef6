"""What a card that forbids a name spares, and what goes with a name (Prohibition, Chain Destruction)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.duel.abilities import Group, Step
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.rights import X_SPARED
from spellspeed.yugioh.duel.terms import WHILE_FACE_UP
from spellspeed.yugioh.words.changes.values import fixed_on
from spellspeed.yugioh.words.filters.traits import Filter
from spellspeed.yugioh.words.verbs.durations import begin_lasting


class Spares(Alteration):
    """Cards that lay on the field before are not touched, as long as they lie there.

    No card says it itself: SpareThese begins it.
    """

    def __init__(self) -> None:
        self.what = X_SPARED

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return fixed_on(duel, effect, number)

    def holds_face_down(self, effect: Lasting) -> bool:
        return True


class SpareThese(Step):
    """The cards of a group, as they lie there now, are not touched by what this card does continuously. A word of one Spell Card (Prohibition)."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        cards = tuple([duel.binding(number) for number in self.group.members(duel, walk.link)])
        if cards:
            begin_lasting(duel, walk.link, Spares(), cards, 0, WHILE_FACE_UP, duel.turn)
        walk.go_on(duel)


class Unspared(Filter):
    """Cards that this card has not spared.

    A filter of one card (Prohibition): see SpareThese.
    """

    def fits(self, duel: Duel, act: Link, number: int) -> bool:
        for effect in duel.lasting:
            if effect.source == act.source and isinstance(effect.change, Spares) and fixed_on(duel, effect, number):
                return False
        return True
