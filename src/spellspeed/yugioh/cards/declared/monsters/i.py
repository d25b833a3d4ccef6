"""Monsters whose names begin with I."""

from spellspeed.yugioh.cards.writing import *

card(
    "Il Blud",
    ignition(
        (
            Choose(EitherOf((Cards((HAND,), YOU, ZOMBIES), Cards((GRAVEYARD,), EVERYBODY, ZOMBIES)))),
            SpecialSummon(Bound(CHOSEN)),
            Begin(Bond(WHEN_GONE, NEVER), Bound(DONE), WHILE_FACE_UP),
        ),
        condition=ZoneFree(),
        limit=1,
    ),
)

card(
    "Injection Fairy Lily",
    quick(
        (Begin(Changes(X_ATTACK), Itself(), CALCULATION_ONLY, Fixed(3000)),),
        windows=W_CALCULATION,
        costs=(PayLife(2000, not_the_last=True),),
        condition=Both((IsBattling(), OnceABattle())),
    ),
)

card(
    "Insect Soldiers of the Sky",
    continuous(
        Changes(
            X_ATTACK,
            Itself(),
            amount=Fixed(1000),
            when=Both((InDamageStep(), IsAttacker(), Exists(Battling(OPPONENTS, (OfAttribute(WIND),))))),
        )
    ),
)

card(
    "Invader of Darkness",
    continuous(Changes(X_NO_ACTIVATION, Cards((SPELLS, HAND), OPPONENTS, (OfIcon((QUICK_PLAY,)), OfKind((SPELL,)))))),
)

card(
    "Iron Blacksmith Kotetsu",
    flip((Choose(Cards((DECK,), YOU, (OfIcon((EQUIP,)), OfKind((SPELL,))))), *ADD_CHOSEN)),
)
