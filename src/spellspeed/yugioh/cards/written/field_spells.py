"""Field Spells."""

from spellspeed.yugioh.duel.rights import X_ATTACK, X_DEFENSE
from spellspeed.yugioh.duel.scope import EVERYBODY
from spellspeed.yugioh.duel.terms import (
    AQUA,
    BEAST,
    BEAST_WARRIOR,
    CHOSEN,
    FAIRY,
    FIEND,
    FISH,
    INSECT,
    MACHINE,
    MONSTERS,
    PLANT,
    PYRO,
    SEA_SERPENT,
    SPELLCASTER,
    THUNDER,
)
from spellspeed.yugioh.words.amounts import Fixed
from spellspeed.yugioh.words.changes.values import Changes
from spellspeed.yugioh.words.declaring import card, continuous, ignition, lasting_spell
from spellspeed.yugioh.words.filters.being import OfType
from spellspeed.yugioh.words.filters.lying import FaceUp
from spellspeed.yugioh.words.groups.cards import Cards
from spellspeed.yugioh.words.groups.meant import Bound
from spellspeed.yugioh.words.verbs.fusing import ChooseToFuse, UseMaterials
from spellspeed.yugioh.words.verbs.summoning import SpecialSummon


def gain(points: int, *races: int) -> tuple[Changes, Changes]:
    """All face-up monsters of these Types gain so much ATK and DEF (or lose it, below 0)."""
    monsters = Cards((MONSTERS,), EVERYBODY, (FaceUp(), OfType(races)))
    return (
        Changes(X_ATTACK, monsters, amount=Fixed(points)),
        Changes(X_DEFENSE, monsters, amount=Fixed(points)),
    )


card(
    "Umi",
    lasting_spell(),
    continuous(*gain(200, FISH, SEA_SERPENT, THUNDER, AQUA), *gain(-200, MACHINE, PYRO)),
)
card("Yami", lasting_spell(), continuous(*gain(200, FIEND, SPELLCASTER), *gain(-200, FAIRY)))
card("Forest", lasting_spell(), continuous(*gain(200, INSECT, BEAST, PLANT, BEAST_WARRIOR)))
card(
    "Fusion Gate",
    lasting_spell(),
    ignition(
        (ChooseToFuse(removing=True), UseMaterials(removing=True), SpecialSummon(Bound(CHOSEN), proper=True)),
        anyone=True,
        remains=True,
    ),
)
