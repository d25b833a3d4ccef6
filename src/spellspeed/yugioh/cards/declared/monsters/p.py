"""Monsters whose names begin with P."""

from spellspeed.yugioh.cards.writing import *

card("Penguin Soldier", flip((ReturnToHand(TARGET),), targets=(Target(ALL_MONSTERS, 0, 2),)))

card(
    "Peten the Dark Clown",
    trigger(
        E_SENT,
        (
            Choose(Cards((HAND, DECK), YOU, (Named(("Peten the Dark Clown",)), Revivable()))),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        costs=(RemoveItself(),),
        places=IN_GRAVEYARD,
        optional=True,
        condition=ZoneFree(),
    ),
)

card("Pitch-Black Warwolf", continuous(no_traps_in_battle()))

card(
    "Prometheus, King of the Shadows",
    trigger(
        E_SUMMONED,
        (
            Choose(Cards((GRAVEYARD,), YOU, (OfAttribute(DARK), Removable())), 1, 99),
            RemoveFromPlay(Bound(CHOSEN)),
            Begin(Changes(X_ATTACK), Itself(), END_OF_TURN, Multiplied(400, NumberOf(Bound(DONE)))),
        ),
        hearing=HeardHow(ANY_NORMAL),
    ),
)

card("Proto-Cyber Dragon", continuous(IsCalled("Cyber Dragon")))

card("Pyramid Turtle", recruits(OfType((ZOMBIE,)), DefenseFrom(0, 2000)))
