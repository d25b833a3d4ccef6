"""Monsters whose names begin with U."""

from spellspeed.yugioh.cards.writing import *

card(
    "UFO Turtle",
    trigger(
        E_SENT,
        (
            Choose(Cards((DECK,), YOU, (OfAttribute(FIRE), AttackFrom(0, 1500), Revivable()))),
            SpecialSummon(Bound(CHOSEN), ATTACK),
            ShuffleDeck(YOU),
        ),
        hearing=Both((HeardFrom((MONSTERS,)), HeardCause((BY_BATTLE,)))),
        places=IN_GRAVEYARD,
        optional=True,
        condition=ZoneFree(),
    ),
)
