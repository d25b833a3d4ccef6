"""Polymerization and the Ritual Spells (FUSION, RITUAL)."""

from spellspeed.yugioh.effects.declaring import card, spell
from spellspeed.yugioh.effects.filters import Filter, Named, OfAttribute
from spellspeed.yugioh.effects.fusing import ChooseToFuse, UseMaterials
from spellspeed.yugioh.effects.groups import Bound, Cards
from spellspeed.yugioh.effects.properties import IsRitual
from spellspeed.yugioh.effects.rituals import ChooseRitual, TributeForRitual
from spellspeed.yugioh.effects.summons import SpecialSummon
from spellspeed.yugioh.rules.abilities import Ability
from spellspeed.yugioh.rules.scope import YOU
from spellspeed.yugioh.rules.terms import CHOSEN, EARTH, HAND


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
