"""Fake Trap, and the words that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import means_zone
from spellspeed.yugioh.duel.windows import ability_of


class AnswersLossOfTraps(Condition):
    """The last Chain Link would destroy Trap Cards on the field of this card's player, other than this card: not by negating them.

    Also where coins or a die still decide it (FAQ BLOWBACK DRAGON).
    """

    def holds(self, duel: Duel, act: Link) -> bool:
        if not duel.chain:
            return False
        link = duel.chain[-1]
        for step in ability_of(link).resolved:
            group = destroyed_group(step)
            if group is not None and not (isinstance(group, Bound) and group.name == CHOSEN):
                if any([self.is_lost(duel, act, link, group, number) for number in group.members(duel, link)]):
                    return True
        return False

    def is_lost(self, duel: Duel, act: Link, link: Link, group: Group, number: int) -> bool:
        """Whether a card that would be destroyed is another Trap Card of the player."""
        card = duel.cards[number]
        if not duel.faces[number].is_trap or number == act.card or number == link.card:
            return False
        if not is_meant_as(duel, link, group, number, SPELLS):
            return False
        return means_zone(duel, YOU, act, card.controller, card.zone)


card(
    "Fake Trap",
    trap(
        (AlterLink(SPARES_TRAPS),),
        windows=W_ANSWERS,
        condition=Both((Answers((MONSTER, SPELL, TRAP), OPPONENTS, False), AnswersLossOfTraps(), Not(InDamageStep()))),
    ),
)
