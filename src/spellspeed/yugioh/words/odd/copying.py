"""Effects of Spell Cards that are used by way of another card."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import add_lasting
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.facing import begin_walk
from spellspeed.yugioh.duel.abilities import Group, Step
from spellspeed.yugioh.duel.carrying_out import COPIED, Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import END_OF_TURN, GRAVEYARD
from spellspeed.yugioh.duel.windows import ability_of
from spellspeed.yugioh.words.changes.waiting import UseNextTurn


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


class LendEffects(Step):
    """In the Main Phase of the own next turn the player may use the effect of each card of a group that lies in the Graveyard.

    A verb of one card (Destiny HERO - Diamond Dude): no other lends the effect of a Spell.
    """

    def __init__(self, group: Group) -> None:
        self.group: Final = group
        self.change: Final = UseNextTurn()

    def parts(self) -> tuple[object, ...]:
        return (self.group,)

    def run(self, duel: Duel, walk: Walk) -> None:
        for number in self.group.members(duel, walk.link):
            if duel.cards[number].zone == GRAVEYARD:
                link = walk.link
                turn = duel.turn + duel.seats
                cards = (duel.binding(number),)
                add_lasting(duel, Lasting(link.source, link.seat, self.change, cards, 0, END_OF_TURN, turn, duel.order))
        walk.go_on(duel)
