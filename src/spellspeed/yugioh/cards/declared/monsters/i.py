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
    "Inaba White Rabbit",
    NeverSpecial(),
    continuous(Changes(X_DIRECT_ATTACK, Itself()), OnlyAttacks(None)),
    returns(),
)

card(
    "Infernal Flame Emperor",
    NeverSpecial(),
    trigger(
        E_SUMMONED,
        (ChooseUpTo(SPELLS_AND_TRAPS, BoundNumber(NUMBERS)), Destroy(Bound(CHOSEN))),
        hearing=HeardHow(TRIBUTE_SUMMON),
        optional=True,
        condition=Exists(SPELLS_AND_TRAPS),
        costs=(Removing(Cards((GRAVEYARD,), YOU, (OfAttribute(FIRE),)), 1, 5),),
    ),
)

card(
    "Infernalqueen Archfiend",
    *archfiend(500, 2, 5),
    due_in(
        STANDBY,
        (Begin(Changes(X_ATTACK), STILL_FACE_UP, END_OF_TURN, Fixed(1000)),),
        whose=EACH,
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (ARCHFIEND, FaceUp()))),),
    ),
)

card(
    "Inferno",
    FirstAsWritten(),
    procedure((Removing(Cards((GRAVEYARD,), YOU, (OfAttribute(FIRE),)), 1),)),
    trigger(E_BATTLE_DESTROYS, (InflictDamage(Fixed(1500), OPPONENT),), hearing=BEATS_TO_GRAVEYARD),
)

card(
    "Inferno Hammer",
    trigger(
        E_BATTLE_DESTROYS,
        (TurnFaceDown(STILL_FACE_UP),),
        hearing=BEATS_TO_GRAVEYARD,
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (FaceUp(), NoToken()))),),
        optional=True,
    ),
)

card(
    "Injection Fairy Lily",
    quick(
        (Begin(Changes(X_ATTACK, how=PLUS_IN_THE_END), Itself(), CALCULATION_ONLY, Fixed(3000)),),
        windows=W_CALCULATION,
        costs=(PayingLife(2000, not_the_last=True),),
        condition=Both((IsBattling(), OnceABattle())),
    ),
)

card(
    "Insect Princess",
    continuous(Changes(X_IN_ATTACK, Cards((MONSTERS,), OPPONENTS, (OfType((INSECT,)), FaceUp())))),
    trigger(
        E_BATTLE_DESTROYS,
        (Begin(Changes(X_ATTACK), Itself(), FOREVER, Fixed(500)),),
        hearing=HeardBeaten((OfType((INSECT,)),)),
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
    "Invader of the Throne",
    flip(
        (SwapWithItself(TARGET),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (CanBeTaken(),))),),
        condition=Not(InPhase((BATTLE,))),
    ),
)

card("Invasion of Flames", no_traps_at_its_summon())

card(
    "Invitation to a Dark Sleep",
    trigger(
        E_SUMMONED,
        (Begin(Changes(X_NO_ATTACK, holds=True), TARGET, WHILE_FACE_UP),),
        hearing=HeardHow(ANY_NORMAL | FLIP_SUMMON),
        targets=(Target(THEIR_MONSTERS),),
    ),
)

card(
    "Iron Blacksmith Kotetsu",
    flip((Choose(Cards((DECK,), YOU, (OfIcon((EQUIP,)), OfKind((SPELL,))))), *ADD_CHOSEN)),
)
