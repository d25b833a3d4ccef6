"""Monsters that have an effect for each of two Attributes on the field."""

from spellspeed.yugioh.words import *

ATTACKED_ONCE_MORE = 10


def element(*attributes: int) -> list[Ability]:
    """What such a monster has while there is a face-up monster with FIRE, WATER, EARTH or WIND, for each of these Attributes."""
    abilities: list[Ability] = []
    for attribute in attributes:
        there = Exists(Cards((MONSTERS,), EVERYBODY, (FaceUp(), OfAttribute(attribute))))
        if attribute == FIRE:
            abilities.append(continuous(Changes(X_ATTACK, Itself(), amount=Fixed(500), when=there)))
        elif attribute == WATER:
            abilities.append(continuous(Changes(X_KEEPS_CONTROL, Itself(), when=there)))
        elif attribute == EARTH:
            abilities.append(continuous(Changes(X_NEGATES_FLIP, Itself(), amount=Fixed(1), when=there)))
        else:
            abilities.append(
                trigger(
                    E_BATTLE_DESTROYS,
                    (
                        Begin(Changes(X_SECOND_ATTACK, Held(), when=there), Itself(), END_OF_BATTLE_PHASE, Fixed(1)),
                        Note(ATTACKED_ONCE_MORE),
                    ),
                    hearing=Both((IsAttacker(), there, Not(UsedThisTurn(ATTACKED_ONCE_MORE)))),
                    at_once=True,
                )
            )
    return abilities
