"""Monsters whose names begin with El."""

from spellspeed.yugioh.cards.writing import *

card(
    "Electric Lizard",
    trigger(
        E_BATTLED,
        (Begin(InTurnsToCome(X_NO_ATTACK, 2, following=True), EventOther(), END_OF_TURN),),
        hearing=Both((Not(IsAttacker()), HeardOther(Cards((MONSTERS,), EVERYBODY, (Except(OfType((ZOMBIE,))),))))),
    ),
)

card(
    "Electric Snake",
    trigger(
        E_SENT,
        (Draw(Fixed(2), YOU),),
        hearing=Both((HeardWhere((HAND,), YOU), HeardDiscarded(), HeardCause((BY_EFFECT,)), BY_THEM)),
        places=IN_GRAVEYARD,
    ),
)

card(
    "Electric Virus",
    ignition(
        (Begin(Controls(), Bound(TARGETS, (FaceUp(), OfType((MACHINE, DRAGON)))), END_PHASE_OF),),
        costs=(DiscardingItself(),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (FaceUp(), OfType((MACHINE, DRAGON)), CanBeTaken()))),),
        places=IN_HAND,
    ),
)

card("Element Doom", *element(EARTH, WIND))

card("Element Dragon", *element(FIRE, WIND))

card("Element Magician", *element(WATER, WIND))

card("Element Saurus", *element(FIRE, EARTH))

card("Element Soldier", *element(WATER, EARTH))

card("Element Valkyrie", *element(FIRE, WATER))

card(
    "Elemental HERO Air Neos",
    *contact("Elemental HERO Neos", "Neo-Spacian Air Hummingbird"),
    continuous(Changes(X_ATTACK, Itself(), amount=LifeDifference(), when=LifeLower(YOU))),
    RETURNS_IN_THE_END,
)

card(
    "Elemental HERO Aqua Neos",
    *contact("Elemental HERO Neos", "Neo-Spacian Aqua Dolphin"),
    ignition((PickRandom(THEIR_HAND), Destroy(Bound(CHOSEN))), costs=(Discarding(1),), limit=1),
    RETURNS_IN_THE_END,
)

card("Elemental HERO Bladedge", continuous(Changes(X_PIERCING, Itself())))

NOTHING_BESIDE = Both(
    (Not(Exists(Cards((HAND,), YOU))), Not(Exists(Cards((MONSTERS, SPELLS, FIELD), YOU, others=True))))
)

card(
    "Elemental HERO Bubbleman",
    procedure((), Not(Exists(OTHERS_IN_HAND))),
    trigger(
        E_SUMMONED,
        (If(NOTHING_BESIDE, (Draw(Fixed(2), YOU),)),),
        optional=True,
        condition=NOTHING_BESIDE,
    ),
)

card(
    "Elemental HERO Chaos Neos",
    *contact("Elemental HERO Neos", "Neo-Spacian Dark Panther", "Neo-Spacian Glow Moss"),
    due_in(END, (ReturnToFusionDeck(Itself()), IfDone((TurnFaceDown(ANY_FACE_UP),))), whose=EACH),
    ignition(
        (
            TossCoins(3),
            If(NumberIs(NUMBERS, 3), (Destroy(THEIR_MONSTERS),)),
            If(NumberIs(NUMBERS, 2), (Begin(Changes(X_NEGATED), THEIR_FACE_UP, END_OF_TURN),)),
            If(NumberIs(NUMBERS, 1), (ReturnToHand(Cards((MONSTERS,), YOU)),)),
        ),
        limit=1,
        condition=InPhase((MAIN1,)),
    ),
)

card(
    "Elemental HERO Dark Neos",
    *contact("Elemental HERO Neos", "Neo-Spacian Dark Panther"),
    ignition(
        (Begin(Changes(X_NEGATED), STILL_FACE_UP, WHILE_FACE_UP),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (FaceUp(), IsEffect()))),),
        condition=Not(Exists(Held())),
    ),
    RETURNS_IN_THE_END,
)

card(
    "Elemental HERO Flame Wingman",
    OnlyAsWritten(normally=True),
    trigger(
        E_BATTLE_DESTROYS,
        (InflictDamage(Printed(X_ATTACK, BEATEN), OPPONENT),),
        hearing=BEATS_TO_GRAVEYARD,
    ),
)

