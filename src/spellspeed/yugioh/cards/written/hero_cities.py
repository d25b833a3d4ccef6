"""The city in which Elemental HEROes fight."""

from spellspeed.yugioh.words.amounts import Fixed
from spellspeed.yugioh.words.declaring import card, continuous, lasting_spell
from spellspeed.yugioh.words.filters.being import NameHolds
from spellspeed.yugioh.words.odd.fighting import StrengthensAttacker

card(
    "Skyscraper",
    lasting_spell(),
    continuous(StrengthensAttacker((NameHolds("Elemental HERO"),), Fixed(1000))),
)
