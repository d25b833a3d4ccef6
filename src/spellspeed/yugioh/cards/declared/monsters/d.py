"""Monsters whose names begin with D."""

from spellspeed.yugioh.cards.writing import *

card(
    "D.D. Assailant",
    trigger(
        E_DESTROYED,
        (RemoveFromPlay(Itself()), And(), RemoveFromPlay(EventOther()), And(), RemoveFromPlay(OtherInGraveyard())),
        hearing=HeardCause((BY_BATTLE,)),
    ),
)

card("D.D. Crazy Beast", continuous(Changes(X_REMOVES_BEATEN, Itself())))

card(
    "D.D. Crow",
    quick(
        (RemoveFromPlay(TARGET),),
        windows=W_ANY,
        places=IN_HAND,
        costs=(DiscardingItself(),),
        targets=(Target(Cards((GRAVEYARD,), OPPONENT, (Removable(),))),),
    ),
)

REMOVED_FACE_UP = 9
REMOVED_FACE_UP_FROM_FIELD = 8
CAME_BACK = 11


def comes_back(note: int, hearing: Condition, do: tuple[Step, ...], condition: Condition) -> tuple[Ability, ...]:
    """Removed from play in a way (`hearing`, kept as a note), this card does something in the End Phase of the turn, once a turn."""
    return (
        trigger(
            E_REMOVED,
            (Note(note),),
            hearing=Both((hearing, Not(HeardNoted(CAME_BACK)))),
            at_once=True,
            places=1 << P_REMOVED,
        ),
        trigger(E_SUMMONED, (Note(CAME_BACK),), hearing=HeardByItself(), at_once=True),
        due_in(END, do, whose=EACH, places=1 << P_REMOVED, costs=(Note(CAME_BACK),), condition=condition),
    )


card(
    "D.D. Scout Plane",
    *comes_back(
        REMOVED_FACE_UP,
        ItselfIs((FaceUp(),)),
        (If(ZoneFree(), (SpecialSummon(Itself(), ATTACK),)), If(NothingDone(), (SendToGraveyard(Itself()),))),
        Both((UsedThisTurn(REMOVED_FACE_UP), Not(UsedThisTurn(CAME_BACK)))),
    ),
)

card(
    "D.D. Survivor",
    *comes_back(
        REMOVED_FACE_UP_FROM_FIELD,
        Both(
            (HeardWhere((MONSTERS,), EVERYBODY), HeardWas(()), HeardCard(Cards((REMOVED,), EVERYBODY, (OwnedBy(YOU),))))
        ),
        (SpecialSummon(Itself()),),
        Both((UsedThisTurn(REMOVED_FACE_UP_FROM_FIELD), Not(UsedThisTurn(CAME_BACK)), ZoneFree())),
    ),
)

WAS_BATTLED = HeardOther(Cards((MONSTERS, HAND, DECK, FUSION_DECK, GRAVEYARD, REMOVED), EVERYBODY))

card(
    "D.D. Warrior",
    trigger(
        E_BATTLED,
        (RemoveFromPlay(Itself()), And(), RemoveFromPlay(EventOther())),
        hearing=WAS_BATTLED,
    ),
)

card(
    "D.D. Warrior Lady",
    trigger(
        E_BATTLED,
        (RemoveFromPlay(Itself()), And(), RemoveFromPlay(EventOther())),
        hearing=WAS_BATTLED,
        optional=True,
    ),
)

card(
    "D.D.M. - Different Dimension Master",
    ignition(
        (SpecialSummon(TARGET),),
        costs=(Discarding(1, (OfKind((SPELL,)),)),),
        targets=(Target(Cards((REMOVED,), YOU, (OfKind((MONSTER,)), FaceUp(), Revivable()))),),
        limit=1,
    ),
)

card("Dancing Fairy", due_in(STANDBY, (GainLife(Fixed(1000), YOU),), condition=ItselfIs((InPosition(DEFENSE),))))

card(
    "Dark Armed Dragon",
    FirstAsWritten(),
    procedure((), Exactly(DARK_DEAD, 3)),
    ignition((Destroy(TARGET),), costs=(Removing(DARK_DEAD, 1),), targets=(Target(ANY_CARD),)),
)

