"""The city in which Elemental HEROes fight."""

from spellspeed.yugioh.effects.amounts import Fixed
from spellspeed.yugioh.effects.declaring import card, continuous, lasting_spell
from spellspeed.yugioh.effects.fighting import StrengthensAttacker
from spellspeed.yugioh.effects.filters import NameHolds

card(
    "Skyscraper",
    lasting_spell(),
    continuous(StrengthensAttacker((NameHolds("Elemental HERO"),), Fixed(1000))),
)
