"""Bottomless Trap Hole, and the words that no other card uses."""

from __future__ import annotations

from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import means


class MeanWhatCame(Step):
    """FAQ BOTTOMLESS TRAP HOLE. Where none of the chosen monsters is left, those are meant that opponents have Summoned since in this Chain."""

    def run(self, duel: Duel, walk: Walk) -> None:
        act = walk.link
        if any([duel.bound_card(binding) >= 0 for binding in act.bound[CHOSEN]]):
            walk.go_on(duel)
            return
        came: list[int] = []
        for event in duel.fresh:
            if event.kind & t.E_SUMMONED and means(duel, OPPONENTS, act.seat, event.seat, act.against):
                binding = duel.binding(event.card)
                if binding not in came:
                    came.append(binding)
        walk.go_on(duel, act.with_bound(CHOSEN, tuple(came)))


OF_ATK_1500_OR_MORE = (AttackFrom(1500, WITHOUT_BOUND), FaceUp())

card(
    "Bottomless Trap Hole",
    when_summoned(
        (MeanWhatCame(), Destroy(Bound(CHOSEN, OF_ATK_1500_OR_MORE), removing=True)),
        Both((HeardSeat(OPPONENTS), HeardCard(Cards((MONSTERS,), EVERYBODY, OF_ATK_1500_OR_MORE)))),
        targets=(Mean(JustHappened(E_SUMMONED, OPPONENTS, OF_ATK_1500_OR_MORE)),),
    ),
)
