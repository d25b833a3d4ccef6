"""Spell Cards whose names begin with U."""

from spellspeed.yugioh.cards.writing import *

card(
    "Ultra Evolution Pill",
    spell(
        (Choose(Cards((HAND,), YOU, (OfType((DINOSAUR,)), Revivable()))), SpecialSummon(Bound(CHOSEN))),
        costs=(Tributing(1, (OfType((REPTILE,)),)),),
    ),
)

card(
    "Umi",
    lasting_spell(),
    continuous(*gain(200, FISH, SEA_SERPENT, THUNDER, AQUA), *gain(-200, MACHINE, PYRO)),
)

card("Umiiruka", lasting_spell(), overpowers(WATER))

FACE_UP_ON_YOUR_SIDE = Cards((MONSTERS,), YOUR_SIDE, (FaceUp(),))

card(
    "United We Stand",
    equip(ANY_FACE_UP),
    continuous(
        Changes(X_ATTACK, EquippedMonster(), amount=ForEach(800, FACE_UP_ON_YOUR_SIDE)),
        Changes(X_DEFENSE, EquippedMonster(), amount=ForEach(800, FACE_UP_ON_YOUR_SIDE)),
    ),
)

card("Upstart Goblin", spell((Draw(Fixed(1), YOU), IfDone((GainLife(Fixed(1000), OPPONENT),), later=True))))
