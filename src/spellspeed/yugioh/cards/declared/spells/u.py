"""Spell Cards whose names begin with U."""

from spellspeed.yugioh.cards.writing import *

card(
    "Umi",
    lasting_spell(),
    continuous(*gain(200, FISH, SEA_SERPENT, THUNDER, AQUA), *gain(-200, MACHINE, PYRO)),
)

MY_FACE_UP = Cards((MONSTERS,), YOUR_SIDE, (FaceUp(),))

card(
    "United We Stand",
    equip(ANY_FACE_UP),
    continuous(
        Changes(X_ATTACK, EquippedMonster(), amount=ForEach(800, MY_FACE_UP)),
        Changes(X_DEFENSE, EquippedMonster(), amount=ForEach(800, MY_FACE_UP)),
    ),
)

card("Upstart Goblin", spell((Draw(Fixed(1), YOU), GainLife(Fixed(1000), OPPONENT))))
