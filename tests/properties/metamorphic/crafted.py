"""Cards that no pool has, for controls: a card of the pool with other abilities."""

from __future__ import annotations

from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.pool import made_of, printed_named
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.words.declaring import Declaration


def crafted(name: str, *abilities: Ability) -> PrintedCard:
    """The card of this name as if these were its abilities."""
    face = printed_named(name)
    values = (face.attribute, face.race, face.level, face.attack, face.defense)
    return made_of(facts.by_name(name), Declaration(name, abilities), values, abilities, "", ())
