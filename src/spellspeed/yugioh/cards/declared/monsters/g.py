"""Monsters whose names begin with G."""

from spellspeed.yugioh.cards.writing import *

card(
    "Gaia Soul the Combustible Collective",
    ignition(
        (Begin(Changes(X_ATTACK), Itself(), FOREVER, Multiplied(1000, BoundNumber(NUMBERS))),),
        costs=(Tributing(1, (OfType((PYRO,)), NotItself()), most=2),),
        limit=1,
    ),
    continuous(Changes(X_PIERCING, Itself())),
    due_in(END, (Destroy(Itself()),), whose=EACH),
)

card("Gale Lizard", flip((ReturnToHand(TARGET),), targets=(Target(THEIR_MONSTERS),)))

card(
    "Garuda the Wind Spirit",
    FirstAsWritten(),
    procedure((Removing(Cards((GRAVEYARD,), YOU, (OfAttribute(WIND),)), 1),)),
    due_in(
        END,
        (SwitchPosition(STILL_FACE_UP),),
        whose=THEIRS,
        optional=True,
        targets=(Target(THEIR_FACE_UP),),
    ),
)

card(
    "Gate Guardian",
    FirstAsWritten(),
    procedure(
        (
            TributingOneOfEach(
                (
                    Cards((MONSTERS,), YOU, (Named(("Sanga of the Thunder",)),)),
                    Cards((MONSTERS,), YOU, (Named(("Kazejin",)),)),
                    Cards((MONSTERS,), YOU, (Named(("Suijin",)),)),
                )
            ),
        )
    ),
)

card(
    "Gatling Dragon",
    ignition(
        (TossCoins(3), ChooseUpTo(ALL_MONSTERS, BoundNumber(NUMBERS)), Destroy(Bound(CHOSEN))),
        limit=1,
    ),
)

card(
    "Gear Golem the Moving Fortress",
    ignition(
        (Begin(Changes(X_DIRECT_ATTACK), Itself(), END_OF_TURN),),
        costs=(PayingLife(800),),
        limit=1,
        condition=InPhase((MAIN1,)),
    ),
)

card("Gearfried the Iron Knight", continuous(Changes(X_SHED, EquippedTo())))

card(
    "Gearfried the Swordmaster",
    OnlyAsWritten(),
    trigger(
        E_EQUIPPED,
        (Destroy(TARGET),),
        own=False,
        hearing=HeardOther(Itself()),
        targets=(Target(THEIR_MONSTERS),),
        together=True,
    ),
)

card(
    "Getsu Fuhma",
    trigger(
        E_BATTLE_OVER,
        (Destroy(EventOther()),),
        hearing=HeardOther(Cards((MONSTERS,), EVERYBODY, (OfType((FIEND, ZOMBIE)),))),
    ),
)

card(
    "Ghost Knight of Jackal",
    trigger(
        E_BATTLE_DESTROYS,
        (SpecialSummon(TARGET, DEFENSE),),
        hearing=HeardOther(Cards((GRAVEYARD,), OPPONENTS, (Revivable(),))),
        targets=(Target(OtherInGraveyard()),),
        optional=True,
        condition=ZoneFree(),
    ),
)

card(
    "Giant Axe Mummy",
    hides(),
    trigger(
        E_BATTLED,
        (Destroy(EventOther()),),
        hearing=Both((TargetWasFaceDown(), Not(IsAttacker()), AttackerTooWeak())),
    ),
)

card(
    "Giant Germ",
    trigger(
        E_SENT,
        (
            InflictDamage(Fixed(500), OPPONENT),
            If(
                ZoneFree(),
                (
                    May(
                        (
                            ChooseUpTo(
                                Cards((DECK,), YOU, (Named(("Giant Germ",)), Revivable())), FreeZones(), fewer=True
                            ),
                            SpecialSummon(Bound(CHOSEN), ATTACK),
                            ShuffleDeck(YOU),
                        )
                    ),
                ),
            ),
        ),
        hearing=BEATEN_IN_BATTLE,
        places=IN_GRAVEYARD,
    ),
)

card("Giant Orc", tires())

card("Giant Rat", recruiter(EARTH))

card(
    "Gigantes",
    FirstAsWritten(),
    procedure((Removing(Cards((GRAVEYARD,), YOU, (OfAttribute(EARTH),)), 1),)),
    trigger(E_SENT, (Destroy(FIELD_SPELLS),), hearing=BEATEN_IN_BATTLE, places=IN_GRAVEYARD),
)

THEIR_DEAD = Cards((GRAVEYARD,), OPPONENT, (OfKind((MONSTER,)), Revivable()))

