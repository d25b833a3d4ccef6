"""Monsters whose names begin with a digit."""

from spellspeed.yugioh.cards.writing import *

LACOODAS = (Named(("3-Hump Lacooda",)), FaceUp())

card(
    "3-Hump Lacooda",
    ignition(
        (Draw(Fixed(3), YOU),),
        costs=(Tributing(2, LACOODAS),),
        condition=Exists(Cards((MONSTERS,), YOU, LACOODAS), 3),
    ),
)

card(
    "4-Starred Ladybug of Doom",
    flip((Destroy(Cards((MONSTERS,), OPPONENTS, (FaceUp(), LevelFrom(4, 4)))),)),
)

card(
    "8-Claws Scorpion",
    hides(),
    trigger(
        E_ATTACK,
        (
            Begin(
                Changes(
                    X_ATTACK, Itself(), IN_THE_END, when=Both((InCalculation(), IsAttacker(), TargetMetFaceDown()))
                ),
                Itself(),
                END_OF_DAMAGE_STEP,
                Fixed(2400),
            ),
        ),
        hearing=AttackedIs((FaceDown(), InPosition(DEFENSE))),
    ),
)