card(
    "Elemental HERO Flare Neos",
    *contact("Elemental HERO Neos", "Neo-Spacian Flare Scarab"),
    continuous(Changes(X_ATTACK, Itself(), amount=ForEach(400, Cards((SPELLS, FIELD), EVERYBODY)))),
    RETURNS_IN_THE_END,
    cites=("TEAM-R9",),
)

card(
    "Elemental HERO Grand Neos",
    *contact("Elemental HERO Neos", "Neo-Spacian Grand Mole"),
    ignition((ReturnToHand(TARGET),), targets=(Target(THEIR_MONSTERS),), limit=1),
    RETURNS_IN_THE_END,
)

HEROES = Cards((MONSTERS,), YOU, (NameHolds("Elemental HERO"), FaceUp()))

card("Elemental HERO Heat", continuous(Changes(X_ATTACK, Itself(), amount=ForEach(200, HEROES))))

card(
    "Elemental HERO Inferno",
    OnlyAsWritten(normally=True),
    continuous(
        Changes(
            X_ATTACK,
            Itself(),
            amount=Fixed(1000),
            when=Both((InDamageStep(), IsBattling(), Exists(Battling(OPPONENTS, (OfAttribute(WATER),))))),
        )
    ),
)

card("Elemental HERO Lady Heat", due_in(END, (InflictDamage(ForEach(200, HEROES), OPPONENT),), remains=True))

card(
    "Elemental HERO Mariner",
    OnlyAsWritten(normally=True),
    continuous(Changes(X_DIRECT_ATTACK, Itself(), when=Exists(Cards((SPELLS,), OWN, (FaceDown(),))))),
)

card("Elemental HERO Mudballman", OnlyAsWritten(normally=True))

card(
    "Elemental HERO Necroid Shaman",
    OnlyAsWritten(normally=True),
    trigger(
        E_SUMMONED,
        (
            Destroy(TARGET),
            IfDone(
                (
                    Choose(Cards((GRAVEYARD,), OPPONENT, (OfKind((MONSTER,)), Revivable()))),
                    SpecialSummon(Bound(CHOSEN), whose=OPPONENT),
                ),
                later=True,
            ),
        ),
        hearing=HeardHow(SPECIAL_SUMMON),
        targets=(Target(THEIR_MONSTERS),),
    ),
)

card("Elemental HERO Neos Alius", continuous(IsCalled("Elemental HERO Neos")))

INDESTRUCTIBLE = Changes(X_NOT_DESTROYED_BY_BATTLE, Itself())

card("Elemental HERO Phoenix Enforcer", OnlyAsWritten(normally=True), continuous(INDESTRUCTIBLE))

card(
    "Elemental HERO Plasma Vice",
    OnlyAsWritten(normally=True),
    continuous(Changes(X_PIERCING, Itself())),
    ignition(
        (Destroy(Bound(TARGETS, (InPosition(ATTACK),))),),
        costs=(Discarding(1),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (InPosition(ATTACK),))),),
    ),
)

IN_DEFENSE = ItselfIs((InPosition(DEFENSE),))

card(
    "Elemental HERO Rampart Blaster",
    OnlyAsWritten(normally=True),
    continuous(
        Changes(X_ATTACKS_FROM_DEFENSE, Itself(), amount=Fixed(1)),
        Changes(X_DIRECT_ATTACK, Itself(), when=IN_DEFENSE),
        Changes(X_ATTACK, Itself(), HALVED, when=Both((InCalculation(), IsAttacker(), IN_DEFENSE))),
    ),
)

HEROES_IN_THE_GRAVEYARD = Cards((GRAVEYARD,), YOU, (NameHolds("Elemental HERO"),))

STRONGER_BY_HEROES = Changes(X_ATTACK, Itself(), amount=ForEach(300, HEROES_IN_THE_GRAVEYARD))

card(
    "Elemental HERO Shining Flare Wingman",
    OnlyAsWritten(normally=True),
    continuous(STRONGER_BY_HEROES),
    trigger(E_BATTLE_DESTROYS, (InflictDamage(Printed(X_ATTACK, BEATEN), OPPONENT),), hearing=BEATS_TO_GRAVEYARD),
)