card(
    "Gilasaurus",
    procedure(()),
    trigger(
        E_SUMMONED,
        (TheySummon(TARGET, ANY_POSITION, OPPONENT),),
        hearing=Both((HeardHow(SPECIAL_SUMMON), HeardCause((BY_RULE,)))),
        targets=(TheyTarget(THEIR_DEAD, OPPONENT, least=0),),
        condition=Exists(THEIR_DEAD),
    ),
)

card(
    "Gilford the Lightning",
    UpToTributes(3),
    LooksBack(KEEPS_TRIBUTES),
    trigger(
        E_SUMMONED,
        (Destroy(Cards((MONSTERS,), OPPONENTS)),),
        hearing=Both((HeardHow(TRIBUTE_SUMMON), HasKept(TRIBUTES_MADE, 3))),
    ),
)

card(
    "Gladiator Beast Bestiari",
    LooksBack(KEEPS_BATTLES),
    trigger(
        E_SUMMONED,
        (Destroy(TARGET),),
        hearing=BY_GLADIATORS_EFFECT,
        targets=(Target(FIELD_SPELLS),),
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

card("Goblin Attack Force", tires())

OTHER_FIENDS = Cards((MONSTERS,), EVERYBODY, (OfType((FIEND,)), FaceUp()), others=True)

card(
    "Goblin King",
    continuous(
        Changes(
            X_NOT_ATTACKED, Itself(), when=Exists(Cards((MONSTERS,), YOU, (OfType((FIEND,)), FaceUp()), others=True))
        ),
        Changes(X_ATTACK, Itself(), BECOMES, ForEach(1000, OTHER_FIENDS)),
        Changes(X_DEFENSE, Itself(), BECOMES, ForEach(1000, OTHER_FIENDS)),
    ),
    cites=("TEAM-R17",),
)

card("Goblin of Greed", continuous(ChangesPlayers(X_NO_DISCARD_COST, EVERYBODY)))

card(
    "Goddess of Whim",
    ignition(
        (
            CallCoin(),
            If(NumberIs(NUMBERS, 1), (Begin(Changes(X_ATTACK, how=TIMES), Itself(), END_OF_TURN, Fixed(2)),)),
            If(NumberIs(NUMBERS, 0), (Begin(Changes(X_ATTACK, how=HALVED), Itself(), END_OF_TURN),)),
        ),
        limit=1,
    ),
)

card("Goddess with the Third Eye", AboutFusion(SUBSTITUTE))

card(
    "Goldd, Wu-Lord of Dark World",
    when_discarded(
        (SpecialSummon(Itself()), IfDone((Destroy(Bound(TARGETS)),), later=True)),
        targets=(If(BY_THEM, (Target(Cards((MONSTERS, SPELLS, FIELD), OPPONENTS), 0, 2),)),),
    ),
)

card("Golem Sentry", *turns_down((ReturnToHand(TARGET),), THEIR_MONSTERS))

card(
    "Gora Turtle",
    continuous(Changes(X_NO_DECLARING, Cards((MONSTERS,), EVERYBODY, (FaceUp(), AttackFrom(1900, WITHOUT_BOUND))))),
)

card(
    "Gora Turtle of Illusion",
    continuous(
        NegatesTargeting((SPELL, TRAP), Itself(), alone=False, whose=OPPONENTS, spares_equips=True),
        Changes(X_NEGATED, EquippedTo(whose=OPPONENTS)),
    ),
)

card(
    "Granadora",
    trigger(E_SUMMONED, (GainLife(Fixed(1000), YOU),)),
    trigger(E_SENT, (InflictDamage(Fixed(2000), YOU),), hearing=HeardDestroyed(), places=IN_GRAVEYARD),
)

card(
    "Granmarg the Rock Monarch",
    trigger(
        E_SUMMONED,
        (Destroy(Bound(TARGETS, (FaceDown(),))),),
        hearing=HeardHow(TRIBUTE_SUMMON),
        targets=(Target(Cards((MONSTERS, SPELLS, FIELD), EVERYBODY, (FaceDown(),))),),
    ),
)

card(
    "Grave Ohja",
    continuous(Changes(X_NOT_ATTACKED, Itself(), when=Exists(FACE_DOWN))),
    trigger(
        E_SUMMONED,
        (InflictDamage(Fixed(300), OPPONENT),),
        own=False,
        hearing=Both((HeardHow(FLIP_SUMMON), HeardSeat(YOUR_SIDE))),
    ),
)

card(
    "Grave Protector",
    continuous(Changes(X_SHUFFLES_BEATEN, Cards((MONSTERS,), EVERYBODY, others=True))),
)

NECROVALLEY = Cards((FIELD,), EVERYBODY, (FaceUp(), Named(("Necrovalley",))))

card(
    "Gravekeeper's Assailant",
    trigger(
        E_ATTACK,
        (SwitchPosition(Bound(TARGETS, (FaceUp(),))),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (FaceUp(),))),),
        condition=Exists(NECROVALLEY),
        optional=True,
    ),
)

