"""Effects of Spell Cards that are used by way of another card."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import add_lasting
from spellspeed.kernel.batch import at_once
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.yugioh.rules.abilities import Alteration, Group, Step
from spellspeed.yugioh.rules.carrying_out import COPIED, Walk
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.leaving import DISCARDED, Leaving
from spellspeed.yugioh.rules.rights import X_BORROWED
from spellspeed.yugioh.rules.team_duel import begin_walk
from spellspeed.yugioh.rules.terms import BY_COST, END_OF_TURN, GRAVEYARD, HAND
from spellspeed.yugioh.rules.windows import ability_of


class DiscardingHand(Step):
    """TERM-COST-1. Discard the whole hand as a cost; an empty one pays for nothing."""

    def could(self, duel: Duel, act: Link) -> bool:
        return any([number != act.card for number in duel.zone(act.seat, HAND)])

    def run(self, duel: Duel, walk: Walk) -> None:
        self.start(duel, walk)
        others = [number for number in duel.zone(walk.link.seat, HAND) if number != walk.link.card]
        at_once(duel, [Leaving(number, DISCARDED, BY_COST, walk.link.card) for number in others])
        walk.go_on(duel)


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


class UseNextTurn(Alteration):
    """In the Main Phase of the turn that was fixed, the player of the effect may use the effects of the cards in the Graveyard."""

    def __init__(self) -> None:
        self.what = X_BORROWED

    def touches(self, duel: Duel, effect: Lasting, number: int) -> bool:
        return False


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
