"""Polymerization and the Ritual Spells (FUSION, RITUAL)."""

from spellspeed.yugioh.duel.abilities import Ability
from spellspeed.yugioh.duel.scope import YOU
from spellspeed.yugioh.duel.terms import CHOSEN, EARTH, HAND
from spellspeed.yugioh.words.declaring import card, spell
from spellspeed.yugioh.words.filters.being import Filter, IsRitual, Named, OfAttribute
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound
from spellspeed.yugioh.words.verbs.fusing import ChooseToFuse, UseMaterials
from spellspeed.yugioh.words.verbs.rituals import ChooseRitual, TributeForRitual
from spellspeed.yugioh.words.verbs.summoning import SpecialSummon


def ritual(narrower: Filter, exactly: bool = False) -> Ability:
    """Activation of a Ritual Spell for the Ritual Monsters of the hand with a property."""
    monsters = Cards((HAND,), YOU, (IsRitual(), narrower))
    return spell(
        (ChooseRitual(monsters, exactly), TributeForRitual(exactly), SpecialSummon(Bound(CHOSEN), proper=True)),
    )


card("Polymerization", spell((ChooseToFuse(), UseMaterials(), SpecialSummon(Bound(CHOSEN), proper=True))))
card("Black Luster Ritual", ritual(Named(("Black Luster Soldier",))))
card("Black Illusion Ritual", ritual(Named(("Relinquished",))))
card("Earth Chant", ritual(OfAttribute(EARTH), exactly=True))
