"""What a card foretells about a monster that its player Normal Summons in the next turn. Words of one Trap Card (Dora of Fate)."""

from __future__ import annotations

from spellspeed.kernel.links import Link
from spellspeed.yugioh.duel.abilities import Amount, Condition
from spellspeed.yugioh.duel.derived import level
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.words.odd.pending import pending_of


class LevelForetold(Condition):
    """The event's card has a Level that is lower by 1 than the number for which this card waits."""

    def holds(self, duel: Duel, act: Link) -> bool:
        if act.event is None or act.event.card < 0:
            return False
        stars = level(duel, act.event.card)
        return any([effect.amount == stars + 1 for effect in pending_of(duel, act.card)])


class ForetoldLevel(Amount):
    """The number for which this card waits."""

    def count(self, duel: Duel, act: Link) -> int:
        for effect in pending_of(duel, act.card):
            return effect.amount
        return 0
