"""Field Spells."""

from spellspeed.yugioh.effects.amounts import Fixed
from spellspeed.yugioh.effects.declaring import card, continuous, ignition, lasting_spell
from spellspeed.yugioh.effects.filters import FaceUp, OfType
from spellspeed.yugioh.effects.fusing import ChooseToFuse, UseMaterials
from spellspeed.yugioh.effects.groups import Bound, Cards
from spellspeed.yugioh.effects.lasting import Changes
from spellspeed.yugioh.effects.summons import SpecialSummon
from spellspeed.yugioh.rules.rights import X_ATTACK, X_DEFENSE
from spellspeed.yugioh.rules.scope import EVERYBODY
from spellspeed.yugioh.rules.terms import (
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
)  # fmt: skip


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