card(
    "Dark Balter the Terrible",
    AboutFusion(EXACT),
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
        hearing=Both((BATTLE_DAMAGE, HeardByItself())),
        targets=(Target(Cards((GRAVEYARD,), OPPONENT, (OfKind((MONSTER,)), Removable())), 1, 3),),
        optional=True,
    ),
)

card(
    "Dark Cat with White Tail",
    flip(
        (ReturnToHand(Bound(TARGETS)), And(), ReturnToHand(Bound(CHOSEN))),
        targets=(Target(THEIR_MONSTERS, 2, 2), Target(Cards((MONSTERS,), YOU, (Unbeaten(),)), name=CHOSEN)),
    ),
)

card("Dark Driceratops", continuous(Changes(X_PIERCING, Itself())))

OTHER_FACE_UP = Cards((MONSTERS,), EVERYBODY, (FaceUp(),), others=True)

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
    NotFromGraveyard(),
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
        Exists(FIELD_SPELLS),
        (Destroy(TARGET),),
        Exists(Cards((DECK,), OPPONENT), 2),
        (SendFromTop(Fixed(2), OPPONENT),),
        Target(FIELD_SPELLS),
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
        hearing=DON_HEARS,
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

card(
    "Decayed Commander",
    brings_union("Zombie Tiger"),
    trigger(E_DAMAGE, (DiscardRandom(Fixed(1), OPPONENT),), own=False, hearing=DIRECT_HIT),
)

card("Deepsea Warrior", continuous(Unaffected((SPELL,), UMI)))

card(
    "Dekoichi the Battlechanted Locomotive",
    flip(
        (
            Draw(Fixed(1), YOU),
            Draw(ForEach(1, Cards((MONSTERS,), YOU, (FaceUp(), Named(("Bokoichi the Freightening Car",))))), YOU),
        )
    ),
)

card(
    "Demise, King of Armageddon",
    ignition((Destroy(Cards((MONSTERS, SPELLS, FIELD), EVERYBODY, others=True)),), costs=(PayingLife(2000),)),
)

WICKED_PLANT = printed_named("Wicked Plant Token")

card(
    "Des Dendle",
    *union(("Vampiric Orchis",), 0, 0),
    trigger(
        E_BATTLE_DESTROYS,
        (MakeTokens(WICKED_PLANT, 1, ANY_POSITION),),
        own=False,
        hearing=Both((HeardCard(EquippedMonster()), HeardOther(Cards((GRAVEYARD, REMOVED), EVERYBODY)))),
        places=AS_EQUIP_CARD,
    ),
)

card("Des Feral Imp", flip((ShuffleIntoDeck(TARGET),), targets=(Target(Cards((GRAVEYARD,), YOU)),)))

card(
    "Des Kangaroo",
    trigger(E_BATTLE_OVER, (Destroy(EventOther()),), hearing=Both((Not(IsAttacker()), AttackerTooWeak()))),
)

card("Des Koala", flip((InflictDamage(ForEach(400, Cards((HAND,), OPPONENT)), OPPONENT),)))

card(
    "Des Lacooda",
    hides(),
    trigger(E_SUMMONED, (Draw(Fixed(1), YOU),), hearing=HeardHow(FLIP_SUMMON)),
)

card("Des Wombat", continuous(ChangesPlayers(X_NO_EFFECT_DAMAGE, YOUR_SIDE)))

card(
    "Desertapir",
    flip(
        (TurnFaceDown(STILL_FACE_UP),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (FaceUp(), NoToken(), Except(Named(("Desertapir",)))))),),
    ),
)

card(
    "Despair from the Dark",
    trigger(E_SENT, (SpecialSummon(Itself()),), hearing=SENT_FROM_HAND_OR_DECK_BY_THEM, places=IN_GRAVEYARD),
)

TERRORKING_FELL = EventCardIn(GRAVEYARD, (Named(("Terrorking Archfiend",)),))

