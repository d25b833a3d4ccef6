"""Gravekeeper's Watcher, and the words that no other card uses."""

from __future__ import annotations

from spellspeed.kernel.links import Link
from spellspeed.yugioh.cards.writing import *
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.scope import means, seats_meant


class AnswersDiscarding(Condition):
    """The last Chain Link makes its own player discard as part of its effect, for certain: not as a cost.

    Cards that are discarded one by one count as well: the whole hand, or what has to be chosen from it (BECKONING LIGHT: no cost).
    """

    def holds(self, duel: Duel, act: Link) -> bool:
        if not duel.chain:
            return False
        link = duel.chain[-1]
        chosen: dict[int, Group] = {}
        for step in sure_steps(duel, link):
            if isinstance(step, Discard):
                if link.seat in seats_meant(duel, step.whose, link.seat, link.against):
                    return True
            elif isinstance(step, Choose):
                if step.least and not step.optional:
                    chosen[step.name] = step.group
            elif isinstance(step, DiscardThem):
                group = step.group
                named = isinstance(group, Bound)
                if isinstance(group, Bound):
                    group = chosen.get(group.name, group)
                if isinstance(group, Cards) and group.zones == (HAND,) and (named or not group.filters):
                    if means(duel, group.whose, link.seat, link.seat, link.against) and group.exists(duel, link):
                        return True
        return False


card(
    "Gravekeeper's Watcher",
    quick(
        NEGATE,
        windows=W_ANSWERS,
        condition=Both((Answers((MONSTER, SPELL, TRAP), OPPONENTS, False), AnswersDiscarding(), Not(InDamageStep()))),
        costs=(SendingItself(),),
        places=IN_HAND,
    ),
)
