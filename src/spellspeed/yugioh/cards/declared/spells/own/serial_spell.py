"""Serial Spell, and the words that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.faced_opponents import begin_walk
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.carrying_out import COPIED, Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.windows import ability_of


class CopyEffect(Step):
    """Do what the effect of the link below this one does: its targets are named now, its costs are not paid.

    A verb of one card (Serial Spell): no other has the effect of the card that it answers.
    """

    def run(self, duel: Duel, walk: Walk) -> None:
        below = duel.chain[walk.link.number - 2]
        ability = ability_of(below)
        link = Link(
            walk.link.seat, walk.link.source, below.face, below.ability, None, walk.link.came_from, number=walk.link.number
        )  # fmt: skip
        walk.go_on(duel)
        if all([step.could(duel, link) for step in ability.targets]):
            begin_walk(duel, link, COPIED)


card(
    "Serial Spell",
    quick_play(
        (CopyEffect(),),
        costs=(DiscardingHand(),),
        windows=W_ANSWER_SPELL,
        condition=AnswersIcon((SPELL,), (NORMAL,), YOU),
    ),
)