card(
    "Desrook Archfiend",
    *archfiend(500, 3),
    trigger(
        E_SENT,
        (SpecialSummon(TARGET),),
        own=False,
        hearing=Both((HeardWhere((MONSTERS,), YOU), HeardDestroyed(), HeardCard(TERRORKING_FELL))),
        costs=(SendingItself(),),
        targets=(Target(EventCardIn(GRAVEYARD)),),
        condition=Both((ZoneFree(), NotOnChain(True))),
        optional=True,
        places=IN_HAND,
        together=True,
    ),
)

card(
    "Destiny HERO - Dasher",
    ignition(
        (Begin(Changes(X_ATTACK), Itself(), END_OF_TURN, Fixed(1000)),),
        costs=(Tributing(1, (NotItself(),)),),
        limit=1,
    ),
    due_in(BATTLE, (TurnTo(Itself(), DEFENSE),), condition=FoughtThisTurn(), chainless=True),
    trigger(
        E_DRAWN,
        (If(IN_THE_GRAVEYARD, (SpecialSummon(Bound(PAID)),)),),
        own=False,
        optional=True,
        places=IN_GRAVEYARD,
        hearing=Both((HeardSeat(YOU), InTurnOf(YOU), InPhase((DRAW,)), HeardDrawn(Revivable()))),
        costs=(ShowDrawn(Revivable()), Begin(Changes(X_USED), Itself(), FOREVER)),
        condition=Both((NotUsedUp(in_graveyard=True), ZoneFree())),
    ),
)

card(
    "Destiny HERO - Disk Commander",
    trigger(
        E_SUMMONED,
        (Draw(Fixed(2), YOU),),
        hearing=Both((HeardHow(SPECIAL_SUMMON), HeardWhere((GRAVEYARD,), EVERYBODY))),
    ),
)

card(
    "Destiny HERO - Fear Monger",
    due_in(
        STANDBY,
        (SpecialSummon(TARGET),),
        targets=(
            Target(
                Cards(
                    (GRAVEYARD,),
                    YOU,
                    (
                        NameHolds("Destiny HERO"),
                        OfKind((MONSTER,)),
                        Except(Named(("Destiny HERO - Fear Monger",))),
                        Revivable(),
                    ),
                )
            ),
        ),
        places=IN_GRAVEYARD,
        condition=Both((ItselfIs((BeatenInBattle(),)), SentSinceLastTurn())),
    ),
)

card(
    "Destiny HERO - Malicious",
    ignition(
        (
            Choose(Cards((DECK,), YOU, (Named(("Destiny HERO - Malicious",)), Revivable()))),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        costs=(RemovingItself(),),
        places=IN_GRAVEYARD,
        condition=ZoneFree(),
    ),
)

card(
    "Destiny HERO - Plasma",
    OnlyAsWritten(),
    procedure((Tributing(3),)),
    continuous(
        Changes(X_NEGATED, Cards((MONSTERS,), OPPONENTS, (FaceUp(),))),
        Changes(
            X_ATTACK, Itself(), amount=HalfOf(AttackOf(EquippedTo(True, True), True)), when=Exists(EquippedTo(True))
        ),
    ),
    ignition(
        (Absorb(Bound(TARGETS)),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS)),),
        condition=Not(Exists(EquippedTo(True))),
        limit=1,
        remains=True,
    ),
    cites=("TEAM-R30",),
)

card(
    "Different Dimension Dragon",
    continuous(
        NotDestroyedBy(Itself(), (SPELL, TRAP), aimed=False),
        Changes(X_NOT_DESTROYED_BY_BATTLE, Itself(), when=Exists(BattledMonster((AttackFrom(0, 1900),)))),
    ),
)

card(
    "Disc Fighter",
    trigger(
        E_CALCULATION,
        (Destroy(EventOther()),),
        hearing=Both((IsAttacker(), AttackedIs((InPosition(DEFENSE), DefenseFrom(2000, WITHOUT_BOUND))))),
    ),
)

card(
    "Dimension Jar",
    flip(
        (
            EachChooses(Cards((GRAVEYARD,), OPPONENT, (Removable(),)), theirs=True, least=0, most=3),
            RemoveEachOthers(Bound(PAID)),
        )
    ),
    variants=(
        as_ruled(
            "2005",
            "ERA-DIMENSIONJAR-1: FAQ 2005 and the printed card",
            flip(
                (
                    EachChooses(
                        Cards((GRAVEYARD,), OPPONENT, (OfKind((MONSTER,)), Removable())), theirs=True, least=0, most=3
                    ),
                    RemoveEachOthers(Bound(PAID)),
                )
            ),
        ),
    ),
    cites=("ERA-DIMENSIONJAR-1",),
)

