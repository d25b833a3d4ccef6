"""Monsters of an Attribute, with an effect for each of two on the field, or possessed for a charmer of theirs."""

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


def possessed(charmer: str, attribute: int) -> tuple[LooksBack, Ability, Ability]:
    """It comes from hand or Deck for a charmer and a monster of its Attribute, and inflicts piercing battle damage if it came so."""
    sent = (
        Cards((MONSTERS,), YOU, (FaceUp(), Named((charmer,)))),
        Cards((MONSTERS,), YOU, (FaceUp(), OfAttribute(attribute))),
    )
    return (
        LooksBack(KEEPS_OWN_SUMMON),
        procedure((SendingOneOfEach(sent),), places=IN_HAND | IN_DECK),
        continuous(Changes(X_PIERCING, Itself(), when=HasKept(BY_ITSELF, 1))),
    )
