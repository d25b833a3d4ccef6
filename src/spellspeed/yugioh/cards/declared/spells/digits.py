"""Spell Cards whose names begin with a digit."""

from spellspeed.yugioh.cards.writing import *

FACE_UP_SEVENS = (Named(("7",)), FaceUp())

card(
    "7",
    spell(
        (
            If(
                Exists(Cards((SPELLS,), OWN, FACE_UP_SEVENS), 3),
                (Draw(Fixed(3), YOU), Destroy(Cards((SPELLS,), EVERYBODY, FACE_UP_SEVENS))),
            ),
        ),
        remains=True,
    ),
    trigger(E_SENT, (GainLife(Fixed(700), YOU),), hearing=HeardFrom((SPELLS,)), places=IN_GRAVEYARD),
)

card(
    "7 Completed",
    spell(
        (EquipTo(TARGET), KeepNumber(FOR_DEFENSE, BoundNumber(MODE))),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (OfType((MACHINE,)), FaceUp()))), ChooseMode(2, values=True)),
        remains=True,
    ),
    continuous(
        Changes(X_ATTACK, EquippedMonster(), amount=Fixed(700), when=Not(HasKept(FOR_DEFENSE, 1))),
        Changes(X_DEFENSE, EquippedMonster(), amount=Fixed(700), when=HasKept(FOR_DEFENSE, 1)),
    ),
)
