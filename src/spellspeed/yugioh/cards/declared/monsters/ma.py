"""Monsters whose names begin with Ma."""

from spellspeed.yugioh.cards.writing import *

card("Machine King", continuous(Changes(X_ATTACK, Itself(), amount=ForEach(100, every_face_up(MACHINE)))))

card("Mad Sword Beast", continuous(Changes(X_PIERCING, Itself())))

card(
    "Magical Marionette",
    gathers(0),
    continuous(Changes(X_ATTACK, Itself(), amount=ForEachCounter(200, COUNTER_NAME))),
    ignition(
        (Destroy(Bound(TARGETS)),),
        costs=(RemovingCounters(COUNTER_NAME, 2),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY)),),
    ),
)

card(
    "Magical Merchant",
    flip(
        (
            TurnUpUntil(OfKind((SPELL, TRAP))),
            AddToHand(Bound(CHOSEN)),
            And(),
            SendToGraveyard(TheRest()),
        )
    ),
)

card(
    "Magical Plant Mandragola",
    flip(
        (
            PlaceCounters(
                COUNTER_NAME, 1, Cards((MONSTERS, SPELLS, FIELD), EVERYBODY, (FaceUp(), TakesCounters(COUNTER_NAME)))
            ),
        )
    ),
)

card(
    "Magical Scientist",
    ignition(
        (
            ChooseFusion(Cards((FUSION_DECK,), YOU, (IsFusion(), LevelFrom(1, 6), ComesFreely()))),
            SpecialSummon(Bound(CHOSEN), freely=True),
            Begin(Changes(X_NO_DIRECT_ATTACK), Bound(DONE), FOREVER),
            Begin(Delayed(ReturnToDeck(Bound(DONE)), END, EVERYBODY), Bound(DONE), FOREVER),
        ),
        costs=(PayingLife(1000),),
    ),
)

card(
    "Magician of Faith",
    flip((AddToHand(TARGET),), targets=(Target(Cards((GRAVEYARD,), YOU, (OfKind((SPELL,)),))),)),
)

card("Maha Vailo", continuous(Changes(X_ATTACK, Itself(), amount=ForEach(500, EquippedTo()))))

card("Maiden of the Aqua", continuous(IsCalled("Umi", field=True)))

card(
    "Maji-Gire Panda",
    trigger(
        E_DESTROYED,
        (Begin(Changes(X_ATTACK), Itself(), FOREVER, Fixed(500)),),
        own=False,
        together=True,
        hearing=Both((HeardFrom((MONSTERS,)), HeardWas((OfType((BEAST,)),)))),
    ),
)

card(
    "Maharaghi",
    NeverSpecial(),
    trigger(E_SUMMONED, (Begin(Pending(), None, FOREVER),), hearing=HeardHow(ANY_NORMAL), at_once=True),
    trigger(E_FLIPPED, (Begin(Pending(), None, FOREVER),), places=ON_FIELD | 1 << P_SET, at_once=True),
    returns(),
    due_in(
        DRAW,
        (EndPending(), LookAt(TopOfDeck(YOU)), May((ReturnToBottom(TopOfDeck(YOU)),))),
        condition=IsPending(since=E_SUMMONED),
        places=ANYWHERE,
        chainless=True,
    ),
)

card(
    "Maju Garzett",
    LooksBack(KEEPS_TRIBUTES),
    continuous(Changes(X_ATTACK, Itself(), BECOMES, ForEachKept(1, TRIBUTED_ATTACK), HasKept(TRIBUTES_MADE, 2))),
)

card(
    "Malice Doll of Demise",
    trigger(
        E_SENT,
        (KeepNumber(RETURNS, Fixed(1)),),
        hearing=Both((HeardFrom((MONSTERS,)), HeardCause((BY_EFFECT,)), HeardByKind((SPELL,), (CONTINUOUS,)))),
        places=IN_GRAVEYARD,
        at_once=True,
    ),
    due_in(
        STANDBY,
        (SpecialSummon(Itself()),),
        places=IN_GRAVEYARD,
        condition=Both((HasKept(RETURNS, 1), SentSinceLastTurn())),
    ),
)

