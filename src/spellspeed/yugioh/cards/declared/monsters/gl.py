"""Monsters whose names begin with Gl."""

from spellspeed.yugioh.cards.writing import *

card(
    "Gladiator Beast Bestiari",
    LooksBack(KEEPS_BATTLES),
    trigger(
        E_SUMMONED,
        (Destroy(TARGET),),
        hearing=BY_GLADIATORS_EFFECT,
        targets=(Target(SPELLS_AND_TRAPS),),
    ),
    makes_way("Gladiator Beast Bestiari"),
)

card(
    "Gladiator Beast Darius",
    LooksBack(KEEPS_BATTLES),
    trigger(
        E_SUMMONED,
        (
            SpecialSummon(TARGET),
            Begin(Changes(X_NEGATED), Bound(DONE), WHILE_FACE_UP),
            Begin(BondIntoDeck(), Bound(DONE), WHILE_FACE_UP),
        ),
        hearing=BY_GLADIATORS_EFFECT,
        targets=(Target(Cards((GRAVEYARD,), YOU, (GLADIATOR, OfKind((MONSTER,)), Revivable()))),),
        optional=True,
    ),
    makes_way("Gladiator Beast Darius"),
)

card(
    "Gladiator Beast Gyzarus",
    LooksBack(KEEPS_BATTLES),
    *contact_of_gladiators("Gladiator Beast Bestiari", 1),
    trigger(
        E_SUMMONED,
        (Destroy(TARGET),),
        hearing=HeardHow(SPECIAL_SUMMON),
        targets=(Target(ANY_CARD, 1, 2),),
        optional=True,
    ),
    due_in(
        BATTLE,
        (Choose(gladiators_in_deck("Gladiator Beast Bestiari"), 2, 2), SpecialSummon(Bound(CHOSEN)), ShuffleDeck(YOU)),
        whose=EACH,
        optional=True,
        costs=(ReturningItself(),),
        condition=Both((BattledThisTurn(), NumberFrom(FreeZones(), 1, 5))),
    ),
)

card(
    "Gladiator Beast Heraklinos",
    *contact_of_gladiators("Gladiator Beast Laquari", 2),
    quick(
        NEGATE,
        windows=W_ANSWER_SPELL | W_ANSWER_TRAP,
        condition=Answers((SPELL, TRAP), EVERYBODY, True),
        costs=(Discarding(1),),
        remains=True,
    ),
)

card(
    "Gladiator Beast Hoplomus",
    LooksBack(KEEPS_BATTLES),
    knows_who_called(),
    continuous(Changes(X_DEFENSE, Itself(), ORIGINAL_BECOMES, Fixed(2400), CALLED_BY_GLADIATOR)),
    makes_way("Gladiator Beast Hoplomus"),
)

card(
    "Gladiator Beast Laquari",
    LooksBack(KEEPS_BATTLES),
    knows_who_called(),
    continuous(Changes(X_ATTACK, Itself(), ORIGINAL_BECOMES, Fixed(2100), CALLED_BY_GLADIATOR)),
    makes_way("Gladiator Beast Laquari"),
)

card(
    "Gladiator Beast Murmillo",
    LooksBack(KEEPS_BATTLES),
    trigger(
        E_SUMMONED,
        (Destroy(STILL_FACE_UP),),
        hearing=BY_GLADIATORS_EFFECT,
        targets=(Target(ANY_FACE_UP),),
    ),
    makes_way("Gladiator Beast Murmillo"),
)

card(
    "Gladiator Beast Secutor",
    LooksBack(KEEPS_BATTLES),
    knows_who_called(),
    due_in(
        BATTLE,
        (Choose(gladiators_in_deck("Gladiator Beast Secutor"), 2, 2), SpecialSummon(Bound(CHOSEN)), ShuffleDeck(YOU)),
        whose=EACH,
        condition=Both((BattledThisTurn(), CALLED_BY_GLADIATOR, NumberFrom(FreeZones(), 2, 5))),
    ),
)
