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

card(
    "Berserk Gorilla",
    continuous(
        Changes(X_SELF_DESTRUCTS, Itself(), when=ItselfIs((InPosition(DEFENSE),))),
        Changes(X_MUST_ATTACK, Itself()),
    ),
)

card(
    "B.E.S. Big Core",
    trigger(E_SUMMONED, (PlaceCounters("counter", 3, Itself()),), hearing=HeardHow(ANY_NORMAL)),
    continuous(Changes(X_NOT_DESTROYED_BY_BATTLE, Itself())),
    trigger(
        E_BATTLE_OVER | E_DAMAGE_STEP_OVER,
        (RemoveCounters("counter", Itself(), 1), If(NothingDone(), (Destroy(Itself()),))),
        hearing=Either((HeardCause((BY_BATTLE,)), AttackIsDirect())),
        together=True,
        at_once=True,
    ),
)