card(
    "Gravekeeper's Cannonholder",
    ignition(
        (InflictDamage(Fixed(700), OPPONENT),),
        costs=(Tributing(1, (GRAVEKEEPER, Except(Named(("Gravekeeper's Cannonholder",))))),),
    ),
)

card(
    "Gravekeeper's Chief",
    continuous(
        ChangesPlayers(X_UNSEALED, YOU),
        Changes(X_SELF_DESTRUCTS, Itself(), when=SecondOfItsName()),
    ),
    trigger(
        E_SUMMONED,
        (SpecialSummon(TARGET),),
        hearing=HeardHow(TRIBUTE_SUMMON),
        targets=(Target(Cards((GRAVEYARD,), YOU, (GRAVEKEEPER, OfKind((MONSTER,)), Revivable()))),),
        optional=True,
    ),
)

card("Gravekeeper's Curse", trigger(E_SUMMONED, (InflictDamage(Fixed(500), OPPONENT),)))

card(
    "Gravekeeper's Guard",
    flip((ReturnToHand(Bound(TARGETS)),), targets=(Target(Cards((MONSTERS,), OPPONENTS)),)),
)

card("Gravekeeper's Spear Soldier", continuous(Changes(X_PIERCING, Itself())))

card(
    "Gravekeeper's Spy",
    flip(
        (
            Choose(Cards((DECK,), YOU, (GRAVEKEEPER, AttackFrom(0, 1500), Revivable()))),
            SpecialSummon(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        )
    ),
)

card("Gravekeeper's Vassal", continuous(Changes(X_EFFECT_DAMAGE, Itself())))

card(
    "Gray Wing",
    ignition(
        (Begin(Changes(X_SECOND_ATTACK), Itself(), END_OF_TURN, Fixed(1)),),
        costs=(Discarding(1),),
        condition=InPhase((MAIN1,)),
        limit=1,
    ),
)

card(
    "Great Dezard",
    trigger(
        E_BATTLE_DESTROYS,
        (KeepNumber(BEATEN_MONSTERS, Plus((ForEachKept(1, BEATEN_MONSTERS), Fixed(1)))),),
        at_once=True,
    ),
    continuous(RefusesTargeting((SPELL, TRAP), when=HasKept(BEATEN_MONSTERS, 1))),
    ignition(
        (
            Choose(Cards((HAND, DECK), YOU, (Named(("Fushioh Richie",)),))),
            SpecialSummon(Bound(CHOSEN), proper=True),
            ShuffleDeck(YOU),
        ),
        costs=(TributingItself(),),
        condition=HasKept(BEATEN_MONSTERS, 2),
    ),
)

card(
    "Great Long Nose",
    NeverSpecial(),
    trigger(
        E_DAMAGE, (Begin(ChangesPlayers(X_SKIP_BATTLE, OPPONENT), None, FOREVER),), own=False, hearing=HITS_OPPONENT
    ),
    returns(),
)

card(
    "Great Maju Garzett",
    LooksBack(KEEPS_TRIBUTES),
    continuous(Changes(X_ATTACK, Itself(), BECOMES, ForEachKept(2, TRIBUTED_ATTACK), HasKept(TRIBUTED_ATTACK, 1))),
)

card("Great Moth", FirstAsWritten(), hatches(4, 4))

card(
    "Great Phantom Thief",
    trigger(
        E_DAMAGE,
        (LookAt(THEIR_HAND, False), DiscardThem(Cards((HAND,), OPPONENT, (OfDeclaredName(),)))),
        own=False,
        hearing=HITS_OPPONENT,
        targets=(DeclareName(True),),
    ),
)

MY_SAMURAI = Cards((MONSTERS,), YOU, (NameHolds("Six Samurai"), FaceUp()))

card(
    "Great Shogun Shien",
    procedure((), Exists(MY_SAMURAI, 2)),
    continuous(
        # TEAM-R35: one card for the whole team of the opponents.
        ChangesPlayers(X_CARDS_A_TURN, OPPONENTS, 1),
        SparedBy(MY_SAMURAI),
    ),
    cites=("TEAM-R35",),
)

card(
    "Green Baboon, Defender of the Forest",
    trigger(
        E_SENT,
        (SpecialSummon(Itself()),),
        own=False,
        optional=True,
        places=IN_HAND | IN_GRAVEYARD,
        costs=(PayingLife(1000),),
        condition=Both((ZoneFree(), Not(InDamageStep()))),
        # TEAM-R1: from the own field to the own Graveyard.
        hearing=Both(
            (
                HeardWhere((MONSTERS,), YOU),
                HeardSeat(YOU),
                HeardDestroyed(),
                HeardWas((OfType((BEAST,)),)),
                HeardCard(Cards((GRAVEYARD,), YOU, (OfType((BEAST,)),), others=True)),
            )
        ),
    ),
    cites=("TEAM-R1",),
)

card(
    "Greenkappa",
    flip(
        (Destroy(Bound(TARGETS, (FaceDown(),))),),
        targets=(Target(Cards((SPELLS, FIELD), EVERYBODY, (FaceDown(),)), 2, 2),),
    ),
)

card(
    "Gren Maju Da Eiza",
    continuous(
        Changes(X_ATTACK, Itself(), BECOMES, ForEach(400, Cards((REMOVED,), YOU))),
        Changes(X_DEFENSE, Itself(), BECOMES, ForEach(400, Cards((REMOVED,), YOU))),
    ),
)

card(
    "Griggle",
    trigger(
        E_CONTROL,
        (GainLife(Fixed(3000), YOU),),
        hearing=HeardWas(()),
        costs=(Begin(Changes(X_USED), Itself(), FOREVER),),
        condition=Not(ItselfIs((Under(X_USED),))),
    ),
)

card(
    "Guardian Angel Joan",
    trigger(E_BATTLE_DESTROYS, (GainLife(Printed(X_ATTACK, BEATEN), YOU),), hearing=BEATS_TO_GRAVEYARD),
)

card(
    "Guardian Baou",
    unless_there_is("Wicked-Breaking Flamberge - Baou"),
    trigger(
        E_BATTLE_DESTROYS,
        (Begin(Changes(X_ATTACK), Itself(), FOREVER, Fixed(1000)),),
        hearing=BEATS_TO_GRAVEYARD,
    ),
    continuous(Changes(X_NEGATES_FLIP, Itself(), amount=Fixed(1))),
)

card(
    "Guardian Ceal",
    unless_there_is("Shooting Star Bow - Ceal"),
    ignition(
        (Destroy(TARGET),),
        costs=(Sending(Cards((SPELLS,), YOU, (OfKind((SPELL,)), OfIcon((EQUIP,)), FaceUp(), WornBy(Itself())))),),
        targets=(Target(THEIR_MONSTERS),),
    ),
)

card(
    "Guardian Elma",
    unless_there_is("Butterfly Dagger - Elma"),
    trigger(
        E_SUMMONED,
        (EquipCards(TARGET, Itself()),),
        hearing=HeardHow(ANY_NORMAL | SPECIAL_SUMMON),
        targets=(Target(EQUIP_SPELLS_FOR_IT),),
        condition=SpellZoneFree(),
        optional=True,
    ),
)

card(
    "Guardian Grarl",
    unless_there_is("Gravity Axe - Grarl"),
    procedure((), Exactly(Cards((HAND,), YOU), 1)),
)

card(
    "Guardian Kay'est",
    unless_there_is("Rod of Silence - Kay'est"),
    continuous(Unaffected((SPELL,)), Changes(X_NOT_ATTACKED, Itself()), Changes(X_NO_OBSTACLE, Itself())),
)

card(
    "Guardian Sphinx",
    hides(),
    trigger(E_SUMMONED, (ReturnToHand(THEIR_MONSTERS),), hearing=HeardHow(FLIP_SUMMON)),
)

card("Guardian Statue", *turns_down((ReturnToHand(TARGET),), THEIR_MONSTERS))

card(
    "Guardian Tryce",
    unless_there_is("Twin Swords of Flashing Light - Tryce"),
    LooksBack(KEEPS_TRIBUTED),
    trigger(
        E_SENT,
        (SpecialSummon(FallenPartner(tributed=True)),),
        hearing=Both((HeardDestroyed(), HeardFrom((MONSTERS, SPELLS)))),
        condition=ZoneFree(),
        places=IN_GRAVEYARD,
    ),
)

card(
    "Gyaku-Gire Panda",
    continuous(Changes(X_ATTACK, Itself(), amount=ForEach(500, THEIR_MONSTERS)), Changes(X_PIERCING, Itself())),
)