card(
    "Makyura the Destructor",
    trigger(
        E_SENT,
        (Begin(ChangesPlayers(X_TRAPS_FROM_HAND, OWN), None, END_OF_TURN),),
        places=IN_GRAVEYARD,
        at_once=True,
    ),
)

card("Man-Eater Bug", flip((Destroy(TARGET),), targets=(Target(ALL_MONSTERS),)))

card(
    "Man-Thro' Tro'",
    ignition((InflictDamage(Fixed(800), OPPONENT),), costs=(Tributing(1, (IsNormal(),)),)),
)

card("Manga Ryu-Ran", FirstAsWritten(), *toon((Tributing(2),)))

card(
    "Manju of the Ten Thousand Hands",
    trigger(
        E_SUMMONED,
        (Choose(EitherOf((RITUAL_MONSTERS, RITUAL_SPELLS))), *ADD_CHOSEN),
        hearing=HeardHow(ANY_NORMAL | FLIP_SUMMON),
        optional=True,
    ),
)

BEASTS = (OfKind((MONSTER,)), OfType((BEAST, BEAST_WARRIOR, WINGED_BEAST)), NoToken())

card(
    "Manticore of Darkness",
    due_in(
        END,
        (SpecialSummon(Itself()),),
        whose=EACH,
        optional=True,
        costs=(Sending(Cards((HAND, MONSTERS), YOU, BEASTS)),),
        places=IN_GRAVEYARD,
        condition=SentThisTurn(),
    ),
    cites=("TEAM-R17",),
)

card(
    "Marauding Captain",
    continuous(Changes(X_NOT_ATTACKED, Cards((MONSTERS,), YOU, (OfType((WARRIOR,)), FaceUp()), others=True))),
    trigger(
        E_SUMMONED,
        (Choose(Cards((HAND,), YOU, (LevelFrom(1, 4), Revivable()))), SpecialSummon(Bound(CHOSEN))),
        hearing=HeardHow(ANY_NORMAL),
        optional=True,
        condition=ZoneFree(),
    ),
)

card(
    "Marshmallon",
    continuous(Changes(X_NOT_DESTROYED_BY_BATTLE, Itself())),
    trigger(
        E_BATTLED,
        (InflictDamage(Fixed(1000), OPPONENT),),
        hearing=Both((TargetWasFaceDown(), Not(IsAttacker()))),
    ),
)

card(
    "Maryokutai",
    quick(
        NEGATE,
        windows=W_ANSWER_SPELL,
        condition=Both((Answers((SPELL,), OPPONENTS, True), InTurnOf(OPPONENTS), Not(IsBattling()))),
        costs=(TributingItself(),),
    ),
)

card(
    "Mask of Darkness",
    flip((AddToHand(TARGET),), targets=(Target(Cards((GRAVEYARD,), YOU, (OfKind((TRAP,)),))),)),
)

card("Masked Dragon", recruits(OfType((DRAGON,)), AttackFrom(0, 1500)))

card("Masked Sorcerer", trigger(E_DAMAGE, (Draw(Fixed(1), YOU),), own=False, hearing=HITS_OPPONENT))

card(
    "Master Monk",
    OnlyAsWritten(),
    procedure((Tributing(1, (Named(("Monk Fighter",)),)),)),
    continuous(Changes(X_SECOND_ATTACK, Itself(), amount=Fixed(1))),
)

card(
    "Mataza the Zapper",
    continuous(Changes(X_SECOND_ATTACK, Itself(), amount=Fixed(1)), Changes(X_KEEPS_CONTROL, Itself())),
)

PANDEMONIUM_CARD = (Named(("Pandemonium",)), FaceUp())

card(
    "Mazera DeVille",
    *comes_by("Warrior of Zera", *PANDEMONIUM_CARD),
    trigger(
        E_SUMMONED,
        (If(Exists(Cards((FIELD,), YOU, PANDEMONIUM_CARD)), (DiscardRandom(Fixed(3), OPPONENT),)),),
        hearing=HeardHow(SPECIAL_SUMMON),
        condition=Exists(Cards((FIELD,), YOU, PANDEMONIUM_CARD)),
    ),
)
