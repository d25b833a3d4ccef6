"""Monsters whose names begin with Da."""

from spellspeed.yugioh.cards.writing import *

card("Dancing Fairy", due_in(STANDBY, (GainLife(Fixed(1000), YOU),), condition=ItselfIs((InPosition(DEFENSE),))))

token("Fluff Token", continuous(Changes(X_NO_TRIBUTE_SUMMON, Itself(), when=SummonedThisTurn(SPECIAL_SUMMON))))

card(
    "Dandylion",
    trigger(E_SENT, (MakeTokens(printed_named("Fluff Token"), 2, DEFENSE),), places=IN_GRAVEYARD),
)

card(
    "Dark Armed Dragon",
    OnlyAsWritten(),
    procedure((), Exactly(DARK_DEAD, 3)),
    ignition((Destroy(TARGET),), costs=(Removing(DARK_DEAD, 1),), targets=(Target(ANY_CARD),)),
)

card(
    "Dark Balter the Terrible",
    Says(EXACT),
    quick(
        (NegateEffect(False),),
        windows=W_ANSWER_SPELL,
        condition=AnswersIcon((SPELL,), (NORMAL,)),
        costs=(PayingLife(1000),),
        remains=True,
    ),
    continuous(Changes(X_NEGATES_FLIP, Itself(), amount=Fixed(1))),
)

card(
    "Dark Blade the Dragon Knight",
    trigger(
        E_DAMAGE,
        (RemoveFromPlay(TARGET),),
        own=False,
        hearing=HITS_OPPONENT,
        targets=(Target(Cards((GRAVEYARD,), OPPONENT, (OfKind((MONSTER,)), Removable())), 1, 3),),
        optional=True,
    ),
)

card(
    "Dark Cat with White Tail",
    flip(
        (ReturnToHand(EitherOf((Bound(TARGETS), Bound(CHOSEN)))),),
        targets=(Target(THEIR_MONSTERS, 2, 2), Target(Cards((MONSTERS,), YOU, (Unbeaten(),)), name=CHOSEN)),
    ),
)

card("Dark Driceratops", continuous(Changes(X_PIERCING, Itself())))

card(
    "Dark Dust Spirit",
    NeverSpecial(),
    trigger(E_SUMMONED, (Destroy(OTHER_FACE_UP),), hearing=HeardHow(ANY_NORMAL)),
    trigger(E_FLIPPED, (Destroy(OTHER_FACE_UP),), places=ON_FIELD | SET_ONLY),
    returns(),
)

card("Dark Elf", continuous(Changes(X_ATTACK_COST, Itself(), amount=Fixed(1000))))

card(
    "Dark Flare Knight",
    continuous(ChangesPlayers(X_NO_BATTLE_DAMAGE, YOUR_SIDE, when=IsBattling())),
    trigger(
        E_SENT,
        (
            Choose(Cards((HAND, DECK), YOU, (Named(("Mirage Knight",)),))),
            SpecialSummon(Bound(CHOSEN), proper=True),
            ShuffleDeck(YOU),
        ),
        hearing=Both((HeardFrom((MONSTERS,)), HeardCause((BY_BATTLE,)))),
        places=IN_GRAVEYARD,
    ),
)

card(
    "Dark Grepher",
    procedure((Discarding(1, (LevelFrom(5, 12), OfAttribute(DARK))),)),
    ignition(SEND_A_DARK_MONSTER, costs=(Discarding(1, (OfAttribute(DARK),)),), limit=1),
)

card(
    "Dark Jeroid",
    trigger(
        E_SUMMONED,
        (Begin(Changes(X_ATTACK), STILL_FACE_UP, FOREVER, Fixed(-800)),),
        targets=(Target(ANY_FACE_UP),),
    ),
)

DARK_MAGICIANS = Cards((GRAVEYARD,), EVERYBODY, (Named(("Dark Magician", "Magician of Black Chaos")),))

card("Dark Magician Girl", continuous(Changes(X_ATTACK, Itself(), amount=ForEach(300, DARK_MAGICIANS))))