card(
    "Elemental HERO Shining Phoenix Enforcer",
    OnlyAsWritten(normally=True),
    continuous(STRONGER_BY_HEROES),
    continuous(INDESTRUCTIBLE),
)

card(
    "Elemental HERO Steam Healer",
    OnlyAsWritten(normally=True),
    trigger(E_BATTLE_DESTROYS, (GainLife(Printed(X_ATTACK, BEATEN), YOU),), hearing=BEATS_TO_GRAVEYARD),
)

OTHER_HEROES = Cards((MONSTERS,), YOU, (NameHolds("HERO"), FaceUp()), others=True)

HERO_IN_DECK = Cards((DECK,), YOU, (NameHolds("HERO"), OfKind((MONSTER,))))

card(
    "Elemental HERO Stratos",
    trigger(
        E_SUMMONED,
        (
            If(ModeIs(0), (ChooseUpTo(SPELLS_AND_TRAPS, NumberOf(OTHER_HEROES), fewer=True), Destroy(Bound(CHOSEN)))),
            If(ModeIs(1), (Choose(HERO_IN_DECK), AddToHand(Bound(CHOSEN)), ShuffleDeck(YOU))),
        ),
        hearing=HeardHow(ANY_NORMAL | SPECIAL_SUMMON),
        targets=(ChooseAmong((Both((Exists(OTHER_HEROES), Exists(SPELLS_AND_TRAPS))), Exists(Cards((DECK,), YOU)))),),
        optional=True,
    ),
)

card(
    "Elemental HERO Tempest",
    OnlyAsWritten(normally=True),
    ignition(
        (Begin(Changes(X_NOT_DESTROYED_BY_BATTLE, holds=True), TARGET, WHILE_FACE_UP),),
        costs=(Sending(Cards((MONSTERS, SPELLS, FIELD), YOU, (NoToken(),), others=True)),),
        targets=(Target(Cards((MONSTERS,), YOU, (Except(IsAmong(Held())),))),),
    ),
)

WEAKER = (FaceUp(), AttackBeside(AttackOf(Itself()), -WITHOUT_BOUND, -1, original=True))

card(
    "Elemental HERO Thunder Giant",
    OnlyAsWritten(normally=True),
    ignition(
        (Destroy(Bound(TARGETS, WEAKER)),),
        costs=(Discarding(1),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, WEAKER)),),
        limit=1,
    ),
)

card(
    "Elemental HERO Wild Wingman",
    OnlyAsWritten(normally=True),
    ignition(
        (Destroy(Bound(TARGETS)),),
        costs=(Discarding(1),),
        targets=(Target(Cards((SPELLS, FIELD), EVERYBODY)),),
    ),
)

card("Elemental HERO Wildedge", OnlyAsWritten(normally=True), continuous(Changes(X_ATTACK_EACH, Itself())))

card("Elemental HERO Wildheart", continuous(Unaffected((TRAP,))))

card(
    "Elemental HERO Woodsman",
    due_in(
        STANDBY,
        (
            Choose(Cards((DECK, GRAVEYARD), YOU, (Named(("Polymerization",)), OutOfSealedGraveyard()))),
            AddToHand(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        ),
        optional=True,
    ),
)

card(
    "Elemental Mistress Doriado",
    continuous(CountsAs((WIND, WATER, FIRE, EARTH))),
    variants=(
        as_ruled(
            "2005",
            "ERA-DORIADO-1: rulings of 2005",
            continuous(CountsAs((WIND, WATER, FIRE, EARTH), everywhere=True)),
        ),
    ),
    cites=("ERA-DORIADO-1",),
)

card(
    "Elephant Statue of Blessing",
    trigger(E_SENT, (GainLife(Fixed(2000), YOU),), hearing=SENT_FROM_HAND_BY_THEM, places=IN_GRAVEYARD),
)

card(
    "Elephant Statue of Disaster",
    trigger(E_SENT, (InflictDamage(Fixed(2000), OPPONENT),), hearing=SENT_FROM_HAND_BY_THEM, places=IN_GRAVEYARD),
)
