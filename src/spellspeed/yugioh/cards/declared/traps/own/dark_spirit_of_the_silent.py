"""Dark Spirit of the Silent, and the words that no other card uses."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import make_stale
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.atoms import rewrite_battle
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel


class AttackInstead(Step):
    """T-4.6. After the attack was negated: the first monster of a group attacks the same, whether it could or not; that is none of its own attacks.

    A verb of one card (Dark Spirit of the Silent): no other makes a monster attack out of turn.
    """

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def run(self, duel: Duel, walk: Walk) -> None:
        battle = duel.battle
        for number in self.group.members(duel, walk.link)[:1]:
            card = duel.cards[number]
            if battle is not None and card.zone == t.MONSTERS and card.controller == duel.turn_seat:
                rewrite_battle(duel, battle.fought_by(card.binding))
                make_stale(duel)
        walk.go_on(duel)


card(
    "Dark Spirit of the Silent",
    when_attacked(
        (
            NegateAttack(),
            IfDone(
                (
                    TurnTo(STILL_FACE_UP, ATTACK),
                    And(),
                    AttackInstead(STILL_FACE_UP),
                ),
                later=True,
            ),
        ),
        HeardSeat(OPPONENTS),
        targets=(Target(Cards((MONSTERS,), TURN_PLAYER, (FaceUp(), OutOfBattle()))),),
    ),
)
