"""Monsters whose names begin with Be."""

from spellspeed.yugioh.cards.writing import *

card("Beastking of the Swamps", Says(SUBSTITUTE))

card(
    "Berserk Dragon",
    OnlyAsWritten(),
    continuous(Changes(X_ATTACK_EACH, Itself())),
    due_in(END, (Begin(Changes(X_ATTACK), Itself(), FOREVER, Fixed(-500)),)),
)

card(
    "Behemoth the King of All Animals",
    FewerTributes(1),
    LooksBack(KEEPS_TRIBUTES),
    on_arrival((If(HasKept(FEW_TRIBUTES, 2), (May((KeepNumber(FEW_TRIBUTES, Fixed(1)),)),)),)),
    continuous(
        Changes(
            X_ATTACK,
            Itself(),
            ORIGINAL_BECOMES,
            Fixed(2000),
            Both((HasKept(FEW_TRIBUTES, 1), Not(HasKept(FEW_TRIBUTES, 2)))),
        )
    ),
    trigger(
        E_SUMMONED,
        (AddToHand(TARGET),),
        hearing=HeardHow(TRIBUTE_SUMMON),
        targets=(TargetAsMany(Cards((GRAVEYARD,), YOU, (OfType((BEAST,)),)), ForEachKept(1, TRIBUTES_MADE)),),
        optional=True,
    ),
)

card("Beiige, Vanguard of Dark World", when_discarded((SpecialSummon(Itself()),)))

card(
    "Berserk Gorilla",
    continuous(
        Changes(X_SELF_DESTRUCTS, Itself(), when=ItselfIs((InPosition(DEFENSE),))),
        Changes(X_MUST_ATTACK, Itself()),
    ),
)

card("B.E.S. Big Core", *boss())

card(
    "B.E.S. Crystal Core",
    *boss(),
    ignition(
        (TurnTo(Bound(TARGETS, STANDING), DEFENSE),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, STANDING)),),
        limit=1,
    ),
)

card(
    "B.E.S. Tetran",
    *boss(),
    ignition(
        (Destroy(TARGET),),
        costs=(RemovingCounters(CORE),),
        targets=(Target(SPELLS_AND_TRAPS),),
        limit=1,
    ),
)
