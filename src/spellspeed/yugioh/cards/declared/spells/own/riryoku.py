"""Riryoku, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import LAST_OF_ALL, attack, effects_on, reaches
from spellspeed.yugioh.duel.duel import Duel


def has_fixed_attack(duel: Duel, number: int) -> bool:
    """Whether nothing else changes the ATK of a monster (FAQ 2005, Gradius' Option)."""
    for effect in effects_on(duel, X_ATTACK):
        change = effect.change
        assert isinstance(change, Alteration)
        if change.layer() == LAST_OF_ALL and not change.is_added() and reaches(duel, effect, number):
            return True
    return False


class GiveHalf(Step):
    """The present ATK of the first monster of a group is halved, and what it has lost is added to another one, until the turn ends.

    A verb of one card (Riryoku): no other gives what it halves. Nothing is done where one of the two is gone or face-down, or its ATK cannot be
    changed (NETREP: without effect if either is such a one).
    """

    def __init__(self, halved: Group, strengthened: Group) -> None:
        self.halved: Final = halved
        self.strengthened: Final = strengthened
        self.loss: Final = Changes(X_ATTACK, how=HALVED_AWAY)
        self.gain: Final = Changes(X_ATTACK)

    def parts(self) -> tuple[object, ...]:
        return (self.halved, self.strengthened)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        halved = face_up_of(duel, self.halved.members(duel, walk.link)[:1])
        strengthened = face_up_of(duel, self.strengthened.members(duel, walk.link)[:1])
        if halved and strengthened and not any([has_fixed_attack(duel, number) for number in halved + strengthened]):
            lost = attack(duel, halved[0]) // 2
            begin_on(duel, walk.link, self.loss, halved[0], -lost)
            begin_on(duel, walk.link, self.gain, strengthened[0], lost)
            duel.has_happened()
        walk.go_on(duel)


card(
    "Riryoku",
    spell(
        (GiveHalf(Nth(0), Nth(1)),),
        targets=(Target(ANY_FACE_UP), Target(ANY_FACE_UP, another=True)),
        condition=Exists(ANY_FACE_UP, 2),
    ),
)