card(
    "Dark Magician Knight",
    OnlyAsWritten(),
    trigger(E_SUMMONED, (Destroy(TARGET),), hearing=HeardHow(SPECIAL_SUMMON), targets=(Target(ANY_CARD),)),
)

card(
    "Dark Magician of Chaos",
    trigger(
        E_SUMMONED,
        (AddToHand(Bound(TARGETS)),),
        hearing=HeardHow(ANY_NORMAL | SPECIAL_SUMMON),
        targets=(Target(Cards((GRAVEYARD,), YOU, (OfKind((SPELL,)),))),),
        optional=True,
    ),
    continuous(Changes(X_REMOVES_BEATEN, Itself(), amount=Fixed(1)), Changes(X_LEAVES_PLAY, Itself())),
)

card(
    "Dark Master - Zorc",
    ignition(
        (
            RollDie(),
            If(NumberFrom(BoundNumber(NUMBERS), 1, 2), (Destroy(THEIR_MONSTERS),)),
            If(NumberFrom(BoundNumber(NUMBERS), 3, 5), (Choose(THEIR_MONSTERS), Destroy(Bound(CHOSEN)))),
            If(NumberFrom(BoundNumber(NUMBERS), 6, 6), (Destroy(Cards((MONSTERS,), YOU)),)),
        ),
        limit=1,
    ),
)

card("Dark Mimic LV1", flip((Draw(Fixed(1), YOU),)), grows_into("Dark Mimic LV3", STANDBY))

card(
    "Dark Mimic LV3",
    trigger(
        E_SUMMONED,
        (KeepNumber(GROWN, Fixed(1)),),
        at_once=True,
        hearing=HeardOther(Cards((GRAVEYARD, MONSTERS, REMOVED, HAND, DECK), EVERYBODY, (Named((GROWN,)),))),
    ),
    trigger(
        E_SENT,
        (
            If(HeardWas((Keeps(GROWN),), face_down=True), (Draw(Fixed(2), YOU),)),
            If(Not(HeardWas((Keeps(GROWN),), face_down=True)), (Draw(Fixed(1), YOU),)),
        ),
        hearing=Both((HeardFrom((MONSTERS,)), HeardCause((BY_BATTLE,)))),
        places=IN_GRAVEYARD,
    ),
)

card(
    "Dark Necrofear",
    FirstAsWritten(),
    procedure((Removing(Cards((GRAVEYARD,), YOU, (OfType((FIEND,)),)), 3),)),
    due_in(
        END,
        (BecomeEquip(Bound(TARGETS, (FaceUp(),))),),
        whose=EACH,
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (FaceUp(), CanBeTaken()))),),
        places=IN_GRAVEYARD,
        condition=Both((DestroyedByOpponentThisTurn(), ZoneFree(), SpellZoneFree())),
    ),
    while_equipped(Controls(EquippedMonster())),
)

card(
    "Dark Paladin",
    OnlyAsWritten(normally=True),
    quick(
        (NegateActivation(True),),
        windows=W_ANSWER_SPELL,
        condition=Answers((SPELL,), EVERYBODY, True),
        costs=(Discarding(1),),
    ),
    continuous(Changes(X_ATTACK, Itself(), amount=ForEach(500, Cards((MONSTERS, GRAVEYARD), EVERYBODY, DRAGONS)))),
)

card(
    "Dark Ruler Ha Des",
    Says(UNREVIVED),
    continuous(
        Changes(X_NEGATES_FLIP, Cards((MONSTERS,), YOU, (OfType((FIEND,)), FaceUp())), amount=Fixed(1)),
    ),
)

card(
    "Dark Sage",
    FirstAsWritten(),
    trigger(
        E_SUMMONED,
        (Choose(Cards((DECK,), YOU, (OfKind((SPELL,)),))), *ADD_CHOSEN),
        hearing=Both(
            (HeardHow(SPECIAL_SUMMON), HeardOther(Cards((MONSTERS, GRAVEYARD), EVERYBODY, (Named(("Time Wizard",)),))))
        ),
    ),
)