DON_TURTLES = Cards((HAND,), YOU, (Named(("Don Turtle",)), Revivable()))

card(
    "Don Turtle",
    trigger(
        E_SUMMONED,
        (
            ChooseUpTo(DON_TURTLES, FreeZones(), fewer=True),
            SpecialSummon(Bound(CHOSEN)),
        ),
        hearing=HeardHow(ANY_NORMAL | FLIP_SUMMON),
        optional=True,
        condition=Both((Exists(DON_TURTLES), ZoneFree())),
    ),
)

card(
    "Don Zaloog",
    trigger(
        E_DAMAGE,
        (If(ModeIs(0), (DiscardRandom(Fixed(1), OPPONENT),)), If(ModeIs(1), (SendFromTop(Fixed(2), OPPONENT),))),
        own=False, hearing=DON_HEARS, targets=(ChooseMode(2),), optional=True,
    ),
)  # fmt: skip

card(
    "Doom Dozer",
    OnlyAsWritten(),
    procedure((Removing(Cards((GRAVEYARD,), YOU, (OfType((INSECT,)),)), 2),)),
    trigger(E_DAMAGE, (SendFromTop(Fixed(1), OPPONENT),), own=False, hearing=DON_HEARS),
)

card("Double Coston", continuous(Changes(X_TWO_TRIBUTES, Itself(), amount=Fixed(DARK))))

card(
    "Dragon Manipulator",
    flip(
        (Begin(Controls(), STILL_FACE_UP, END_PHASE_OF),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (*DRAGONS, CanBeTaken()))),),
    ),
)

JARS = Cards((SPELLS,), EVERYBODY, (Named(("Dragon Capture Jar",)), FaceUp()))

card(
    "Dragon Piper",
    flip((Destroy(JARS), IfDone((TurnTo(Cards((MONSTERS,), EVERYBODY, DRAGONS), ATTACK),), later=True))),
)

card(
    "Dragon Seeker",
    trigger(
        E_SUMMONED,
        (Destroy(Bound(TARGETS, DRAGONS)),),
        hearing=HeardHow(ANY_NORMAL | FLIP_SUMMON),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, DRAGONS)),),
    ),
)

card("Dream Clown", when_turned_to_defense())

card(
    "Dreamsprite",
    trigger(
        E_ATTACK,
        (TurnAttackTo(TARGET, at_once=True),),
        own=False,
        hearing=Both((HeardSeat(OPPONENTS), HeardOther(Itself()))),
        targets=(Target(Cards((MONSTERS,), OWN, others=True)),),
        places=ON_FIELD | SET_ONLY,
    ),
)

card(
    "Drill Bug",
    trigger(
        E_DAMAGE,
        (
            Choose(Cards((DECK,), YOU, (Named(("Parasite Paracide",)), FaceDown()))),
            Reveal(Bound(CHOSEN)),
            ShuffleDeck(YOU),
            PutOnTop(Bound(CHOSEN)),
        ),
        own=False,
        hearing=DON_HEARS,
        optional=True,
    ),
)

card(
    "Drillago",
    continuous(
        Changes(
            X_DIRECT_ATTACK,
            Itself(),
            when=Both(
                (
                    Not(Exists(Cards((SPELLS, FIELD), OPPONENTS))),
                    Not(Exists(Cards((MONSTERS,), OPPONENTS, (FaceDown(),)))),
                    Not(Exists(Cards((MONSTERS,), OPPONENTS, (FaceUp(), AttackFrom(0, 1599))))),
                )
            ),
        )
    ),
)


GIVEN_AWAY = Cards((MONSTERS,), OPPONENT, (CanBeTaken(),))

card(
    "Dummy Golem",
    flip((If(Exists(GIVEN_AWAY), (Choose(GIVEN_AWAY, whose=OPPONENT), SwapWithItself(Bound(CHOSEN)))),)),
)