card(
    "Dark Scorpion - Chick the Yellow",
    one_of_two_when_damaging(
        Exists(ANY_CARD),
        (ReturnToHand(TARGET),),
        Exists(Cards((DECK,), OPPONENT)),
        (
            LookAt(TopOfDeck(OPPONENT)),
            May((ReturnToBottom(TopOfDeck(OPPONENT)),)),
        ),
        Target(ANY_CARD),
    ),
)

card(
    "Dark Scorpion - Cliff the Trap Remover",
    one_of_two_when_damaging(
        Exists(SPELLS_AND_TRAPS),
        (Destroy(TARGET),),
        Exists(Cards((DECK,), OPPONENT), 2),
        (SendFromTop(Fixed(2), OPPONENT),),
        Target(SPELLS_AND_TRAPS),
    ),
)

card(
    "Dark Scorpion - Gorg the Strong",
    one_of_two_when_damaging(
        Exists(THEIR_MONSTERS),
        (PutOnTop(TARGET),),
        Exists(Cards((DECK,), OPPONENT)),
        (SendFromTop(Fixed(1), OPPONENT),),
        Target(THEIR_MONSTERS),
    ),
)

SCORPION = NameHolds("Dark Scorpion")

SCORPIONS_IN_GRAVEYARD = Cards((GRAVEYARD,), YOU, (SCORPION,))

card(
    "Dark Scorpion - Meanae the Thorn",
    one_of_two_when_damaging(
        Exists(SCORPIONS_IN_GRAVEYARD),
        (AddToHand(TARGET),),
        Exists(Cards((DECK,), YOU)),
        (Choose(Cards((DECK,), YOU, (SCORPION,))), *ADD_CHOSEN),
        Target(SCORPIONS_IN_GRAVEYARD),
    ),
)

card(
    "Dark Scorpion Burglars",
    trigger(
        E_DAMAGE,
        (
            Choose(Cards((DECK,), OPPONENT, (OfKind((SPELL,)),)), whose=OPPONENT),
            SendToGraveyard(Bound(CHOSEN)),
            ShuffleDeck(OPPONENT),
        ),
        own=False,
        hearing=HITS_OPPONENT,
    ),
)

card(
    "Dark Valkyria",
    ignition(
        (PlaceCounters("Spell Counter", 1, Itself()),),
        costs=(Begin(Changes(X_USED), Itself(), FOREVER),),
        condition=Not(ItselfIs((Under(X_USED),))),
    ),
    continuous(Changes(X_ATTACK, Itself(), amount=ForEachCounter(300, "Spell Counter"))),
    ignition(
        (Destroy(Bound(TARGETS)),),
        costs=(RemovingCounters("Spell Counter"),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY)),),
    ),
)

card(
    "Darkbishop Archfiend",
    due_in(STANDBY, (PayUpkeep(500),), chainless=True, even_negated=True),
    continuous(RollsAgainstTargeting(ARCHFIENDS, (1, 3, 6))),
)

card(
    "Dark Zebra",
    due_in(
        STANDBY,
        (TurnTo(Itself(), DEFENSE), And(), Begin(Changes(X_NO_REPOSITION), Itself(), END_OF_TURN)),
        condition=Not(Exists(Cards((MONSTERS, SPELLS, FIELD), YOU, others=True))),
        chainless=True,
    ),
)

card(
    "Darklord Marie",
    due_in(STANDBY, (If(IN_THE_GRAVEYARD, (GainLife(Fixed(200), YOU),)),), places=IN_GRAVEYARD),
)

ALL_DESTROYED = 1

card(
    "Darklord Zerato",
    TributesOf(
        1, (OfAttribute(DARK),), DifferentNames(Cards((GRAVEYARD,), YOU, (OfAttribute(DARK), OfKind((MONSTER,)))), 4)
    ),
    ignition(
        (Destroy(Cards((MONSTERS,), OPPONENTS)),),
        costs=(Sending(DARK_IN_HAND), Note(ALL_DESTROYED)),
    ),
    due_in(END, (Destroy(Itself()),), whose=EACH, condition=UsedThisTurn(ALL_DESTROYED)),
)
